// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a pattern receives, in the order in which UIKit sends it.
///
/// A drag: `touchDown`, `willBeginDragging`, `didScroll` once a display frame, `willEndDragging`,
/// `didEndDragging`; with a fling `willBeginDecelerating`, `didScroll`, `didEndDecelerating` follow.
/// A catch ends the deceleration first, as iOS 13 and later do, and begins a drag at once.
public enum ScrollEvent: Equatable, Sendable, BitwiseCopyable {
  /// `viewWillAppear`: insets are not adjusted yet and every offset is 0.
  case willAppear
  /// `viewDidAppear`: the system has moved every scroll view to its rest, with a `didScroll` for each.
  case didAppear
  /// A finger landed on the screen.
  case touchDown(Point)
  /// The finger has moved since the last frame; scroll views that follow it hear of it afterwards.
  case touchMoved
  /// The finger lifts, or is taken away, with a velocity in points per second; positive down and right.
  case touchUp(velocity: Point)
  /// A finger landed and lifted without moving.
  case tap(Point)
  /// A scroll view's offset changed; `ScrollHost.contentOffset(of:)` tells the new one.
  case didScroll(ScrollViewID)
  /// A finger has travelled beyond the slop, or has caught moving content.
  case willBeginDragging(ScrollViewID)
  /// A finger lifts; the velocity is positive when the content moves up.
  case willEndDragging(ScrollViewID, velocity: PointsPerMillisecond)
  /// A finger has lifted.
  case didEndDragging(ScrollViewID, willDecelerate: Bool)
  /// A fling or a bounce begins.
  case willBeginDecelerating(ScrollViewID)
  /// A fling or a bounce has ended, or was caught.
  case didEndDecelerating(ScrollViewID)
  /// An animation that the pattern asked for has ended.
  case didEndScrollingAnimation(ScrollViewID)
  /// A tap on the status bar has brought a scroll view to its top.
  case didScrollToTop(ScrollViewID)
  /// A frame is about to be shown while an animation runs that the pattern computes.
  case displayFrame
  /// An animation that the pattern computes has ended.
  case didEndAnimation
  /// The screen's bounds and insets changed; offsets are already moved into the new limits.
  case boundsChange
}
