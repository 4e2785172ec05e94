// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The recorded values that looks follow, such as `banner.blur`, while timelines are read.
struct DrivenSeries {
  /// By the names in records, for each run.
  private var runs: [[String: FrameSamples]] = []

  private static let options: [(key: String, option: ElementLook.Driven)] = [
    ("rotation", .rotation), ("blur", .blur), ("corner", .corner), ("shadow", .shadow),
    ("fill", .fill),
  ]

  /// Reads the next run.
  mutating func read(_ timeline: Timeline) {
    var series: [String: FrameSamples] = [:]
    defer { runs.append(series) }
    let elements = timeline.ownElements?.elements.filter { $0.look?.driven.isEmpty == false } ?? []
    guard !elements.isEmpty else { return }
    for (index, name) in timeline.valueNames.enumerated() {
      let text = name.description
      guard Self.isDriven(text, in: elements) else { continue }
      var samples = FrameSamples()
      for frame in 0..<timeline.frameCount { samples.append(timeline.value(index, inFrame: frame)) }
      series[text] = samples
    }
  }

  private static func isDriven(_ name: String, in elements: [OwnElement]) -> Bool {
    options.contains { key, option in
      name.hasSuffix("." + key)
        && elements.contains { element in
          guard element.look?.driven.contains(option) == true, name.hasPrefix(element.name) else {
            return false
          }
          let next = name.dropFirst(element.name.count).first
          return next == "." || next == "["
        }
    }
  }

  /// What one number of an element's look is in all frames; nil if it does not follow a formula.
  ///
  /// Runs of variants in which it does not have the fallback.
  func series(
    _ option: ElementLook.Driven, of element: String, _ look: ElementLook?, frameCounts: [Int],
    fallback: Double
  ) -> SampleSeries? {
    guard look?.driven.contains(option) == true,
      let key = Self.options.first(where: { $0.option == option })?.key
    else { return nil }
    var series = SampleSeries(
      runs: zip(runs, frameCounts).map { run, count in
        run["\(element).\(key)"] ?? FrameSamples(repeating: .nan, count: count)
      })
    series.hold(fallback: fallback)
    return series
  }
}
