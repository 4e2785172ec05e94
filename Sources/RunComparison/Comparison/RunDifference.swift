// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What differs between two runs, A and B.
package struct RunDifference: Equatable, Sendable {
  /// What differs about a run as a whole, each in a sentence without a full stop.
  package var facts: [String]
  /// The values that differ, in the order of A.
  package var values: [ValueDifference]
  /// The edges of elements that differ, in the order of A, back to front.
  package var elements: [ElementDifference]
  /// The shift in time that all values share, if nothing else differs.
  package var shift: TimeShift?

  /// No difference.
  package static let none = RunDifference(facts: [], values: [], elements: [], shift: nil)

  /// Whether nothing differs.
  package var isEmpty: Bool { facts.isEmpty && values.isEmpty && elements.isEmpty }

  /// The value that differs most in points, the first of several; nil where only edges, speeds, shares or counts
  /// differ.
  ///
  /// The finger is what the runs are given, not what they show: it counts where no other length differs.
  package var worstLength: ValueDifference? {
    var worst: ValueDifference?
    for value in values where DifferenceText.unit(of: value.name) == " pt" {
      guard let known = worst else {
        if value.largest != 0 { worst = value }
        continue
      }
      let isBetter =
        value.isInput != known.isInput
        ? known.isInput : value.largest.magnitude > known.largest.magnitude
      if isBetter, value.largest != 0 { worst = value }
    }
    return worst
  }

  /// The largest difference of an edge, which is visible, in points; 0 for none.
  package var largestEdge: Double {
    let edges = elements.lazy.filter { ![.visibility, .opacity, .scale].contains($0.edge) }
    return edges.map(\.largest.magnitude).max() ?? 0
  }

  /// The largest difference of an edge in points, or where none differs, of another length; 0 for none.
  package var largestLength: Double {
    largestEdge > 0 ? largestEdge : worstLength?.largest.magnitude ?? 0
  }

  /// The largest difference of a value or an edge in points, or in the unit of the value; 0 for none.
  package var largest: Double {
    max(
      values.map(\.largest.magnitude).max() ?? 0, elements.map(\.largest.magnitude).max() ?? 0)
  }
}
