// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A series as a line without axes, with a dot at its end.
enum Sparkline {
  private static let width = 150.0
  private static let height = 26.0
  /// More points than this look like fewer.
  private static let points = 75

  static func svg(_ values: [Double?]) -> String {
    let known = values.enumerated().compactMap { index, value in value.map { (index, $0) } }
    guard known.count > 1 else { return "–" }
    let buckets = thinned(known)
    let sample = Sample(buckets.map(\.1))
    let (low, high) = (sample.quantile(0), sample.quantile(1))
    // A line that moves within 2 % is flat to the eye, too.
    let span = max(high - low, 0.02 * abs(high), 1e-12)
    let center = (high + low) / 2
    func position(_ point: (Int, Double)) -> (x: Double, y: Double) {
      (
        2 + Double(point.0) / Double(max(values.count - 1, 1)) * (width - 6),
        height / 2 - (point.1 - center) / span * (height - 8)
      )
    }
    let path = buckets.map(position).map { text($0.x) + " " + text($0.y) }.joined(separator: "L")
    let end = position(buckets[buckets.count - 1])
    return "<svg class=\"spark\" viewBox=\"0 0 150 26\" aria-hidden=\"true\"><path d=\"M\(path)\"/>"
      + "<circle cx=\"\(text(end.x))\" cy=\"\(text(end.y))\" r=\"2\"/></svg>"
  }

  private static func thinned(_ known: [(Int, Double)]) -> [(Int, Double)] {
    guard known.count > points else { return known }
    return (0..<points).map { bucket in
      let start = bucket * known.count / points
      let end = max(start + 1, (bucket + 1) * known.count / points)
      let values = Sample(known[start..<end].map(\.1))
      return (bucket == points - 1 ? known[end - 1].0 : known[(start + end) / 2].0, values.median)
    }
  }

  private static func text(_ value: Double) -> String { Numerals.fixed(value, decimals: 1) }
}
