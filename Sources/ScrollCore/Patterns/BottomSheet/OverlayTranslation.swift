// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What OverlayContainer remembers while a finger drags a list in a sheet.
///
/// The travel of the finger and that of the sheet are counted separately, so scrolling the list
/// first does not make the sheet jump afterwards.
struct OverlayTranslation: Sendable, BitwiseCopyable {
  /// How far the sheet was dragged down since the drag began, in points; not limited to the detents.
  var sheet = 0.0
  /// How far the finger had moved down when it was last looked at, in points.
  var finger = 0.0
  /// Whether the finger moved up when it last moved.
  var movesUp = false
  /// The list's offset when the list itself last scrolled, in points.
  var lastOffset = 0.0

  /// A new drag.
  mutating func begin() {
    sheet = 0
    finger = 0
    movesUp = false
  }
}
