// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Draws a mark: a band on the screen, a bracket with the number beside the device, and a loupe where the band is narrow.
///
/// A picture with marks is read at a small size. All lengths but those on the screen therefore are in units that grow
/// with the picture.
struct MarkMarkup {
  /// Narrower bands are seen through a loupe, in points.
  private static let leastPlain = 12.0
  /// How much the loupe magnifies.
  private static let power = 3.0
  /// The size of the number.
  private static let textSize = 30.0

  let mark: PanelMark
  /// The scene of the panel.
  let scene: Scene
  /// The prefix of the ids of the panel.
  let idPrefix: String
  /// The unit of lengths beside the screen.
  let unit: Double
  /// Whether it is in a page, which has the shorter name of references.
  var isInPage = false

  private var stage: SceneStage { scene.stages[mark.stage] }
  private var screen: Size { stage.screen.size }

  /// The space that bracket and number need to the right of a panel.
  static func gutter(_ mark: PanelMark, unit: Double) -> Double {
    if case .span = mark.shape { return 0 }
    return mark.text.isEmpty ? 0 : (24 + pillWidth(mark.text)) * unit
  }

  private static func pillWidth(_ text: String) -> Double {
    20 + Double(text.utf8.count) * textSize * 0.58
  }

  /// Writes the mark; the closure adds what animates its group.
  func write(isHidden: Bool, on canvas: inout Canvas, decorate: (inout Canvas) -> Void) {
    canvas.begin(.g)
    canvas.attribute(.id) { SceneName(.mark, stage: 0).append(to: &$0, prefix: idPrefix) }
    canvas.translate(stage.origin)
    if isHidden { canvas.attribute(.visibility, "hidden") }
    decorate(&canvas)
    switch mark.shape {
    case .distance(let from, let to, let isMotion): write(from, to, isMotion, &canvas)
    case .span(let from, let to, let isMotion): writeAcross(from, to, isMotion, &canvas)
    case .pace(let wanted, let moved): write(wanted: wanted, moved: moved, &canvas)
    }
    canvas.end()
  }

  private func write(_ from: Double, _ to: Double, _ isMotion: Bool, _ canvas: inout Canvas) {
    let top = max(-8, min(from, to))
    let bottom = min(screen.height + 8, max(from, to))
    band(top, bottom, &canvas)
    let x = scene.size.width - stage.origin.x + 4 * unit
    let cap = 14 * unit
    stroke(width: 2, dashes: true, &canvas) { path in
      for y in [top, bottom] {
        path.move(0, y)
        path.line(x, y)
      }
    }
    if bottom - top < Self.leastPlain { loupe(top, bottom, &canvas) }
    stroke(width: 5, &canvas) { path in
      for y in [top, bottom] {
        path.move(x, y)
        path.line(x + cap, y)
      }
      path.move(x + cap / 2, top)
      path.line(x + cap / 2, bottom)
      if isMotion, bottom - top > cap {
        let back = (to > from ? -1 : 1) * cap * 0.7
        path.move(x, to + back)
        path.line(x + cap / 2, to)
        path.line(x + cap, to + back)
      }
    }
    number(x + cap + 6 * unit, (top + bottom) / 2, &canvas)
  }

  /// A distance across the screen: the bracket lies on the picture, since there is no room above or below a device.
  private func writeAcross(_ from: Double, _ to: Double, _ isMotion: Bool, _ canvas: inout Canvas) {
    let (left, right) = (max(0, min(from, to)), min(screen.width, max(from, to)))
    band(Rect(left, 0, right - left, screen.height), &canvas)
    let y = screen.height * 0.8
    let cap = 14 * unit
    stroke(width: 2, dashes: true, &canvas) { path in
      for x in [left, right] {
        path.move(x, 0)
        path.line(x, screen.height)
      }
    }
    stroke(width: 5, &canvas) { path in
      for x in [left, right] {
        path.move(x, y - cap / 2)
        path.line(x, y + cap / 2)
      }
      path.move(left, y)
      path.line(right, y)
      if isMotion, right - left > cap {
        let back = (to > from ? -1 : 1) * cap * 0.7
        path.move(to + back, y - cap / 2)
        path.line(to, y)
        path.line(to + back, y + cap / 2)
      }
    }
    let width = Self.pillWidth(mark.text) * unit
    let x = min(max((left + right - width) / 2, 0), screen.width - width)
    number(x, y - cap / 2 - Self.textSize * unit, &canvas)
  }

  private func band(_ top: Double, _ bottom: Double, _ canvas: inout Canvas) {
    band(Rect(0, top, screen.width, bottom - top), &canvas)
  }

  private func band(_ rect: Rect, _ canvas: inout Canvas) {
    canvas.rect(rect) { canvas in
      canvas.attribute(.fill, mark.color)
      canvas.attribute(.fillOpacity, 0.3)
    }
  }

  /// The number in white on the colour of the mark.
  private func number(_ x: Double, _ center: Double, _ canvas: inout Canvas) {
    let text = mark.text
    let size = Self.textSize * unit
    let (width, height) = (Self.pillWidth(text) * unit, size * 1.4)
    canvas.rect(
      Rect(x, center - height / 2, width, height), radius: height / 4
    ) { $0.attribute(.fill, mark.color) }
    canvas.begin(.text)
    canvas.attribute(.x, x + width / 2)
    canvas.attribute(.y, center + size * 0.35)
    canvas.attribute(.fontSize, size)
    canvas.attribute(.fill, "#fff")
    canvas.attribute(.textAnchor, "middle")
    canvas.attribute(.fontWeight, 700)
    canvas.text(text)
    canvas.end()
  }

  /// The content of the screen around a narrow band, magnified.
  private func loupe(_ top: Double, _ bottom: Double, _ canvas: inout Canvas) {
    let radius = 74 * unit
    let center = Point(screen.width / 2, (top + bottom) / 2)
    canvas.begin(.clipPath)
    canvas.attribute(.id) { text in
      text.append(text: idPrefix)
      text.append("loupe")
    }
    canvas.begin(.path)
    canvas.path { circle(center, radius, &$0) }
    canvas.end()
    canvas.end()
    canvas.begin(.g)
    canvas.attribute(.clipPath) { text in
      text.append("url(#")
      text.append(text: idPrefix)
      text.append("loupe)")
    }
    canvas.circle(center.x, center.y, radius: radius) { $0.attribute(.fill, "#fff") }
    canvas.begin(.g)
    // The center of the band stays where it is.
    canvas.translate(Point(center.x * (1 - Self.power), center.y * (1 - Self.power)))
    canvas.begin(.g)
    canvas.attribute(.transform) { text in
      text.append("scale(")
      DecimalFormat(decimals: 2).append(Self.power, to: &text)
      text.append(")")
    }
    canvas.begin(.use)
    canvas.attribute(isInPage ? .href : .xlinkHref) { text in
      text.append("#")
      SceneName(.screen, stage: mark.stage).append(to: &text, prefix: idPrefix)
    }
    canvas.end()
    band(top, bottom, &canvas)
    canvas.end()
    canvas.end()
    canvas.end()
    for (color, width) in [("#fff", 10.0), (mark.color, 5)] as [(StaticString, Double)] {
      canvas.circle(center.x, center.y, radius: radius) { canvas in
        canvas.attribute(.fill, "none")
        canvas.attribute(.stroke, color)
        canvas.attribute(.strokeWidth, width * unit)
      }
    }
  }

  /// Arrows in the middle of the screen, the first dashed; what stops has a bar instead of an arrow.
  private func write(wanted: Double, moved: Double, _ canvas: inout Canvas) {
    let (width, height) = (screen.width, screen.height)
    let factor = min(12, height * 0.3 / max(abs(wanted), abs(moved), 1e-9))
    let head = 16 * unit
    for (x, move, dashes) in [
      (width / 2 - 26 * unit, wanted, true), (width / 2 + 26 * unit, moved, false),
    ] {
      let tip = height / 2 + move * factor
      let back = move < 0 ? head : -head
      stroke(width: 7, dashes: dashes, &canvas) { path in
        path.move(x, height / 2)
        path.line(x, tip)
      }
      stroke(width: 7, &canvas) { path in
        guard abs(tip - height / 2) > head else {
          path.move(x - head, tip)
          path.line(x + head, tip)
          return
        }
        path.move(x - head, tip + back)
        path.line(x, tip)
        path.line(x + head, tip + back)
      }
    }
  }

  private func stroke(
    width: Double, dashes: Bool = false, _ canvas: inout Canvas, _ build: (inout PathData) -> Void
  ) {
    canvas.begin(.path)
    canvas.path(build)
    canvas.attribute(.fill, "none")
    canvas.attribute(.stroke, mark.color)
    canvas.attribute(.strokeWidth, width * unit)
    canvas.attribute(.strokeLinecap, "round")
    canvas.attribute(.strokeLinejoin, "round")
    if dashes {
      canvas.attribute(.strokeDasharray) { text in
        let format = DecimalFormat(decimals: 1)
        format.append(8 * unit, to: &text)
        text.append(" ")
        format.append(8 * unit, to: &text)
      }
    }
    canvas.end()
  }

  private func circle(_ center: Point, _ radius: Double, _ path: inout PathData) {
    path.move(center.x, center.y - radius)
    path.quarter(radius: radius, clockwise: true, radius, radius)
    path.quarter(radius: radius, clockwise: true, -radius, radius)
    path.quarter(radius: radius, clockwise: true, -radius, -radius)
    path.close()
  }
}
