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
    let range = lines.lines(from: window.low - window.origin, to: window.high - window.origin)
    (first, end) = (range.lowerBound, range.upperBound)
  }

  /// At most how many items there are.
  func limit(of lines: ItemLayout) -> Int { (end - first) * lines.columns }

  #if !hasFeature(Embedded)
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

  /// Appends items that follow each other along y and have the numbers of their places: what most lists and grids are.
  ///
  /// - Parameters:
  ///   - lines: The items.
  ///   - element: What all of them are called and how they show.
  ///   - elements: Where they are appended.
  ///   - isCentered: Whether items shorter than their lines stand in the middle of them.
  ///   - start: Where a line begins in the content, in points; that of the line after the last is where that ends.
  ///   - length: How long an item is, in points.
  @inline(__always)
  private func appendSimple(
    of lines: ItemLayout, as element: ElementFrame, to elements: inout OutputSpan<ElementFrame>,
    isCentered: Bool, start: (Int) -> Double, length: (Int) -> Double
  ) {
    var new = element
    new.frame.width = width
    let (columns, count, last) = (lines.columns, lines.count, lines.lineCount - 1)
    let (origin, low, high) = (window.origin, window.low, window.high)
    unsafe elements.withUnsafeMutableBufferPointer { buffer, elementCount in
      // Asked once for all of them.
      precondition((end &- first) &* columns <= buffer.count &- elementCount)
      guard let begin = unsafe buffer.baseAddress.map({ unsafe $0 + elementCount }) else { return }
      var next = unsafe begin
      for line in first..<end {
        let lineStart = start(line)
        let room =
          isCentered ? start(line + 1) - (line < last ? lines.gap : 0) - lineStart : 0
        let firstItem = line &* columns
        var column = 0.0
        for item in firstItem..<min(firstItem &+ columns, count) {
          let length = length(item)
          let place = origin + (isCentered ? lineStart + (room - length) / 2 : lineStart)
          new.frame.x = side + column * step
          column += 1
          guard place + length > low, place < high else { continue }
          new.frame.y = place
          new.frame.height = length
          new.id.item = Int32(truncatingIfNeeded: item)
          unsafe next.initialize(to: new)
          unsafe next += 1
        }
      }
      unsafe elementCount &+= next - begin
    }
  }

  /// Appends what a frame shows of each item: an element with the item's number and rectangle.
  func append(
    of lines: ItemLayout, as element: ElementFrame, to elements: inout OutputSpan<ElementFrame>
  ) {
    guard window.isHorizontal || !lines.order.isEmpty else {
      guard let equal = lines.equal else {
        return lines.withPlaces { starts, lengths, isCentered in
          appendSimple(of: lines, as: element, to: &elements, isCentered: isCentered) {
            starts[$0]
          } length: {
            lengths[$0]
          }
        }
      }
      let (first, step, length) = (lines.start, equal.step, equal.length)
      return appendSimple(of: lines, as: element, to: &elements, isCentered: false) {
        first + Double($0) * step
      } length: { _ in
        length
      }
    }
    var new = element
    forEach(of: lines) { item, rect in
      new.id.item = Int32(truncatingIfNeeded: lines.number(of: item))
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
