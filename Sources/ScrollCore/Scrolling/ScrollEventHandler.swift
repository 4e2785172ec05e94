// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a stage notifies of scroll events: a pattern, in the place of UIKit's `UIScrollViewDelegate`.
public protocol ScrollEventHandler {
  /// Answers an event; offsets that it sets come back as nested `didScroll` events before the call returns.
  mutating func handle(_ event: ScrollEvent, on stage: inout Stage)
}
