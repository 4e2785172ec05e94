// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#include "list.h"

// What stays the same in all loops over the elements of a frame.
typedef struct {
  double offset;
  double viewport;
  double cross_start;
  bool is_horizontal;
} window;

SPECIALISED floor_element *put_along(floor_element *out, const window *w, uint64_t kind,
                                     uint64_t place, double start, double length, double across,
                                     double breadth) {
  return w->is_horizontal ? put(out, kind, place, start, across, length, breadth, 1)
                          : put(out, kind, place, across, start, breadth, length, 1);
}

// Writes an element if any of it is visible.
SPECIALISED floor_element *show(floor_element *out, const window *w, uint64_t kind,
                                uint64_t place, double position, double length, double across,
                                double breadth) {
  const double start = position - w->offset;
  if (!(start < w->viewport && start + length > 0)) return out;
  return put_along(out, w, kind, place, start, length, across, breadth);
}

// The section at an offset within the content: where the last frame was, or the next one, or anywhere.
SPECIALISED int64_t section_at(const floor_list *list, int64_t cursor, double offset) {
  const floor_section *sections = list->sections;
  const int64_t count = list->facts.section_count;
  if (sections[cursor].start <= offset) {
    if (offset < sections[cursor].end) return cursor;
    if (cursor + 1 < count && offset < sections[cursor + 1].end) return cursor + 1;
  }
  if (!(offset > 0)) return 0;
  int64_t section = floor_place(&list->section_index, offset);
  while (sections[section + 1].start <= offset) section++;
  return section;
}

// A line, by where the lengths of lines repeat.
typedef struct {
  int64_t turn;
  int64_t index;
  double turn_start;
} line_place;

SPECIALISED void next_turn(const floor_list *list, line_place *place) {
  place->index = 0;
  place->turn++;
  place->turn_start = (double)place->turn * list->period_length;
}

// The line at a distance above 0 from the first one.
SPECIALISED line_place line_at(const floor_list *list, double distance) {
  line_place place = {0, 0, 0};
  // The division takes as long as all the rest: it must not be done in advance.
  if (__builtin_expect(distance >= list->period_length, 0)) {
    place.turn = (int64_t)(distance / list->period_length);
    place.turn_start = (double)place.turn * list->period_length;
  }
  const double rest = distance - place.turn_start;
  place.index = floor_place(&list->line_index, rest);
  while (list->lines[place.index + 1].start <= rest) place.index++;
  return place;
}

SPECIALISED double line_start(const floor_section *section, const line_place *place,
                              const floor_line *line) {
  return section->lines_start + (place->turn_start + line->start);
}

// The cells of a section with one item in a line.
SPECIALISED floor_element *put_column(floor_element *out, const floor_list *list, const window *w,
                                      const floor_section *section, uint64_t kind) {
  const int64_t period = list->facts.period;
  const double distance = w->offset - section->lines_start;
  line_place place = {0, 0, 0};
  if (distance > 0) {
    place = line_at(list, distance);
    // Only this line may end above the window, as nearly as numbers are rounded.
    const floor_line *line = &list->lines[place.index];
    const double start = line_start(section, &place, line) + line->margin - w->offset;
    if (!(start + line->length > 0) && ++place.index == period) next_turn(list, &place);
  }
  int64_t item = place.turn * period + place.index;
  while (item < section->items) {
    const int64_t in_turn = period - place.index;
    const int64_t left = section->items - item;
    const floor_line *line = &list->lines[place.index];
    const floor_line *const end = line + (left < in_turn ? left : in_turn);
    uint64_t at = place_of((int32_t)item, 1);
    item += end - line;
    for (; line < end; line++) {
      const double start = line_start(section, &place, line) + line->margin - w->offset;
      if (!(start < w->viewport)) return out;
      out = put_along(out, w, kind, at++, start, line->length, w->cross_start,
                      list->facts.breadth);
    }
    next_turn(list, &place);
  }
  return out;
}

// The cells of a section with several items in a line.
SPECIALISED floor_element *put_cells(floor_element *out, const floor_list *list, const window *w,
                                     const floor_section *section, uint64_t kind) {
  const floor_list_facts *facts = &list->facts;
  const double bottom = w->offset + w->viewport;
  const double distance = w->offset - section->lines_start;
  line_place place = {0, 0, 0};
  if (distance > 0) place = line_at(list, distance);
  int64_t item = (place.turn * facts->period + place.index) * facts->columns;
  int64_t length_index = item % facts->length_count;
  while (item < section->items) {
    const double start = line_start(section, &place, &list->lines[place.index]);
    if (!(start < bottom)) break;
    const int64_t left = section->items - item;
    const int64_t in_line = left < facts->columns ? left : facts->columns;
    double line_length = facts->line_starts[place.index + 1] - facts->line_starts[place.index];
    if (in_line < facts->columns) {
      line_length = 0;
      for (int64_t i = 0; i < in_line; i++) {
        const int64_t index = (length_index + i) % facts->length_count;
        line_length = greatest(line_length, facts->lengths[index]);
      }
    }
    for (int64_t column = 0; column < in_line; column++) {
      const double length = facts->lengths[length_index];
      out = show(out, w, kind, place_of((int32_t)item, 1), start + (line_length - length) / 2,
                 length, w->cross_start + (double)column * list->column_width,
                 list->column_width);
      item++;
      if (++length_index == facts->length_count) length_index = 0;
    }
    if (++place.index == facts->period) next_turn(list, &place);
  }
  return out;
}

SPECIALISED floor_element *put_footers(floor_element *out, const floor_list *list, const window *w,
                                       int64_t first, int64_t end) {
  const double length = list->facts.footer_length;
  for (int64_t s = first; s < end; s++) {
    out = show(out, w, kind_of(list->facts.kinds.section_footer, -1), place_of((int32_t)s, 1),
               list->sections[s].end - length, length, w->cross_start, list->facts.breadth);
  }
  return out;
}

SPECIALISED floor_element *put_headers(floor_element *out, const floor_list *list, const window *w,
                                       int64_t first, int64_t end) {
  const double line = w->offset + list->facts.leading_inset;
  for (int64_t s = first; s < end; s++) {
    const floor_section *section = &list->sections[s];
    out = show(out, w, kind_of(list->facts.kinds.section_header, -1), place_of((int32_t)s, 1),
               least(greatest(line, section->start), section->header_limit),
               list->facts.header_length, w->cross_start, list->facts.breadth);
  }
  return out;
}

SPECIALISED size_t lay_out(floor_list *list, const double *restrict offsets, size_t count,
                           floor_element *restrict elements, int64_t *restrict starts,
                           bool is_horizontal, bool is_column) {
  const floor_list l = *list;
  const int64_t section_count = l.facts.section_count;
  const double content_end = l.sections[section_count].start;
  int64_t cursor = l.cursor;
  floor_element *restrict out = elements;
  for (size_t frame = 0; frame < count; frame++) {
    const window w = {offsets[frame], l.facts.viewport, l.facts.cross_start, is_horizontal};
    const double bottom = w.offset + w.viewport;
    int64_t first = 0;
    int64_t end = 0;
    if (section_count > 0 && w.offset < content_end && bottom > 0) {
      first = end = cursor = section_at(&l, cursor, w.offset);
      do {
        const floor_section *section = &l.sections[end];
        if (section->lines_start < bottom && section->lines_end > w.offset) {
          const uint64_t kind = kind_of(l.facts.kinds.contact, (int32_t)end);
          out = is_column ? put_column(out, &l, &w, section, kind)
                          : put_cells(out, &l, &w, section, kind);
        }
        end++;
      } while (end < section_count && l.sections[end].start < bottom);
    }
    if (l.facts.footer_length > 0) out = put_footers(out, &l, &w, first, end);
    out = put_headers(out, &l, &w, first, end);
    out = put_status_bar(out, &l.facts.kinds, &l.facts.screen);
    starts[frame] = out - elements;
  }
  list->cursor = cursor;
  return (size_t)(out - elements);
}

size_t floor_lay_out_list(floor_list *list, const double *offsets, size_t count,
                          floor_element *elements, int64_t *starts) {
  const bool is_horizontal = list->facts.is_horizontal;
  if (list->facts.columns == 1) {
    return is_horizontal ? lay_out(list, offsets, count, elements, starts, true, true)
                         : lay_out(list, offsets, count, elements, starts, false, true);
  }
  return is_horizontal ? lay_out(list, offsets, count, elements, starts, true, false)
                       : lay_out(list, offsets, count, elements, starts, false, false);
}
