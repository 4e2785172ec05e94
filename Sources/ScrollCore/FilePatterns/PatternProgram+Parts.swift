// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension PatternProgram {
  /// A scroll view; each number is the index of a formula.
  public struct View: Sendable {
    /// A rectangle on the screen, in points.
    public struct Frame: Sendable, BitwiseCopyable {
      /// The edges and extents.
      public var x, y, width, height: Int

      /// Makes a rectangle.
      public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
      }
    }

    /// The axis in which it scrolls.
    public var axis: ScrollView.Axis
    /// Which safe areas are added to its insets.
    public var adjustment: ScrollBehavior.InsetAdjustment
    /// The viewport.
    public var frame: Frame
    /// The extent of the content along the axis, in points.
    public var content: Int
    /// `contentInset` before and after the content, in points.
    public var leadingInset, trailingInset: Int
    /// `additionalSafeAreaInsets` before and after the content, in points.
    public var leadingSafeArea, trailingSafeArea: Int
    /// Truths.
    public var bounces, alwaysBounces, isPaging: Int
    /// Where it begins, in points scrolled.
    public var start: Int
    /// Where it comes to rest.
    public var snap: Snap
    /// Whether its content shows only within the viewport.
    public var clips: Bool
    /// Whether its geometry depends on more than the screen and the parameters.
    public var followsRun = true

    /// Makes a scroll view.
    public init(
      axis: ScrollView.Axis, adjustment: ScrollBehavior.InsetAdjustment, frame: Frame,
      content: Int, leadingInset: Int, trailingInset: Int, leadingSafeArea: Int,
      trailingSafeArea: Int, bounces: Int, alwaysBounces: Int, isPaging: Int, start: Int,
      snap: Snap, clips: Bool
    ) {
      self.axis = axis
      self.adjustment = adjustment
      self.frame = frame
      self.content = content
      self.leadingInset = leadingInset
      self.trailingInset = trailingInset
      self.leadingSafeArea = leadingSafeArea
      self.trailingSafeArea = trailingSafeArea
      self.bounces = bounces
      self.alwaysBounces = alwaysBounces
      self.isPaging = isPaging
      self.start = start
      self.snap = snap
      self.clips = clips
    }
  }

  /// Where a scroll view may come to rest, in points scrolled.
  public enum Snap: Sendable {
    /// Anywhere.
    case anywhere
    /// Between the first and the last of some places at one of them, which are formulas and rise.
    case places([Int])
    /// At places with equal distances, counted from one: two formulas.
    case every(Int, from: Int)
  }

  /// Memory that events change.
  public struct State: Sendable, BitwiseCopyable {
    /// The register of what formulas see.
    public var register: Int
    /// The register of where an animation goes.
    public var target: Int
    /// The register of how fast what is seen changes, per second.
    public var velocity: Int
    /// The formula of the first value.
    public var first: Int
    /// Whether it is a share from 0 to 1, not a length in points: springs end closer to their targets.
    public var isShare: Bool

    /// Makes a state.
    public init(register: Int, target: Int, velocity: Int, first: Int, isShare: Bool) {
      self.register = register
      self.target = target
      self.velocity = velocity
      self.first = first
      self.isShare = isShare
    }
  }

  /// One step of a run's beginning.
  public enum Beginning: Hashable, Sendable, BitwiseCopyable {
    /// A state gets its first value.
    case state(Int)
    /// The items of a repeated element are laid out.
    case items(Int)
    /// A scroll view gets its geometry.
    case view(Int)
  }

  /// A value that is recorded.
  public struct Value: Sendable, BitwiseCopyable {
    /// The name in records.
    public var name: TrackName
    /// The formula.
    public var formula: Int
    /// The truth that says whether there is a value; nil for always.
    public var condition: Int?

    /// Makes a value.
    public init(name: TrackName, formula: Int, condition: Int?) {
      self.name = name
      self.formula = formula
      self.condition = condition
    }
  }
}
