// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#include "floors.h"

// The extents of the line under the selected tab.
static const double indicator_width = 80;
static const double indicator_height = 2;

size_t floor_lay_out_tabs(const floor_tabs *tabs, const floor_tabs_pose *poses, size_t count,
                          floor_element *restrict elements, int64_t *restrict starts) {
  const floor_tabs t = *tabs;
  floor_element *out = elements;
  const double width = t.screen.width;
  const double header_height = t.top_inset + t.header_height;
  const double indicator = least(indicator_width, t.tab_width);
  for (size_t frame = 0; frame < count; frame++) {
    const floor_tabs_pose *pose = &poses[frame];
    if (pose->header_end > 0 && header_height > 0) {
      double alpha = 1;
      if (t.header_height > 0 && t.top_inset > 0) {
        const double share = (t.top_inset + t.header_height - pose->header_end) / t.header_height;
        alpha = least(greatest((t.fade_end - share) / (t.fade_end - t.fade_start), 0), 1);
      }
      out = put(out, t.kinds.profile, -1, -1, 1, 0, pose->header_end - header_height, width, header_height, alpha);
    }
    const double bar = pose->tab_bar_top;
    out = put(out, t.kinds.tab_bar, -1, -1, 2, 0, bar, width, t.tab_bar_height, 0);
    for (int64_t tab = 0; tab < t.tab_count; tab++) {
      out = put(out, t.kinds.tab, -1, (int32_t)tab, 2, (double)tab * t.tab_width, bar, t.tab_width, t.tab_bar_height, 1);
    }
    const double top = bar + t.tab_bar_height;
    for (int64_t tab = 0; tab < t.tab_count; tab++) {
      const double left = (double)tab * t.page_width - pose->pager;
      if (!(left < t.page_width && left + t.page_width > 0)) continue;
      const double offset = pose->lists[tab];
      const double end = least(offset + t.screen.height - top, t.rows_lengths[tab]);
      int64_t row = (int64_t)greatest(offset / t.row_height, 0);
      for (;; row++) {
        const double start = (double)row * t.row_height;
        if (!(start < end)) break;
        out = put(out, t.kinds.post, (int32_t)tab, (int32_t)row, (uint8_t)(5 + tab), left, top + start - offset, t.page_width, t.row_height, 1);
      }
    }
    out = put(out, t.kinds.indicator, -1, -1, (uint8_t)(5 + t.tab_count), (pose->pager / width + 0.5) * t.tab_width - indicator / 2, bar + t.tab_bar_height - indicator_height, indicator, indicator_height, 1);
    if (t.screen.status_bar_height > 0) out = put_status_bar(out, &t.kinds, &t.screen);
    starts[frame] = out - elements;
  }
  return (size_t)(out - elements);
}
