// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension OutputSpan where Element == ElementFrame {
  /// Appends rows of one length that follow each other along y, as long as they are to be shown.
  ///
  /// - Parameters:
  ///   - element: What all of them have in common: they differ in their numbers and in y only.
  ///   - first: The number of the first one.
  ///   - end: The number after that of the last one there is; nil for as many as are shown.
  ///   - start: Where row 0 would be without the offset, in points.
  ///   - step: From one to the next, in points.
  ///   - offset: How far all of them are moved up, in points.
  ///   - isShown: Whether to show a row, by its distance from row 0 and its y; after one that is not shown none is.
  @inline(__always)
  mutating func appendRows(
    like element: ElementFrame, from first: Int, to end: Int? = nil, start: Double, step: Double,
    offset: Double, while isShown: (_ distance: Double, _ y: Double) -> Bool
  ) {
    #if hasFeature(Embedded)
    // Less code for the modules of pages.
    var held = self
    self = OutputSpan()
    var row = first
    var element = element
    while end.map({ row < $0 }) ?? true {
      let distance = Double(row) * step
      element.frame.y = start + distance - offset
      guard isShown(distance, element.frame.y) else { break }
      element.id.item = Int32(truncatingIfNeeded: row)
      held.append(element)
      row &+= 1
    }
    self = held
    #else
    unsafe withUnsafeMutableBufferPointer { buffer, count in
      guard let begin = unsafe buffer.baseAddress.map({ unsafe $0 + count }) else { return }
      // Inside the closure: what is captured is not in the processor's registers.
      let (layer, alpha, scale) = (element.layer, element.contentAlpha, element.contentScale)
      let (x, width, height) = (element.frame.x, element.frame.width, element.frame.height)
      var id = element.id
      var next = unsafe begin
      var room = buffer.count &- count
      var row = first
      // Rows are counted as the numbers that they are multiplied with.
      var number = Double(first)
      // Where the second of two is shown, so is the first.
      while end.map({ row &+ 1 < $0 }) ?? true {
        let second = number + 1
        let distance = second * step
        let y = start + distance - offset
        guard isShown(distance, y) else { break }
        room &-= 2
        precondition(room >= 0)
        id.item = Int32(truncatingIfNeeded: row)
        unsafe next.initialize(
          to: ElementFrame(
            id, layer: layer, frame: Rect(x, start + number * step - offset, width, height),
            contentAlpha: alpha, contentScale: scale))
        id.item &+= 1
        unsafe (next + 1).initialize(
          to: ElementFrame(
            id, layer: layer, frame: Rect(x, y, width, height), contentAlpha: alpha,
            contentScale: scale))
        unsafe next += 2
        row &+= 2
        number = second + 1
      }
      let distance = number * step
      let y = start + distance - offset
      if end.map({ row < $0 }) ?? true, isShown(distance, y) {
        precondition(room >= 1)
        id.item = Int32(truncatingIfNeeded: row)
        unsafe next.initialize(
          to: ElementFrame(
            id, layer: layer, frame: Rect(x, y, width, height), contentAlpha: alpha,
            contentScale: scale))
        unsafe next += 1
      }
      unsafe count &+= next - begin
    }
    #endif
  }
}
