// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import MotionReview
@testable import ScrollCore

@Suite struct `Rules of section headers` {
  /// A list with an inset of 48 that scrolls up from rest, and the positions of its two headers
  /// after each step.
  private func run(_ steps: [(offset: Double, headers: [Double?])]) -> HandTimeline {
    var run = HandTimeline([])
    for step in steps {
      let headers = step.headers.enumerated().compactMap { section, y in
        y.map {
          ElementFrame(
            ElementID(.sectionHeader, item: Int32(section)), layer: 0, frame: Rect(0, $0, 400, 40))
        }
      }
      run.show(
        offset: step.offset, range: -48...1000, [], row: 40 - step.offset, elements: headers)
    }
    return run
  }

  /// Headers that stick at a line.
  private func sticking(at line: Double) -> HandTimeline {
    run([
      (-48, [48, 388]), (-20, [max(20, line), 360]), (0, [max(0, line), 340]), (40, [line, 300]),
    ])
  }

  @Test func `that stick at the inset are correct`() {
    for rule in ReviewRule.allCases where "\(rule.id)".hasPrefix("STICKY") {
      #expect(sticking(at: 48).findings(rule).isEmpty, "\(rule.id)")
    }
  }

  @Test func `that stick at the bounds are under the bar`() {
    let found = sticking(at: 0).findings(.stickyUnderbar)
    #expect(found.map(\.name) == ["48 pt under bar"])
    #expect(sticking(at: 0).findings(.stickyUnderbar, threshold: 60).isEmpty)
  }

  @Test func `that stick below the bar leave a gap`() {
    #expect(sticking(at: 70).findings(.stickyGap).map(\.name) == ["22 pt uncovered"])
  }

  @Test(arguments: [(300.0, 0), (299.6, 0), (299, 1)])
  func `may touch and not overlap`(second: Double, count: Int) {
    let run = run([(-48, [260, second])])
    #expect(run.findings(.stickyOrder).count == count)
  }

  @Test(arguments: [(48.0, 0), (58, 1)])
  func `start where their section does`(first: Double, count: Int) {
    #expect(run([(-48, [first, 388])]).findings(.stickyShift).count == count)
  }

  @Test func `are missed if rows pass the edge`() {
    let steps: [(Double, [Double?])] = [
      (-48, [48, 388]), (0, [48, 340]), (40, [48, 300]), (90, [nil, 250]),
    ]
    let found = run(steps).findings(.stickyMissing)
    #expect(found.map(\.firstFrame) == [3])
    // A list whose headers never stick does not miss any.
    #expect(run([(-48, [48, 388]), (90, [nil, 250])]).findings(.stickyMissing).isEmpty)
  }

  @Test(arguments: [(58.0, 0), (90, 1)])
  func `that are pushed out leave nothing uncovered`(next: Double, count: Int) {
    let steps: [(Double, [Double?])] = [
      (-48, [48, 200]), (0, [48, 150]), (60, [48, 90]), (80, [28, next + 10]), (90, [18, next]),
    ]
    #expect(run(steps).findings(.stickyGap).count == count)
  }

  /// A pattern of another package may number its sections by `section`, and record any values.
  @Test func `headers without an item and unknown values do not end the review`() {
    var run = HandTimeline([TrackName("selectedTab"), TrackName("tabBar.y")])
    for frame in 0..<6 {
      let ids = [
        ElementID(.sectionHeader, section: 3), ElementID(.sectionHeader, section: -7, item: 2),
        ElementID(.sectionHeader, section: .max, item: .max), ElementID(.sectionHeader),
        ElementID(.post, section: .min, item: .min),
      ]
      run.show(
        offset: Double(frame) * 10, [[.infinity, 1e300, -4, 17, .nan, 2][frame], 60],
        row: 100 - Double(frame) * 10,
        elements: ids.map { id in
          ElementFrame(id, layer: 200, frame: Rect(0, 48, frame == 4 ? .infinity : 400, 30))
        })
      if frame == 2 { run.turn(to: HandmadeTimeline.island) }
    }
    run.touch(from: 1, to: 3)
    _ = Review.findings(in: run.timeline)
  }

  /// The list has an inset for its own first header, which sticks below the bar.
  ///
  /// A toolbar at the lower end of the screen covers nothing at the first edge.
  @Test func `a header that sticks below the bar and within the inset is not under it`() {
    func found(barEnd: Double) -> [Finding] {
      var run = HandTimeline([])
      for frame in 0..<8 {
        let offset = Double(frame) * 10
        run.show(
          offset: offset, [], row: 130 - offset,
          elements: [
            ElementFrame(
              ElementID(.sectionHeader, item: 0), layer: 0,
              frame: Rect(0, max(30, 40 - offset), 400, 30)),
            ElementFrame(ElementID(.navigationBar), layer: 0, frame: Rect(0, 0, 400, barEnd)),
            ElementFrame(ElementID(.toolbar), layer: 0, frame: Rect(0, 740, 400, 60)),
          ])
      }
      for frame in run.timeline.bounds.indices { run.timeline.bounds[frame].leadingInset = 100 }
      run.timeline.epochs[0].screen.safeAreaInsets.top = 20
      return run.findings(.stickyUnderbar)
    }
    #expect(found(barEnd: 30).isEmpty)
    #expect(found(barEnd: 44).map(\.amount) == [14])
  }
}
