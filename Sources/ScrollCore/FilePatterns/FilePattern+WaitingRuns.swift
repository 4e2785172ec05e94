// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// The elements that are there once, of frames whose formulas are evaluated together.
extension FilePattern {
  /// The rectangle of an element that is there once, in points; of negative width if it is not there.
  @inline(__always)
  func waitingRect(of element: PatternProgram.Columns.Element, _ frame: Int) -> Rect {
    guard element.numbers.x < 0 else {
      guard waiting.holds(element.numbers.visible, frame) else { return Rect(0, 0, -1, 0) }
      return waiting.rect(element.numbers, frame)
    }
    var rect = fixedFrames[Int(element.index)]
    if rect.width >= 0, element.view >= 0 {
      let origin = waitingView(Int(element.view), frame).origin
      rect.x += origin.x
      rect.y += origin.y
    }
    return rect
  }

  mutating func appendRun(
    _ range: Range<Int>, _ plan: PatternProgram.Columns, _ frame: Int,
    to elements: inout [ElementFrame]
  ) {
    var isWhole = true
    elements.append(addingCapacity: range.count) { elements in
      isWhole = Self.appendRun(
        range, plan.elements, waiting.columns, waiting.views, frame &* viewports.count,
        fixedFrames, frame, to: &elements)
    }
    if !isWhole { waiting.hasEndedTooLate = true }
  }

  /// Appends elements that are there once; what they are made of is lent once.
  ///
  /// - Returns: False if one has a negative extent.
  @inline(__always)
  static func appendRun(
    _ range: Range<Int>, _ plan: [PatternProgram.Columns.Element], _ columns: [FrameColumn],
    _ views: [WaitingFrames.View], _ firstView: Int, _ fixed: [Rect], _ frame: Int,
    to elements: inout OutputSpan<ElementFrame>
  ) -> Bool {
    plan.withSpan { plan in
      columns.withSpan { columns in
        appendRun(range, plan, columns, views, firstView, fixed, frame, to: &elements)
      }
    }
  }

  @inline(__always)
  static func appendRun(
    _ range: Range<Int>, _ plan: Span<PatternProgram.Columns.Element>, _ columns: Span<FrameColumn>,
    _ views: [WaitingFrames.View], _ firstView: Int, _ fixed: [Rect], _ frame: Int,
    to elements: inout OutputSpan<ElementFrame>
  ) -> Bool {
    // `PatternProgram.Columns` has looked at the numbers of columns.
    precondition(range.lowerBound >= 0 && range.upperBound <= plan.count)
    let offset = (frame & (WaitingFrames.limit - 1)) &* MemoryLayout<Double>.stride
    return unsafe columns.withUnsafeBytes { bytes in
      unsafe elements.withUnsafeMutableBufferPointer { buffer, elementCount in
        // Asked once for all of them.
        precondition(range.count <= buffer.count &- elementCount)
        guard let start = unsafe bytes.baseAddress.map({ unsafe $0 + offset }),
          var next = unsafe buffer.baseAddress.map({ unsafe $0 + elementCount })
        else { return range.isEmpty }
        let begin = unsafe next
        func number(_ column: Int32) -> Double {
          unsafe start.load(
            fromByteOffset: Int(column) &* MemoryLayout<FrameColumn>.stride, as: Double.self)
        }
        for index in range {
          let element = unsafe plan[unchecked: index]
          let numbers = element.numbers
          var rect = Rect(0, 0, -1, 0)
          if numbers.x >= 0 {
            guard numbers.visible < 0 || number(numbers.visible) != 0 else { continue }
            rect = Rect(
              number(numbers.x), number(numbers.y), number(numbers.width), number(numbers.height))
            guard rect.width >= 0, rect.height >= 0 else { return false }
          } else {
            guard element.isDrawn else { continue }
            rect = fixed[Int(element.index)]
            // One that is not there.
            guard rect.width >= 0, rect.height >= 0 else { continue }
            let view = Int(element.view)
            if view >= 0 {
              let origin = views[firstView &+ view].origin
              rect.x += origin.x
              rect.y += origin.y
            }
          }
          guard element.isDrawn else { continue }
          var id = element.id
          var (alpha, scale) = (1.0, 1.0)
          if !numbers.isPlain {
            if numbers.section >= 0 { id.section = whole(number(numbers.section)) }
            if numbers.item >= 0 { id.item = whole(number(numbers.item)) }
            if numbers.alpha >= 0 { alpha = opacity(number(numbers.alpha)) }
            if numbers.scale >= 0 { scale = number(numbers.scale) }
          }
          unsafe next.initialize(
            to: ElementFrame(
              id, layer: element.layer, frame: rect, contentAlpha: alpha,
              contentScale: scale))
          unsafe next += 1
        }
        unsafe elementCount &+= next - begin
        return true
      }
    }
  }
}
#endif
