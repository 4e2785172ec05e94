// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#include "floors.h"

// The photos of a row. Where the number of columns is a constant, the loop is unrolled, and the edges of
// the columns stay in registers.
SPECIALISED floor_element *put_row(floor_element *out, const floor_grid *grid, uint64_t kind,
                                   int64_t columns, uint64_t item, double y, double height) {
  for (int64_t column = 0; column < columns; column++) {
    out = put(out, kind, item + (uint64_t)column, grid->left + (double)column * grid->pitch, y,
              grid->side, height, 1);
  }
  return out;
}

SPECIALISED floor_element *put_photos(floor_element *out, const floor_grid *grid, double offset,
                                      int64_t columns) {
  const double end = least(offset + grid->screen.size.height, grid->content_height);
  if (!(offset < grid->content_height && end > 0)) return out;
  const double pitch = grid->pitch;
  const double side = grid->side;
  // Rows are counted as the numbers that they are multiplied with: no conversion a row.
  const int64_t first = (int64_t)greatest(offset / pitch, 0);
  double row = (double)first;
  double top = row * pitch;
  uint64_t item = place_of((int32_t)(first * columns), 1);
  const uint64_t kind = kind_of(grid->kinds.cell, -1);
  // A gap may be at the top of the screen: the row above it is not visible, those below it are.
  while (top < end && !(top + least(side, grid->content_height - top) > offset)) {
    top = ++row * pitch;
    item += (uint64_t)columns;
  }
  if (grid->content_height - end >= side) {
    // The content ends so far below that none of these rows is cut.
    for (; top < end; top = ++row * pitch, item += (uint64_t)columns) {
      out = put_row(out, grid, kind, columns, item, top - offset, side);
    }
  } else {
    for (; top < end; top = ++row * pitch, item += (uint64_t)columns) {
      out = put_row(out, grid, kind, columns, item, top - offset,
                    least(side, grid->content_height - top));
    }
  }
  return out;
}

SPECIALISED size_t lay_out(const floor_grid *grid, const floor_grid_pose *restrict poses,
                           size_t count, floor_element *restrict elements,
                           int64_t *restrict starts, int64_t columns) {
  const floor_grid g = *grid;
  floor_element *restrict out = elements;
  for (size_t frame = 0; frame < count; frame++) {
    out = put_photos(out, &g, poses[frame].offset, columns);
    const double height = poses[frame].height;
    if (g.has_header && height > 0) {
      out = put(out, kind_of(g.kinds.header, -1), place_of(-1, 2), 0, 0, g.screen.size.width, height,
                poses[frame].title_alpha);
    }
    out = put_status_bar(out, &g.kinds, &g.screen);
    starts[frame] = out - elements;
  }
  return (size_t)(out - elements);
}

size_t floor_lay_out_grid(const floor_grid *grid, const floor_grid_pose *poses, size_t count,
                          floor_element *elements, int64_t *starts) {
  switch (grid->columns) {
    case 2: return lay_out(grid, poses, count, elements, starts, 2);
    case 3: return lay_out(grid, poses, count, elements, starts, 3);
    case 4: return lay_out(grid, poses, count, elements, starts, 4);
    default: return lay_out(grid, poses, count, elements, starts, grid->columns);
  }
}
