// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// One field of a plot: its curves, its axes and their labels.

extension CurvePlot {
  /// Writes curves with their axes.
  ///
  /// - Parameter field: The upper and the lower edge, in points.
  func field(
    _ curves: [Curve], _ field: (top: Double, bottom: Double), styles: [Style],
    _ writer: inout MarkupWriter
  ) {
    let range = Self.range(of: curves)
    let span = span
    func y(_ value: Double) -> Double { Self.y(value, in: range, field) }
    for level in Self.levels(range.from, range.to) {
      line((Self.left, y(level)), (Self.right, y(level)), .grid, &writer)
      label(
        Self.number(level) + " " + unit, x: Self.left - 8, y: y(level) + 4, size: 11,
        .quiet, anchor: "end", &writer)
    }
    for second in Self.levels(span.from, span.to) {
      line((x(second), field.top), (x(second), field.bottom), .faint, &writer)
      label(
        Self.number(second) + " s", x: x(second), y: field.bottom + 18, size: 11, .quiet,
        anchor: "middle", &writer)
    }
    for (curve, style) in zip(curves, styles) where curve.values.contains(where: \.isFinite) {
      writer.begin(.path)
      writer.attribute(.d) { bytes in
        let format = DecimalFormat(decimals: 2)
        var isOpen = false
        for (time, value) in zip(curve.times, curve.values) {
          guard value.isFinite else {
            isOpen = false
            continue
          }
          bytes.append(isOpen ? "L" : "M")
          format.append(x(time), to: &bytes)
          bytes.append(" ")
          format.append(y(value), to: &bytes)
          isOpen = true
        }
      }
      writer.attribute(.fill, "none")
      style.tone.stroke(&writer)
      writer.attribute(.strokeWidth, 1.5)
      if let dashes = style.dashes { writer.attribute(.strokeDasharray, dashes) }
      writer.end()
    }
  }

  /// The values that a field shows: those of its curves, with a margin.
  private static func range(of curves: [Curve]) -> (from: Double, to: Double) {
    let values = curves.flatMap(\.values).filter(\.isFinite)
    let (least, most) = (values.min() ?? 0, values.max() ?? 1)
    let margin = max((most - least) * 0.06, 0.05)
    return (least - margin, most + margin)
  }

  private static func y(
    _ value: Double, in range: (from: Double, to: Double), _ field: (top: Double, bottom: Double)
  ) -> Double {
    field.bottom - (value - range.from) / (range.to - range.from) * (field.bottom - field.top)
  }

  private func x(_ time: Double) -> Double {
    Self.left + (time - span.from) / (span.to - span.from) * (Self.right - Self.left)
  }

  /// Writes a piece of a curve before its name.
  func key(_ name: String, x: Double, y: Double, _ style: Style, _ writer: inout MarkupWriter) {
    writer.begin(.path)
    writer.attribute(.d) { bytes in
      let format = DecimalFormat(decimals: 2)
      bytes.append("M")
      format.append(x, to: &bytes)
      bytes.append(" ")
      format.append(y - 4, to: &bytes)
      bytes.append("h26")
    }
    style.tone.stroke(&writer)
    writer.attribute(.strokeWidth, 2.5)
    if let dashes = style.dashes { writer.attribute(.strokeDasharray, dashes) }
    writer.end()
    label(name, x: x + 34, y: y, size: 13, style.tone, &writer)
  }

  /// Writes a vertical line through both fields.
  func mark(_ moment: Moment, from top: Double, to bottom: Double, _ writer: inout MarkupWriter) {
    line((x(moment.time), top), (x(moment.time), bottom), .worst, &writer)
  }

  /// Writes a dot on the difference, and what it is, as a link where a page shows it.
  func label(
    _ moment: Moment, _ field: (top: Double, bottom: Double), _ writer: inout MarkupWriter
  ) {
    let at = x(moment.time)
    let isRight = at > (Self.left + Self.right) / 2
    if let page = moment.page {
      writer.begin(.a)
      writer.attribute(.href, text: page)
    }
    writer.begin(.circle)
    writer.attribute(.cx, at)
    writer.attribute(.cy, Self.y(moment.value, in: Self.range(of: [difference]), field))
    writer.attribute(.r, 4)
    Tone.worst.fill(&writer)
    writer.end()
    label(
      moment.text, x: at + (isRight ? -8 : 8), y: field.top - 8, size: 13, .worst,
      anchor: isRight ? "end" : nil, &writer)
    if moment.page != nil { writer.end() }
  }

  private func line(
    _ from: (Double, Double), _ to: (Double, Double), _ tone: Tone,
    _ writer: inout MarkupWriter
  ) {
    writer.begin(.path)
    writer.attribute(.d) { bytes in
      let format = DecimalFormat(decimals: 2)
      bytes.append("M")
      for (index, number) in [from.0, from.1, to.0, to.1].enumerated() {
        bytes.append(index == 2 ? "L" : index > 0 ? " " : "")
        format.append(number, to: &bytes)
      }
    }
    tone.stroke(&writer)
    writer.attribute(.strokeWidth, 1)
    writer.end()
  }

  /// Writes a line of text.
  func label(
    _ text: String, x: Double, y: Double, size: Double, _ tone: Tone,
    anchor: StaticString? = nil, _ writer: inout MarkupWriter
  ) {
    writer.begin(.text)
    writer.attribute(.x, x)
    writer.attribute(.y, y)
    writer.attribute(.fontSize, size)
    if let anchor { writer.attribute(.textAnchor, anchor) }
    tone.fill(&writer)
    writer.text(text)
    writer.end()
  }

  /// Round numbers within a range, about five.
  private static func levels(_ from: Double, _ to: Double) -> [Double] {
    guard to > from else { return [] }
    var step = 1e-6
    while (to - from) / step > 6 {
      for factor in [2.0, 2.5, 2] where (to - from) / step > 6 { step *= factor }
    }
    let first = Int((from / step).rounded(.up))
    let last = Int((to / step).rounded(.down))
    return first <= last ? (first...last).map { Double($0) * step } : []
  }

  private static func number(_ value: Double) -> String {
    var bytes: [UInt8] = []
    DecimalFormat(decimals: 3, keepsLeadingZero: true).append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
