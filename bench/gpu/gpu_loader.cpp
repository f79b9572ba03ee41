#include <bench/gpu/gpu_loader.hpp>

#include <dlfcn.h>

#include <filesystem>

namespace rawgemm::bench {

Gpu* open_gpu(std::string* why_not) {
  if (dlopen("libcuda.so.1", RTLD_LAZY | RTLD_LOCAL) == nullptr) {
    *why_not = "no GPU here (no NVIDIA driver)";
    return nullptr;
  }
  const std::filesystem::path half =
      std::filesystem::read_symlink("/proc/self/exe").parent_path() / "librawgemm_gpu.so";
  if (!std::filesystem::exists(half)) {
    *why_not = half.string() + " is not built: scripts/run.sh builds it where there is a GPU";
    return nullptr;
  }
  void* const library = dlopen(half.c_str(), RTLD_NOW | RTLD_LOCAL);
  void* const open = library == nullptr ? nullptr : dlsym(library, open_gpu_name);
  if (open == nullptr) {
    *why_not = std::string("the GPU half does not load (") + dlerror() + ")";
    return nullptr;
  }
  return reinterpret_cast<OpenGpu*>(open)(why_not);
}

}  // namespace rawgemm::bench
