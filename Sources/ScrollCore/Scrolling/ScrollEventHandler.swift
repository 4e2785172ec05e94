// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Receives the scroll events of a scroll host, as a `UIScrollViewDelegate` does in UIKit; patterns implement it.
public protocol ScrollEventHandler {
  /// Handles an event. An offset that it sets arrives as a nested `didScroll` before the call returns.
  mutating func handle(_ event: ScrollEvent, on host: inout ScrollHost)
}
