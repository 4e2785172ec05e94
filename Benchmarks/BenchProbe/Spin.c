// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#include "BenchProbe.h"

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
