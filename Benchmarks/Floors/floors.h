// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// What the floors share.

#include "CFloors.h"

// One instruction each; between equal numbers they choose as the Swift rules do.
static inline double least(double a, double b) { return b < a ? b : a; }
static inline double greatest(double a, double b) { return a > b ? a : b; }

// Writes field by field: a literal that is copied takes its padding along.
static inline floor_element *put(floor_element *out, uint8_t kind, int32_t section, int32_t item,
                                 uint8_t layer, double x, double y, double width, double height,
                                 double content_alpha) {
  out->kind = kind;
  out->section = section;
  out->item = item;
  out->layer = layer;
  out->x = x;
  out->y = y;
  out->width = width;
  out->height = height;
  out->content_alpha = content_alpha;
  out->content_scale = 1;
  return out + 1;
}

static inline floor_element *put_status_bar(floor_element *out, const floor_kinds *kinds,
                                            const floor_screen *screen) {
  return put(out, kinds->status_bar, -1, -1, 0, 0, 0, screen->width, screen->status_bar_height, 1);
}
