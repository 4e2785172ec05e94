// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension PatternProgram {
  /// Something that a finger drags between detents; each number is the index of a formula.
  public struct Sheet: Sendable {
    /// The edge of the screen from which a sheet comes.
    public enum Edge: UInt8, Sendable, BitwiseCopyable, CaseIterable {
      /// The lower edge.
      case bottom
      /// The upper edge.
      case top
      /// The leading edge.
      case left
      /// The trailing edge.
      case right
    }

    /// How a pull beyond the first and the last detent is answered.
    public enum Beyond: UInt8, Sendable, BitwiseCopyable, CaseIterable {
      /// As a scroll view does, over the height of the screen.
      case rubber
      /// Not at all.
      case stiff
      /// As within the detents.
      case free
      /// With the logarithm of the extent.
      case logarithmic
    }

    /// How a detent is chosen when the finger lifts.
    public enum Rule: Sendable, BitwiseCopyable {
      /// The nearest to where a fling would end that keeps a share of its speed each millisecond.
      case project(rate: Int)
      /// The nearest to where the sheet would be after a tenth of a second; above 400 points per second the next one in
      /// the direction of motion.
      case lookAhead
      /// The nearest.
      case nearest
      /// The next one in the direction of motion.
      case onward
      /// The next one in the direction of a drag that was long enough, in points, or fast enough, in points per second;
      /// else the one that it came from.
      case threshold(distance: Int, speed: Int)
      /// The rule of FloatingPanel.
      case floatingPanel
    }

    /// How a sheet moves to a detent.
    public enum Spring: Sendable, BitwiseCopyable {
      /// A spring: its response in seconds, and its damping ratio.
      case spring(response: Int, damping: Int)
      /// The spring of FloatingPanel, which depends on the speed.
      case floatingPanel
      /// The default spring of SwiftUI.
      case system
      /// The spring of OverlayContainer, which depends on the finger's speed.
      case overlayContainer
    }

    /// The edge from which it comes.
    public var edge: Edge
    /// How far it may come from there, in points: formulas of the screen and the parameters, in the order of the file.
    public var detents: [Int]
    /// The detent at which it begins, by its place in the list.
    public var start: Int
    /// The element that takes the drag, by its index; nil for none.
    public var handle: Int?
    /// How a pull beyond the detents is answered.
    public var beyond: Beyond
    /// How a detent is chosen.
    public var rule: Rule
    /// How the sheet moves there.
    public var spring: Spring
    /// Whether the sheet goes on with the finger's speed.
    public var keepsVelocity: Bool
    /// Whether it may go beyond the detent on its way.
    public var overshoots: Bool
    /// The view that hands the finger over to the sheet, and whether a view that reaches its beginning does so; nil for
    /// none.
    public var list: (view: Int, returnsContent: Bool)?

    /// Makes a sheet.
    public init(
      edge: Edge, detents: [Int], start: Int, handle: Int?, beyond: Beyond, rule: Rule,
      spring: Spring, keepsVelocity: Bool, overshoots: Bool,
      list: (view: Int, returnsContent: Bool)?
    ) {
      self.edge = edge
      self.detents = detents
      self.start = start
      self.handle = handle
      self.beyond = beyond
      self.rule = rule
      self.spring = spring
      self.keepsVelocity = keepsVelocity
      self.overshoots = overshoots
      self.list = list
    }
  }
}
