// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#include "floors.h"

// How dark the map is behind a sheet of a height.
static double dimming(const floor_sheet *sheet, double height) {
  if (!(sheet->highest > sheet->second_highest)) return 0;
  const double share =
      (height - sheet->second_highest) / (sheet->highest - sheet->second_highest);
  return sheet->dimming * least(greatest(share, 0), 1);
}

// The rows of a list whose first one is at a height of the screen, between two edges.
SPECIALISED floor_element *put_rows(floor_element *out, const floor_sheet *sheet, double first,
                                    double edge, double top, double end, double offset) {
  const double height = sheet->row.height;
  // Rows are counted as the numbers that they are multiplied with: no conversion a row.
  const int64_t found = (int64_t)greatest((edge - top + offset) / height, 0);
  double row = (double)found;
  double y = first + row * height;
  uint64_t item = place_of((int32_t)found, 4);
  const uint64_t kind = kind_of(sheet->kinds.place, -1);
  while (y < end && y + height <= edge) {
    y = first + ++row * height;
    item++;
  }
  for (; y < end; y = first + ++row * height) {
    out = put(out, kind, item++, 0, y, sheet->row.width, height, 1);
  }
  return out;
}

size_t floor_lay_out_sheet(const floor_sheet *sheet, const floor_sheet_pose *restrict poses,
                           size_t count, floor_element *restrict elements,
                           int64_t *restrict starts) {
  const floor_sheet s = *sheet;
  floor_element *restrict out = elements;
  const double width = s.screen.size.width;
  const double screen_height = s.screen.size.height;
  const double rows_length = (double)s.rows * s.row.height;
  for (size_t frame = 0; frame < count; frame++) {
    const floor_sheet_pose pose = poses[frame];
    out = put(out, kind_of(s.kinds.map, -1), place_of(-1, 1),
              pose.map_x - width / 2 - s.map_margin, pose.map_y - screen_height / 2 - s.map_margin,
              2 * (width + s.map_margin), 2 * (screen_height + s.map_margin), 1);
    if (s.dimming > 0) {
      out = put(out, kind_of(s.kinds.dimming, -1), place_of(-1, 0), 0, 0, width, screen_height,
                dimming(&s, pose.presented_height));
    }
    const double top = screen_height - pose.presented_height;
    const double extent = s.is_rigid ? s.highest : pose.presented_height;
    if (top < screen_height && extent > 0) {
      out = put(out, kind_of(s.kinds.sheet, -1), place_of(-1, 2), 0, top, width, extent, 1);
      const double first = top - pose.offset;
      const double end = least(least(screen_height, top + extent), first + rows_length);
      out = put_rows(out, &s, first, greatest(top, 0), top, end, pose.offset);
    }
    out = put_status_bar(out, &s.kinds, &s.screen);
    starts[frame] = out - elements;
  }
  return (size_t)(out - elements);
}
