// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension PatternProgram.Reading {
  /// What of a view's or a sheet's motion it reads, for people.
  var kindOfMotion: String {
    switch self {
    case .target, .velocity, .sheetVelocity: "velocity"
    case .sheetTarget: "next detent"
    case .delta, .pan: "movement"
    default: "phase"
    }
  }
}
