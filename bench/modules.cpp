#include <bench/modules.hpp>

#include <dlfcn.h>

#include <cstdint>
#include <filesystem>
#include <map>

#include <bench/kernels.hpp>

namespace rawgemm::bench {

namespace {

std::map<std::string, std::string>& files_used_instead() {
  static std::map<std::string, std::string> files;
  return files;
}

std::string target_of(const Instance& x) { return module_target(x, RAWGEMM_SIDE); }

std::filesystem::path program_folder() { return std::filesystem::read_symlink("/proc/self/exe").parent_path(); }

std::filesystem::path file_of(const Instance& x) {
  const auto instead = files_used_instead().find(name_of(x.configuration.kernel));
  return instead != files_used_instead().end() ? std::filesystem::absolute(instead->second)
                                               : program_folder() / (target_of(x) + ".so");
}

/// Of a module's name, and of what asks for it.
struct AdditionWords {
  const char* in_target;
  const char* option;
  const char* name;
};
/// Of a form, in a module's name.
std::string in_target(Form form) {
  if (form == Form::dense) return "";
  return form == Form::k_grouped ? "_k_grouped" : std::string("_") + name_of(form);
}
AdditionWords words_of(Addition addition) {
  if (addition == Addition::by_add_to_d) return {"_add_to_d", " --accumulate", name_of(addition)};
  if (addition == Addition::by_load) return {"_add_by_load", " --accumulate=load", name_of(addition)};
  return {"", "", ""};  // the default epilogue
}

/// As `rawgemm run` takes it: "gemm_pingpong --major-b mn --accumulate".
std::string arguments_of(const Instance& x) {
  const auto [a, b] = majors_of(x.configuration);
  return name_of(x.configuration.kernel) + (a == Major::mn ? " --major-a mn" : "") +
         (b == Major::mn ? " --major-b mn" : "") + words_of(x.addition).option;
}

}  // namespace

void use_module(const std::string& kernel, const std::string& file) { files_used_instead()[kernel] = file; }

std::string module_target(const Instance& x, const char* side) {
  const auto letters = [](Major major) { return major == Major::k ? "_k" : "_mn"; };
  const Majors its = majors_of(x.configuration);
  const std::string majors = its == Majors{} ? std::string() : std::string(letters(its.a)) + letters(its.b);
  return name_of(x.configuration.kernel) + majors + words_of(x.addition).in_target + in_target(x.form) + "_" + side;
}

Status require_modules(const std::vector<Instance>& instances) {
  std::string missing;
  std::string targets;
  for (const Instance& x : instances)
    if (!std::filesystem::exists(file_of(x)) && targets.find(" " + target_of(x)) == std::string::npos) {
      missing += (missing.empty() ? "" : ", ") + name_of(x.configuration.kernel) +
                 majors_name(majors_of(x.configuration)) + words_of(x.addition).name +
                 (x.form == Form::dense ? "" : std::string(", ") + name_of(x.form));
      targets += " " + target_of(x);
    }
  if (missing.empty()) return {};
  return {StatusCode::unsupported_value,
          "rawgemm: " + missing + ": not built for the " RAWGEMM_SIDE "; `scripts/run.sh " +
              arguments_of(instances.front()) + " ...` builds what it runs, `cmake --build " +
              program_folder().parent_path().string() + " --target" + targets + "` this"};
}

const KernelFunctions* functions_of(const Problem& problem, const Configuration& configuration, Status* status) {
  static std::map<std::pair<std::string, ElementType>, const KernelFunctions*> known;
  const Instance x = instance_of(problem, configuration);
  const ElementType input = problem.types.input;
  const KernelFunctions*& functions = known[{target_of(x), input}];
  if (functions != nullptr) return functions;
  *status = require_modules({x});
  if (!status->ok()) return nullptr;
  void* const module = dlopen(file_of(x).c_str(), RTLD_NOW | RTLD_LOCAL);
  void* const exported =
      module == nullptr ? nullptr : dlsym(module, (std::string(exported_name) + cpp_name_of(input)).c_str());
  if (exported == nullptr)
    *status = {StatusCode::unsupported_value,
               "rawgemm: " + target_of(x) + ": the module does not load (" + dlerror() + ")"};
  functions = static_cast<const KernelFunctions*>(exported);
  return functions;
}

Status check(const Problem& x, const Configuration& configuration) {
  alignas(16) static char anywhere[16];
  // So far from each other that no two overlap, whatever the problem.
  const auto place = [](std::uintptr_t i) { return reinterpret_cast<char*>(i << 60); };
  const Arguments arguments = arguments_of(
      x, {place(1), place(2), place(3), anywhere, anywhere, anywhere, reinterpret_cast<const i32*>(anywhere)});
  Status status;
  const KernelFunctions* const functions = functions_of(x, configuration, &status);
  return functions == nullptr ? status : functions->check(x, configuration, arguments);
}

Status launch(const Problem& x, const Configuration& configuration, const Arguments& arguments, Stream stream) {
  Status status;
  const KernelFunctions* const functions = functions_of(x, configuration, &status);
  return functions == nullptr ? status : functions->launch(x, configuration, arguments, stream);
}

Arguments arguments_of(const Problem& x, const Addresses& at) {
  Arguments arguments{
      {.m = x.m, .n = x.n, .k = x.k, .a = at.a, .lda = x.lda, .b = at.b, .ldb = x.ldb, .d = at.d, .ldd = x.ldd},
      at.groups};
  arguments.max_sms = x.max_sms;
  if (adds(x)) {
    arguments.beta = 1;
    arguments.c = at.d;
    arguments.ldc = x.ldd;
  }
  if (x.types.scales == ScaleMode::none) return arguments;
  const auto* const scales_a = static_cast<const float*>(at.scales_a);
  const auto* const scales_b = static_cast<const float*>(at.scales_b);
  if (is_8_bit(x.types.output)) arguments.scale_d = static_cast<const float*>(at.scale_d);
  if (block_scales_of(x.types.scales) == BlockScales::none) {
    arguments.scale_a = {.address = scales_a, .each_row = x.types.scales == ScaleMode::rows};
    arguments.scale_b = {.address = scales_b, .each_row = x.types.scales == ScaleMode::rows};
  } else {
    arguments.block_scales = {.a = scales_a, .lda = scale_layout_a(x).ld, .b = scales_b, .ldb = scale_layout_b(x).ld};
  }
  return arguments;
}

}  // namespace rawgemm::bench
