// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A scroll view of a host, and what moves it.
struct ScrollViewState: Sendable, BitwiseCopyable {
  /// Its geometry and its offset.
  var view = ScrollView(viewport: 0, contentLength: 0)
  /// What moves it.
  var activity = ScrollActivity.idle(0)
  /// How fast its content moves just after the frame, in points per second.
  var velocity = 0.0
  /// The state of its drag.
  var drag = DragState()
  /// Its motion, while it moves without a finger.
  var motion = ScrollMotion(restingAt: 0)
  #if !WITHOUT_ANDROID
  /// How far a finger or a motion has pulled the content beyond an end where it stretches, in points, signed.
  var pull = 0.0
  #endif
}
