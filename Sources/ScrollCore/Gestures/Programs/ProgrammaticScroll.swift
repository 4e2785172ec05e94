// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !WITHOUT_PROGRAM_STEPS
/// A scroll that the app asks for, as `setContentOffset(_:animated:)` and `scrollToRow(at:at:animated:)` do.
public struct ProgrammaticScroll: Equatable, Sendable {
  /// Where it leads.
  public enum Target: Equatable, Sendable {
    /// A distance below the rest at the first end, in points; not limited by the last end, as in UIKit.
    case fromStart(Double)
    /// A distance above the rest at the last end, in points.
    case fromEnd(Double)
    /// Where an element has a place in the viewport; within both ends.
    case element(ElementID, at: Place)
  }

  /// Where an element is to be in the viewport, insets excluded.
  public enum Place: UInt8, CaseIterable, Sendable {
    /// At the first edge.
    case top
    /// In the middle.
    case middle
    /// At the last edge.
    case bottom
  }

  /// Where it leads.
  public var target: Target
  /// Which scroll view, as an index in the pattern's list.
  public var scrollView: Int
  /// Whether it is animated.
  public var isAnimated: Bool

  /// Makes a scroll of one of a pattern's views.
  public init(to target: Target, scrollView: Int = 0, isAnimated: Bool = true) {
    self.target = target
    self.scrollView = scrollView
    self.isAnimated = isAnimated
  }
}
#endif
