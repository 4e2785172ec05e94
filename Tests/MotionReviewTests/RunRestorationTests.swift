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
      let before = "\(timeline)"
      let outcome = Review.outcome(of: &timeline, from: request, by: trial.entry)
      #expect("\(timeline)" == before)
      let last = Review.outcome(of: &timeline, from: request, by: trial.entry, restores: false)
      #expect(last == outcome)
      // Its storage serves the next run, which begins as any other.
      try trial.entry.run(request, into: &timeline)
      #expect("\(timeline)" == before)
    }
    #expect(touched > 0)
  }
}

extension GestureStep {
  fileprivate var touches: Bool {
    switch self {
    case .pause, .wait: false
    default: true
    }
  }
}
