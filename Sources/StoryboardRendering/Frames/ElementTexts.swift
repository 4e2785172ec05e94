// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The elements of frames as JSON; what stays from frame to frame is copied.
struct ElementTexts: ~Copyable {
  /// The elements of the frame before, in their order.
  private var shown: [(id: ElementID, frame: Rect)] = []
  /// How the text of each of them begins: its identifier.
  ///
  /// There may be more of them than elements, whose storage is for later frames.
  private var starts: [[UInt8]] = []
  /// Where the text of all of them is in the output; nil if it is no longer there.
  private var place: Range<Int>?

  init() {}

  /// The output begins anew.
  mutating func forgetPlace() { place = nil }

  /// Appends the elements of a frame.
  mutating func append(
    _ timeline: Timeline, _ frame: Int, _ numbers: inout NumberTexts, to text: inout ByteText
  ) {
    let range = timeline.elementRange(ofFrame: frame)
    let first = text.count
    defer { place = first..<text.count }
    if let place, isSame(timeline, range) {
      return text.append(again: place.count, from: place.lowerBound)
    }
    if shown.count > range.count { shown.removeLast(shown.count - range.count) }
    for (slot, index) in range.enumerated() {
      let element = timeline.elements[index]
      note(element, of: timeline, in: slot)
      if slot > 0 { text.append(",") }
      text.append(contentsOf: starts[slot])
      numbers.append(element.frame.x, to: &text)
      text.append(",")
      numbers.append(element.frame.y, to: &text)
      text.append(",")
      numbers.append(element.frame.width, to: &text)
      text.append(",")
      numbers.append(element.frame.height, to: &text)
      text.append("]}")
    }
  }

  private func isSame(_ timeline: Timeline, _ range: Range<Int>) -> Bool {
    guard shown.count == range.count else { return false }
    for (slot, index) in range.enumerated() {
      let element = timeline.elements[index]
      guard element.id == shown[slot].id, element.frame == shown[slot].frame else { return false }
    }
    return true
  }

  private mutating func note(_ element: ElementFrame, of timeline: Timeline, in slot: Int) {
    if slot == starts.count { starts.append([]) }
    if slot == shown.count {
      shown.append((element.id, element.frame))
      Self.spell(element.id, timeline, in: &starts[slot])
    } else {
      if shown[slot].id != element.id { Self.spell(element.id, timeline, in: &starts[slot]) }
      shown[slot] = (element.id, element.frame)
    }
  }

  /// Replaces a start by that of an element, in its storage.
  private static func spell(_ id: ElementID, _ timeline: Timeline, in bytes: inout [UInt8]) {
    bytes.removeAll(keepingCapacity: true)
    bytes.append("{\"id\":\"")
    timeline.ownElements.appendName(of: id, to: &bytes)
    bytes.append("\",\"frame\":[")
  }
}
