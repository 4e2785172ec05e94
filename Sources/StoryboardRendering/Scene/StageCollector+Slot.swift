// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension StageCollector {
  /// What all frames show of one element.
  struct Slot {
    let id: ElementID
    /// The layer or, where it changes, the innermost common ancestor of its layers.
    var layer: Int
    /// The rectangle on the layer in the first frame with the element.
    let local: Rect
    var greatestWidth: Double
    var greatestHeight: Double
    var contentAlpha: Double
    var contentScale: Double
    var leftVaries = false
    var topVaries = false
    var bottomVaries = false
    /// Whether the width changes of an element that a pattern file names, or of a cell.
    var widthVaries = false
    var layerVaries = false
    var contentFades = false
    var contentScales = false
    /// The element in front of this one.
    var next = -1
    /// The index of the element among those of the last frame that it was seen in.
    var position = 0

    /// Notes what a frame shows of the element, in place.
    ///
    /// - Returns: Whether it is on another layer than before.
    mutating func note(
      _ element: ElementFrame, _ translation: Point, position: Int
    ) -> Bool {
      self.position = position
      let rect = element.frame
      if abs(rect.x - translation.x - local.x) > StageCollector.noise { leftVaries = true }
      if abs(rect.y - translation.y - local.y) > StageCollector.noise { topVaries = true }
      if abs(rect.y - translation.y + rect.height - local.maxY) > StageCollector.noise {
        bottomVaries = true
      }
      if rect.width != local.width, id.number > 0 || isDrawnCell,
        abs(rect.width - local.width) > StageCollector.noise
      {
        widthVaries = true
      }
      if element.contentAlpha != contentAlpha { contentFades = true }
      if element.contentScale != contentScale { contentScales = true }
      if rect.width > greatestWidth { greatestWidth = rect.width }
      if rect.height > greatestHeight { greatestHeight = rect.height }
      guard Int(element.layer) != layer else { return false }
      layerVaries = true
      return true
    }

    /// Whether it is a row of a list or a photograph of a grid, drawn as its kind is.
    var isDrawnCell: Bool { id.kind == .cell && id.number == 0 }

    /// Whether its rectangle on the layer is not always the same.
    var varies: Bool {
      leftVaries || topVaries || bottomVaries || layerVaries || widthVaries
    }
  }

  /// Frames of one run that an element is missing from.
  struct Gap {
    var slot: Int
    var run: Int
    var frames: Range<Int>
  }
}
