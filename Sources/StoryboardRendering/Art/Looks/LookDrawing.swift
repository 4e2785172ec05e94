// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Draws a look and its parts.
struct LookDrawing {
  let element: SceneElement
  let context: ArtContext
  let measure: LookMeasure

  init(_ element: SceneElement, _ context: ArtContext) {
    self.element = element
    self.context = context
    // Neighbouring sections and pages would else begin with the same entries of a list.
    let id = element.id
    measure = LookMeasure(
      category: context.screen.contentSize,
      item: Int(max(id.item, 0)) + Self.sectionStep * Int(max(id.section, 0)))
  }

  /// How many entries of a list further on each section begins, and each of neighbouring views.
  private static let sectionStep = 3

  /// Draws the look of the element in its frame.
  ///
  /// What is in an element of the screen's whole width begins within the safe area.
  func draw(_ look: ElementLook, on canvas: inout Canvas) {
    var look = look.adapted(to: context.screen.contentSize)
    if element.rect.width >= context.screen.size.width {
      let safe = context.screen.safeAreaInsets
      look.padding.left += safe.left
      look.padding.right += safe.right
    }
    // What follows formulas is drawn around this.
    if element.rotation != nil { look.rotation = 0 }
    if element.corner != nil || element.blur != nil { look.corner = 0 }
    if element.shadow != nil { look.shadow = 0 }
    if element.cover != nil { look.fill = nil }
    if let blur = element.blur {
      look.blur = 0
      drawMargins(look, Self.reach(ofBlur: blur.greatest), on: &canvas)
    }
    draw(look, in: element.rect, on: &canvas)
  }

  /// How far a blur spreads what is drawn, in points.
  static func reach(ofBlur blur: Double) -> Double { 2 * blur }

  /// Draws the box and its picture larger, behind them: edges that are blurred do not fade.
  private func drawMargins(_ look: ElementLook, _ reach: Double, on canvas: inout Canvas) {
    guard StageBox.hasBox(look), reach > 0 else { return }
    var back = look
    (back.stroke, back.shadow) = (nil, 0)
    (back.symbols, back.texts, back.parts) = ([], [], [])
    let rect = element.rect
    draw(
      back,
      in: Rect(
        rect.x - reach, rect.y - reach, rect.width + 2 * reach, rect.height + 2 * reach),
      on: &canvas)
  }

  private func draw(_ look: ElementLook, in rect: Rect, on canvas: inout Canvas) {
    guard look.rotation != 0 else { return drawUpright(look, in: rect, on: &canvas) }
    canvas.begin(.g)
    canvas.attribute(.transform) { bytes in
      let format = DecimalFormat(decimals: 2)
      bytes.append("rotate(")
      for (number, end) in [
        (look.rotation, " "), (rect.x + rect.width / 2, " "), (rect.y + rect.height / 2, ")"),
      ] {
        format.append(number, to: &bytes)
        bytes.append(text: end)
      }
    }
    drawUpright(look, in: rect, on: &canvas)
    canvas.end()
  }

  private func drawUpright(_ look: ElementLook, in rect: Rect, on canvas: inout Canvas) {
    let radius = min(look.corner, rect.width / 2, rect.height / 2)
    drawBox(look, in: rect, radius: radius, on: &canvas)
    drawPicture(look, in: rect, radius: radius, on: &canvas)
    let padding = look.padding
    let inner = Rect(
      rect.x + padding.left, rect.y + padding.top,
      max(0, rect.width - padding.left - padding.right),
      max(0, rect.height - padding.top - padding.bottom))
    if let symbol = measure.choice(of: look.symbols), symbol != LookSymbol.none {
      draw(symbol, of: look, in: inner, on: &canvas)
    }
    if let text = measure.choice(of: look.texts) { write(text, look, in: inner, on: &canvas) }
    if look.isColumn {
      drawColumn(look, in: inner, on: &canvas)
    } else if !look.parts.isEmpty {
      drawRow(look, in: inner, on: &canvas)
    }
  }

  /// Draws the picture or the image that fills the box.
  private func drawPicture(
    _ look: ElementLook, in rect: Rect, radius: Double, on canvas: inout Canvas
  ) {
    guard !look.pictures.isEmpty || !look.images.isEmpty else { return }
    let inner = look.blur > 0 ? 0 : radius
    canvas.blurred(look.blur, in: rect, radius, context) { rect, canvas in
      if let picture = measure.choice(of: look.pictures) {
        picture.draw(in: rect, radius: inner, element.id, context, on: &canvas)
      }
      if let image = measure.choice(of: look.images) {
        image.draw(in: rect, radius: inner, look, context, on: &canvas)
      }
    }
  }

  // MARK: The box

  private func drawBox(
    _ look: ElementLook, in rect: Rect, radius: Double, on canvas: inout Canvas
  ) {
    if look.shadow > 0 { drawShadow(look.shadow, of: rect, radius: radius, on: &canvas) }
    if let fill = look.fill {
      canvas.rect(rect, radius: radius) { context.paint(fill, .fill, &$0) }
    }
    if let gradient = look.gradient {
      canvas.resources.looks.insert(gradient)
      canvas.rect(rect, radius: radius) {
        $0.attribute(.fill, text: "url(#\(context.definitionPrefix)\(gradient.id))")
      }
    }
    // An outline of one point inside the edges.
    guard let stroke = look.stroke else { return }
    let line = Rect(
      rect.x + 0.5, rect.y + 0.5, max(0, rect.width - 1), max(0, rect.height - 1))
    canvas.rect(line, radius: max(0, radius - 0.5)) {
      $0.attribute(.fill, "none")
      context.paint(stroke, .stroke, &$0)
    }
  }

  /// Rectangles one around the other, each a little darker than the ground: unlike a filter, every program for SVG shows
  /// them alike, and they cost nothing to move.
  private func drawShadow(
    _ reach: Double, of rect: Rect, radius: Double, on canvas: inout Canvas
  ) {
    for shade in ElementLook.shades(reach, of: rect, radius: radius) {
      canvas.rect(shade.rect, radius: shade.radius) {
        $0.attribute(
          .fillOpacity, ElementLook.shadeOpacity * ElementLook.shadowOpacity(reach))
      }
    }
  }

  // MARK: Symbols and text

  private func draw(
    _ symbol: LookSymbol, of look: ElementLook, in rect: Rect, on canvas: inout Canvas
  ) {
    let size = min(look.size ?? LookMeasure.symbolSize, max(rect.width, rect.height))
    // Alone in a box it stands in the middle, unless the file says otherwise.
    let spare = rect.width - size
    let x =
      switch look.alignment {
      case .leading: rect.x
      case .center: rect.x + spare / 2
      case .trailing: rect.x + spare
      }
    let y = top(of: size, look.placement, in: rect)
    let isTurned = canvas.isMirroring && !symbol.hasDirection
    if isTurned {
      canvas.begin(.g)
      canvas.attribute(.transform, "scale(-1 1)")
    }
    canvas.begin(.use)
    context.refer(to: .symbol(Int(symbol.rawValue)), &canvas)
    canvas.attribute(.x, isTurned ? 0 - x - size : x)
    canvas.attribute(.y, y)
    canvas.attribute(.width, size)
    canvas.attribute(.height, size)
    context.paint(look.color, .color, &canvas)
    canvas.end()
    if isTurned { canvas.end() }
  }

  private func write(
    _ text: String, _ look: ElementLook, in rect: Rect, on canvas: inout Canvas
  ) {
    let size = measure.fontSize(of: look)
    let leading = size * LookMeasure.lineHeight
    let weight = measure.weight(of: look)
    // No line leaves the box, but the first one.
    let limit = max(1, min(look.lineLimit, Int((rect.height + 1) / leading)))
    let lines = measure.capacity(of: look, width: rect.width).lines(of: text, atMost: limit)
    let height = Double(lines.count) * leading
    // Capitals are about 0.7 of the size high, and stand in the middle of their line.
    var base = top(of: height, look.placement, in: rect) + leading / 2 + size * 0.35
    let (x, anchor): (Double, TextAnchor) =
      switch look.alignment {
      case .leading: (rect.x, .start)
      case .center: (rect.x + rect.width / 2, .center)
      case .trailing: (rect.maxX, .end)
      }
    for line in lines {
      canvas.label(line, x, base, size: size, weight: weight, anchor: anchor) {
        context.paint(look.color, .fill, &$0)
      }
      base += leading
    }
  }

  private func top(
    of height: Double, _ placement: ElementLook.Placement, in rect: Rect
  ) -> Double {
    switch placement {
    case .top: rect.y
    case .center: rect.y + (rect.height - height) / 2
    case .bottom: rect.maxY - height
    }
  }

  // MARK: Parts

  /// The least width of a text, in points.
  private static let leastText = 40.0

  private func drawRow(_ look: ElementLook, in rect: Rect, on canvas: inout Canvas) {
    let widths = measure.widths(of: look.parts, gap: look.gap, in: rect.width)
    var x = rect.x
    for (part, full) in zip(look.parts, widths) {
      // Large text may need more than there is: it is shortened at the end of the row, and what has no space left is not
      // drawn.
      let width = min(full, rect.maxX - x)
      guard width >= (part.hasText ? min(full, Self.leastText) : full) - 0.5 else { break }
      let height = min(measure.height(of: part, width: width), rect.height)
      draw(
        part, in: Rect(x, top(of: height, look.placement, in: rect), width, height), on: &canvas)
      x += width + look.gap
    }
  }

  /// Parts that a box of large text has no space for are left out; the first one is always there.
  private func drawColumn(_ look: ElementLook, in rect: Rect, on canvas: inout Canvas) {
    let widths = look.parts.map {
      min(measure.width(of: $0, in: rect.width, isColumn: true) ?? rect.width, rect.width)
    }
    var heights = zip(look.parts, widths).map { measure.height(of: $0, width: $1) }
    var total = heights.reduce(0, +) + look.gap * Double(max(0, heights.count - 1))
    let springs = look.parts.indices.filter { measure.isFlexible(look.parts[$0]) }
    if !springs.isEmpty, total < rect.height {
      for index in springs { heights[index] = (rect.height - total) / Double(springs.count) }
      total = rect.height
    }
    var y = total > rect.height ? rect.y : top(of: total, look.placement, in: rect)
    for (index, part) in look.parts.enumerated() {
      // What has more lines than there is space for has fewer.
      let space = max(0, rect.maxY - y)
      let least = min(measure.leastHeight(of: part, width: widths[index]), heights[index])
      guard index == 0 || space + 0.5 >= least else { continue }
      let height = min(heights[index], max(space, least))
      let spare = rect.width - widths[index]
      let x =
        switch look.alignment {
        case .leading: rect.x
        case .center: rect.x + spare / 2
        case .trailing: rect.x + spare
        }
      draw(part, in: Rect(x, y, widths[index], height), on: &canvas)
      y += height + look.gap
    }
  }
}
