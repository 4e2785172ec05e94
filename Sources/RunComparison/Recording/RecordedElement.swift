// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// An element of a recorded run: when it was seen, and where, as seen from its layer.
package struct RecordedElement: Equatable, Sendable {
  /// What is recorded of an element.
  package enum Part: Int, CaseIterable, Sendable {
    /// The layer that it moves with, as an index.
    case layer
    /// Distance from the layer's origin, in hundredths of a point.
    case x, y
    /// Extents, in hundredths of a point.
    case width, height
    /// Opacity and scale of what it holds, in units of 0.0001.
    case alpha, scale

    /// The name in files, which would otherwise be looked up in the program for each element.
    var word: String { Self.words[rawValue] }

    private static let words = allCases.map { "\($0)" }
  }

  /// The element, without its number.
  package var id: ElementID
  /// The name by which a pattern file calls it; nil for one that is called by its kind.
  package var ownName: String?
  /// Which of several elements with the same identity in one frame; 1 for the first.
  package var ordinal: Int
  /// The frames in which it was visible, in order; ranges neither touch nor are empty.
  package var seen: [Range<Int>]
  /// What was recorded of it, by part; numbers of frames in which it was not visible are missing.
  package var parts: [RecordedTrack]

  /// Makes an element; there is one track for each part.
  package init(
    _ id: ElementID, ownName: String? = nil, ordinal: Int = 1, seen: [Range<Int>],
    parts: [RecordedTrack]
  ) {
    precondition(parts.count == Part.allCases.count, "a track for each part")
    self.id = ElementID(id.kind, section: id.section, item: id.item)
    // A name that is its kind's says nothing more.
    self.ownName = ownName.flatMap { $0 == "\(id.kindName)" ? nil : $0 }
    self.ordinal = ordinal
    self.seen = seen
    self.parts = parts
  }

  /// The name in frame output, such as `cell[3]`.
  package var name: String {
    var bytes: [UInt8] = []
    if let ownName {
      bytes += ownName.utf8
      id.appendIndices(to: &bytes)
    } else {
      id.appendName(to: &bytes)
    }
    let name = String(decoding: bytes, as: UTF8.self)
    return ordinal > 1 ? "\(name)#\(ordinal)" : name
  }

  /// Whether another recording of an element is of the same one.
  package func isSame(as other: RecordedElement) -> Bool {
    id == other.id && ordinal == other.ordinal && ownName == other.ownName
  }

  /// What was recorded of a part.
  package subscript(part: Part) -> RecordedTrack { parts[part.rawValue] }

  /// Whether it was visible in a frame.
  package func isSeen(inFrame frame: Int) -> Bool { seen.contains { $0.contains(frame) } }
}
