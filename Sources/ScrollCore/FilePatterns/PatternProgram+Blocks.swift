// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension PatternProgram {
  /// Formulas that are evaluated together: what they have in common is computed once.
  public struct Block: Sendable {
    /// The operations, as a range of the program's.
    public var operations: Range<Int>
    /// What they read, as a range of the program's loads.
    public var loads: Range<Int>

    /// Makes a block.
    public init(operations: Range<Int>, loads: Range<Int>) {
      self.operations = operations
      self.loads = loads
    }
  }

  /// The blocks of a program; a block has a number, by which its formulas know it.
  ///
  /// What depends on the screen and the parameters only is taken out of all other blocks, and what is the same for all
  /// items out of theirs.
  public final class Blocks: Sendable {
    /// How many operations, loads and registers come before those of blocks: single formulas need no more.
    public let singleOperations, singleLoads, singleRegisters: Int
    /// What depends on the screen and the parameters only.
    public let screen: Range<Int>
    /// Values, claims, and the elements that are there once.
    public let frame: Block
    /// The geometry of each view.
    public let views: [Block]
    /// What each item or section of an element has, by element; empty for other elements.
    public let elements: [Block]
    #if !hasFeature(Embedded)
    /// How the block of a frame is evaluated for several frames at once; nil if it cannot be.
    public let columns: Columns?

    /// Makes the same blocks with columns.
    public init(_ blocks: Blocks, columns: Columns?) {
      singleOperations = blocks.singleOperations
      singleLoads = blocks.singleLoads
      singleRegisters = blocks.singleRegisters
      screen = blocks.screen
      frame = blocks.frame
      views = blocks.views
      elements = blocks.elements
      self.columns = columns
    }
    #endif

    /// Makes blocks.
    public init(
      singleOperations: Int, singleLoads: Int, singleRegisters: Int, screen: Range<Int>,
      frame: Block, views: [Block], elements: [Block]
    ) {
      self.singleOperations = singleOperations
      self.singleLoads = singleLoads
      self.singleRegisters = singleRegisters
      self.screen = screen
      self.frame = frame
      self.views = views
      self.elements = elements
      #if !hasFeature(Embedded)
      columns = nil
      #endif
    }

    /// The number of the block of a frame.
    public static var frameNumber: Int { 0 }

    /// The number of the block of a view.
    public static func number(ofView view: Int) -> Int { 1 + view }

    /// The number of the block of an element's items.
    public static func number(ofElement element: Int, viewCount: Int) -> Int {
      1 + viewCount + element
    }
  }
}
