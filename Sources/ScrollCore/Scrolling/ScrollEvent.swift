// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a pattern receives, in the order in which UIKit sends it.
///
/// A drag: `touchDown`, `willBeginDragging`, `didScroll` once per display frame, `willEndDragging`,
/// `didEndDragging`; with a fling `willBeginDecelerating`, `didScroll`, `didEndDecelerating`
/// follow. A catch ends the deceleration first, as in iOS 13 and later, and starts a drag
/// immediately.
public enum ScrollEvent: Equatable, Sendable, BitwiseCopyable {
  /// `viewWillAppear`: insets are not adjusted yet and every offset is 0.
  case willAppear
  /// `viewDidAppear`: the system has moved every scroll view to its rest, with a `didScroll` for each.
  case didAppear
  /// A finger landed on the screen.
  case touchDown(Point)
  /// The finger has moved since the last frame; scroll views that follow it are notified
  /// afterwards.
  case touchMoved
  /// The finger lifts, or its touch is cancelled, with a velocity in points per second; positive
  /// down and right.
  case touchUp(velocity: Point)
  /// A finger landed and lifted without moving.
  case tap(Point)
  /// A scroll view's offset changed; `ScrollHost.contentOffset(of:)` returns the new one.
  case didScroll(ScrollViewID)
  /// A finger has travelled beyond the slop, or has caught moving content.
  case willBeginDragging(ScrollViewID)
  /// A finger lifts; the velocity is positive when the content moves up.
  case willEndDragging(ScrollViewID, velocity: PointsPerMillisecond)
  /// A finger has lifted.
  case didEndDragging(ScrollViewID, willDecelerate: Bool)
  /// A fling or a bounce starts.
  case willBeginDecelerating(ScrollViewID)
  /// A fling or a bounce has ended, or was caught.
  case didEndDecelerating(ScrollViewID)
  /// An animation that the pattern requested has ended.
  case didEndScrollingAnimation(ScrollViewID)
  /// A tap on the status bar has scrolled a scroll view to its top.
  case didScrollToTop(ScrollViewID)
  /// A frame is about to be shown while an animation runs that the pattern computes.
  case displayFrame
  /// An animation that the pattern computes has ended.
  case didEndAnimation
  /// The screen's bounds and insets changed; offsets are already moved into the new limits.
  case boundsChange
}
