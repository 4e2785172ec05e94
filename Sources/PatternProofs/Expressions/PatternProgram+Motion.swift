// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension PatternProgram.Reading {
  /// What of a view's motion it reads, for people.
  var kindOfMotion: String {
    switch self {
    case .target, .velocity: "velocity"
    case .delta, .pan: "movement"
    default: "phase"
    }
  }
}
