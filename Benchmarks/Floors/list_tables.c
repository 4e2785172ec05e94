// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#include "list.h"

#include <math.h>
#include <stdlib.h>

static floor_index make_index(const double *starts, int64_t count) {
  floor_index index = {0, 1, NULL};
  if (count > 0 && starts[count] > 0) {
    // A power of two: positions are multiplied with its inverse without rounding.
    const double stretch = exp2(floor(log2(starts[count] / (double)count)));
    index.stretches_per_point = 1 / stretch;
    index.stretch_count = (int64_t)(starts[count] / stretch) + 1;
  }
  int32_t *places = malloc(sizeof *places * (size_t)index.stretch_count);
  int64_t place = 0;
  for (int64_t i = 0; i < index.stretch_count; i++) {
    while (place + 1 < count && starts[place + 1] * index.stretches_per_point <= (double)i) place++;
    places[i] = (int32_t)place;
  }
  index.places = places;
  return index;
}

static const floor_section *make_sections(const floor_list_facts *facts) {
  floor_section *sections = malloc(sizeof *sections * (size_t)(facts->section_count + 1));
  for (int64_t s = 0; s < facts->section_count; s++) {
    const double start = facts->section_starts[s];
    const double end = facts->section_starts[s + 1];
    sections[s] = (floor_section){
        .start = start,
        .lines_start = start + facts->header_length + facts->inset,
        .lines_end = facts->lines_ends[s],
        .end = end,
        .header_limit = greatest(end - facts->header_length, start),
        .items = facts->item_counts[s],
    };
  }
  sections[facts->section_count] =
      (floor_section){.start = facts->section_starts[facts->section_count]};
  return sections;
}

static const floor_line *make_lines(const floor_list_facts *facts) {
  floor_line *lines = malloc(sizeof *lines * (size_t)(facts->period + 1));
  for (int64_t i = 0; i < facts->period; i++) {
    const double line_length = facts->line_starts[i + 1] - facts->line_starts[i];
    const double length = facts->lengths[i * facts->columns % facts->length_count];
    lines[i] = (floor_line){facts->line_starts[i], (line_length - length) / 2, length};
  }
  lines[facts->period] = (floor_line){.start = INFINITY};
  return lines;
}

floor_list *floor_make_list(const floor_list_facts *facts) {
  floor_list *list = malloc(sizeof *list);
  *list = (floor_list){
      .facts = *facts,
      .sections = make_sections(facts),
      .lines = make_lines(facts),
      .section_index = make_index(facts->section_starts, facts->section_count),
      .line_index = make_index(facts->line_starts, facts->period),
      .period_length = facts->line_starts[facts->period],
      .column_width = facts->breadth / (double)facts->columns,
  };
  return list;
}
