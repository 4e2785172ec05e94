// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Curves over time as a still drawing: some in one field, and what they differ by in a second.
public struct CurvePlot: Sendable {
  /// A curve.
  public struct Curve: Sendable {
    /// What it is, in a word or two.
    public var name: String
    /// When its samples were taken, in seconds; rises.
    public var times: [Double]
    /// Its samples; NaN interrupts the curve.
    public var values: [Double]

    /// Makes a curve; there is a value for each time.
    public init(_ name: String, times: [Double], values: [Double]) {
      precondition(times.count == values.count, "a value for each time")
      self.name = name
      self.times = times
      self.values = values
    }
  }

  private static let width = 960.0
  private static let left = 72.0
  private static let right = 944.0
  private static let upper = (top: 64.0, bottom: 384.0)
  private static let lower = (top: 440.0, bottom: 560.0)
  private static let height = 600.0
  private static let inks = ["#1f5fbf", "#d2571a", "#2a7d4f", "#7a3fa0"]

  /// What the plot shows.
  public var title: String
  /// The same in a sentence.
  public var description: String
  /// The unit of the values.
  public var unit: String
  /// The curves of the upper field; four at most have inks of their own.
  public var curves: [Curve]
  /// The curve of the lower field.
  public var difference: Curve

  /// Makes a plot.
  public init(
    title: String, description: String, unit: String, curves: [Curve], difference: Curve
  ) {
    self.title = title
    self.description = description
    self.unit = unit
    self.curves = curves
    self.difference = difference
  }

  /// What stands in the first tag of every drawing, so that a program can tell these files from those of others.
  public static let marks = ["viewBox=\"0 0 960 600\"", "font-family=\"system-ui, sans-serif\""]

  /// The drawing as SVG, in UTF-8.
  public func write() -> [UInt8] {
    var writer = MarkupWriter(capacity: 40_000)
    writer.begin(.svg)
    writer.attribute(.xmlns, "http://www.w3.org/2000/svg")
    writer.attribute(.viewBox, "0 0 960 600")
    writer.attribute(.width, Self.width)
    writer.attribute(.height, Self.height)
    writer.attribute(.role, "img")
    writer.attribute(.ariaLabelledby, "title desc")
    writer.attribute(.fontFamily, "system-ui, sans-serif")
    for (name, id, text) in [
      (ElementName.title, "title", title), (ElementName.desc, "desc", description),
    ] {
      writer.begin(name)
      writer.attribute(.id, text: id)
      writer.text(text)
      writer.end()
    }
    writer.begin(.rect)
    writer.attribute(.width, Self.width)
    writer.attribute(.height, Self.height)
    writer.attribute(.fill, "#ffffff")
    writer.end()
    label(title, x: Self.left, y: 32, size: 18, ink: "#111111", &writer)
    for (index, curve) in curves.enumerated() {
      label(
        curve.name, x: Self.left + 200 * Double(index), y: 54, size: 13, ink: ink(index), &writer)
    }
    field(curves, Self.upper, inks: curves.indices.map(ink), &writer)
    label(
      difference.name, x: Self.left, y: Self.lower.top - 8, size: 13, ink: "#444444", &writer)
    field([difference], Self.lower, inks: ["#444444"], &writer)
    writer.end()
    writer.finish()
    return writer.bytes
  }

  private func ink(_ index: Int) -> String { Self.inks[index % Self.inks.count] }

  private var span: (from: Double, to: Double) {
    let times = (curves + [difference]).flatMap(\.times)
    let (from, to) = (times.min() ?? 0, times.max() ?? 1)
    return (from, to > from ? to : from + 1)
  }

  private func field(
    _ curves: [Curve], _ place: (top: Double, bottom: Double), inks: [String],
    _ writer: inout MarkupWriter
  ) {
    let values = curves.flatMap(\.values).filter(\.isFinite)
    let (least, most) = (values.min() ?? 0, values.max() ?? 1)
    let room = max((most - least) * 0.06, 0.05)
    let range = (from: least - room, to: most + room)
    let span = span
    func x(_ time: Double) -> Double {
      Self.left + (time - span.from) / (span.to - span.from) * (Self.right - Self.left)
    }
    func y(_ value: Double) -> Double {
      place.bottom - (value - range.from) / (range.to - range.from) * (place.bottom - place.top)
    }
    for level in Self.levels(range.from, range.to) {
      line((Self.left, y(level)), (Self.right, y(level)), ink: "#d9d9d9", &writer)
      label(
        Self.number(level) + " " + unit, x: Self.left - 8, y: y(level) + 4, size: 11,
        ink: "#555555", anchor: "end", &writer)
    }
    for second in Self.levels(span.from, span.to) {
      line((x(second), place.top), (x(second), place.bottom), ink: "#ececec", &writer)
      label(
        Self.number(second) + " s", x: x(second), y: place.bottom + 18, size: 11, ink: "#555555",
        anchor: "middle", &writer)
    }
    for (curve, ink) in zip(curves, inks) where curve.values.contains(where: \.isFinite) {
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
      writer.attribute(.stroke, text: ink)
      writer.attribute(.strokeWidth, 1.5)
      writer.end()
    }
  }

  private func line(
    _ from: (Double, Double), _ to: (Double, Double), ink: StaticString,
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
    writer.attribute(.stroke, ink)
    writer.attribute(.strokeWidth, 1)
    writer.end()
  }

  private func label(
    _ text: String, x: Double, y: Double, size: Double, ink: String,
    anchor: StaticString? = nil, _ writer: inout MarkupWriter
  ) {
    writer.begin(.text)
    writer.attribute(.x, x)
    writer.attribute(.y, y)
    writer.attribute(.fontSize, size)
    if let anchor { writer.attribute(.textAnchor, anchor) }
    writer.attribute(.fill, text: ink)
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
