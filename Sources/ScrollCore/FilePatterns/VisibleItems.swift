// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The items of one run of lines that show in a window; the lines are passed to what asks for them.
struct VisibleItems: BitwiseCopyable {
  private let window: ItemWindow
  /// The lines that show.
  private let first, end: Int
  /// Where the first column begins on the screen, how wide a column is, and how far apart two begin, in points.
  private let side, width, step: Double

  /// Finds the lines that show; nil if their insets leave no room for items.
  ///
  /// - Complexity: O(1) for items of one length, else O(log lines).
  init?(of lines: ItemLayout, in window: ItemWindow, insets: (leading: Double, trailing: Double)) {
    let columns = Double(lines.columns)
    width =
      (window.width - insets.leading - insets.trailing - (columns - 1) * lines.gap) / columns
    guard width >= 0 else { return nil }
    self.window = window
    side = window.side + insets.leading
    step = width + lines.gap
    #if hasFeature(Embedded)
    let range = lines.lines(from: window.low - window.origin, to: window.high - window.origin)
    #else
    let range = Self.range(
      of: lines, from: window.low - window.origin, to: window.high - window.origin)
    #endif
    (first, end) = (range.lowerBound, range.upperBound)
  }

  /// At most how many items there are.
  func limit(of lines: ItemLayout) -> Int { (end - first) * lines.columns }

  #if !hasFeature(Embedded)
  /// The lines of which a part may lie between two places in the content, in points, as `ItemLayout.lines` finds them.
  @inline(__always)
  private static func range(of lines: ItemLayout, from low: Double, to high: Double) -> Range<Int> {
    guard let equal = lines.equal, equal.step > 0 else { return lines.lines(from: low, to: high) }
    let count = lines.lineCount
    func line(endingAfter place: Double) -> Int {
      let line = (place - lines.start) / equal.step
      return line < 1 ? 0 : line >= Double(count) ? count : Int(line)
    }
    let first = line(endingAfter: low)
    return first..<max(first, min(line(endingAfter: high) &+ 1, count))
  }

  /// The lines that show.
  var lines: Range<Int> { first..<end }

  /// Whether an item of a place and a length in the content shows, in points.
  @inline(__always)
  func shows(_ start: Double, _ length: Double) -> Bool { window.shows(start, length) }

  /// The rectangle on the screen of an item with a place and a length in the content, in points.
  @inline(__always)
  func rect(_ start: Double, _ length: Double, column: Int) -> Rect {
    window.rect(start, length, side + Double(column) * step, width)
  }

  /// How items are numbered, and how far down they have to reach to show.
  struct Numbering: BitwiseCopyable {
    /// The number of the first item of the run.
    var first: Int32 = 0
    /// Only items that reach below this line show, in points.
    var edge = -Double.infinity

    /// The number of an item.
    @inline(__always)
    subscript(item: Int) -> Int32 { first &+ Int32(truncatingIfNeeded: item) }
  }

  /// Appends items of one length that follow each other along y: what most lists and grids are.
  private func appendEqual(
    of lines: ItemLayout, as element: ElementFrame, _ numbering: Numbering,
    to elements: inout OutputSpan<ElementFrame>, length: Double, lineStep: Double
  ) {
    let (columns, count, start) = (lines.columns, lines.count, lines.start)
    let (origin, low, high, edge) = (window.origin, window.low, window.high, numbering.edge)
    let (side, width, step) = (side, width, step)
    unsafe elements.withUnsafeMutableBufferPointer { buffer, elementCount in
      // Asked once for all of them.
      precondition((end &- first) &* columns <= buffer.count &- elementCount)
      guard let begin = unsafe buffer.baseAddress.map({ unsafe $0 + elementCount }) else { return }
      // Inside the closure: what is captured is not in the processor's registers.
      let (layer, alpha, scale) = (element.layer, element.contentAlpha, element.contentScale)
      var id = element.id
      var next = unsafe begin
      var line = first
      while line < end {
        let place = origin + (start + Double(line) * lineStep)
        let firstItem = line &* columns
        line &+= 1
        guard place + length > low, place < high, edge < place + length else { continue }
        var column = 0.0
        var item = firstItem
        let endItem = min(firstItem &+ columns, count)
        while item < endItem {
          id.item = numbering[item]
          unsafe next.initialize(
            to: ElementFrame(
              id, layer: layer, frame: Rect(side + column * step, place, width, length),
              contentAlpha: alpha, contentScale: scale))
          unsafe next += 1
          column += 1
          item &+= 1
        }
      }
      unsafe elementCount &+= next - begin
    }
  }

  /// Appends items of different lengths that follow each other along y.
  ///
  /// - Parameters:
  ///   - lines: The items.
  ///   - element: What all of them are called and how they show.
  ///   - numbering: How they are numbered.
  ///   - elements: Where they are appended.
  ///   - starts: Where lines begin in the content, in points, and the end of the last.
  ///   - lengths: How long each item is, in points.
  ///   - isCentered: Whether items shorter than their lines stand in the middle of them.
  private func appendUneven(
    of lines: ItemLayout, as element: ElementFrame, _ numbering: Numbering,
    to elements: inout OutputSpan<ElementFrame>, _ starts: Span<Double>, _ lengths: Span<Double>,
    _ isCentered: Bool
  ) {
    let (columns, count, last) = (lines.columns, lines.count, lines.lineCount - 1)
    let (origin, low, high, edge) = (window.origin, window.low, window.high, numbering.edge)
    let (side, width, step) = (side, width, step)
    unsafe elements.withUnsafeMutableBufferPointer { buffer, elementCount in
      precondition((end &- first) &* columns <= buffer.count &- elementCount)
      guard let begin = unsafe buffer.baseAddress.map({ unsafe $0 + elementCount }) else { return }
      // Inside the closure: what is captured is not in the processor's registers.
      let (layer, alpha, scale) = (element.layer, element.contentAlpha, element.contentScale)
      var id = element.id
      var next = unsafe begin
      var line = first
      while line < end {
        let lineStart = starts[line]
        let room =
          isCentered ? starts[line &+ 1] - (line < last ? lines.gap : 0) - lineStart : 0
        let firstItem = line &* columns
        line &+= 1
        var column = 0.0
        var item = firstItem
        let endItem = min(firstItem &+ columns, count)
        while item < endItem {
          let length = lengths[item]
          let place = origin + (isCentered ? lineStart + (room - length) / 2 : lineStart)
          let (own, x) = (item, side + column * step)
          column += 1
          item &+= 1
          guard place + length > low, place < high, edge < place + length else { continue }
          id.item = numbering[own]
          unsafe next.initialize(
            to: ElementFrame(
              id, layer: layer, frame: Rect(x, place, width, length), contentAlpha: alpha,
              contentScale: scale))
          unsafe next += 1
        }
      }
      unsafe elementCount &+= next - begin
    }
  }

  /// Appends what a frame shows of each item: an element with the item's number and rectangle.
  func append(
    of lines: ItemLayout, as element: ElementFrame, _ numbering: Numbering,
    to elements: inout OutputSpan<ElementFrame>
  ) {
    guard window.isHorizontal || !lines.order.isEmpty else {
      guard let equal = lines.equal else {
        return lines.withPlaces { starts, lengths, isCentered in
          appendUneven(
            of: lines, as: element, numbering, to: &elements, starts, lengths, isCentered)
        }
      }
      return appendEqual(
        of: lines, as: element, numbering, to: &elements, length: equal.length,
        lineStep: equal.step)
    }
    var new = element
    forEach(of: lines) { item, rect in
      new.id.item = numbering[lines.number(of: item)]
      new.frame = rect
      elements.append(new)
    }
  }
  #endif

  /// Calls a closure with each item's number in its run and its rectangle on the screen, in points.
  @inline(__always)
  func forEach(of lines: ItemLayout, _ body: (Int, Rect) -> Void) {
    let columns = lines.columns
    if let equal = lines.equal {
      for line in first..<end {
        let start = lines.start + Double(line) * equal.step
        guard window.shows(start, equal.length) else { continue }
        let item = line * columns
        for column in 0..<min(columns, lines.count - item) {
          body(
            item + column,
            window.rect(start, equal.length, side + Double(column) * step, width))
        }
      }
      return
    }
    for line in first..<end {
      let lineStart = lines.start(ofLine: line)
      let first = line * columns
      for item in first..<min(first + columns, lines.count) {
        let length = lines.length(of: item)
        let start = lines.start(of: item, inLine: line, from: lineStart)
        guard window.shows(start, length) else { continue }
        body(item, window.rect(start, length, side + Double(item - first) * step, width))
      }
    }
  }
}
