// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The name of a value that is recorded in every frame, such as `header.height` or `header[2].y`.
public struct TrackName: Equatable, Sendable {
  /// The part before the index, or the whole name.
  public var stem: StaticString
  /// The index in brackets, or −1 for none.
  public var index: Int32
  /// The part after the index.
  public var suffix: StaticString

  /// Makes a name without an index.
  public init(_ name: StaticString) {
    stem = name
    index = -1
    suffix = ""
  }

  /// Makes a name with an index in brackets between two parts.
  public init(_ stem: StaticString, _ index: Int32, _ suffix: StaticString) {
    self.stem = stem
    self.index = index
    self.suffix = suffix
  }

  /// Whether two names are spelled the same way from the same literals.
  public static func == (a: TrackName, b: TrackName) -> Bool {
    a.index == b.index && a.stem.isSame(as: b.stem) && a.suffix.isSame(as: b.suffix)
  }
}

extension StaticString {
  /// Whether two literals have the same bytes.
  func isSame(as other: StaticString) -> Bool {
    guard utf8CodeUnitCount == other.utf8CodeUnitCount else { return false }
    return withUTF8Buffer { a in
      other.withUTF8Buffer { b in unsafe a.elementsEqual(b) }
    }
  }
}
