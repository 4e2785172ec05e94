// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// The core's names for the values of recorded runs.
enum RecordedNames {
  /// The core's name of a value; nil for a text that is no name.
  static func name(_ text: String) -> TrackName? { TrackName(spelling: text) }

  /// The name of the difference of a value between two runs; nil for one that has an index.
  static func difference(of text: String) -> TrackName? {
    guard let name = name(text), name.index < 0 else { return nil }
    return TrackName(name.stem, -1, " (Δ)")
  }
}
