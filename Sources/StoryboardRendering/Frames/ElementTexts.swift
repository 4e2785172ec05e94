// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The elements of frames as JSON; what stays from frame to frame is copied.
struct ElementTexts: ~Copyable {
  /// The elements of the frame before, in their order.
  private var shown: [(id: ElementID, frame: Rect)] = []
  /// How the text of each of them begins: its identifier.
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
    if shown.count > range.count {
      shown.removeLast(shown.count - range.count)
      starts.removeLast(starts.count - range.count)
    }
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
    if slot == shown.count {
      shown.append((element.id, element.frame))
      starts.append(Self.start(of: element.id, timeline))
    } else {
      if shown[slot].id != element.id { starts[slot] = Self.start(of: element.id, timeline) }
      shown[slot] = (element.id, element.frame)
    }
  }

  private static func start(of id: ElementID, _ timeline: Timeline) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append("{\"id\":\"")
    timeline.ownElements.appendName(of: id, to: &bytes)
    bytes.append("\",\"frame\":[")
    return bytes
  }
}
