// The Python package's way for calls that are like one before: tensors of torch of which addresses alone are others.
//
// rawgemm/_calls.py checks a call in Python and packs its arguments. If they are all tensors of torch, it hands the
// call to remember(), which keeps the packed arguments under all that the call was given but addresses. From then on
// call_again() finds them there, fills in addresses, and calls the C library, with what _calls.py does around it: the
// current stream, an output that is made, no gradients that get lost. Of a call that it does not know, or that needs
// more than that (another device than the current one, torch's modes and transforms), it returns None.
//
// Tensors are read by DLPack's exchange API, a table of C functions that torch 2.10 and newer have, so that nothing of
// torch is compiled in. Whoever calls holds the GIL, which guards what is kept.
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <tuple>
#include <unordered_map>
#include <utility>

#include <library/rawgemm.h>

namespace {

// DLPack's structures, version 1.

struct DlDevice {
  std::int32_t type;
  std::int32_t id;
};
constexpr std::int32_t dl_cpu = 1;
constexpr std::int32_t dl_cuda = 2;

struct DlTensor {
  void* data;
  DlDevice device;
  std::int32_t extents;
  std::uint8_t code;
  std::uint8_t bits;
  std::uint16_t lanes;
  std::int64_t* shape;
  std::int64_t* strides;
  std::uint64_t byte_offset;
};

struct DlExchangeApi {
  std::uint32_t major;
  std::uint32_t minor;
  const DlExchangeApi* previous;
  void (*allocate)();
  void (*to_managed)();
  void (*from_managed)();
  int (*to_tensor)(void* object, DlTensor* tensor);  // a view, good while the object is; -1: with an exception set
  int (*current_stream)(std::int32_t device_type, std::int32_t device, void** stream);
};

PyObject* retain(PyObject* x) {
  Py_INCREF(x);
  return x;
}

// What connect() was given: torch's, and how to make an exception of a status.
struct Torch {
  const DlExchangeApi* exchange = nullptr;
  PyObject* tensor;
  PyObject* parameter;
  PyObject* dtype;
  PyObject* modes;       // torch functions without arguments: how many dispatch modes are at work,
  PyObject* transforms;  // the innermost transform (vmap, grad), or None,
  PyObject* gradients;   // whether gradients are recorded,
  PyObject* device;      // the index of the current device; None in a torch without CUDA
  PyObject* error_of;
  PyObject* requires_grad;  // the attribute's name
  PyObject* is_neg;         // a tensor's method
} torch;

/// All that a call was given but addresses.
struct Key {
  static constexpr int most_words = 64;
  std::int64_t words[most_words];
  int count = 0;

  void add(std::int64_t word) { words[count++] = word; }
  bool operator==(const Key& other) const {
    return count == other.count && std::equal(words, words + count, other.words);
  }
};

struct Hash {
  std::size_t operator()(const Key& key) const {
    std::uint64_t hash = 0;
    for (int i = 0; i < key.count; ++i) {
      hash = (hash ^ static_cast<std::uint64_t>(key.words[i])) * 0x9E3779B97F4A7C15;
      hash ^= hash >> 32;
    }
    return hash;
  }
};

struct Remembered {
  rawgemm_gemm_arguments arguments;  // but for addresses
  int mode;                          // the enumerator that the C function takes; negative: it takes none
  PyObject* make;                    // torch's function for an output that is made; null: it was given
  PyObject* made;                    // and its arguments
};

std::unordered_map<Key, Remembered, Hash> calls;
constexpr std::size_t most_calls = 4096;

enum Operand { of_a, of_b, of_out, of_c, of_scales_a, of_scales_b, operands };

/// The arguments of call_again(), which those of remember() begin with.
struct Call {
  static constexpr Py_ssize_t arguments = 1 + operands + 7;
  void* function;
  PyObject* objects[operands];  // null in the place of None
  void* addresses[operands];
  DlDevice device;  // of A
  Key key;
};

constexpr int most_extents = 3;
static_assert(1 + operands * (2 + 2 * most_extents) + 5 <= Key::most_words, "Key: all words of a call");

bool is_tensor(PyObject* x) {
  // A subclass may be anything: what has no storage, or belongs to a mode.
  PyObject* const type = reinterpret_cast<PyObject*>(Py_TYPE(x));
  return type == torch.tensor || type == torch.parameter;
}

// The functions that read a call return false if it is not one to remember, and set no exception.

bool read_address(PyObject* x, DlTensor* tensor, void** address) {
  if (torch.exchange->to_tensor(x, tensor) != 0) {
    PyErr_Clear();
    return false;
  }
  *address = static_cast<char*>(tensor->data) + tensor->byte_offset;
  return true;
}

/// Whether torch reads the numbers with another sign than memory has, which DLPack's API does not tell.
bool is_negated(PyObject* x) {
  PyObject* const answer = PyObject_CallOneArg(torch.is_neg, x);
  if (answer == nullptr) PyErr_Clear();
  Py_XDECREF(answer);
  return answer != Py_False;
}

bool read_operand(PyObject* x, Operand operand, Call* call) {
  call->objects[operand] = nullptr;
  call->addresses[operand] = nullptr;
  Key& key = call->key;
  if (x == Py_None) {
    key.add(-1);
    return true;
  }
  DlTensor tensor;
  if (!is_tensor(x) || !read_address(x, &tensor, &call->addresses[operand])) return false;
  if (tensor.extents > most_extents || (tensor.device.type != dl_cpu && tensor.device.type != dl_cuda)) return false;
  call->objects[operand] = x;
  if (operand == of_a) call->device = tensor.device;
  key.add(std::int64_t{tensor.lanes} << 32 | tensor.bits << 16 | tensor.code << 8 | tensor.extents);
  key.add(std::int64_t{tensor.device.id} << 32 | tensor.device.type);
  bool is_contiguous = false;  // along one extent
  for (int i = 0; i < tensor.extents; ++i) {
    key.add(tensor.shape[i]);
    key.add(tensor.strides[i]);
    is_contiguous = is_contiguous || (tensor.strides[i] == 1 && tensor.shape[i] > 1);
  }
  // To ask is a tenth of a call. What is negated is the imaginary part of a conjugate, whose elements lie two apart,
  // but for what as_strided makes of one and torch's private _neg_view.
  return is_contiguous || !is_negated(x);
}

bool read_factor(PyObject* x, Key* key) {
  if (!PyFloat_CheckExact(x) && !PyLong_CheckExact(x)) return false;
  const double value = PyFloat_AsDouble(x);
  key->add(std::bit_cast<std::int64_t>(value));
  return value != -1 || PyErr_Occurred() == nullptr;
}

bool read_integer(PyObject* x, Key* key) {
  if (!PyLong_CheckExact(x)) return false;
  key->add(PyLong_AsLongLong(x));
  return PyErr_Occurred() == nullptr;
}

bool read_options(PyObject* const* x, Key* key) {
  const auto [alpha, beta, out_dtype, add_to_out, programmatic, weights_ready, max_sms] =
      std::tuple(x[0], x[1], x[2], x[3], x[4], x[5], x[6]);
  // torch's dtypes live for ever: no other one gets the address.
  if (out_dtype != Py_None && reinterpret_cast<PyObject*>(Py_TYPE(out_dtype)) != torch.dtype) return false;
  key->add(static_cast<std::int64_t>(reinterpret_cast<std::intptr_t>(out_dtype)));
  std::int64_t switches = 0;
  for (PyObject* const is_on : {add_to_out, programmatic, weights_ready}) {
    if (is_on != Py_True && is_on != Py_False) return false;
    switches = switches << 1 | (is_on == Py_True);
  }
  key->add(switches);
  const bool is_read = read_factor(alpha, key) && read_factor(beta, key) && read_integer(max_sms, key);
  PyErr_Clear();
  return is_read;
}

/// x: the C function's address; A, B, out, C, scales of A, scales of B, each of which but A and B may be None; alpha,
/// beta, out_dtype, add_to_out, programmatic, weights_ready, max_sms.
bool read_call(PyObject* const* x, Call* call) {
  if (torch.exchange == nullptr) return false;
  call->function = PyLong_AsVoidPtr(x[0]);
  call->key.add(static_cast<std::int64_t>(reinterpret_cast<std::intptr_t>(call->function)));
  for (int i = 0; i < operands; ++i)
    if (!read_operand(x[1 + i], static_cast<Operand>(i), call)) return false;
  return read_options(x + 1 + operands, &call->key);
}

/// What a function of torch's without arguments returns: an integer, or 0 for None and 1 for any other object.
/// negative: it raised.
long ask(PyObject* function) {
  PyObject* const answer = PyObject_CallNoArgs(function);
  if (answer == nullptr) {
    PyErr_Clear();
    return -1;
  }
  const long value = answer == Py_None ? 0 : PyLong_Check(answer) ? PyLong_AsLong(answer) : 1;
  Py_DECREF(answer);
  return value;
}

bool requires_gradient(PyObject* x) {
  if (x == nullptr) return false;
  PyObject* const answer = PyObject_GetAttr(x, torch.requires_grad);
  if (answer == nullptr) PyErr_Clear();
  Py_XDECREF(answer);
  return answer != Py_False;
}

/// Whether torch would have to know of the call.
bool loses_gradients(const Call& call) {
  PyObject* const* const x = call.objects;
  const bool requires_it = x[of_out] != nullptr ? requires_gradient(x[of_out])
                                                : requires_gradient(x[of_a]) || requires_gradient(x[of_b]) ||
                                                      requires_gradient(x[of_c]) || requires_gradient(x[of_scales_a]) ||
                                                      requires_gradient(x[of_scales_b]);
  return requires_it && ask(torch.gradients) != 0;
}

/// The current stream of the operands' device, which must be the current device; null for the CPU.
bool find_stream(const DlDevice& device, rawgemm_stream* stream) {
  *stream = nullptr;
  if (device.type != dl_cuda) return true;
  void* found = nullptr;
  if (ask(torch.device) != device.id) return false;
  if (torch.exchange->current_stream(device.type, device.id, &found) != 0) {
    PyErr_Clear();
    return false;
  }
  *stream = static_cast<rawgemm_stream>(found);
  return true;
}

/// make may let other threads run, one of which forgets the call.
PyObject* make_output(const Remembered& remembered) {
  PyObject* const make = retain(remembered.make);
  PyObject* const made = retain(remembered.made);
  PyObject* const out = PyObject_CallObject(make, made);
  Py_DECREF(make);
  Py_DECREF(made);
  return out;
}

int launch(void* function, const rawgemm_gemm_arguments& arguments, int mode, rawgemm_stream stream) {
  int status = 0;
  Py_BEGIN_ALLOW_THREADS;
  if (mode < 0)
    status = reinterpret_cast<int (*)(const rawgemm_gemm_arguments*, rawgemm_stream)>(function)(&arguments, stream);
  else
    status = reinterpret_cast<int (*)(const rawgemm_gemm_arguments*, int, rawgemm_stream)>(function)(&arguments, mode,
                                                                                                     stream);
  Py_END_ALLOW_THREADS;
  return status;
}

/// Sets the exception of a status, and returns what a function returns that raises.
PyObject* raise(int status) {
  PyObject* const error = PyObject_CallFunction(torch.error_of, "i", status);
  if (error == nullptr) return nullptr;
  PyErr_SetObject(reinterpret_cast<PyObject*>(Py_TYPE(error)), error);
  Py_DECREF(error);
  return nullptr;
}

PyObject* call_again(PyObject*, PyObject* const* x, Py_ssize_t count) {
  if (count != Call::arguments)
    return PyErr_Format(PyExc_TypeError, "call_again() takes %zd arguments", Call::arguments);
  Call call;
  rawgemm_stream stream;
  if (!read_call(x, &call) || loses_gradients(call) || ask(torch.modes) != 0 || ask(torch.transforms) != 0 ||
      !find_stream(call.device, &stream))
    Py_RETURN_NONE;
  const auto found = calls.find(call.key);
  if (found == calls.end()) Py_RETURN_NONE;
  const Remembered remembered = found->second;

  PyObject* const out = call.objects[of_out] != nullptr ? retain(call.objects[of_out]) : make_output(remembered);
  if (out == nullptr) return nullptr;
  DlTensor of_made;
  if (call.objects[of_out] == nullptr && !read_address(out, &of_made, &call.addresses[of_out])) {
    Py_DECREF(out);
    Py_RETURN_NONE;
  }
  rawgemm_gemm_arguments arguments = remembered.arguments;
  arguments.a = call.addresses[of_a];
  arguments.b = call.addresses[of_b];
  arguments.d = call.addresses[of_out];
  arguments.c = call.addresses[arguments.add_to_d != 0 ? of_out : of_c];
  arguments.block_scales_a = static_cast<const float*>(call.addresses[of_scales_a]);
  arguments.block_scales_b = static_cast<const float*>(call.addresses[of_scales_b]);
  const int status = launch(call.function, arguments, remembered.mode, stream);
  if (status == RAWGEMM_OK) return out;
  Py_DECREF(out);
  return raise(status);
}

void forget(const Remembered& remembered) {
  Py_XDECREF(remembered.make);
  Py_XDECREF(remembered.made);
}

/// The arguments of call_again(); the packed arguments of the C function; its mode, negative where it takes none; a
/// function of torch's that makes such an output, and its arguments, or None where out was given.
PyObject* remember(PyObject*, PyObject* const* x, Py_ssize_t count) {
  if (count != Call::arguments + 4)
    return PyErr_Format(PyExc_TypeError, "remember() takes %zd arguments", Call::arguments + 4);
  const auto [packed, mode, make, made] = std::tuple(x[count - 4], x[count - 3], x[count - 2], x[count - 1]);
  Call call;
  Remembered remembered;
  if (!PyBytes_Check(packed) || PyBytes_Size(packed) != sizeof(remembered.arguments))
    return PyErr_Format(PyExc_ValueError, "packed arguments must be of %zu bytes", sizeof(remembered.arguments));
  std::memcpy(&remembered.arguments, PyBytes_AsString(packed), sizeof(remembered.arguments));
  remembered.mode = static_cast<int>(PyLong_AsLong(mode));
  if (PyErr_Occurred() != nullptr) return nullptr;
  if (!read_call(x, &call)) Py_RETURN_NONE;
  remembered.make = make == Py_None ? nullptr : retain(make);
  remembered.made = made == Py_None ? nullptr : retain(made);
  if (calls.size() >= most_calls) {
    for (const auto& [key, one] : calls) forget(one);
    calls.clear();
  }
  const auto [place, is_new] = calls.try_emplace(call.key, remembered);
  if (!is_new) forget(std::exchange(place->second, remembered));
  Py_RETURN_NONE;
}

/// torch.Tensor's __dlpack_c_exchange_api__; the objects of Torch, from tensor to error_of. Whether calls are
/// remembered from now on.
PyObject* connect(PyObject*, PyObject* const* x, Py_ssize_t count) {
  PyObject** const objects[] = {&torch.tensor,     &torch.parameter, &torch.dtype,  &torch.modes,
                                &torch.transforms, &torch.gradients, &torch.device, &torch.error_of};
  if (count != 1 + static_cast<Py_ssize_t>(std::size(objects)))
    return PyErr_Format(PyExc_TypeError, "connect() takes %zu arguments", 1 + std::size(objects));
  constexpr const char* name = "dlpack_exchange_api";
  if (PyCapsule_IsValid(x[0], name) == 0) Py_RETURN_FALSE;
  const auto* exchange = static_cast<const DlExchangeApi*>(PyCapsule_GetPointer(x[0], name));
  while (exchange != nullptr && exchange->major != 1) exchange = exchange->previous;
  if (exchange == nullptr || exchange->to_tensor == nullptr || exchange->current_stream == nullptr) Py_RETURN_FALSE;
  for (PyObject** const object : objects) *object = retain(*++x);
  torch.requires_grad = PyUnicode_InternFromString("requires_grad");
  torch.is_neg = PyObject_GetAttrString(torch.tensor, "is_neg");
  if (torch.is_neg == nullptr) return nullptr;
  torch.exchange = exchange;
  Py_RETURN_TRUE;
}

template <auto function>
PyMethodDef method(const char* name) {
  return {name, reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(function)), METH_FASTCALL, nullptr};
}

PyMethodDef methods[] = {
    method<call_again>("call_again"), method<remember>("remember"), method<connect>("connect"), {}};
PyModuleDef module = {PyModuleDef_HEAD_INIT, "_repeats", nullptr, -1, methods, nullptr, nullptr, nullptr, nullptr};

}  // namespace

PyMODINIT_FUNC PyInit__repeats() {
  PyObject* const made = PyModule_Create(&module);
  if (made != nullptr && PyModule_AddIntConstant(made, "version", RAWGEMM_VERSION) != 0) {
    Py_DECREF(made);
    return nullptr;
  }
  return made;
}
