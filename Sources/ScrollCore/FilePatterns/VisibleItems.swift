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

  /// Appends items of different lengths.
  ///
  /// The elements are in a local variable: the loop's counters can then stay in registers.
  private func appendUneven(
    of lines: ItemLayout, as element: ElementFrame, to elements: inout OutputSpan<ElementFrame>
  ) {
    var held = elements
    elements = OutputSpan()
    lines.withPlaces { starts, lengths, isCentered in
      if window.isHorizontal || isCentered {
        append(starts, lengths, of: lines, isSimple: false, as: element, to: &held)
      } else {
        append(starts, lengths, of: lines, isSimple: true, as: element, to: &held)
      }
    }
    elements = held
  }

  /// Appends items of different lengths; the usual ones follow each other along y from the beginning of their line.
  @inline(__always)
  private func append(
    _ starts: Span<Double>, _ lengths: Span<Double>, of lines: ItemLayout, isSimple: Bool,
    as element: ElementFrame, to elements: inout OutputSpan<ElementFrame>
  ) {
    var new = element
    let (columns, count) = (lines.columns, lengths.count)
    let (origin, low, high) = (window.origin, window.low, window.high)
    for line in first..<end {
      let lineStart = starts[line]
      guard origin + lineStart < high else { continue }
      var item = line &* columns
      let last = min(item &+ columns, count)
      elements.requireRoom(for: columns)
      var column = 0.0
      while item < last {
        let length = lengths[item]
        let place = side + column * step
        column += 1
        var start = lineStart
        if !isSimple {
          start = lines.start(of: item, inLine: line, from: lineStart)
          new.frame = window.rect(start, length, place, width)
        } else {
          new.frame = Rect(place, origin + start, width, length)
        }
        if origin + start + length > low, origin + start < high {
          new.id.item = Int32(truncatingIfNeeded: lines.number(of: item))
          elements.append(new)
        }
        item &+= 1
      }
    }
  }

  /// Appends what a frame shows of each item: an element with the item's number and rectangle.
  @inline(__always)
  func append(
    of lines: ItemLayout, as element: ElementFrame, to elements: inout OutputSpan<ElementFrame>
  ) {
    var new = element
    guard let equal = lines.equal else {
      return appendUneven(of: lines, as: element, to: &elements)
    }
    // Only lines at the ends may not show.
    var (line, last) = (Double(first), Double(end) - 1)
    while line <= last, !window.shows(lines.start + line * equal.step, equal.length) { line += 1 }
    while line <= last, !window.shows(lines.start + last * equal.step, equal.length) { last -= 1 }
    let columns = lines.columns
    var item = Int(line) &* columns
    while line <= last {
      new.frame = window.rect(lines.start + line * equal.step, equal.length, side, width)
      let count = min(columns, lines.count &- item)
      elements.requireRoom(for: count)
      var column = 0
      while column < count {
        let place = side + Double(column) * step
        if window.isHorizontal { new.frame.y = place } else { new.frame.x = place }
        new.id.item = Int32(truncatingIfNeeded: item &+ column)
        elements.append(new)
        column &+= 1
      }
      item &+= columns
      line += 1
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
