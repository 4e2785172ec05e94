// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The states that follow from known start tags.
struct TagSteps {
  private struct Last {
    /// The state before the element; 0, in which none begins, for none.
    var state: Int32 = 0
    var step = StructureWalk.Step(inside: 0, following: 0)
  }

  /// The state after a known tag, by the state inside its element before the attributes and the number of the tag.
  private var afterAttributes = StateTable()
  /// The last step over each tag, by number: drawings have the same tags in the same order, so that this is read in order.
  private var last: [Last] = []

  /// The step over a tag in a state, if it is the last one over that tag.
  func step(in state: Int32, over tag: Int) -> StructureWalk.Step? {
    guard tag < last.count, last[tag].state == state else { return nil }
    return last[tag].step
  }

  /// Notes the last step over a tag.
  mutating func note(_ step: StructureWalk.Step, in state: Int32, over tag: Int) {
    while last.count <= tag { last.append(Last()) }
    last[tag] = Last(state: state, step: step)
  }

  /// The state after a tag, by the state inside its element; nil if it is not known.
  func state(after tag: Int, in state: Int32) -> Int32? { afterAttributes[Self.key(state, tag)] }

  /// Adds the state after a tag that is not known.
  mutating func add(_ result: Int32, after tag: Int, in state: Int32) {
    afterAttributes.insert(result, for: Self.key(state, tag))
  }

  /// Never 0: no element begins in the state 0, which nothing matches.
  private static func key(_ state: Int32, _ tag: Int) -> UInt64 {
    UInt64(UInt32(bitPattern: state)) << 32 | UInt64(tag)
  }
}
