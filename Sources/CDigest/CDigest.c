// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
//
// SHA-256 by the instructions that most processors of x86-64 have for it, which Swift cannot call. They keep the
// state as two vectors, ABEF and CDGH, and work four rounds with each vector of the schedule.

#include "CDigest.h"

#if defined(__x86_64__)

#include <cpuid.h>
#include <immintrin.h>

int scrollwork_sha256_is_built_in(void) {
  unsigned int a, b, c, d;
  // SSE4.1 and SSSE3 in leaf 1, the instructions themselves in leaf 7.
  if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_SSE4_1) || !(c & bit_SSSE3)) return 0;
  return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & (1u << 29));
}

__attribute__((target("sha,sse4.1,ssse3"))) void scrollwork_sha256(
    unsigned int *state, const void *blocks, long count, const unsigned int *constants) {
  const __m128i swap = _mm_set_epi64x(0x0c0d0e0f08090a0bLL, 0x0405060700010203LL);
  __m128i abcd = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xb1);
  __m128i efgh = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1b);
  __m128i abef = _mm_alignr_epi8(abcd, efgh, 8);
  __m128i cdgh = _mm_blend_epi16(efgh, abcd, 0xf0);
  for (const __m128i *block = blocks; count > 0; block += 4, count -= 1) {
    __m128i abef_before = abef, cdgh_before = cdgh;
    __m128i words[4];
    for (int i = 0; i < 4; i += 1) words[i] = _mm_shuffle_epi8(_mm_loadu_si128(block + i), swap);
#pragma clang loop unroll(full)
    for (int i = 0; i < 16; i += 1) {
      __m128i sum = _mm_add_epi32(words[i & 3], _mm_loadu_si128((const __m128i *)constants + i));
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0e));
      // The four words of sixteen rounds later take the place of those that are used up.
      __m128i next = words[(i + 1) & 3], second = words[(i + 2) & 3], last = words[(i + 3) & 3];
      __m128i later = _mm_add_epi32(_mm_sha256msg1_epu32(words[i & 3], next), _mm_alignr_epi8(last, second, 4));
      words[i & 3] = _mm_sha256msg2_epu32(later, last);
    }
    abef = _mm_add_epi32(abef, abef_before);
    cdgh = _mm_add_epi32(cdgh, cdgh_before);
  }
  __m128i feba = _mm_shuffle_epi32(abef, 0x1b);
  __m128i dchg = _mm_shuffle_epi32(cdgh, 0xb1);
  _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(feba, dchg, 0xf0));
  _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(dchg, feba, 8));
}

#else

int scrollwork_sha256_is_built_in(void) { return 0; }

void scrollwork_sha256(unsigned int *state, const void *blocks, long count, const unsigned int *constants) {
  (void)state, (void)blocks, (void)count, (void)constants;
  __builtin_trap();
}

#endif
