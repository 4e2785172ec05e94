// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The text of a check, with numbers and names that only the run knows; UTF-8.
struct CheckText {
  /// What has been written.
  private(set) var bytes: [UInt8] = []

  /// Appends text.
  mutating func append(_ words: StaticString) {
    var text = Wording()
    text.append(words)
    bytes += text.bytes
  }

  /// Appends a number as findings do: with one decimal, if that is not 0.
  mutating func append(_ number: Double) {
    var text = Wording()
    text.append(number)
    bytes += text.bytes
  }

  /// Appends the phase of a frame.
  mutating func appendPhase(_ phase: ScrollPhase) {
    var text = Wording()
    text.appendPhase(phase)
    bytes += text.bytes
  }

  /// Appends the name of a track as frame output spells it.
  mutating func quote(_ track: TrackName) {
    track.stem.append(to: &bytes)
    guard track.index >= 0 else { return }
    append("[")
    append(Double(track.index))
    append("]")
    track.suffix.append(to: &bytes)
  }

  /// Appends the name of an element as frame output spells it.
  mutating func quote(_ element: ElementID, of timeline: Timeline) {
    timeline.ownElements.appendName(of: element, to: &bytes)
  }

  /// Appends text that is not a literal, in UTF-8.
  mutating func quote(_ text: [UInt8]) { bytes += text }
}
