// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// Invariants of a carousel.
enum CarouselInvariant: String, CaseIterable, Sendable {
  /// Pages rest in the centre, to half a pixel.
  case restsOnPages
  /// From landing to rest a flick goes one page on, or as far as the finger drags.
  case goesOnePage
  /// Pages that move come to rest once.
  case stopsOnce
  /// The page in the centre is the largest and the most opaque; the picture depends on the position
  /// alone.
  case followsThePlace
  /// No page is shown twice under one name, and the centre of the screen is never empty.
  case fillsTheMiddle

  /// The first frame that breaks the invariant, if there is one.
  func firstBreak(in timeline: Timeline, screen: Screen, rate: Int) -> Int? {
    let positions = timeline.values(named: "page.position")
    let off = timeline.values(named: "page.offCentre")
    let last = timeline.frameCount - 1
    switch self {
    case .restsOnPages:
      return positions.indices.first {
        timeline.phases[$0] == .idle && abs(off[$0]) > 0.5 / screen.scale + 1e-9
      }
    case .goesOnePage:
      let landings = timeline.events.filter { $0.kind == .touchDown }.map(\.time)
      for (index, landing) in landings.enumerated() {
        let begin = min(Int(landing * Double(rate)), last)
        let end =
          index + 1 < landings.count ? min(Int(landings[index + 1] * Double(rate)), last) : last
        let start = (positions[begin] + 0.5).rounded(.down)
        let tracked = (begin...end).filter { timeline.phases[$0] == .tracking }
        let held = tracked.map { abs((positions[$0] + 0.5).rounded(.down) - start) }.max() ?? 0
        // A spring that keeps a finger's speed may overshoot a little.
        if abs((positions[end] + 0.5).rounded(.down) - start) > max(1, held) { return end }
      }
      return nil
    case .stopsOnce:
      let lifts = timeline.events.filter { $0.kind == .touchUp }.map(\.time)
      for lift in lifts {
        let next = timeline.events.first { $0.kind == .touchDown && $0.time > lift }?.time
        let stops = timeline.events.count {
          $0.kind == .settled && $0.time >= lift && $0.time <= next ?? .infinity
        }
        if stops > 1 { return Int(lift * Double(rate)) }
      }
      return nil
    case .followsThePlace:
      return positions.indices.first { frame in
        timeline.elements[timeline.elementRange(ofFrame: frame)].contains { element in
          guard element.id.kind == .page else { return false }
          let middle = element.frame.x + element.frame.width / 2 - screen.size.width / 2
          let pages = min(abs(middle) / (element.frame.width + 12), 1)
          return abs(element.contentScale - (1 - 0.06 * pages)) > 1e-9
            || abs(element.contentAlpha - (1 - 0.4 * pages)) > 1e-9
        }
      }
    case .fillsTheMiddle:
      return positions.indices.first { frame in
        let pages = timeline.elements[timeline.elementRange(ofFrame: frame)]
          .filter { $0.id.kind == .page }
        let middle = screen.size.width / 2
        let isCovered = pages.contains { $0.frame.x - 12 <= middle && $0.frame.maxX + 12 >= middle }
        let isUnique = pages.allSatisfy { page in pages.count { $0.id == page.id } == 1 }
        return !isCovered || !isUnique
      }
    }
  }
}

@Suite("Page carousel: invariants")
struct PageCarouselPropertyTests {
  @Test(arguments: DeviceCatalog.devices, [true, false])
  func `the fixed variant keeps every invariant`(device: DeviceProfile, wraps: Bool) throws {
    for (orientation, rate) in [(Orientation.portrait, 60), (.landscape, 120), (.portrait, 80)] {
      for seed in UInt64(1)...3 {
        let harness = Harness("pc3", on: device).with {
          $0.rate = rate
          $0.orientation = orientation
          $0.parameters["wraps"] = .flag(wraps)
          // Including fewer pages than a landscape phone shows at once.
          $0.parameters["pages"] = .number(wraps ? Double(2 * seed) : 8)
        }
        let timeline = try harness.run(CarouselScript.random(seed: seed))
        for invariant in CarouselInvariant.allCases {
          // Without wraparound a pull beyond the first page leaves the centre.
          if !wraps, invariant == .fillsTheMiddle { continue }
          let frame = invariant.firstBreak(
            in: timeline, screen: harness.screen(orientation), rate: rate)
          #expect(frame == nil, "\(invariant), seed \(seed), \(rate) Hz, \(orientation)")
        }
      }
    }
  }

  /// A frame rate at which nothing moves by half a point in a frame unless it jumps.
  private func greatestStep(_ variant: String, _ steps: [GestureStep]) throws -> Double {
    let harness = Harness(variant, on: .iPhone8).with {
      $0.rate = 6000
      $0.parameters["pages"] = .number(4)
    }
    let timeline = try harness.run(steps)
    var step = 0.0
    for frame in 1..<timeline.frameCount {
      let before = timeline.elements[timeline.elementRange(ofFrame: frame - 1)]
      for page in timeline.elements[timeline.elementRange(ofFrame: frame)]
      where page.id.kind == .page {
        // The same picture, whichever copy shows it.
        let moves = before.filter { $0.id.kind == .page && $0.id.item == page.id.item }
          .map { abs($0.frame.x - page.frame.x) }
        step = max(step, moves.min() ?? 0)
      }
    }
    return step
  }

  @Test(arguments: 1...3)
  func `the fixed carousel never jumps, however often it wraps around`(seed: UInt64) throws {
    #expect(try greatestStep("pc3", CarouselScript.random(seed: seed, gestures: 5)) < 0.5)
    let back = CarouselScript.flick(-100, velocity: -900)
    let rest = GestureStep.wait(until: .settled, timeout: 10)
    #expect(
      try greatestStep("pc3", Array(repeating: [back, rest], count: 6).flatMap(\.self)) < 0.5)
  }

  @Test func `a copied end jumps by one spacing`() throws {
    let back = CarouselScript.flick(-100, velocity: -900)
    let rest = GestureStep.wait(until: .settled, timeout: 10)
    #expect(abs(try greatestStep("pc2", [back, rest, .pause(0.1)]) - 12) < 0.5)
  }

  @Test(arguments: [
    ("pc0", CarouselInvariant.restsOnPages), ("pc1", .goesOnePage), ("pc1", .stopsOnce),
    ("pc2", .restsOnPages),
  ])
  func `the broken variants break the invariants that the guide names`(
    variant: String, invariant: CarouselInvariant
  ) throws {
    let timeline = try Harness(variant, on: .iPhone8).run([
      CarouselScript.flick(variant == "pc2" ? -100 : 100, velocity: variant == "pc2" ? -900 : 900),
      .wait(until: .settled, timeout: 10), .pause(0.3),
    ])
    let screen = DeviceProfile.iPhone8.screen(.portrait)
    #expect(invariant.firstBreak(in: timeline, screen: screen, rate: 60) != nil)
  }

  @Test(arguments: ["pc0", "pc1", "pc2", "pc3"])
  func `positions agree at 60 and 120 Hz`(variant: String) throws {
    for seed in UInt64(1)...6 {
      let harness = Harness(variant, on: .iPhone8)
      let slow = try harness.run(CarouselScript.random(seed: seed)).values(named: "page.position")
      let fast = try harness.with { $0.rate = 120 }.run(CarouselScript.random(seed: seed))
        .values(named: "page.position")
      let frame = slow.indices.first { 2 * $0 < fast.count && abs(slow[$0] - fast[2 * $0]) > 1e-6 }
      #expect(frame == nil, "seed \(seed)")
    }
  }

  @Test(arguments: ["pc0", "pc1", "pc2", "pc3"])
  func `a rotation keeps the page`(variant: String) throws {
    let timeline = try Harness(variant, on: .iPhone11).run([
      CarouselScript.flick(100, velocity: 900), .wait(until: .settled, timeout: 10),
      .rotate(to: .landscape), .pause(0.2),
    ])
    let last = timeline.frameCount - 1
    let before = timeline.value(
      named: "page.current", inFrame: (timeline.epochs.last?.firstFrame ?? 1) - 1)
    #expect(timeline.value(named: "page.current", inFrame: last) == before)
    #expect(timeline.value(named: "page.offCentre", inFrame: last) == 0)
  }

  @Test func `a frame costs the same for eight pages and for a million`() throws {
    for count in [8.0, 1_000_000] {
      let harness = Harness("pc3", on: .iPhone8).with { $0.parameters["pages"] = .number(count) }
      let timeline = try harness.run(CarouselScript.random(seed: 3))
      for frame in 0..<timeline.frameCount {
        #expect(timeline.elementRange(ofFrame: frame).count <= 3 + 8 + 3)
      }
    }
  }
}
