// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A picture of the library that elements of a pattern file can show; the names of the cases are the words of the file.
public enum LookPicture: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  /// All photographs, one for each item in turn.
  case photos
  /// All portraits, one for each item in turn.
  case portraits
  // Photographs.
  case hills, sail, peaks, flower, town, salad, sitter, firs, beach, coffee, balloon, cat
  // Portraits.
  case shortHair, longHair, curls, beard, scarf, bun
  // Wide scenes.
  case fjord, concert
}
