// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#include "floors.h"

// The extents of the line under the selected tab.
static const double indicator_width = 80;
static const double indicator_height = 2;

// The header, whose content fades before it is under the clock.
SPECIALISED floor_element *put_header(floor_element *out, const floor_tabs *tabs, double end,
                                      double height) {
  if (!(end > 0 && height > 0)) return out;
  double alpha = 1;
  if (tabs->header_height > 0 && tabs->top_inset > 0) {
    const double share = (height - end) / tabs->header_height;
    alpha = least(greatest((tabs->fade_end - share) / (tabs->fade_end - tabs->fade_start), 0), 1);
  }
  return put(out, kind_of(tabs->kinds.profile, -1), place_of(-1, 1), 0, end - height,
             tabs->screen.size.width, height, alpha);
}

// The rows of a tab whose page has its upper left corner at a point.
SPECIALISED floor_element *put_rows(floor_element *out, const floor_tabs *tabs, int64_t tab,
                                    double left, double top, double offset) {
  const double height = tabs->row.height;
  const double end = least(offset + tabs->screen.size.height - top, tabs->rows_lengths[tab]);
  // Rows are counted as the numbers that they are multiplied with: no conversion a row.
  const int64_t first = (int64_t)greatest(offset / height, 0);
  double row = (double)first;
  uint64_t item = place_of((int32_t)first, (uint8_t)(5 + tab));
  const uint64_t kind = kind_of(tabs->kinds.post, (int32_t)tab);
  for (double start = row * height; start < end; start = ++row * height) {
    out = put(out, kind, item++, left, top + start - offset, tabs->row.width, height, 1);
  }
  return out;
}

size_t floor_lay_out_tabs(const floor_tabs *tabs, const floor_tabs_pose *restrict poses,
                          size_t count, floor_element *restrict elements,
                          int64_t *restrict starts) {
  const floor_tabs t = *tabs;
  floor_element *restrict out = elements;
  const double width = t.screen.size.width;
  const double header_height = t.top_inset + t.header_height;
  const double indicator = least(indicator_width, t.tab.width);
  for (size_t frame = 0; frame < count; frame++) {
    const floor_tabs_pose *pose = &poses[frame];
    out = put_header(out, &t, pose->header_end, header_height);
    const double bar = pose->tab_bar_top;
    out = put(out, kind_of(t.kinds.tab_bar, -1), place_of(-1, 2), 0, bar, width, t.tab.height,
              0);
    // There are few: a loop prepared for many would cost more.
#pragma clang loop vectorize(disable) unroll(disable)
    for (int64_t tab = 0; tab < t.tab_count; tab++) {
      out = put(out, kind_of(t.kinds.tab, -1), place_of((int32_t)tab, 2), t.tab_starts[tab], bar,
                t.tab.width, t.tab.height, 1);
    }
    const double top = bar + t.tab.height;
    for (int64_t tab = 0; tab < t.tab_count; tab++) {
      const double left = t.page_starts[tab] - pose->pager;
      if (left < t.row.width && left + t.row.width > 0) {
        out = put_rows(out, &t, tab, left, top, pose->lists[tab]);
      }
    }
    out = put(out, kind_of(t.kinds.indicator, -1), place_of(-1, (uint8_t)(5 + t.tab_count)),
              (pose->pager / width + 0.5) * t.tab.width - indicator / 2,
              top - indicator_height, indicator, indicator_height, 1);
    out = put_status_bar(out, &t.kinds, &t.screen);
    starts[frame] = out - elements;
  }
  return (size_t)(out - elements);
}
