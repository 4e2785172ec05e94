// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#include "floors.h"

// The last of some positions in a sorted list that is not above another.
static int64_t last_not_above(const double *numbers, double number, int64_t low, int64_t high) {
  while (high - low > 1) {
    const int64_t midpoint = low + (high - low) / 2;
    if (numbers[midpoint] <= number) {
      low = midpoint;
    } else {
      high = midpoint;
    }
  }
  return low;
}

// The section at an offset: a few steps from where the last frame was, else by bisection.
static int64_t section_at(const floor_list *list, double offset) {
  const double *starts = list->section_starts;
  int64_t section = list->cursor;
  for (int step = 0; step < 8; step++) {
    if (section > 0 && starts[section] > offset) {
      section--;
    } else if (section + 1 < list->section_count && starts[section + 1] <= offset) {
      section++;
    } else {
      return section;
    }
  }
  return last_not_above(starts, offset, 0, list->section_count);
}

typedef struct {
  double offset;
  double viewport;
  bool is_horizontal;
} window;

// Writes an element if any of it is visible.
static inline floor_element *show(floor_element *out, const window *w, uint8_t kind,
                                  int32_t section, int64_t item, double position, double length,
                                  double across, double breadth) {
  const double start = position - w->offset;
  if (!(start < w->viewport && start + length > 0)) return out;
  return w->is_horizontal
             ? put(out, kind, section, (int32_t)item, 1, start, across, length, breadth, 1)
             : put(out, kind, section, (int32_t)item, 1, across, start, breadth, length, 1);
}

// The cells of a section with one item in a line.
static inline floor_element *put_column(floor_element *out, const floor_list *list, const window *w,
                                        int64_t section) {
  const int64_t items = list->item_counts[section];
  const double top = list->section_starts[section] + list->header_length + list->inset;
  const double bottom = w->offset + w->viewport;
  if (items <= 0 || !(top < bottom) || !(list->lines_ends[section] > w->offset)) return out;
  const int64_t period = list->period;
  const double *line_starts = list->line_starts;
  const double period_length = line_starts[period];
  const double distance = w->offset - top;
  int64_t cycle = 0;
  int64_t index = 0;
  double cycle_start = 0;
  if (distance > 0) {
    cycle = (int64_t)(distance / period_length);
    cycle_start = (double)cycle * period_length;
    index = last_not_above(line_starts, distance - cycle_start, 0, period);
  }
  for (int64_t item = cycle * period + index; item < items; item++) {
    const double start = top + (cycle_start + line_starts[index]);
    if (!(start < bottom)) break;
    const double length = list->lengths[index];
    const double line_length = line_starts[index + 1] - line_starts[index];
    out = show(out, w, list->kinds.contact, (int32_t)section, item,
               start + (line_length - length) / 2, length, list->cross_start, list->breadth);
    if (++index == period) {
      index = 0;
      cycle++;
    }
  }
  return out;
}

static inline floor_element *put_cells(floor_element *out, const floor_list *list, const window *w,
                                       int64_t section, double width) {
  const int64_t items = list->item_counts[section];
  const double top = list->section_starts[section] + list->header_length + list->inset;
  const double bottom = w->offset + w->viewport;
  if (items <= 0 || !(top < bottom) || !(list->lines_ends[section] > w->offset)) return out;
  const int64_t columns = list->columns;
  const int64_t period = list->period;
  const double period_length = list->line_starts[period];
  const double distance = w->offset - top;
  // The line is number `index` of the period `turn`.
  int64_t cycle = 0;
  int64_t index = 0;
  if (distance > 0) {
    cycle = (int64_t)(distance / period_length);
    index = last_not_above(list->line_starts, distance - (double)cycle * period_length, 0, period);
  }
  int64_t item = (cycle * period + index) * columns;
  int64_t length_index = item % list->length_count;
  while (item < items) {
    const double line_start = top + ((double)cycle * period_length + list->line_starts[index]);
    if (!(line_start < bottom)) break;
    const int64_t in_line = items - item < columns ? items - item : columns;
    double line_length;
    if (in_line == columns) {
      line_length = list->line_starts[index + 1] - list->line_starts[index];
    } else {
      line_length = 0;
      for (int64_t i = 0, l = length_index; i < in_line; i++) {
        line_length = greatest(line_length, list->lengths[l]);
        if (++l == list->length_count) l = 0;
      }
    }
    for (int64_t column = 0; column < in_line; column++) {
      const double length = list->lengths[length_index];
      out = show(out, w, list->kinds.contact, (int32_t)section, item,
                line_start + (line_length - length) / 2, length,
                list->cross_start + (double)column * width, width);
      item++;
      if (++length_index == list->length_count) length_index = 0;
    }
    if (++index == period) {
      index = 0;
      cycle++;
    }
  }
  return out;
}

size_t floor_lay_out_list(floor_list *list, const double *offsets, size_t count,
                          floor_element *restrict elements, int64_t *restrict starts) {
  const floor_list l = *list;
  floor_list cursor = l;
  const double width = l.breadth / (double)l.columns;
  floor_element *out = elements;
  for (size_t frame = 0; frame < count; frame++) {
    const window w = {offsets[frame], l.viewport, l.is_horizontal};
    const double bottom = w.offset + w.viewport;
    int64_t first = 0;
    int64_t end = 0;
    if (l.section_count > 0 && w.offset < l.section_starts[l.section_count] && bottom > 0) {
      first = section_at(&cursor, w.offset);
      cursor.cursor = first;
      end = first;
      while (end < l.section_count && l.section_starts[end] < bottom) end++;
    }
    for (int64_t s = first; s < end; s++) {
      out = l.columns == 1 ? put_column(out, &l, &w, s) : put_cells(out, &l, &w, s, width);
    }
    if (l.footer_length > 0) {
      for (int64_t s = first; s < end; s++) {
        out = show(out, &w, l.kinds.section_footer, -1, s,
                  l.section_starts[s + 1] - l.footer_length, l.footer_length, l.cross_start,
                  l.breadth);
      }
    }
    const double line = w.offset + l.leading_inset;
    for (int64_t s = first; s < end; s++) {
      const double natural = l.section_starts[s];
      const double high = greatest(l.section_starts[s + 1] - l.header_length, natural);
      out = show(out, &w, l.kinds.section_header, -1, s, least(greatest(line, natural), high),
                l.header_length, l.cross_start, l.breadth);
    }
    if (l.screen.status_bar_height > 0) out = put_status_bar(out, &l.kinds, &l.screen);
    starts[frame] = out - elements;
  }
  list->cursor = cursor.cursor;
  return (size_t)(out - elements);
}
