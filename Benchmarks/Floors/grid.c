// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#include "floors.h"

size_t floor_lay_out_grid(const floor_grid *grid, const floor_grid_pose *poses, size_t count,
                          floor_element *restrict elements, int64_t *restrict starts) {
  const floor_grid g = *grid;
  floor_element *out = elements;
  for (size_t frame = 0; frame < count; frame++) {
    const double offset = poses[frame].offset;
    const double end = least(offset + g.screen.height, g.content_height);
    if (offset < g.content_height && end > 0) {
      int64_t row = (int64_t)greatest(offset / g.pitch, 0);
      double top = (double)row * g.pitch;
      while (top < end) {
        const double height = least(g.side, g.content_height - top);
        if (top + height > offset) {
          const double y = top - offset;
          const int32_t item = (int32_t)(row * g.columns);
          for (int64_t column = 0; column < g.columns; column++) {
            out = put(out, g.kinds.cell, -1, item + (int32_t)column, 1, g.left + (double)column * g.pitch, y, g.side, height, 1);
          }
        }
        row++;
        top = (double)row * g.pitch;
      }
    }
    const double header = poses[frame].height;
    if (g.has_header && header > 0) {
      out = put(out, g.kinds.header, -1, -1, 2, 0, 0, g.screen.width, header, poses[frame].title_alpha);
    }
    if (g.screen.status_bar_height > 0) out = put_status_bar(out, &g.kinds, &g.screen);
    starts[frame] = out - elements;
  }
  return (size_t)(out - elements);
}
