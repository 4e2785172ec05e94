// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import RandomScripts
import Testing

@testable import MotionReview
@testable import ScrollCore

/// What is looked up by a frame is what a search through all of the run finds.
@Suite struct `Touches and screens of frames` {
  @Test(arguments: PatternCatalog.builtIn.entries.map { "\($0.id)" })
  func `are those that a search through all finds`(pattern: String) throws {
    var touches = 0
    for seed in UInt64(0)..<4 {
      let run = RunReading(try ReviewCase(seed: seed, pattern: pattern).run(), ReviewOptions())
      touches += run.touches.count
      for frame in 0..<run.frameCount {
        for frames in [frame...frame, frame - 1...frame, frame - 6...frame + 6] {
          let wanted = run.touches.filter {
            $0.first <= frames.upperBound && $0.end >= frames.lowerBound
          }
          guard run.touches(in: frames).map({ run.touches[$0].landing }) != wanted.map(\.landing)
          else { continue }
          Issue.record("seed \(seed), frames \(frames)")
        }
        let screen = run.timeline.epochs.lastIndex { $0.firstFrame <= frame }
        if run.epoch(frame) != screen { Issue.record("seed \(seed), the screen of frame \(frame)") }
      }
    }
    #expect(touches > 0)
  }

  @Test(arguments: PatternCatalog.builtIn.entries.map { "\($0.id)" })
  func `know from the events whether they catch and how they end`(pattern: String) throws {
    for seed in UInt64(0)..<12 {
      let timeline = try ReviewCase(seed: seed, pattern: pattern).run()
      for touch in TouchSpan.all(in: timeline) {
        func happens(_ kind: TimelineEvent.Kind, _ time: Double) -> Bool {
          timeline.events.contains { $0.kind == kind && $0.time == time }
        }
        #expect(touch.catches == happens(.catchContent, touch.landing), "seed \(seed)")
        #expect(touch.isCancelled == happens(.touchCancel, touch.lift), "seed \(seed)")
      }
    }
  }

  /// A recording may lack the end of a touch: it then lasts until the end of the run.
  @Test func `are found when a touch before them never ends`() {
    var handmade = HandmadeTimeline()
    for _ in 0..<20 { handmade.show(offset: 0, header: 100) }
    var timeline = handmade.timeline
    timeline.events = [
      TimelineEvent(time: 2 / 60, kind: .touchDown), TimelineEvent(time: 4 / 60, kind: .touchDown),
      TimelineEvent(time: 6 / 60, kind: .touchUp),
    ]
    // The second finger lands on what moves without one.
    timeline.phases[3] = .animating
    let run = RunReading(timeline, ReviewOptions())
    #expect(run.touches(at: 1).isEmpty)
    #expect(run.touches(at: 2) == 0..<1)
    #expect(run.touches(at: 5) == 0..<2)
    #expect(run.touches(at: 15).contains(0))
    #expect(run.isOwnMotion(5) && !run.isOwnMotion(10))
  }
}
