// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// What a frame costs against the number of rows, both on logarithmic axes: a flat line is the aim.
enum FlatnessChart {
  private struct Line {
    var name: String
    var points: [(rows: Double, value: Double)]

    /// The exponent of rows that fits best: 0 is flat.
    var slope: Double {
      let xs = points.map { Sample.logarithm($0.rows) }
      let ys = points.map { Sample.logarithm($0.value) }
      let (middleX, middleY) = (Sample(xs).mean, Sample(ys).mean)
      let above = zip(xs, ys).reduce(0) { $0 + ($1.0 - middleX) * ($1.1 - middleY) }
      let below = xs.reduce(0) { $0 + ($1 - middleX) * ($1 - middleX) }
      return below > 0 ? above / below : 0
    }
  }

  static func html(_ input: DashboardInput) -> String {
    let figures = [Metric.instructions, .time].compactMap { figure($0, lines($0, input)) }
    guard !figures.isEmpty else { return "" }
    return """
      <section aria-labelledby="flat-title">
      <h2 id="flat-title">Flatness <small>a frame of a list of a hundred rows and of a million</small></h2>
      <div class="charts">
      \(figures.joined(separator: "\n"))
      </div>
      </section>
      """
  }

  private static func lines(_ metric: Metric, _ input: DashboardInput) -> [Line] {
    var lines: [Line] = []
    for series in input.history.series where series.id.area == "layout-flat" {
      let parts = series.id.parameter.split(separator: ",")
      guard parts.count == 2, let rows = Double(parts[1].drop { $0 != ":" }.dropFirst()),
        let value = series.latest.flatMap({ metric.value(in: $0) }), value > 0
      else { continue }
      let name = parts[0] == "even" ? series.id.pattern : "\(series.id.pattern), \(parts[0])"
      if let index = lines.firstIndex(where: { $0.name == name }) {
        lines[index].points.append((rows, value))
      } else {
        lines.append(Line(name: name, points: [(rows, value)]))
      }
    }
    for index in lines.indices { lines[index].points.sort { $0.rows < $1.rows } }
    return lines.filter { $0.points.count > 1 }
  }

  private static func figure(_ metric: Metric, _ lines: [Line]) -> String? {
    let values = Sample(lines.flatMap { $0.points.map(\.value) })
    guard !values.sorted.isEmpty else { return nil }
    let ticks = ticks(from: values.quantile(0), to: values.quantile(1))
    let frame = ChartFrame()
    let low = logarithm10(ticks[0])
    let span = logarithm10(ticks[ticks.count - 1]) - low
    func y(_ value: Double) -> Double { frame.y((logarithm10(value) - low) / span) }
    func x(_ rows: Double) -> Double { frame.x(0.04 + 0.92 * (logarithm10(rows) - 2) / 4) }
    var marks = ""
    for tick in ticks { marks += frame.level((logarithm10(tick) - low) / span, metric.text(tick)) }
    for exponent in 2...6 {
      marks += frame.column(
        0.04 + 0.92 * Double(exponent - 2) / 4, ["100", "1k", "10k", "100k", "1M"][exponent - 2])
    }
    for (index, line) in lines.enumerated() {
      let positions = line.points.map { (x($0.rows), y($0.value)) }
      let path = positions.map { ChartFrame.text($0.0) + " " + ChartFrame.text($0.1) }
      marks += "<path class=\"line line\(index)\" d=\"M\(path.joined(separator: "L"))\"/>"
      for position in positions {
        marks +=
          "<circle class=\"dot line\(index)\" cx=\"\(ChartFrame.text(position.0))\" "
          + "cy=\"\(ChartFrame.text(position.1))\" r=\"3\"/>"
      }
    }
    let legend = lines.enumerated().map { index, line in
      "<li><svg class=\"key\" viewBox=\"0 0 24 8\" aria-hidden=\"true\"><path class=\"line line\(index)\" "
        + "d=\"M0 4H24\"/></svg>\(line.name.asHTML) <b>rows<sup>\(Numerals.fixed(line.slope, decimals: 3))"
        + "</sup></b></li>"
    }
    return """
      <figure><figcaption>\(metric == .time ? "Time" : "Instructions") of a frame by number of rows</figcaption>
      <svg class="chart" viewBox="0 0 560 300" role="img" aria-label="\(metric.title) of a frame by number of rows, on logarithmic axes">\(marks)</svg>
      <ul class="legend">\(legend.joined())</ul></figure>
      """
  }

  private static let ln10 = Sample.logarithm(10)

  private static func logarithm10(_ value: Double) -> Double { Sample.logarithm(value) / ln10 }

  /// Round numbers (1, 2 or 5 and zeros) from just below the least value to just above the greatest.
  private static func ticks(from low: Double, to high: Double) -> [Double] {
    var ticks: [Double] = []
    var power = Sample.exponential(logarithm10(low).rounded(.down) * ln10).rounded()
    if power < 1 { power = 1 }
    while (ticks.last ?? 0) <= high {
      for factor in [1.0, 2, 5] where (ticks.last ?? 0) <= high {
        if factor * power <= low { ticks.removeAll() }
        ticks.append(factor * power)
      }
      power *= 10
    }
    return ticks
  }
}
