// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// What is known of a list before its first frame.

#ifndef LIST_H
#define LIST_H

#include "floors.h"

// What a frame reads of a section lies together: a section is seldom in the caches.
typedef struct {
  double start;         // also the natural position of its header
  double lines_start;
  double lines_end;
  double end;
  double header_limit;  // the last position of its header
  int64_t items;
} floor_section;

// A line whose items are all there.
typedef struct {
  double start;    // from the first line of its period
  double margin;   // before its first item, which is centred
  double length;   // of its first item
} floor_line;

// Finds the last of some places that starts not after a position: the range is divided into stretches
// of about the average spacing, and the table has the place at the start of each.
typedef struct {
  double stretches_per_point;
  int64_t stretch_count;
  const int32_t *places;
} floor_index;

struct floor_list {
  floor_list_facts facts;
  const floor_section *sections;   // one more than there are: it starts where all end
  const floor_line *lines;         // one more than there are: it starts nowhere
  floor_index section_index;
  floor_index line_index;
  double period_length;
  double column_width;
  int64_t cursor;                  // the section found last
};

// The place at which to begin for a position between the first start and the last end; the next ones
// may start before it, too.
static inline int64_t floor_place(const floor_index *index, double position) {
  return index->places[(int64_t)(position * index->stretches_per_point)];
}

#endif
