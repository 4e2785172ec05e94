// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension PatternProgram {
  /// How the formulas of some frames are evaluated together: an operation works on a column, which has a number for each
  /// frame.
  ///
  /// It gives the bits that the block of a frame gives. Where frames would take different ways, or an operation has no
  /// result for one of them, they are evaluated one by one.
  public final class Columns: Sendable {
    /// A register, and its column.
    public struct Place: Sendable, BitwiseCopyable {
      /// The register of the program.
      public var register: Int
      /// The column.
      public var column: Int

      /// Makes a place.
      public init(register: Int, column: Int) {
        self.register = register
        self.column = column
      }
    }

    /// A number that counts only where a truth holds: two columns; the second is −1 for always.
    public struct Conditional: Sendable, BitwiseCopyable {
      /// The columns of the number and of the truth.
      public var number, truth: Int

      /// Makes a number with a condition.
      public init(number: Int, truth: Int) {
        self.number = number
        self.truth = truth
      }
    }

    /// Where numbers of an element are: in columns, or in registers for what there is once for each item; −1 for none.
    public struct Numbers: Sendable, BitwiseCopyable {
      /// Whether it is there.
      public var visible: Int32 = -1
      /// Its rectangle.
      public var x: Int32 = -1
      /// Its rectangle.
      public var y: Int32 = -1
      /// Its rectangle.
      public var width: Int32 = -1
      /// Its rectangle.
      public var height: Int32 = -1
      /// How it shows.
      public var alpha: Int32 = -1
      /// How it shows.
      public var scale: Int32 = -1
      /// What it shows.
      public var section: Int32 = -1
      /// What it shows.
      public var item: Int32 = -1

      /// Makes numbers of which there are none.
      public init() {}

      /// Whether there is none besides the rectangle.
      public var isPlain: Bool {
        visible & alpha & scale & section & item < 0
      }

      /// Whether there is none besides the rectangle and whether it is there.
      var isPlainIfVisible: Bool { alpha & scale & section & item < 0 }

      /// Whether they name no other columns than there are.
      func areWithin(_ count: Int) -> Bool {
        let all = [visible, x, y, width, height, alpha, scale, section, item]
        return all.allSatisfy { $0 < count } && (x < 0 || min(y, width, height) >= 0)
      }
    }

    /// An element of the program, without those that are there once for each item of another one.
    public struct Element: Sendable, BitwiseCopyable {
      /// What it is called; items and sections have their own numbers.
      public var id: ElementID
      /// Its index in the program.
      public var index: Int32
      /// How many elements follow that are there once, this one included; 0 for one that is not.
      public var runLength: Int32 = 0
      /// The view whose content has it at a rectangle that depends on the screen only; −1 for none.
      public var view: Int32 = -1
      /// What there is of its items or sections, by its place in `repeated`; −1 for an element that is there once.
      public var repeated: Int32 = -1
      /// The layer that it moves with.
      public var layer: UInt8
      /// Whether it is drawn, or only measured.
      public var isDrawn: Bool
      /// Whether a layer moves with it.
      public var isOrigin = false
      /// The columns of its numbers; of the rectangle that its items lie in for an element with items.
      public var numbers = Numbers()

      /// Makes what there is of an element of a program, without its numbers.
      public init(_ element: PatternProgram.Element, index: Int) {
        self.index = Int32(truncatingIfNeeded: index)
        id = ElementID(
          element.kind ?? .own, number: element.number, section: element.copy,
          item: element.item)
        isDrawn = element.kind != nil
        layer = element.layer
      }
    }

    /// The items of an element, or the headers or footers of its sections.
    public struct Repeated: Sendable, BitwiseCopyable {
      /// Its entry in the program's list of items.
      public var list: Int
      /// Whether it is a header or footer of sections, and which.
      public var isOfSections = false
      /// Whether it is a footer of sections.
      public var isFooter = false
      /// Whether a number of it, or what it is computed of, is one of the item itself, such as its place.
      public var readsItem = true
      /// The register of a line below which an item has to reach; −1 for none.
      ///
      /// The operations for items begin with that question, which alone decides whether an item shows.
      public var edge: Int32 = -1
      /// Whether the other operations give the same for all items of a frame.
      public var isSame = false
      /// Whether the number that an item shows is its number among all: nothing has to be computed for it.
      public var isNumbered = false
      /// The registers of what its items or sections have.
      public var numbers = Numbers()
      /// What there is once for each of its items, as a part of `children`.
      public var firstChild = 0
      /// How many children an item has.
      public var childCount = 0
      /// Formulas that depend on the screen only, as a part of `constantFormulas`: they are evaluated for what shows.
      public var firstConstant = 0
      /// How many of these formulas there are.
      public var constantCount = 0
      /// The register of where its header or footer is; −1 for its natural place.
      public var place: Int32 = -1
      /// The register of the truth by which the app would end; −1 for none.
      public var failure: Int32 = -1

      /// Whether items have everything in common but where they are and which they are.
      @inline(__always)
      var areEqual: Bool { childCount == 0 && isSame && !readsItem }

      /// How many operations ask whether an item reaches below a line.
      public static let edgeOperationCount = 3

      /// Makes what is repeated, without its numbers.
      public init(of list: Int) { self.list = list }
    }

    /// What is there once for each item of an element.
    public struct Child: Sendable, BitwiseCopyable {
      /// What it is called; section and item are those of the item.
      public var id: ElementID
      /// Whether it is drawn.
      public var isDrawn: Bool
      /// The layer that it moves with.
      public var layer: UInt8
      /// The registers of its numbers.
      public var numbers: Numbers

      /// Makes a child of an element of a program, and its numbers.
      public init(_ element: PatternProgram.Element, _ numbers: Numbers) {
        id = ElementID(element.kind ?? .own, number: element.number)
        isDrawn = element.kind != nil
        layer = element.layer
        self.numbers = numbers
      }
    }

    /// The operations.
    public let operations: [ColumnOperation]
    /// The same, without looking at numbers that are finite if what is read of `inputs` and of `boundedRegisters` is below
    /// `bound`.
    public let boundedOperations: [ColumnOperation]
    /// Registers that depend on the screen only, and that the operations read.
    public let boundedRegisters: [Int]
    /// What is read is below that in magnitude for `boundedOperations`.
    public static let bound = 0x1p100
    /// How many columns there are.
    public let count: Int
    /// What is read for each frame, what depends on the screen only, and what is handed to the items of a frame.
    public let inputs, constants, handed: [Place]
    /// What of the block is read after it.
    public let results: [Place]
    /// Which views scroll along y.
    public let verticalViews: [Bool]
    /// Recorded values, and by how much claims do not hold.
    public let values, claims: [Conditional]
    /// How many columns there are at least, because values are recorded of them.
    let recordedColumns: Int
    /// Where the numbers of values begin among the bytes of columns, value by value.
    let recordedOffsets: [Int]
    /// The values that count only where a truth holds, and where the numbers of that begin.
    let recordedConditions: [Place]
    /// What is shown.
    public let elements: [Element]
    /// What of it is repeated.
    public let repeated: [Repeated]
    /// Whether a layer moves with an element.
    public let hasElementLayers: Bool
    /// Whether items have nothing that is computed for each of them, and no sections show.
    let hasOnlyEqualItems: Bool
    /// Where elements with items are among those that are shown.
    let repeatedPlaces: [Int]
    /// What the children of items have.
    public let children: [Child]
    /// Formulas of headers and footers that depend on the screen only.
    public let constantFormulas: [Int]

    /// Makes columns.
    public init(
      operations: [ColumnOperation], boundedOperations: [ColumnOperation],
      boundedRegisters: [Int], count: Int, inputs: [Place], constants: [Place], handed: [Place],
      results: [Place], verticalViews: [Bool],
      values: [Conditional], claims: [Conditional], elements: [Element], repeated: [Repeated],
      children: [Child], constantFormulas: [Int]
    ) {
      precondition(Self.areWithin(count, operations) && Self.areWithin(count, boundedOperations))
      precondition(elements.allSatisfy { $0.numbers.areWithin(count) })
      precondition((inputs + handed).allSatisfy { 0..<count ~= $0.column })
      self.operations = operations
      self.boundedOperations = boundedOperations
      self.boundedRegisters = boundedRegisters
      self.count = count
      self.inputs = inputs
      self.constants = constants
      self.handed = handed
      self.results = results
      self.verticalViews = verticalViews
      self.values = values
      recordedColumns = values.reduce(0) { largest, value in
        precondition(value.number >= 0)
        return max(largest, value.number + 1, value.truth + 1)
      }
      let stride = MemoryLayout<FrameColumn>.stride
      recordedOffsets = values.map { $0.number * stride }
      recordedConditions = values.indices.compactMap { index in
        let truth = values[index].truth
        return truth < 0 ? nil : Place(register: index, column: truth * stride)
      }
      self.claims = claims
      self.elements = elements
      self.repeated = repeated
      hasElementLayers = elements.contains { $0.isOrigin }
      repeatedPlaces = elements.indices.filter { elements[$0].repeated >= 0 }
      hasOnlyEqualItems = repeated.allSatisfy { $0.areEqual && !$0.isOfSections }
      self.children = children
      self.constantFormulas = constantFormulas
    }

    /// Whether operations name no other columns than there are, where that is not asked when they are done.
    private static func areWithin(_ count: Int, _ operations: [ColumnOperation]) -> Bool {
      operations.allSatisfy { operation in
        let operation = operation.operation
        let operands = [operation.a, operation.b, operation.c]
        return switch operation.code {
        case .jump, .map, .mapExtended, .element, .itemStart, .itemEnd, .itemsLength, .section: true
        case .jumpIfFalse, .jumpIfTrue: operation.a < count
        default: operation.target < count && operands.allSatisfy { $0 < count }
        }
      }
    }
  }
}
#endif
