// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#include "CRunProbe.h"

// Requests to valgrind are an instruction sequence without effect on a real processor. They are part of
// its stable interface and written here so that its headers need not be installed.
enum {
  running_on_valgrind = 0x1001,
  // Callgrind's own requests start with its letters.
  dump_statistics_at = ('C' << 24) + ('T' << 16) + 3,
  start_instrumentation = ('C' << 24) + ('T' << 16) + 4,
  stop_instrumentation = ('C' << 24) + ('T' << 16) + 5,
};

#if defined(__x86_64__) && defined(__GNUC__)

uint64_t scrollwork_valgrind_request(uint64_t kind, uint64_t argument) {
  volatile uint64_t arguments[6] = {kind, argument};
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

uint64_t scrollwork_valgrind_request(uint64_t kind, uint64_t argument) {
  volatile uint64_t arguments[6] = {kind, argument};
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

uint64_t scrollwork_valgrind_request(uint64_t kind, uint64_t argument) {
  (void)kind;
  (void)argument;
  return 0;
}

#endif

bool scrollwork_is_profiled(void) { return scrollwork_valgrind_request(running_on_valgrind, 0) != 0; }

__attribute__((noinline)) void scrollwork_region(void (*body)(void *), void *context) {
  scrollwork_valgrind_request(start_instrumentation, 0);
  body(context);
  scrollwork_valgrind_request(stop_instrumentation, 0);
}

void scrollwork_dump_counts(const char *name) {
  scrollwork_valgrind_request(dump_statistics_at, (uint64_t)(uintptr_t)name);
}
