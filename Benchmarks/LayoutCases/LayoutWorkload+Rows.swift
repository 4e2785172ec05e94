// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CFloors
import ScrollCore

// The patterns whose rows are of one height.
extension LayoutWorkload {
  /// A grid of three columns under a header that is a function of the offset.
  static func grid(_ trace: ScrollTrace, rows: Int) throws -> Self {
    let size = screen.size
    let side = (size.width - 2) / 3
    let pitch = side + 1
    let contentHeight = Double(rows) * pitch
    let poses = try poses(
      "collapsing-header", "ch8", ["contentHeight": .number(contentHeight)],
      trace.script(upTo: contentHeight - size.height))
    let grid = floor_grid(
      kinds: kinds, screen: floorScreen, side: side, pitch: pitch, left: 0,
      content_height: contentHeight, columns: 3, has_header: true)
    let floorPoses = pinned(
      (0..<poses.frameCount).map { frame in
        let values = poses.values(ofFrame: frame)
        let openness = (values[0] - screen.safeAreaInsets.top) / 100
        return floor_grid_pose(
          offset: -values[1], height: values[0],
          title_alpha: min(max(1 - (1 - openness) / 0.4, 0), 1))
      })
    return Self(
      pattern: "collapsing-header", trace: trace, rows: rows, poses: poses, elementsPerFrame: 32
    ) { frames, storage in
      var grid = grid
      storage.count = floor_lay_out_grid(
        &grid, floorPoses + frames.lowerBound, frames.count, storage.elements, storage.starts)
    }
  }

  /// A sheet at its greatest height, whose list scrolls.
  static func sheet(_ trace: ScrollTrace, rows: Int) throws -> Self {
    let size = screen.size
    let highest = min(500, size.height - screen.safeAreaInsets.top - 10)
    let poses = try poses(
      "bottom-sheet", "bs3", ["rows": .number(Double(rows)), "initial": .choice(1)],
      trace.script(upTo: Double(rows) * 60 - highest))
    let sheet = floor_sheet(
      kinds: kinds, screen: floorScreen, map_margin: 160, highest: highest,
      second_highest: min(200, highest - 100), dimming: 0,
      row: floor_size(width: size.width, height: 60), rows: Int64(rows), is_rigid: false)
    let floorPoses = pinned(
      (0..<poses.frameCount).map { frame in
        let values = poses.values(ofFrame: frame)
        let map = poses.layers(ofFrame: frame)[1]
        return floor_sheet_pose(
          presented_height: values[1], offset: values[2], map_x: map.x, map_y: map.y)
      })
    return Self(
      pattern: "bottom-sheet", trace: trace, rows: rows, poses: poses, elementsPerFrame: 24
    ) { frames, storage in
      var sheet = sheet
      storage.count = floor_lay_out_sheet(
        &sheet, floorPoses + frames.lowerBound, frames.count, storage.elements, storage.starts)
    }
  }

  /// Two tabs that stick over their lists, driven by one offset.
  static func tabs(_ trace: ScrollTrace, rows: Int) throws -> Self {
    let size = screen.size
    let top = screen.safeAreaInsets.top
    let count = Double(rows)
    let poses = try poses(
      "sticky-tabs", "st7", ["rows": .numbers([count, count])],
      trace.script(upTo: 150 + count * 60 - (size.height - top - 50)))
    let tabs = floor_tabs(
      kinds: kinds, screen: floorScreen, top_inset: top, header_height: 150,
      row: floor_size(width: size.width, height: 60),
      tab: floor_size(width: size.width / 2, height: 50), fade_start: 0.2, fade_end: 0.7,
      tab_count: 2, tab_starts: pinned([0, size.width / 2]), page_starts: pinned([0, size.width]),
      rows_lengths: pinned([count * 60, count * 60]))
    let floorPoses = pinned(
      (0..<poses.frameCount).map { frame in
        let values = poses.values(ofFrame: frame)
        let layers = poses.layers(ofFrame: frame)
        return floor_tabs_pose(
          header_end: layers[1].y, tab_bar_top: layers[2].y, pager: -layers[4].x,
          lists: (values[3], values[4], 0, 0))
      })
    return Self(
      pattern: "sticky-tabs", trace: trace, rows: rows, poses: poses, elementsPerFrame: 48
    ) { frames, storage in
      var tabs = tabs
      storage.count = floor_lay_out_tabs(
        &tabs, floorPoses + frames.lowerBound, frames.count, storage.elements, storage.starts)
    }
  }
}
