// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// What kinds of readings there are.
extension PatternProgram.Reading {
  /// Whether it is true or false.
  var type: FormulaType {
    switch self {
    case .isTracking, .isDragging, .isDecelerating, .fingerIsDown, .sheetIsDragging,
      .sheetIsSettling:
      .truth
    default: .number
    }
  }

  /// Whether it is of the finger, and of no view.
  package var isOfFinger: Bool {
    switch self {
    case .fingerIsDown, .fingerX, .fingerY, .fingerTravelX, .fingerTravelY, .fingerMovedX,
      .fingerMovedY, .fingerVelocityX, .fingerVelocityY:
      true
    default: false
    }
  }

  /// Whether it is of a scroll view.
  var isOfView: Bool { !isOfFinger && !isOfSheet && self != .time }

  /// Whether it is of a sheet, and of no view.
  package var isOfSheet: Bool {
    switch self {
    case .sheetExtent, .sheetVelocity, .sheetTarget, .sheetIsDragging, .sheetIsSettling: true
    default: false
    }
  }

  /// Whether it needs the geometry of its view.
  var needsGeometry: Bool {
    switch self {
    case .minimum, .maximum, .scrolled, .overStart, .overEnd, .length, .leadingInset,
      .trailingInset, .viewport, .target:
      true
    default: false
    }
  }
}
