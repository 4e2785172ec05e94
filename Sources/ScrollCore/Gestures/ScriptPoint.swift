// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A position in a script, resolved for each screen that the script runs on.
public struct ScriptPoint: Equatable, Sendable, BitwiseCopyable {
  /// Distance from the left edge.
  public var x: Length
  /// Distance from the top edge.
  public var y: Length

  /// Creates a position from its distances to the left and top edges.
  public init(_ x: Length, _ y: Length) {
    self.x = x
    self.y = y
  }

  /// The centre of the screen.
  public static let middle = ScriptPoint(.fraction(0.5), .fraction(0.5))

  /// The position in points on a screen of this size.
  public func resolved(in size: Size) -> Point {
    Point(x.resolved(extent: size.width), y.resolved(extent: size.height))
  }
}
