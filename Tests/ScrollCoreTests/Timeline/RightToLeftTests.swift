// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@Suite struct `A right-to-left run` {
  private func turned(_ request: RunRequest) -> RunRequest {
    var request = request
    request.screen.direction = .rightToLeft
    request.turnedScreen.direction = .rightToLeft
    return request
  }

  /// Random scripts, including swipes, taps and rotations of the device.
  @Test(arguments: PatternCatalog.builtIn.entries.map { "\($0.id)" })
  func `is the mirror image of the other, and has the same vertical motion`(pattern: String) throws
  {
    for seed in UInt64(0)..<8 {
      let trial = ReviewCase(seed: seed, pattern: pattern)
      for variant in trial.entry.variants.indices {
        var request = trial.request
        request.variant = variant
        // A variant without tabs has none to tap, in either direction.
        guard let plain = try? trial.entry.run(request) else {
          #expect(throws: SimulationError.self) { try trial.entry.run(turned(request)) }
          continue
        }
        try expectMirrored(
          plain, try trial.entry.run(turned(request)),
          "\(trial.entry.variants[variant].id), seed \(seed)")
      }
    }
  }

  private func expectMirrored(_ plain: Timeline, _ mirrored: Timeline, _ name: String) throws {
    try #require(plain.frameCount == mirrored.frameCount, "\(name)")
    #expect(plain.phases == mirrored.phases && plain.events == mirrored.events, "\(name)")
    #expect(plain.elementStarts == mirrored.elementStarts, "\(name)")
    var epoch = 0
    for frame in 0..<plain.frameCount {
      if epoch + 1 < plain.epochs.count, plain.epochs[epoch + 1].firstFrame == frame { epoch += 1 }
      let width = plain.epochs[epoch].screen.size.width
      for index in plain.elementRange(ofFrame: frame) {
        var expected = plain.elements[index]
        expected.frame.x = width - expected.frame.x - expected.frame.width
        var found = mirrored.elements[index]
        if abs(found.frame.x - expected.frame.x) < 1e-6 { found.frame.x = expected.frame.x }
        guard found != expected else { continue }
        Issue.record("\(name), frame \(frame): \(found) instead of \(expected)")
        return
      }
      let (finger, other) = (plain.fingers[frame], mirrored.fingers[frame])
      #expect(finger.x.isNaN ? other.x.isNaN : abs(width - finger.x - other.x) < 1e-9, "\(name)")
      for layer in 0..<plain.layerCount {
        let shift = plain.translation(ofLayer: layer, inFrame: frame)
        let shown = mirrored.translation(ofLayer: layer, inFrame: frame)
        if shown != Point(0 - shift.x, shift.y) {
          Issue.record("\(name), frame \(frame), layer \(layer): \(shown), \(shift)")
          return
        }
      }
    }
  }

  @Test func `lets elements keep their positions on their layers`() throws {
    for pattern in ["sticky-tabs", "page-carousel", "parallax", "profile-page"] {
      let trial = ReviewCase(seed: 2, pattern: pattern)
      let timeline = try trial.entry.run(turned(trial.request))
      var places: [String: Double] = [:]
      for frame
        in 0..<timeline.epochs.dropFirst().reduce(timeline.frameCount, { min($0, $1.firstFrame) })
      {
        for element in timeline.elements[timeline.elementRange(ofFrame: frame)] {
          guard [.post, .page, .sectionHeader, .tab].contains(element.id.kind) else { continue }
          let shift = timeline.translation(ofLayer: Int(element.layer), inFrame: frame)
          let key = "\(element.id)"
          let place = element.frame.x - shift.x
          if let before = places[key] { #expect(abs(before - place) < 1e-6, "\(pattern) \(key)") }
          places[key] = place
        }
      }
      #expect(!places.isEmpty || pattern == "parallax")
    }
  }

  /// As a mirrored collection view reports it: the first page is at the right end.
  @Test func `starts at the greatest offset along x, and counts down to the next page`() throws {
    let device = try #require(
      DeviceProfile.iPhone15Pro.with(DeviceSettings(direction: .rightToLeft)))
    let swipe = GestureStep.drag(
      DragGesture(
        from: ScriptPoint(.fraction(0.8), .fraction(0.7)),
        .by(ScriptPoint(.points(-220), .points(0))), duration: 0.3))
    let steps = [swipe, .wait(until: .settled, timeout: 5)]
    let tabs = try Harness("st7", on: device).run(steps)
    let pager = tabs.values(named: "pager.contentOffset.x")
    #expect(pager.first == 393 && pager.last == 0)
    // The first tab is on the right.
    let indicator = tabs.values(named: "indicator.x")
    #expect(indicator.first == 393 * 0.75 && indicator.last == 393 * 0.25)
    #expect(tabs.value(named: "selectedTab", inFrame: tabs.frameCount - 1) == 1)
    // The finger of the script moves to the right.
    let fingers = tabs.fingers.filter { !$0.x.isNaN }
    #expect(try #require(fingers.first).x < (try #require(fingers.last)).x)

    let plain = try Harness("pc0", on: .iPhone15Pro).run(steps).values(named: "contentOffset.y")
    let flipped = try Harness("pc0", on: device).run(steps).values(named: "contentOffset.y")
    let sums = zip(plain, flipped).map { $0 + $1 }
    #expect(sums.allSatisfy { abs($0 - sums[0]) < 1e-9 })
  }

  @Test func `finds an element that a script names`() throws {
    let device = try #require(
      DeviceProfile.iPhone8.with(DeviceSettings(direction: .rightToLeft)))
    let steps: [GestureStep] = [
      .tapElement(ElementID(.tab, item: 1)), .wait(until: .settled, timeout: 5),
    ]
    let timeline = try Harness("st7", on: device).run(steps)
    #expect(timeline.values(named: "selectedTab").last == 1)
  }

  @Test func `keeps poses that lay out the same frames`() throws {
    let trial = ReviewCase(seed: 4, pattern: "sticky-tabs")
    let request = turned(trial.request)
    let timeline = try trial.entry.run(request)
    let poses = try trial.entry.poses(of: request)
    var frames = LaidOutFrames()
    poses.layOut(0..<poses.frameCount, into: &frames)
    #expect(frames.elements == timeline.elements)
    for frame in 0..<poses.frameCount {
      #expect(
        poses.layers(ofFrame: frame)
          == (0..<timeline.layerCount).map { timeline.translation(ofLayer: $0, inFrame: frame) })
    }
  }
}
