// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a first value or the geometry of a view needs before it.
struct Needs {
  /// The states that it uses.
  var states: Set<Int> = []
  /// The repeated elements, by their items.
  var items: Set<Int> = []
  /// The views whose geometry it uses.
  var views: Set<Int> = []
  /// Whether it uses what changes with offsets or the finger.
  var followsOffsets = false
  /// Whether anything but the screen and the parameters counts.
  var followsRun: Bool {
    followsOffsets || !states.isEmpty || !items.isEmpty || !views.isEmpty
  }
  /// Where it stands in the file, in bytes.
  var offset: Int
}
