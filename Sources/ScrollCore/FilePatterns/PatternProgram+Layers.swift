// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension PatternProgram {
  /// What moves rigidly, and what of it shows.
  public struct Layer: Sendable, BitwiseCopyable {
    /// What the layer moves with.
    public enum Origin: Sendable, BitwiseCopyable {
      /// The screen, for a layer that only other variants have.
      case screen
      /// The content of a view, by its index.
      case content(Int)
      /// The first corner of a view's viewport, or the last.
      case viewport(Int), viewportEnd(Int)
      /// A sheet, by its index.
      case sheet(Int)
      /// The first corner of an element that is there once, or the last.
      case element(Int), elementEnd(Int)
    }

    /// What shows of a layer and its children.
    public enum Clip: Sendable, BitwiseCopyable {
      /// All.
      case all
      /// What lies behind its origin along both axes.
      case after
      /// What lies before its origin along both axes.
      case before
      /// A rectangle at its origin: formulas of its extents that depend on the screen only, and the radius of its corners,
      /// in points.
      case box(width: Int, height: Int, radius: Double)
    }

    /// The layer that it moves with: one with a lower number; 0 is the screen.
    public var parent: UInt8
    /// What it moves with.
    public var origin: Origin
    /// What of it shows.
    public var clip: Clip

    /// Makes a layer.
    public init(parent: UInt8, origin: Origin, clip: Clip) {
      self.parent = parent
      self.origin = origin
      self.clip = clip
    }
  }
}
