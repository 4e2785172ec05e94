// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Curves over time as a still drawing: curves in an upper field, and their difference in a lower one.
public struct CurvePlot: Sendable {
  /// A curve.
  public struct Curve: Sendable {
    /// The name of the curve, in a word or two.
    public var name: String
    /// The times of its samples, in seconds; rising.
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
  static let left = 72.0
  static let right = 944.0
  private static let upper = (top: 64.0, bottom: 384.0)
  private static let lower = (top: 440.0, bottom: 560.0)
  private static let height = 600.0
  private static let colors = ["#1f5fbf", "#d2571a", "#2a7d4f", "#7a3fa0"]

  /// The title of the plot.
  public var title: String
  /// A description of the plot, in a sentence.
  public var description: String
  /// The unit of the values.
  public var unit: String
  /// The curves of the upper field; four at most have different colours.
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

  /// Parts of the first tag of every drawing, by which programs recognize these files.
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
    label(title, x: Self.left, y: 32, size: 18, color: "#111111", &writer)
    for (index, curve) in curves.enumerated() {
      label(
        curve.name, x: Self.left + 200 * Double(index), y: 54, size: 13, color: color(index),
        &writer)
    }
    field(curves, Self.upper, colors: curves.indices.map(color), &writer)
    label(
      difference.name, x: Self.left, y: Self.lower.top - 8, size: 13, color: "#444444", &writer)
    field([difference], Self.lower, colors: ["#444444"], &writer)
    writer.end()
    writer.finish()
    return writer.bytes
  }

  private func color(_ index: Int) -> String { Self.colors[index % Self.colors.count] }

  /// The times of the first and the last sample, in seconds.
  var span: (from: Double, to: Double) {
    let times = (curves + [difference]).flatMap(\.times)
    let (from, to) = (times.min() ?? 0, times.max() ?? 1)
    return (from, to > from ? to : from + 1)
  }
}
