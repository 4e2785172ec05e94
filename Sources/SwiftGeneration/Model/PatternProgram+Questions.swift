// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension PatternProgram.Move {
  /// Whether it is of where a fling goes, and not of where a view is.
  var isOfTarget: Bool { self == .target || self == .targetStopping }
}

extension PatternProgram.Statement {
  /// Whether it sets where a fling goes.
  var setsTarget: Bool {
    switch self {
    case .move(let move, _, _), .moveOne(let move, _, _, _, _), .moveAll(let move, _, _, _):
      move.isOfTarget
    default: false
    }
  }
}

extension PatternProgram.Sheet.Spring {
  /// Whether it depends on the speed of the finger that lets a sheet go.
  var followsFinger: Bool { if case .overlayContainer = self { true } else { false } }
}
