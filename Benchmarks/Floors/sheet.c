// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#include "floors.h"

size_t floor_lay_out_sheet(const floor_sheet *sheet, const floor_sheet_pose *poses, size_t count,
                           floor_element *restrict elements, int64_t *restrict starts) {
  const floor_sheet s = *sheet;
  floor_element *out = elements;
  const double width = s.screen.width;
  const double screen_height = s.screen.height;
  for (size_t frame = 0; frame < count; frame++) {
    const floor_sheet_pose pose = poses[frame];
    out = put(out, s.kinds.map, -1, -1, 1, pose.map_x - width / 2 - s.map_margin, pose.map_y - screen_height / 2 - s.map_margin, 2 * (width + s.map_margin), 2 * (screen_height + s.map_margin), 1);
    if (s.dimming > 0) {
      double alpha = 0;
      if (s.highest > s.second_highest) {
        const double share =
            (pose.presented_height - s.second_highest) / (s.highest - s.second_highest);
        alpha = s.dimming * least(greatest(share, 0), 1);
      }
      out = put(out, s.kinds.dimming, -1, -1, 0, 0, 0, width, screen_height, alpha);
    }
    const double top = screen_height - pose.presented_height;
    const double extent = s.is_rigid ? s.highest : pose.presented_height;
    if (top < screen_height && extent > 0) {
      out = put(out, s.kinds.sheet, -1, -1, 2, 0, top, width, extent, 1);
      const double first = top - pose.offset;
      const double end =
          least(least(screen_height, top + extent), first + (double)s.rows * s.row_height);
      const double edge = greatest(top, 0);
      int64_t row = (int64_t)greatest((edge - top + pose.offset) / s.row_height, 0);
      double y = first + (double)row * s.row_height;
      while (y < end && y + s.row_height <= edge) y = first + (double)++row * s.row_height;
      while (y < end) {
        out = put(out, s.kinds.place, -1, (int32_t)row, 4, 0, y, width, s.row_height, 1);
        y = first + (double)++row * s.row_height;
      }
    }
    if (s.screen.status_bar_height > 0) out = put_status_bar(out, &s.kinds, &s.screen);
    starts[frame] = out - elements;
  }
  return (size_t)(out - elements);
}
