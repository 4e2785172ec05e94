// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a frame shows, back to front.
extension FilePattern {
  var valueNames: [TrackName] { program.values.map { $0.name } }

  /// The screen, and the content of each view.
  var layers: [LayerLink] { [LayerLink](repeating: LayerLink(), count: program.views.count + 1) }

  var visibleElementLimit: Int {
    var limit = 1
    for element in program.elements {
      switch element.place {
      case .once, .fixed: limit += 1
      case .repeated(let items):
        limit += layouts[items].visibleLimit(in: screenLength(along: element))
      }
    }
    return limit
  }

  /// How long the screen is along the axis of an element's items, in points.
  func screenLength(along element: PatternProgram.Element) -> Double {
    isHorizontal(element) ? screen.size.width : screen.size.height
  }

  private func isHorizontal(_ element: PatternProgram.Element) -> Bool {
    element.view.map { program.views[$0].axis == .horizontal } ?? false
  }

  func reading(on host: borrowing ScrollHost) -> ScrollReading {
    host.reading(of: ScrollViewID(program.recordedView))
  }

  func bounds(on host: borrowing ScrollHost) -> ScrollBounds {
    host.bounds(of: ScrollViewID(program.recordedView))
  }

  func pose(on host: borrowing ScrollHost) -> Pose {
    var pose = Pose(numbers: InlineArray(repeating: 0))
    for index in next.indices { pose.numbers[index] = next[index] }
    return pose
  }

  func scrollViews(at point: Point, in pose: Pose) -> ScrollViewSet {
    var result: ScrollViewSet = []
    for (index, viewport) in viewports.enumerated() where viewport.contains(point) {
      result.formUnion(ScrollViewSet(ScrollViewID(index)))
    }
    return result
  }

  /// Computes what the next frame shows; false if the run has ended before it.
  mutating func prepareFrame(on host: inout ScrollHost) -> Bool {
    endCount = 0
    watch(on: &host)
    for (index, value) in program.values.enumerated() {
      guard fault == nil else { break }
      if let condition = value.condition, !holds(condition, on: host) {
        next[index] = .nan
      } else {
        // A zero without a sign: records do not tell −0 from 0.
        next[index] = (number(value.formula, on: host) ?? .nan) + 0
      }
    }
    checkClaims(on: host)
    for index in program.views.indices {
      let (place, viewport) = (program.firstShown(ofView: index), viewports[index])
      next[place] = host.contentOffset(of: ScrollViewID(index))
      next[place + 1] = viewport.x
      next[place + 2] = viewport.y
      next[place + 3] = viewport.width
      next[place + 4] = viewport.height
    }
    prepareElements(on: host)
    guard fault != nil else { return true }
    host.fail("a formula has no result")
    return false
  }

  private mutating func prepareElements(on host: borrowing ScrollHost) {
    var place = program.firstShownElement
    for element in program.elements {
      guard case .once(let frame) = element.place, fault == nil else { continue }
      defer { place += PatternProgram.shownPerElement }
      // An element that is not there has a negative width.
      next[place + 2] = -1
      guard element.visible.map({ holds($0, on: host) }) ?? true else { continue }
      let (width, height) = (
        number(frame.width, on: host) ?? 0, number(frame.height, on: host) ?? 0
      )
      if fault == nil, min(width, height) < 0 {
        fault = FormulaFault(
          .negativeExtent, width < 0 ? frame.width : frame.height, min(width, height),
          at: host.time)
      }
      next[place] = number(frame.x, on: host) ?? 0
      next[place + 1] = number(frame.y, on: host) ?? 0
      next[place + 2] = width
      next[place + 3] = height
      next[place + 4] = element.alpha.map { number($0, on: host) ?? 1 } ?? 1
      next[place + 5] = element.scale.map { number($0, on: host) ?? 1 } ?? 1
    }
  }

  func record(_ pose: Pose, into values: inout OutputSpan<Double>) {
    let numbers = pose.numbers.span
    for index in program.values.indices { values.append(numbers[index]) }
  }

  func translate(_ pose: Pose, into layers: inout OutputSpan<Point>) {
    // An element of a span is read in place; one of the array would be read from a copy of all.
    let numbers = pose.numbers.span
    for index in program.views.indices { layers.append(contentOrigin(of: index, in: numbers)) }
  }

  /// Where the content of a view begins on the screen, in points.
  private func contentOrigin(of view: Int, in numbers: Span<Double>) -> Point {
    let (frame, offset) = (viewport(of: view, in: numbers), offset(of: view, in: numbers))
    return program.views[view].axis == .vertical
      ? Point(frame.x, frame.y - offset) : Point(frame.x - offset, frame.y)
  }

  private func offset(of view: Int, in numbers: Span<Double>) -> Double {
    numbers[program.firstShown(ofView: view)]
  }

  private func viewport(of view: Int, in numbers: Span<Double>) -> Rect {
    let place = program.firstShown(ofView: view)
    return Rect(
      numbers[place + 1], numbers[place + 2], numbers[place + 3], numbers[place + 4])
  }

  func layout(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {
    elements.append(ElementFrame(ElementID(.backdrop), layer: 0, frame: screen.bounds))
    let numbers = pose.numbers.span
    var place = program.firstShownElement
    for (index, element) in program.elements.enumerated() {
      switch element.place {
      case .fixed:
        guard let kind = element.kind, fixedFrames[index].width >= 0 else { continue }
        var frame = fixedFrames[index]
        if let view = element.view {
          let origin = contentOrigin(of: view, in: numbers)
          frame.x += origin.x
          frame.y += origin.y
        }
        elements.append(
          ElementFrame(
            ElementID(kind, number: element.number), layer: layer(of: element), frame: frame))
      case .once:
        defer { place += PatternProgram.shownPerElement }
        guard let kind = element.kind, numbers[place + 2] >= 0 else { continue }
        elements.append(
          ElementFrame(
            ElementID(kind, number: element.number), layer: layer(of: element),
            frame: Rect(
              numbers[place], numbers[place + 1], numbers[place + 2],
              numbers[place + 3]),
            contentAlpha: numbers[place + 4], contentScale: numbers[place + 5]))
      case .repeated(let items):
        if let kind = element.kind { layOut(items, of: element, kind, numbers, into: &elements) }
      }
    }
  }

  private func layer(of element: PatternProgram.Element) -> UInt8 {
    UInt8(truncatingIfNeeded: element.view.map { $0 + 1 } ?? 0)
  }

  private func layOut(
    _ items: Int, of element: PatternProgram.Element, _ kind: ElementID.Kind,
    _ numbers: Span<Double>,
    into elements: inout OutputSpan<ElementFrame>
  ) {
    let layout = layouts[items]
    let viewport = element.view.map { self.viewport(of: $0, in: numbers) } ?? screen.bounds
    let isHorizontal = isHorizontal(element)
    // Where the content begins on the screen, and which part of the screen shows it.
    let edge = isHorizontal ? viewport.x : viewport.y
    let origin = edge - (element.view.map { self.offset(of: $0, in: numbers) } ?? 0)
    let low = max(0, edge)
    let high = min(
      screenLength(along: element), edge + (isHorizontal ? viewport.width : viewport.height))
    let across = isHorizontal ? viewport.height : viewport.width
    let insets = itemInsets[items]
    let columns = Double(layout.columns)
    let width = (across - insets.leading - insets.trailing - (columns - 1) * layout.gap) / columns
    guard width >= 0 else { return }
    var line = layout.firstLine(endingAfter: low - origin)
    while line < layout.lineCount, origin + layout.start(ofLine: line) < high {
      for item in line * layout.columns..<min((line + 1) * layout.columns, layout.count) {
        let start = origin + layout.start(of: item)
        let length = layout.length(of: item)
        guard start + length > low, start < high else { continue }
        let side =
          (isHorizontal ? viewport.y : viewport.x) + insets.leading
          + Double(item % layout.columns) * (width + layout.gap)
        elements.append(
          ElementFrame(
            ElementID(kind, number: element.number, item: Int32(truncatingIfNeeded: item)),
            layer: layer(of: element),
            frame: isHorizontal
              ? Rect(start, side, length, width) : Rect(side, start, width, length)))
      }
      line += 1
    }
  }
}
