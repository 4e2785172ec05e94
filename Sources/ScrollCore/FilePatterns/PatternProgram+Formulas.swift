// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension PatternProgram {
  /// A formula: what it reads, its operations, and where its result is.
  public struct Formula: Sendable {
    /// The operations, as a range of the program's.
    public var operations: Range<Int>
    /// What it reads, as a range of the program's loads.
    public var loads: Range<Int>
    /// The register of the result.
    public var result: Int
    /// Whether it depends on the screen and the parameters only.
    public var isConstant: Bool
    /// The number of the block in which it is evaluated with others, and the register of its result there; −1 for none.
    public var block = -1, blockResult = 0

    /// Makes a formula.
    public init(operations: Range<Int>, loads: Range<Int>, result: Int, isConstant: Bool) {
      self.operations = operations
      self.loads = loads
      self.result = result
      self.isConstant = isConstant
    }
  }

  /// Something of the run that changes between events, and the register that it is read into.
  public struct Load: Equatable, Sendable, BitwiseCopyable {
    /// What is read.
    public var reading: Reading
    /// Of which view, by its index; 0 for what belongs to none.
    public var view: Int
    /// The register.
    public var register: Int

    /// Makes a load.
    public init(_ reading: Reading, of view: Int = 0, into register: Int) {
      self.reading = reading
      self.view = view
      self.register = register
    }
  }

  /// What formulas can read of scroll views, of sheets, of the finger and of time; lengths in points, speeds in points per second.
  public enum Reading: UInt8, Sendable, BitwiseCopyable, CaseIterable {
    // Of a scroll view, along its axis.
    /// `contentOffset`, as of the last `didScroll`.
    case offset
    /// The offset at the first end.
    case minimum
    /// The offset at the last end.
    case maximum
    /// The offset within its limits, from the first end.
    case scrolled
    /// How far the content is beyond its first end, and beyond its last.
    case overStart, overEnd
    /// How long the content is.
    case length
    /// The adjusted inset before the content.
    case leadingInset
    /// The adjusted inset after the content.
    case trailingInset
    /// How long the view is.
    case viewport
    /// How fast the offset grows.
    case velocity
    /// The target of the fling that `willEndDragging` proposes; elsewhere the offset.
    case target
    /// The change of the offset that `didScroll` reports; 0 in other events.
    case delta
    /// How far the finger has moved since the drag began, without the slop; positive down or right.
    case pan
    /// 1 while a finger is on the view, else 0.
    case isTracking
    /// 1 while a finger moves the view, else 0.
    case isDragging
    /// 1 while the view moves without a finger, else 0.
    case isDecelerating

    // Of a sheet.
    /// How far it has come from its edge.
    case sheetExtent
    /// How fast what is seen of it moves; positive when it grows.
    case sheetVelocity
    /// The extent to which it moves; elsewhere that at which it rests.
    case sheetTarget
    /// 1 while a finger moves it, else 0.
    case sheetIsDragging
    /// 1 while it moves to a detent, else 0.
    case sheetIsSettling

    // Of the finger: 0 while none is down.
    /// 1 while a finger is down, else 0.
    case fingerIsDown
    /// Its place across the screen.
    case fingerX
    /// Its place along the screen.
    case fingerY
    /// How far it has moved across the screen since it landed.
    case fingerTravelX
    /// How far it has moved along the screen since it landed.
    case fingerTravelY
    /// How far it has moved across the screen since the frame before.
    case fingerMovedX
    /// How far it has moved along the screen since the frame before.
    case fingerMovedY
    /// How fast it moves across the screen.
    case fingerVelocityX
    /// How fast it moves along the screen.
    case fingerVelocityY

    /// How many seconds have passed since the start of the run.
    case time
  }

  /// A fact of the screen, and the register that has it.
  public struct Fact: Sendable, BitwiseCopyable {
    /// What the fact is; lengths in points.
    public enum Kind: UInt8, Sendable, BitwiseCopyable {
      /// The width of the screen.
      case width
      /// The height of the screen.
      case height
      /// Device pixels in a point.
      case scale
      /// The height of the status bar.
      case statusBar
      /// The height of a navigation bar.
      case navigationBar
      /// The height of a tab bar.
      case tabBar
      /// How far a finger moves before it drags.
      case slop
      /// The safe area at the top.
      case safeTop
      /// The safe area at the leading edge.
      case safeLeft
      /// The safe area at the bottom.
      case safeBottom
      /// The safe area at the trailing edge.
      case safeRight
      /// 1 on a device on its side, else 0.
      case isLandscape
      /// 1 on an iPad, else 0.
      case isPad
      /// 1 in a language from right to left, else 0.
      case isRightToLeft
      /// The factor by which text of a style has grown.
      case textGrowth
    }

    /// What the fact is.
    public var kind: Kind
    /// The style of text, for its growth.
    public var style: TextStyle
    /// The register.
    public var register: Int

    /// Makes a fact.
    public init(_ kind: Kind, style: TextStyle = .body, into register: Int) {
      self.kind = kind
      self.style = style
      self.register = register
    }
  }

  /// The registers that hold the value of a parameter.
  public struct Parameter: Sendable, BitwiseCopyable {
    /// The first register.
    public var register: Int
    /// How many there are: more than one for a list.
    public var count: Int

    /// Makes a parameter.
    public init(register: Int, count: Int) {
      self.register = register
      self.count = count
    }
  }

  /// The registers of what an event tells.
  public struct EventRegisters: Sendable, BitwiseCopyable {
    /// The finger's velocity: in points per millisecond along the axis at `willEndDragging`, and in points per second at
    /// `touchUp`.
    public var velocity, velocityX, velocityY: Int
    /// Where a tap is, in points.
    public var x, y: Int
    /// Whether a lifted view goes on.
    public var willDecelerate: Int
    /// The number of the item that is tapped, and that of its section.
    public var index, section: Int
    /// The place of the view that tells something among those that the handler listens to.
    public var view: Int

    /// Makes the registers: nine neighbours.
    public init(from first: Int) {
      velocity = first
      velocityX = first + 1
      velocityY = first + 2
      x = first + 3
      y = first + 4
      willDecelerate = first + 5
      index = first + 6
      section = first + 7
      view = first + 8
    }

    /// How many registers they are.
    public static let count = 9
  }
}
