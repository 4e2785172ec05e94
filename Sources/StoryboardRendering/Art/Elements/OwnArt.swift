// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A box with a text, as a pattern file describes it.
enum OwnArt {
  static let form = ElementArt.Form.layered(
    background: nil, content: content, anchor: ElementArt.center)

  private static let content: ElementArt.Draw = { element, context, canvas in
    guard let look = element.look else { return }
    let rect = element.rect
    let radius = min(look.corner, rect.width / 2, rect.height / 2)
    if let fill = look.fill {
      canvas.rect(rect, radius: radius) { paint(fill, context, &$0) }
    }
    if let stroke = look.stroke { outline(rect, radius, stroke, context, &canvas) }
    guard !look.texts.isEmpty else { return }
    let text = look.texts[max(0, Int(element.id.item)) % look.texts.count]
    write(text, look, in: rect, context, &canvas)
  }

  /// An outline of one point inside the edges.
  private static func outline(
    _ rect: Rect, _ radius: Double, _ color: ElementLook.Color, _ context: ArtContext,
    _ canvas: inout Canvas
  ) {
    canvas.begin(.rect)
    canvas.attribute(.x, rect.x + 0.5)
    canvas.attribute(.y, rect.y + 0.5)
    canvas.attribute(.width, max(0, rect.width - 1))
    canvas.attribute(.height, max(0, rect.height - 1))
    if radius > 0.5 { canvas.attribute(.rx, radius - 0.5) }
    canvas.attribute(.fill, "none")
    canvas.attribute(.stroke, text: color.light)
    canvas.end()
  }

  private static func write(
    _ text: String, _ look: ElementLook, in rect: Rect, _ context: ArtContext,
    _ canvas: inout Canvas
  ) {
    let size = look.style.size(in: context.screen.contentSize)
    let weight: Double? = look.isBold ? 600 : nil
    let width = rect.width - look.leadingPadding - look.trailingPadding
    let capacity = LineCapacity(width: width, size: size, weight: weight)
    let lines = capacity.lines(of: text, atMost: look.lineLimit)
    let leading = size * 1.3
    // Capitals are about 0.7 of the size high, and stand in the middle of their line.
    var base = rect.y + (rect.height - Double(lines.count - 1) * leading) / 2 + size * 0.35
    let (x, anchor): (Double, TextAnchor) =
      switch look.alignment {
      case .leading: (rect.x + look.leadingPadding, .start)
      case .center:
        (
          rect.x + (rect.width + look.leadingPadding - look.trailingPadding) / 2, .center
        )
      case .trailing: (rect.maxX - look.trailingPadding, .end)
      }
    for line in lines {
      canvas.label(line, x, base, size: size, weight: weight, anchor: anchor) {
        paint(look.color, context, &$0)
      }
      base += leading
    }
  }

  private static func paint(
    _ color: ElementLook.Color, _ context: ArtContext, _ canvas: inout Canvas
  ) {
    switch color {
    case .role(let role): context.fill(role.palette, &canvas)
    case .rgb: canvas.attribute(.fill, text: color.light)
    }
  }
}

extension ElementLook.ColorRole {
  /// The colour of the palette.
  fileprivate var palette: PaletteColor {
    switch self {
    case .paper: .paper
    case .ground: .ground
    case .bar: .bar
    case .field: .field
    case .ink: .label
    case .secondaryInk: .secondaryLabel
    case .separator: .line
    case .accent: .accent
    }
  }
}

extension ElementLook.Color {
  /// The colour in the light appearance, as `#rrggbb` or `#rgb`.
  fileprivate var light: String {
    switch self {
    case .role(let role): return "\(role.palette.light)"
    case .rgb(let value):
      let digits = String(value, radix: 16)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
  }
}
