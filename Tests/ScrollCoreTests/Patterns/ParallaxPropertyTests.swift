// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// Invariants of pictures that move more slowly than their windows, on every device, at every rate.
enum ParallaxInvariant: String, CaseIterable, Sendable {
  case largeWindowIsCovered
  case windowsOfCardsAreCovered
  case followsFromTheOffset
  case restsInItsPlace
  case neverMovesFasterThanItsShare

  /// Whether a run with the default parameters breaks the invariant.
  func isBroken(in timeline: Timeline) -> Bool {
    let offsets = timeline.values(named: "contentOffset.y")
    let shifts = [
      (timeline.values(named: "hero.shift"), 0.5), (timeline.values(named: "card[0].shift"), 0.2),
    ]
    let tolerance = 1e-6
    switch self {
    case .largeWindowIsCovered:
      return timeline.values(named: "hero.uncovered").contains { $0 > tolerance }
    case .windowsOfCardsAreCovered:
      return timeline.values(named: "card.uncovered").contains { $0 > tolerance }
    case .followsFromTheOffset:
      // In the order of offsets, not of time: a function of the offset that never falls and never
      // rises faster than its factor has no memory.
      let order = offsets.indices.sorted { offsets[$0] < offsets[$1] }
      return zip(order, order.dropFirst()).contains { a, b in
        shifts.contains { shift, share in
          let change = shift[b] - shift[a]
          return change < -tolerance || change > share * (offsets[b] - offsets[a]) + tolerance
        }
      }
    case .restsInItsPlace:
      return offsets.indices.contains {
        timeline.phases[$0] == .idle && offsets[$0] == offsets[0]
          && abs(shifts[0].0[$0] - shifts[0].0[0]) > 0.5
      }
    case .neverMovesFasterThanItsShare:
      return offsets.indices.dropFirst().contains { frame in
        shifts.contains { shift, share in
          abs(shift[frame] - shift[frame - 1])
            > share * abs(offsets[frame] - offsets[frame - 1]) + tolerance
        }
      }
    }
  }
}

@Suite("Parallax: invariants")
struct ParallaxPropertyTests {
  @Test(arguments: DeviceCatalog.devices)
  func `the fixed pictures keep every invariant`(device: DeviceProfile) throws {
    for rate in [60, 80, 120] {
      for seed in UInt64(1)...4 {
        let timeline = try Harness("px3", on: device).with { $0.rate = rate }
          .run(RandomScript.steps(seed: seed))
        for invariant in ParallaxInvariant.allCases {
          #expect(
            !invariant.isBroken(in: timeline), "\(invariant) with seed \(seed) at \(rate) Hz")
        }
      }
    }
  }

  @Test(arguments: [0.0, 0.3, 1], [80.0, 333, 1000])
  func `with any factors and heights, fixed pictures cover their windows`(
    factor: Double, height: Double
  ) throws {
    for orientation in [Orientation.portrait, .landscape] {
      for seed in UInt64(1)...4 {
        let timeline = try Harness("px3", on: .iPhone11).with {
          $0.orientation = orientation
          $0.parameters["factor"] = .number(factor)
          $0.parameters["cardFactor"] = .number(factor)
          $0.parameters["height"] = .number(height)
          $0.parameters["cardHeight"] = .number(height)
        }.run(RandomScript.steps(seed: seed))
        for track in ["hero.uncovered", "card.uncovered"] {
          #expect(timeline.values(named: track).allSatisfy { $0 < 1e-6 }, "\(track), seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: [
    ("px0", [ParallaxInvariant.largeWindowIsCovered, .windowsOfCardsAreCovered]),
    ("px1", [.largeWindowIsCovered, .followsFromTheOffset, .restsInItsPlace]),
    ("px2", [.largeWindowIsCovered, .windowsOfCardsAreCovered]),
  ])
  func `each other variant breaks the invariants that the guide names`(
    variant: String, expected: [ParallaxInvariant]
  ) throws {
    let scripts: [[GestureStep]] = [
      [.slow(160)] + GestureStep.untilRest,
      [.slow(-300), .throwing(-1500)] + GestureStep.untilRest,
    ]
    var broken: [ParallaxInvariant] = []
    for script in scripts {
      let timeline = try Harness(variant, on: .iPhone15Pro).run(script)
      broken += ParallaxInvariant.allCases.filter { $0.isBroken(in: timeline) }
    }
    #expect(ParallaxInvariant.allCases.filter(broken.contains) == expected)
  }

  /// On the phone that it was made on, its only fault is that of the pull.
  @Test func `a picture made on one phone covers the cards of that phone`() throws {
    for seed in UInt64(1)...20 {
      let timeline = try Harness("px2", on: .iPhone8).run(RandomScript.steps(seed: seed))
      #expect(!ParallaxInvariant.windowsOfCardsAreCovered.isBroken(in: timeline), "seed \(seed)")
    }
  }

  private static let tracks = [
    "contentOffset.y", "hero.shift", "hero.uncovered", "card[0].shift", "card.uncovered",
  ]

  @Test(arguments: ["px0", "px2", "px3"])
  func `60 and 120 Hz agree if pictures follow from the offset`(variant: String) throws {
    for seed in UInt64(1)...20 {
      let difference = try Harness(variant, on: .iPhone15Pro)
        .rateDifference(RandomScript.steps(seed: seed), of: Self.tracks)
      #expect(difference < 1e-6, "seed \(seed)")
    }
  }

  /// A finger or a bounce that turns back between two frames while a picture is at its limit is
  /// seen later at 60 Hz.
  @Test func `60 and 120 Hz differ if changes are added up`() throws {
    var greatest = 0.0
    for seed in UInt64(1)...40 {
      let difference = try Harness("px1", on: .iPhone15Pro)
        .rateDifference(RandomScript.steps(seed: seed), of: ["hero.shift", "card[0].shift"])
      greatest = max(greatest, difference)
    }
    #expect(greatest > 0.1 && greatest < 1.4, "\(greatest)")
  }

  /// Cards share layers because cells are reused: each picture must still be seen through its own
  /// window.
  @Test(arguments: [DeviceProfile.iPhone8, .iPad9], ["px0", "px1", "px3"])
  func `every picture is clipped by the window of its own card`(
    device: DeviceProfile, variant: String
  ) throws {
    let timeline = try Harness(variant, on: device).with { $0.parameters["cards"] = .number(61) }
      .run(
        [GestureStep](repeating: .throwing(-5000), count: 6).flatMap { [$0, .pause(0.8)] }
          + [.throwing(5000), .pause(1)])
    var seen: Set<Int32> = []
    for frame in 0..<timeline.frameCount {
      let elements = timeline.elements[timeline.elementRange(ofFrame: frame)]
      for picture in elements where picture.id.kind == .scenery && picture.id.item >= 0 {
        seen.insert(picture.id.item)
        let card = try #require(
          elements.first { $0.id.kind == .story && $0.id.item == picture.id.item })
        let window = Int(
          timeline.link(ofLayer: Int(picture.layer), inEpoch: 0).parent)
        let clip = try #require(timeline.link(ofLayer: window, inEpoch: 0).clip)
        let shown = clip.offset(by: timeline.translation(ofLayer: window, inFrame: frame))
        #expect(abs(shown.y - card.frame.y) < 1e-6 && abs(shown.x - card.frame.x) < 1e-6)
        #expect(shown.height == 200)
      }
    }
    // More than there are layers.
    #expect(seen.contains { $0 > 20 } && seen.count > 20)
  }

  @Test func `a rotation keeps the fixed windows covered`() throws {
    let timeline = try Harness("px3", on: .iPhone15Pro).run([
      .slow(-200), .pause(0.2), .rotate(to: .landscape), .pause(0.2), .slow(-80),
      .rotate(to: .portrait), .pause(0.2),
    ])
    #expect(timeline.epochs.count == 3)
    #expect(!ParallaxInvariant.largeWindowIsCovered.isBroken(in: timeline))
    #expect(!ParallaxInvariant.windowsOfCardsAreCovered.isBroken(in: timeline))
  }

  @Test(arguments: ["px0", "px1", "px2", "px3"])
  func `a million cards cost no more elements than forty`(variant: String) throws {
    let script: [GestureStep] = [.slow(-150), .throwing(-900)] + GestureStep.untilRest
    let few = try Harness(variant, on: .iPhone11).with { $0.parameters["cards"] = .number(40) }
      .run(script)
    let many = try Harness(variant, on: .iPhone11).with {
      $0.parameters["cards"] = .number(1_000_000)
    }.run(script)
    #expect(many.elements.count == few.elements.count)
    #expect(many.layerCount == few.layerCount)
  }
}
