// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A place in a script, resolved against each screen that the script runs on.
public struct ScriptPoint: Equatable, Sendable, BitwiseCopyable {
  /// Distance from the left edge.
  public var x: Length
  /// Distance from the top edge.
  public var y: Length

  /// Makes a place from its distances to the left and top edges.
  public init(_ x: Length, _ y: Length) {
    self.x = x
    self.y = y
  }

  /// The middle of the screen.
  public static let middle = ScriptPoint(.fraction(0.5), .fraction(0.5))

  /// The place in points on a screen of this size.
  public func resolved(in size: Size) -> Point {
    Point(x.resolved(extent: size.width), y.resolved(extent: size.height))
  }
}
