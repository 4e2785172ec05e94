// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// The layout rules of four patterns in plain C: what the machine needs for them at least.
//
// Each function lays out poses one after another, writes every field that the Swift rule writes, and
// computes it by the same operations in the same order, so all numbers are equal to the bit. What does
// not change from frame to frame is given, lengths are in points.

#ifndef CFLOORS_H
#define CFLOORS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// An element of a frame, laid out in memory as `ElementFrame` is.
typedef struct {
  uint8_t kind;
  int32_t section;
  int32_t item;
  uint8_t layer;
  double x;
  double y;
  double width;
  double height;
  double content_alpha;
  double content_scale;
} floor_element;

// The kinds of elements, as `ElementID.Kind` numbers them.
typedef struct {
  uint8_t status_bar, header, cell, section_header, section_footer, contact, map, dimming, sheet,
      place, profile, tab_bar, tab, indicator, post;
} floor_kinds;

typedef struct {
  double width;
  double height;
} floor_size;

typedef struct {
  floor_size size;
  double status_bar_height;
} floor_screen;

// MARK: A header over a grid

typedef struct {
  floor_kinds kinds;
  floor_screen screen;
  double side;    // of a photo
  double pitch;   // from photo to photo
  double left;    // of the first column
  double content_height;
  int64_t columns;
  bool has_header;
} floor_grid;

typedef struct {
  double offset;
  double height;
  double title_alpha;
} floor_grid_pose;

// Appends frames; `starts` gets the end of each. Returns the number of elements.
size_t floor_lay_out_grid(const floor_grid *grid, const floor_grid_pose *poses, size_t count,
                          floor_element *elements, int64_t *starts);

// MARK: Sections with headers that stick

typedef struct {
  floor_kinds kinds;
  floor_screen screen;
  double leading_inset;   // below which headers stick
  double viewport;        // along the axis
  double cross_start;
  double breadth;
  bool is_horizontal;
  double header_length;
  double inset;           // between a header and the first line
  double footer_length;
  int64_t section_count;
  const int64_t *item_counts;
  const double *section_starts;   // one more than sections
  const double *lines_ends;       // where the last line of a section ends
  int64_t columns;
  int64_t length_count;           // item lengths, which repeat
  const double *lengths;
  int64_t period;                 // lines after which their lengths repeat
  const double *line_starts;      // one more than `period`
} floor_list_facts;

// A list with its tables, made once and kept as long as the process lives.
typedef struct floor_list floor_list;
floor_list *floor_make_list(const floor_list_facts *facts);

size_t floor_lay_out_list(floor_list *list, const double *offsets, size_t count,
                          floor_element *elements, int64_t *starts);

// MARK: A sheet over a map

typedef struct {
  floor_kinds kinds;
  floor_screen screen;
  double map_margin;
  double highest;          // detent
  double second_highest;
  double dimming;          // at the highest detent; 0 for never
  floor_size row;
  int64_t rows;
  bool is_rigid;
} floor_sheet;

typedef struct {
  double presented_height;
  double offset;
  double map_x;
  double map_y;
} floor_sheet_pose;

size_t floor_lay_out_sheet(const floor_sheet *sheet, const floor_sheet_pose *poses, size_t count,
                           floor_element *elements, int64_t *starts);

// MARK: Tabs that stick over lists

typedef struct {
  floor_kinds kinds;
  floor_screen screen;
  double top_inset;
  double header_height;
  floor_size row;
  floor_size tab;
  double fade_start;
  double fade_end;
  int64_t tab_count;
  const double *tab_starts;    // in the bar
  const double *page_starts;
  const double *rows_lengths;
} floor_tabs;

typedef struct {
  double header_end;
  double tab_bar_top;
  double pager;
  double lists[4];
} floor_tabs_pose;

size_t floor_lay_out_tabs(const floor_tabs *tabs, const floor_tabs_pose *poses, size_t count,
                          floor_element *elements, int64_t *starts);

#endif
