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

  /// A moment that is marked in both fields.
  public struct Moment: Sendable {
    /// When it is, in seconds.
    public var time: Double
    /// What the difference is then.
    public var value: Double
    /// What a reader should know of it, in a few words.
    public var text: String
    /// The address of a page that shows it; nil for none.
    public var page: String?

    /// Makes a moment.
    public init(time: Double, value: Double, text: String, page: String? = nil) {
      self.time = time
      self.value = value
      self.text = text
      self.page = page
    }
  }

  private static let width = 960.0
  static let left = 72.0
  static let right = 944.0
  private static let upper = (top: 64.0, bottom: 384.0)
  private static let lower = (top: 440.0, bottom: 560.0)
  private static let height = 600.0

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
  /// The moment of the largest difference; nil for none.
  public var worst: Moment?

  /// Makes a plot.
  public init(
    title: String, description: String, unit: String, curves: [Curve], difference: Curve,
    worst: Moment? = nil
  ) {
    self.title = title
    self.description = description
    self.unit = unit
    self.curves = curves
    self.difference = difference
    self.worst = worst
  }

  /// Parts of the first tag of every drawing, by which programs recognize these files.
  public static let marks = ["viewBox=\"0 0 960 600\"", "font-family=\"system-ui, sans-serif\""]

  /// The drawing as SVG, in UTF-8.
  ///
  /// Its colours follow the reader's light or dark setting.
  public func write() -> [UInt8] { write(rules: Tone.darkRules(for: write(rules: ""))) }

  private func write(rules: String) -> [UInt8] {
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
    writer.begin(.style)
    writer.text(rules)
    writer.end()
    writer.begin(.rect)
    writer.attribute(.width, Self.width)
    writer.attribute(.height, Self.height)
    Tone.paper.fill(&writer)
    writer.end()
    label(title, x: Self.left, y: 32, size: 18, .ink, &writer)
    for (index, curve) in curves.enumerated() {
      key(curve.name, x: Self.left + 200 * Double(index), y: 54, style(index), &writer)
    }
    if let worst { mark(worst, from: Self.upper.top, to: Self.lower.bottom, &writer) }
    field(curves, Self.upper, styles: curves.indices.map(style), &writer)
    key(difference.name, x: Self.left, y: Self.lower.top - 8, Self.differenceStyle, &writer)
    field([difference], Self.lower, styles: [Self.differenceStyle], &writer)
    if let worst { label(worst, Self.lower, &writer) }
    writer.end()
    writer.finish()
    return writer.bytes
  }

  /// How a curve is drawn: its colour and its dashes, since colour alone is not accessible.
  struct Style {
    var tone: Tone
    var dashes: StaticString?
  }

  private static let differenceStyle = Style(tone: .difference)

  private func style(_ index: Int) -> Style {
    Style(
      tone: .curve(index),
      dashes: [nil, "7 4", "2 3", "9 3 2 3"][index % 4])
  }

  /// The times of the first and the last sample, in seconds.
  var span: (from: Double, to: Double) {
    let times = (curves + [difference]).flatMap(\.times)
    let (from, to) = (times.min() ?? 0, times.max() ?? 1)
    return (from, to > from ? to : from + 1)
  }
}
