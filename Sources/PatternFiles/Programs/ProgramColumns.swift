// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Puts the block of a frame in columns, so that frames can be evaluated together.
struct ProgramColumns {
  let formulas: [PatternProgram.Formula]
  let blocks: PatternProgram.Blocks
  let operations: [FormulaOperation]
  let viewCount: Int
  /// The registers that tell formulas which item it is.
  let item: PatternProgram.ItemRegisters
  private var builder: ColumnBuilder
  /// Whether a formula is needed that frames do not evaluate in their block.
  private var isPossible = true
  private var handed: Set<Int> = []
  /// Formulas of headers and footers that depend on the screen only.
  private var constantFormulas: [Int] = []
  /// Elements with which layers move.
  private var origins: Set<Int> = []
  private var repeated: [PatternProgram.Columns.Repeated] = []
  private(set) var children: [PatternProgram.Columns.Child] = []

  /// Begins with the blocks of a program.
  ///
  /// - Parameters:
  ///   - blocks: The blocks.
  ///   - operations: The operations of the program.
  ///   - formulas: The formulas, which know their places in blocks.
  ///   - viewCount: How many views there are.
  ///   - item: The registers that tell formulas which item it is.
  ///   - changing: Registers that may change between two frames.
  ///   - numbers: Registers that hold a number of the file, and it.
  init(
    _ blocks: PatternProgram.Blocks, _ operations: [FormulaOperation],
    _ formulas: [PatternProgram.Formula], viewCount: Int, item: PatternProgram.ItemRegisters,
    changing: Set<Int>, numbers: [Int: Double]
  ) {
    self.blocks = blocks
    self.operations = operations
    self.formulas = formulas
    self.viewCount = viewCount
    self.item = item
    builder = ColumnBuilder(
      operations[blocks.frame.operations], changing: changing, numbers: numbers)
  }

  /// Makes the columns; nil if frames have to be evaluated one by one.
  mutating func build(
    _ values: [PatternProgram.Value], _ claims: [PatternProgram.Claim],
    _ elements: [PatternProgram.Element], _ items: [PatternProgram.Items],
    _ views: [PatternProgram.View], _ layers: [PatternProgram.Layer]
  ) -> PatternProgram.Columns? {
    for layer in layers {
      switch layer.origin {
      case .element(let element), .elementEnd(let element): origins.insert(element)
      default: break
      }
    }
    let values = values.map { conditional($0.formula, $0.condition) }
    let claims = claims.map { conditional($0.excess, $0.condition) }
    let shown = self.shown(elements, items)
    // Items themselves are evaluated whole.
    if constantFormulas.count != repeated.reduce(0, { $0 + $1.constantCount }) {
      isPossible = false
    }
    guard isPossible, builder.build(blocks.frame.operations, of: operations) else { return nil }
    return PatternProgram.Columns(
      operations: builder.operations, boundedOperations: builder.boundedOperations,
      boundedRegisters: builder.boundedRegisters, count: builder.count, inputs: builder.inputs,
      constants: builder.constants,
      handed: handed.sorted().map {
        PatternProgram.Columns.Place(register: $0, column: builder.column($0))
      }, results: builder.results, verticalViews: views.map { $0.axis == .vertical },
      values: values, claims: claims, elements: shown, repeated: repeated,
      children: children, constantFormulas: constantFormulas)
  }

  // MARK: Columns

  /// The column of a formula of the frame; −1 for none.
  private mutating func column(_ formula: Int?) -> Int32 {
    guard let formula else { return -1 }
    if formulas[formula].block != PatternProgram.Blocks.frameNumber { isPossible = false }
    return Int32(builder.column(formulas[formula].blockResult))
  }

  private mutating func conditional(
    _ number: Int, _ truth: Int?
  ) -> PatternProgram.Columns.Conditional {
    PatternProgram.Columns.Conditional(
      number: Int(column(number)), truth: Int(column(truth)))
  }

  /// The register of a formula of an element's items; −1 for none.
  private mutating func register(_ formula: Int?, of element: Int) -> Int32 {
    guard let formula else { return -1 }
    let number = PatternProgram.Blocks.number(ofElement: element, viewCount: viewCount)
    guard formulas[formula].block == number else {
      // How headers and footers show is evaluated only for those that do.
      if formulas[formula].isConstant {
        constantFormulas.append(formula)
      } else {
        isPossible = false
      }
      return Int32(formulas[formula].result)
    }
    hand(formulas[formula].blockResult)
    return Int32(formulas[formula].blockResult)
  }

  /// Gives items a number of their frame.
  private mutating func hand(_ register: Int) {
    guard builder.isOfFrame(register), handed.insert(register).inserted else { return }
    _ = builder.column(register)
  }

  // MARK: Elements

  private mutating func shown(
    _ elements: [PatternProgram.Element], _ items: [PatternProgram.Items]
  ) -> [PatternProgram.Columns.Element] {
    var shown: [PatternProgram.Columns.Element] = []
    var index = 0
    while index < elements.count {
      let element = elements[index]
      var new = PatternProgram.Columns.Element(element, index: index)
      new.isOrigin = origins.contains(index)
      switch element.place {
      case .fixed:
        new.runLength = 1
        new.view = Int32(element.view ?? -1)
      case .once(let frame):
        new.runLength = 1
        new.numbers = numbers(of: element, at: frame)
      case .repeated(let list):
        new.numbers = space(of: items[list])
        new.repeated = Int32(repeated.count)
        var part = PatternProgram.Columns.Repeated(of: list)
        part.numbers = itemNumbers(of: element, at: nil, in: index)
        part.firstChild = children.count
        for child in elements[(index + 1)...].prefix(element.childCount) {
          guard case .perItem(let frame) = child.place else { continue }
          children.append(
            PatternProgram.Columns.Child(child, itemNumbers(of: child, at: frame, in: index)))
        }
        part.childCount = children.count - part.firstChild
        simplify(&part, ofElement: index)
        repeated.append(part)
      case .header(let list, let part):
        new.numbers = space(of: items[list])
        new.repeated = Int32(repeated.count)
        addSections(part, of: list, element, index, isFooter: false)
      case .footer(let list, let part):
        new.numbers = space(of: items[list])
        new.repeated = Int32(repeated.count)
        addSections(part, of: list, element, index, isFooter: true)
      case .perItem: break
      }
      handReads(ofItemsOf: index)
      shown.append(new)
      index += 1 + element.childCount
    }
    // How many follow each other that are there once.
    for place in shown.indices.dropLast().reversed() where shown[place].runLength > 0 {
      shown[place].runLength += shown[place + 1].runLength
    }
    return shown
  }

  private mutating func addSections(
    _ part: PatternProgram.Element.SectionPart, of list: Int, _ element: PatternProgram.Element,
    _ index: Int, isFooter: Bool
  ) {
    var new = PatternProgram.Columns.Repeated(of: list)
    new.isOfSections = true
    new.isFooter = isFooter
    new.firstConstant = constantFormulas.count
    new.numbers = itemNumbers(of: element, at: nil, in: index)
    new.place = register(part.place, of: index)
    new.failure = register(part.failure?.condition, of: index)
    for inset in [part.leadingInset, part.trailingInset].compactMap(\.self)
    where !formulas[inset].isConstant { isPossible = false }
    new.constantCount = constantFormulas.count - new.firstConstant
    repeated.append(new)
  }

  private mutating func handReads(ofItemsOf element: Int) {
    for operation in operations[blocks.elements[element].operations] {
      for register in operation.readRegisters { hand(register) }
    }
  }

  private mutating func space(of items: PatternProgram.Items) -> PatternProgram.Columns.Numbers {
    var numbers = PatternProgram.Columns.Numbers()
    if case .element(let frame) = items.space { place(&numbers, at: frame) }
    return numbers
  }

  private mutating func place(
    _ numbers: inout PatternProgram.Columns.Numbers, at frame: PatternProgram.View.Frame
  ) {
    numbers.x = column(frame.x)
    numbers.y = column(frame.y)
    numbers.width = column(frame.width)
    numbers.height = column(frame.height)
  }

  private mutating func numbers(
    of element: PatternProgram.Element, at frame: PatternProgram.View.Frame
  ) -> PatternProgram.Columns.Numbers {
    var numbers = PatternProgram.Columns.Numbers()
    numbers.visible = column(element.visible)
    place(&numbers, at: frame)
    guard element.kind != nil else { return numbers }
    numbers.section = column(element.shownSection)
    numbers.item = column(element.shownItem)
    numbers.alpha = column(element.alpha)
    numbers.scale = column(element.scale)
    return numbers
  }

  private mutating func itemNumbers(
    of element: PatternProgram.Element, at frame: PatternProgram.View.Frame?, in index: Int
  ) -> PatternProgram.Columns.Numbers {
    var numbers = PatternProgram.Columns.Numbers()
    if frame != nil, element.kind == nil { return numbers }
    numbers.visible = register(element.visible, of: index)
    if let frame {
      numbers.x = register(frame.x, of: index)
      numbers.y = register(frame.y, of: index)
      numbers.width = register(frame.width, of: index)
      numbers.height = register(frame.height, of: index)
    }
    guard element.kind != nil else { return numbers }
    numbers.section = register(element.shownSection, of: index)
    numbers.item = register(element.shownItem, of: index)
    numbers.alpha = register(element.alpha, of: index)
    numbers.scale = register(element.scale, of: index)
    return numbers
  }
}
