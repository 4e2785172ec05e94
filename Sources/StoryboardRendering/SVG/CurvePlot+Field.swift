// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// One field of a plot: its curves, its axes and their labels.

extension CurvePlot {
  /// Writes curves with their axes.
  ///
  /// - Parameter field: The upper and the lower edge, in points.
  func field(
    _ curves: [Curve], _ field: (top: Double, bottom: Double), colors: [String],
    _ writer: inout MarkupWriter
  ) {
    let values = curves.flatMap(\.values).filter(\.isFinite)
    let (least, most) = (values.min() ?? 0, values.max() ?? 1)
    let margin = max((most - least) * 0.06, 0.05)
    let range = (from: least - margin, to: most + margin)
    let span = span
    func x(_ time: Double) -> Double {
      Self.left + (time - span.from) / (span.to - span.from) * (Self.right - Self.left)
    }
    func y(_ value: Double) -> Double {
      field.bottom - (value - range.from) / (range.to - range.from) * (field.bottom - field.top)
    }
    for level in Self.levels(range.from, range.to) {
      line((Self.left, y(level)), (Self.right, y(level)), color: "#d9d9d9", &writer)
      label(
        Self.number(level) + " " + unit, x: Self.left - 8, y: y(level) + 4, size: 11,
        color: "#555555", anchor: "end", &writer)
    }
    for second in Self.levels(span.from, span.to) {
      line((x(second), field.top), (x(second), field.bottom), color: "#ececec", &writer)
      label(
        Self.number(second) + " s", x: x(second), y: field.bottom + 18, size: 11, color: "#555555",
        anchor: "middle", &writer)
    }
    for (curve, color) in zip(curves, colors) where curve.values.contains(where: \.isFinite) {
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
      writer.attribute(.stroke, text: color)
      writer.attribute(.strokeWidth, 1.5)
      writer.end()
    }
  }

  private func line(
    _ from: (Double, Double), _ to: (Double, Double), color: StaticString,
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
    writer.attribute(.stroke, color)
    writer.attribute(.strokeWidth, 1)
    writer.end()
  }

  /// Writes a line of text.
  func label(
    _ text: String, x: Double, y: Double, size: Double, color: String,
    anchor: StaticString? = nil, _ writer: inout MarkupWriter
  ) {
    writer.begin(.text)
    writer.attribute(.x, x)
    writer.attribute(.y, y)
    writer.attribute(.fontSize, size)
    if let anchor { writer.attribute(.textAnchor, anchor) }
    writer.attribute(.fill, text: color)
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
