// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#include "BenchProbe.h"

// Requests to valgrind are an instruction sequence without effect on a real processor. They are part of
// its stable interface and written here so that its headers need not be installed.
enum {
  running_on_valgrind = 0x1001,
  // Callgrind's own requests start with its letters.
  start_instrumentation = ('C' << 24) + ('T' << 16) + 4,
  stop_instrumentation = ('C' << 24) + ('T' << 16) + 5,
};

#if defined(__x86_64__) && defined(__GNUC__)

static uint64_t request(uint64_t kind) {
  volatile uint64_t arguments[6] = {kind};
  volatile uint64_t result = 0;
  __asm__ volatile(
      "rolq $3, %%rdi\n\t"
      "rolq $13, %%rdi\n\t"
      "rolq $61, %%rdi\n\t"
      "rolq $51, %%rdi\n\t"
      "xchgq %%rbx, %%rbx"
      : "=d"(result)
      : "a"(&arguments[0]), "0"(result)
      : "cc", "memory");
  return result;
}

#elif defined(__aarch64__) && defined(__GNUC__)

static uint64_t request(uint64_t kind) {
  volatile uint64_t arguments[6] = {kind};
  uint64_t result;
  __asm__ volatile(
      "mov x3, #0\n\t"
      "mov x4, %1\n\t"
      "ror x12, x12, #3\n\t"
      "ror x12, x12, #13\n\t"
      "ror x12, x12, #51\n\t"
      "ror x12, x12, #61\n\t"
      "orr x10, x10, x10\n\t"
      "mov %0, x3"
      : "=r"(result)
      : "r"(&arguments[0])
      : "cc", "memory", "x3", "x4");
  return result;
}

#else

static uint64_t request(uint64_t kind) {
  (void)kind;
  return 0;
}

#endif

bool scrollwork_is_profiled(void) { return request(running_on_valgrind) != 0; }

__attribute__((noinline)) void scrollwork_region(void (*body)(void *), void *context) {
  request(start_instrumentation);
  body(context);
  request(stop_instrumentation);
}

__attribute__((noinline)) uint64_t scrollwork_spin(uint64_t iterations) {
  uint64_t state = 0x9e3779b97f4a7c15u;
  for (uint64_t index = 0; index < iterations; index++) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    // Prevents the compiler from removing or unrolling the loop.
    __asm__ volatile("" : "+r"(state));
  }
  return state;
}
