// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

extension PatternProgram.Animation.Course {
  /// Whether it moves states only: what moves an offset is a spring that ends by itself.
  var isOfStatesOnly: Bool {
    switch self {
    case .curve, .uiSpring: true
    case .spring, .bounce, .paging: false
    }
  }
}

extension PatternProgram.Statement {
  /// The animation that it starts, by its index; nil for none.
  package var animation: Int? {
    switch self {
    case .animate(_, let index), .animateOne(_, _, _, let index), .animateOffset(_, let index):
      index
    default: nil
    }
  }
}
