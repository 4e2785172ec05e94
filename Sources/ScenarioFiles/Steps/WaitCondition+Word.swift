// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension WaitCondition {
  /// All conditions, in the order in which errors list their words.
  static let all: [WaitCondition] = [.settled, .decelerating, .bouncing]

  /// The word of a scenario file.
  ///
  /// Printing the value looks its name up in the program, which takes longer than writing all steps.
  var word: String {
    switch self {
    case .settled: "settled"
    case .decelerating: "decelerating"
    case .bouncing: "bouncing"
    }
  }
}
