// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// When a formula has to be computed, from what it uses.
package struct OutlineTiming: Equatable, Sendable {
  /// What it uses that changes in a run, by the names in formulas, in the order of the alphabet.
  package let changing: [String]

  /// Finds out what an expression uses, directly and through others.
  package init(_ expression: OutlineExpression, _ outline: PatternOutline) {
    let names = outline.uses(of: expression).compactMap { use -> String? in
      switch use {
      case .state, .stateTarget, .stateVelocity, .reading, .event, .stateElement, .readingElement:
        OutlineNames.text(of: use, in: outline)
      default: nil
      }
    }
    changing = Set(names).sorted()
  }

  /// Whether it has one result for a device and its parameters.
  package var isFixed: Bool { changing.isEmpty }

  /// The same as a sentence without a full stop.
  package var text: String {
    isFixed ? "once for a device" : "when \(changing.joined(separator: ", ")) changes"
  }
}
