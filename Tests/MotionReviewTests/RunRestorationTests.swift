// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import RandomScripts
import ScrollCore
import Testing

@testable import MotionReview

@Suite struct `A review of a script that touches the screen at once` {
  @Test(arguments: PatternCatalog.builtIn.entries.map { "\($0.id)" })
  func `leaves the run as it was`(pattern: String) throws {
    var touched = 0
    for seed in UInt64(0)..<12 {
      let trial = ReviewCase(seed: seed, pattern: pattern)
      var request = trial.request
      request.script = GestureScript(Array(request.script.steps.drop { !$0.touches }))
      var timeline = try trial.entry.run(request)
      guard timeline.appearance != nil else { continue }
      touched += 1
      let before = timeline
      let outcome = Review.outcome(of: &timeline, from: request, by: trial.entry)
      #expect(differences(timeline, before) == [])
      let last = Review.outcome(of: &timeline, from: request, by: trial.entry, restores: false)
      #expect(last == outcome)
      #expect(differences(timeline, before) != [])
      // Its storage serves the next run, which begins as any other.
      try trial.entry.run(request, into: &timeline)
      #expect(differences(timeline, before) == [])
    }
    #expect(touched > 0)
  }
}

/// The names of the properties that differ between two runs, to the bit.
///
/// Descriptions tell of any type, and take seconds for the long lists.
private func differences(_ run: Timeline, _ other: Timeline) -> [String] {
  // Where no finger is, there is no number, which equals nothing.
  func bits(_ value: Any) -> [UInt64]? {
    let numbers = value as? [Double] ?? (value as? [Point])?.flatMap { [$0.x, $0.y] }
    return numbers?.map(\.bitPattern)
  }
  let properties = zip(Mirror(reflecting: run).children, Mirror(reflecting: other).children)
    .filter { property, other in
      if let mine = bits(property.value) { return mine != bits(other.value) }
      if let mine = property.value as? [ElementFrame] {
        return mine != other.value as? [ElementFrame]
      }
      return "\(property.value)" != "\(other.value)"
    }
    .map { $0.0.label ?? "" }
  // Elements at 0 and at -0 are equal, and have other bits.
  return properties + (run.digest == other.digest ? [] : ["digest"])
}

extension GestureStep {
  fileprivate var touches: Bool {
    switch self {
    case .pause, .wait: false
    default: true
    }
  }
}
