// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The names of what formulas read of a run.
enum FormulaReading {
  /// Of a scroll view, behind its name.
  static let view: [String: PatternProgram.Reading] = [
    "offset": .offset, "min": .minimum, "max": .maximum, "scrolled": .scrolled,
    "over.top": .overStart, "over.bottom": .overEnd, "over.left": .overStart,
    "over.right": .overEnd, "length": .length, "inset.leading": .leadingInset,
    "inset.trailing": .trailingInset, "viewport": .viewport, "velocity": .velocity,
    "target": .target, "delta": .delta, "pan": .pan, "isTracking": .isTracking,
    "isDragging": .isDragging, "isDecelerating": .isDecelerating,
  ]

  /// Of a sheet, behind its name.
  static let sheet: [String: PatternProgram.Reading] = [
    "extent": .sheetExtent, "velocity": .sheetVelocity, "target": .sheetTarget,
    "isDragging": .sheetIsDragging, "isSettling": .sheetIsSettling,
  ]

  /// Of the finger, behind `finger`.
  static let finger: [String: PatternProgram.Reading] = [
    "down": .fingerIsDown, "x": .fingerX, "y": .fingerY, "dx": .fingerTravelX,
    "dy": .fingerTravelY, "velocity.x": .fingerVelocityX, "velocity.y": .fingerVelocityY,
  ]
}

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
  var isOfFinger: Bool {
    switch self {
    case .fingerIsDown, .fingerX, .fingerY, .fingerTravelX, .fingerTravelY, .fingerVelocityX,
      .fingerVelocityY:
      true
    default: false
    }
  }

  /// Whether it is of a sheet, and of no view.
  var isOfSheet: Bool {
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
