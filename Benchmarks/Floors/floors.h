// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// What the floors share.

#ifndef FLOORS_H
#define FLOORS_H

#include "CFloors.h"

#include <string.h>

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "the halves of an identity are stored as numbers, low half first"
#endif

// Loops are written once and compiled for each axis, so that no element has to ask for it.
#define SPECIALISED static inline __attribute__((always_inline))

// One instruction each; between equal numbers they choose as the Swift rules do.
static inline double least(double a, double b) { return b < a ? b : a; }
static inline double greatest(double a, double b) { return a > b ? a : b; }

// The first half of an element's identity: one store, and a constant in a loop over a section.
static inline uint64_t kind_of(uint8_t kind, int32_t section) {
  return kind | (uint64_t)(uint32_t)section << 32;
}

// The second half: the next item of the same layer is one more. Items are counted from 0 to 2³¹ − 1.
static inline uint64_t place_of(int32_t item, uint8_t layer) {
  return (uint32_t)item | (uint64_t)layer << 32;
}

SPECIALISED floor_element *put(floor_element *out, uint64_t kind, uint64_t place, double x,
                               double y, double width, double height, double content_alpha) {
  memcpy(&out->kind, &kind, sizeof kind);
  memcpy(&out->item, &place, sizeof place);
  out->x = x;
  out->y = y;
  out->width = width;
  out->height = height;
  out->content_alpha = content_alpha;
  out->content_scale = 1;
  return out + 1;
}

SPECIALISED floor_element *put_status_bar(floor_element *out, const floor_kinds *kinds,
                                          const floor_screen *screen) {
  if (!(screen->status_bar_height > 0)) return out;
  return put(out, kind_of(kinds->status_bar, -1), place_of(-1, 0), 0, 0, screen->size.width,
             screen->status_bar_height, 1);
}

#endif
