// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The states that follow from known start tags.
struct TagSteps {
  /// The state after a known tag, by the state inside its element before the attributes and the number of the tag.
  private var afterAttributes = StateTable()
  /// The indices of whole steps, by the state before the element and the number of the tag.
  private var indices = StateTable()
  private var steps: [StructureWalk.Step] = []

  /// Never 0: no element begins in the state 0, which nothing matches.
  private static func key(_ state: Int32, _ tag: Int) -> UInt64 {
    UInt64(UInt32(bitPattern: state)) << 32 | UInt64(tag)
  }

  /// The step over a tag in a state; nil if it is not known.
  func step(in state: Int32, over tag: Int) -> StructureWalk.Step? {
    indices[Self.key(state, tag)].map { steps[Int($0)] }
  }

  /// Adds a step that is not known.
  mutating func add(_ step: StructureWalk.Step, in state: Int32, over tag: Int) {
    indices.insert(Int32(steps.count), for: Self.key(state, tag))
    steps.append(step)
  }

  /// The state after a tag, by the state inside its element; nil if it is not known.
  func state(after tag: Int, in state: Int32) -> Int32? { afterAttributes[Self.key(state, tag)] }

  /// Adds the state after a tag that is not known.
  mutating func add(_ result: Int32, after tag: Int, in state: Int32) {
    afterAttributes.insert(result, for: Self.key(state, tag))
  }
}
