// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The name of a value that is recorded in every frame, such as `header.height` or `header[2].y`.
public struct TrackName: Equatable, Sendable, BitwiseCopyable, CustomStringConvertible {
  /// The part before the index, or the whole name.
  public var stem: PermanentText
  /// The index in brackets, or −1 for none.
  public var index: Int32
  /// The part after the index.
  public var suffix: PermanentText

  /// Makes a name without an index.
  public init(_ name: PermanentText) {
    stem = name
    index = -1
    suffix = ""
  }

  /// Makes a name with an index in brackets between two parts.
  public init(_ stem: PermanentText, _ index: Int32, _ suffix: PermanentText) {
    self.stem = stem
    self.index = index
    self.suffix = suffix
  }

  /// The name as records and scenario files spell it.
  public var description: String {
    index < 0 ? "\(stem)\(suffix)" : "\(stem)[\(index)]\(suffix)"
  }

  /// Whether two names are spelled the same way.
  public static func == (a: TrackName, b: TrackName) -> Bool {
    a.index == b.index && a.stem == b.stem && a.suffix == b.suffix
  }
}
