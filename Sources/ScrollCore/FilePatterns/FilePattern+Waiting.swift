// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// Frames whose formulas are evaluated together.
extension FilePattern {
  static var mayShowLate: Bool { true }

  /// Poses are notes of where the numbers of a frame are.
  static var posesDecideFrames: Bool { false }

  mutating func showLate() {
    guard let plan = program.blocks?.columns else { return }
    waiting.begin(program, plan)
  }

  var hasEndedTooLate: Bool { waiting.hasEndedTooLate }

  /// Notes what the formulas of a frame read; false if the run has ended before it.
  mutating func wait(on host: inout ScrollHost) -> Bool {
    guard noteFrame(on: host) else {
      // Another formula of the frame, or of one that waits, may come first.
      if waiting.isUsed, fault != nil { waiting.hasEndedTooLate = true }
      host.fail("a formula has no result")
      return false
    }
    if crash != nil {
      waiting.crashFrame = waiting.count - 1
      host.fail("the file says that the app would end here")
    }
    return true
  }

  /// Notes what the formulas of a frame read; false if one that is evaluated at once has no result.
  ///
  /// The host is lent once here, and not for each question.
  private mutating func noteFrame(on host: borrowing ScrollHost) -> Bool {
    if let place = program.recordedPlace {
      recordedView = member(of: program.recordedViews, at: place, on: host) ?? recordedView
    }
    if let formula = program.recordedVelocity {
      recordedVelocity = number(formula, on: host) ?? 0
    }
    guard fault == nil, !waiting.hasEndedTooLate, let blocks = program.blocks,
      let plan = blocks.columns
    else { return false }
    load(blocks.frame.loads, on: host)
    read(on: host)
    let frame = waiting.count
    WaitingFrames.note(registers, plan, frame, in: &waiting.columns)
    Self.note(viewports, plan.verticalViews, frame, on: host, in: &waiting.views)
    if !isAlone { noteNestedOffsets(frame, on: host) }
    if !sheets.isEmpty { noteSheets(frame) }
    waiting.starts.note(layouts, frame)
    waiting.add(at: host.time, plan.inputs, mayRepeat: crash == nil)
    return true
  }

  /// Notes what a frame shows of views that move alone; the arrays are lent once.
  @inline(__always)
  private static func note(
    _ viewports: [Rect], _ areVertical: [Bool], _ frame: Int, on host: borrowing ScrollHost,
    in views: inout [WaitingFrames.View]
  ) {
    let first = frame &* viewports.count
    precondition(first >= 0 && first &+ viewports.count <= views.count)
    viewports.withSpan { viewports in
      areVertical.withSpan { areVertical in
        views.withMutableSpan { views in
          for view in viewports.indices {
            unsafe views[unchecked: first &+ view] = WaitingFrames.View(
              viewport: viewports[view], offset: host.contentOffset(of: ScrollViewID(view)),
              isVertical: areVertical[view])
          }
        }
      }
    }
  }

  private mutating func noteNestedOffsets(_ frame: Int, on host: borrowing ScrollHost) {
    let first = frame &* viewports.count
    for view in viewports.indices {
      waiting.views[first &+ view].offset = offset(of: view, on: host)
    }
  }

  private mutating func noteSheets(_ frame: Int) {
    for sheet in sheets.indices {
      waiting.sheets[frame &* sheets.count &+ sheet] = origin(ofSheet: sheet)
    }
  }

  /// Items move, or there is no room for another frame.
  var mustLayOut: Bool { waiting.layouts != nil || waiting.count == WaitingFrames.limit }

  /// Exchanges where items lie now and where they lay in the frames that wait.
  private mutating func exchangeLayouts() {
    guard var old = waiting.layouts else { return }
    waiting.layouts = nil
    swap(&old, &layouts)
    swap(&waiting.itemInsets, &itemInsets)
    waiting.layouts = old
  }

  mutating func forgetWaiting() {
    waiting.hastyCount =
      waiting.layouts != nil && waiting.shown.count < Self.fewFrames ? waiting.hastyCount + 1 : 0
    // Evaluated together, a few frames cost more than one by one.
    if waiting.hastyCount == Self.hastyLimit { waiting.end() }
    waiting.forget()
    waiting.starts.restore(&layouts)
    exchangeLayouts()
    waiting.layouts = nil
  }

  private static var fewFrames: Int { 4 }
  private static var hastyLimit: Int { 4 }

  mutating func completeFrames() {
    exchangeLayouts()
    waiting.starts.keep(layouts)
    guard waiting.count > 0, !waiting.hasEndedTooLate, let blocks = program.blocks,
      let plan = blocks.columns
    else { return }
    if !isScreenKnown {
      isScreenKnown = true
      let stopped = Self.run(
        blocks.screen, of: program, by: machine, on: &registers, layouts)
      if stopped != nil { return waiting.hasEndedTooLate = true }
    }
    if !waiting.areConstantsKnown {
      waiting.areConstantsKnown = true
      for place in plan.constants {
        waiting.columns[place.column] = FrameColumn(repeating: registers[place.register])
      }
      waiting.areConstantsBounded = plan.boundedRegisters.allSatisfy {
        registers[$0].magnitude < PatternProgram.Columns.bound
      }
    }
    waiting.fillColumns(plan.inputs)
    let isBounded = waiting.areConstantsBounded && waiting.areBounded(plan.inputs)
    let areThere = Self.run(
      isBounded ? plan.boundedOperations : plan.operations, plan.count, by: machine,
      on: &waiting.columns, registers, &layouts, waiting.starts)
    if !areThere {
      evaluateOneByOne(blocks.frame.operations, plan)
    }
    checkClaims(plan)
    placeLayers(plan)
  }

  /// Places the layers that move with elements, frame after frame: that of an element which is not there stays.
  private mutating func placeLayers(_ plan: PatternProgram.Columns) {
    guard plan.hasElementLayers, !waiting.hasEndedTooLate else { return }
    for frame in 0..<waiting.count {
      for shown in plan.elements where shown.isOrigin {
        keep(waitingRect(of: shown, frame), of: Int(shown.index))
      }
      for (index, layer) in program.layers.enumerated() {
        let place = frame &* program.layers.count &+ index
        switch layer.origin {
        case .element(let element):
          let rect = draft.rects[element]
          waiting.layers[place] = Point(rect.x, rect.y)
        case .elementEnd(let element):
          let rect = draft.rects[element]
          waiting.layers[place] = Point(rect.maxX, rect.maxY)
        default: continue
        }
      }
    }
  }

  /// Keeps the rectangle of an element that is there once; where it is not there, that it is not.
  mutating func keep(_ rect: Rect, of element: Int) {
    if rect.width >= 0 || program.elements[element].isFixed {
      draft.rects[element] = rect
    } else {
      draft.rects[element].width = -1
    }
  }

  /// A function without `self`, because spans lend what they are made of.
  private static func run(
    _ operations: [ColumnOperation], _ count: Int, by machine: FormulaMachine,
    on columns: inout [FrameColumn], _ registers: [Double], _ layouts: inout [RepeatLayout],
    _ starts: ItemStarts
  ) -> Bool {
    operations.withSpan { operations in
      registers.withSpan { registers in
        columns.withMutableSpan {
          machine.run(operations, on: &$0, count: count, registers, &layouts, starts)
        }
      }
    }
  }

  /// Evaluates frames that go different ways, or of which one has no result.
  private mutating func evaluateOneByOne(
    _ operations: Range<Int>, _ plan: PatternProgram.Columns
  ) {
    waiting.keep(registers, plan.inputs)
    for frame in 0..<waiting.count {
      for input in plan.inputs {
        registers[input.register] = waiting.number(input.column, frame)
      }
      waiting.starts.move(&layouts, toFrame: frame)
      let stopped = Self.run(operations, of: program, by: machine, on: &registers, layouts)
      guard stopped == nil else {
        waiting.hasEndedTooLate = true
        break
      }
      for result in plan.results {
        waiting.columns[result.column][frame] = registers[result.register]
      }
    }
    waiting.restore(&registers, plan.inputs)
  }

  private mutating func checkClaims(_ plan: PatternProgram.Columns) {
    guard !plan.claims.isEmpty, !waiting.hasEndedTooLate else { return }
    for (time, frame) in waiting.shown {
      for (index, claim) in plan.claims.enumerated() {
        guard claim.truth < 0 || waiting.number(claim.truth, frame) != 0 else { continue }
        let excess = waiting.number(claim.number, frame)
        guard excess > PatternProgram.Claim.tolerance else { continue }
        claimBreaks.append(ClaimBreak(claim: index, time: time, excess: excess))
      }
    }
  }

  // MARK: What is recorded

  /// Appends the values of a frame that has waited.
  func recordWaiting(_ frame: Int, into values: inout OutputSpan<Double>) {
    guard let plan = program.blocks?.columns else { return }
    WaitingFrames.record(frame, of: plan, in: waiting.columns, into: &values)
  }

  /// Appends the translations of the layers of a frame that has waited.
  func translateWaiting(_ frame: Int, into layers: inout OutputSpan<Point>) {
    for index in program.layers.indices {
      switch program.layers[index].origin {
      case .screen: layers.append(.zero)
      case .content(let view): layers.append(waitingView(view, frame).origin)
      case .viewport(let view):
        let viewport = waitingView(view, frame).viewport
        layers.append(Point(viewport.x, viewport.y))
      case .viewportEnd(let view):
        let viewport = waitingView(view, frame).viewport
        layers.append(Point(viewport.maxX, viewport.maxY))
      case .sheet(let sheet): layers.append(waiting.sheets[frame &* sheets.count &+ sheet])
      case .element, .elementEnd:
        layers.append(waiting.layers[frame &* program.layers.count &+ index])
      }
    }
  }

  /// A view as a frame shows it.
  @inline(__always)
  func waitingView(_ view: Int, _ frame: Int) -> WaitingFrames.View {
    waiting.views[frame &* viewports.count &+ view]
  }
}
#endif
