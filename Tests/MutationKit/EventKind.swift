// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The events that a pattern may miss, or receive twice.
package enum EventKind: String, CaseIterable, Sendable {
  case touchDown, touchMoved, touchUp, tap, didScroll, willBeginDragging, willEndDragging,
    didEndDragging, willBeginDecelerating, didEndDecelerating, didEndScrollingAnimation,
    didScrollToTop,
    displayFrame, didEndAnimation, boundsChange

  /// The kind of an event; nil for the appearance, without which nothing is shown.
  init?(_ event: ScrollEvent) {
    switch event {
    case .willAppear, .didAppear: return nil
    case .touchDown: self = .touchDown
    case .touchMoved: self = .touchMoved
    case .touchUp: self = .touchUp
    case .tap: self = .tap
    case .didScroll: self = .didScroll
    case .willBeginDragging: self = .willBeginDragging
    case .willEndDragging: self = .willEndDragging
    case .didEndDragging: self = .didEndDragging
    case .willBeginDecelerating: self = .willBeginDecelerating
    case .didEndDecelerating: self = .didEndDecelerating
    case .didEndScrollingAnimation: self = .didEndScrollingAnimation
    case .didScrollToTop: self = .didScrollToTop
    case .displayFrame: self = .displayFrame
    case .didEndAnimation: self = .didEndAnimation
    case .boundsChange: self = .boundsChange
    }
  }
}
