#include <host/wgmma_tile.hpp>
#include <tests/kernels/wgmma_tile.hpp>

namespace rawgemm::test {

template <Major major_b, u32 n>
struct Wgmma {
  static constexpr Configuration configuration{.kernel = Kernel::wgmma_tile, .tile = {64, n}, .major_b = major_b};
};
template <class Input, Major major_b, u32 n>
using Config = tile::Config<Types<Input, float>, Wgmma<major_b, n>::configuration>;

template <class Input, Major major_b>
static Status launch(u32 n, const GemmArguments& x, Stream stream) {
  if (n == 8) return wgmma_tile<Config<Input, major_b, 8>>(x, stream);
  if (n == 16) return wgmma_tile<Config<Input, major_b, 16>>(x, stream);
  if (n == 64) return wgmma_tile<Config<Input, major_b, 64>>(x, stream);
  if (n == 128) return wgmma_tile<Config<Input, major_b, 128>>(x, stream);
  return wgmma_tile<Config<Input, major_b, 256>>(x, stream);
}

Status launch(const TileSelection& s, const GemmArguments& x, Stream stream) {
  if (s.input == TensorType::bf16)
    return s.major_b == Major::k ? launch<bf16, Major::k>(s.n, x, stream) : launch<bf16, Major::mn>(s.n, x, stream);
  return s.major_b == Major::k ? launch<f16, Major::k>(s.n, x, stream) : launch<f16, Major::mn>(s.n, x, stream);
}

}  // namespace rawgemm::test
