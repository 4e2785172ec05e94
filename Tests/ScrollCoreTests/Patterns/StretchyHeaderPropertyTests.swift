// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// Invariants of a header that stretches, on every device, at every rate.
enum StretchInvariant: String, CaseIterable, Sendable {
  case beginsAtTheTopOfTheScreen
  case endsWhereTheListBegins
  case staysTallerThanTheBar
  case restsUnstretched
  case neverMovesFasterThanTheScroll
  case ignoresTheBounceAtTheBottom
  case pictureCoversTheHeader

  /// The first frame that breaks the invariant, if there is one.
  func firstBreak(in timeline: Timeline, screen: Screen) -> Int? {
    let least = screen.safeAreaInsets.top + 44
    let full = screen.safeAreaInsets.top + 220
    let tops = timeline.values(named: "header.top")
    let bottoms = timeline.values(named: "header.bottom")
    let rows = timeline.values(named: "firstRow.y")
    let offsets = timeline.values(named: "contentOffset.y")
    let scales = timeline.values(named: "picture.scale")
    let pictures = timeline.values(named: "picture.bottom")
    let high = timeline.value(named: "contentOffset.max", inFrame: 0)
    let tolerance = 1e-6
    return offsets.indices.first { frame in
      let before = max(frame - 1, 0)
      let moved = abs(offsets[frame] - offsets[before])
      let grown = abs(bottoms[frame] - bottoms[before])
      switch self {
      case .beginsAtTheTopOfTheScreen:
        return abs(tops[frame]) > tolerance
      case .endsWhereTheListBegins:
        // A row may be below the closed bar, and below nothing else.
        return abs(bottoms[frame] - max(least, rows[frame])) > tolerance
      case .staysTallerThanTheBar:
        return bottoms[frame] < least - tolerance
      case .restsUnstretched:
        let rests = timeline.phases[frame] == .idle && offsets[frame] == offsets[0]
        return rests && (abs(bottoms[frame] - full) > 0.5 || abs(scales[frame] - 1) > 1e-3)
      case .neverMovesFasterThanTheScroll:
        return grown > moved + tolerance
      case .ignoresTheBounceAtTheBottom:
        return min(offsets[frame], offsets[before]) > high && grown > tolerance
      case .pictureCoversTheHeader:
        return pictures[frame] < bottoms[frame] - tolerance
          || pictures[frame] - scales[frame] * full > tops[frame] + tolerance
      }
    }
  }
}

@Suite("Stretchy header: invariants")
struct StretchyHeaderPropertyTests {
  @Test(arguments: DeviceCatalog.devices)
  func `the fixed header keeps every invariant`(device: DeviceProfile) throws {
    for rate in [60, 80, 120] {
      for seed in UInt64(1)...4 {
        let timeline = try Harness("sy3", on: device).with { $0.rate = rate }
          .run(RandomScript.steps(seed: seed))
        for invariant in StretchInvariant.allCases {
          let frame = invariant.firstBreak(in: timeline, screen: device.screen(.portrait))
          #expect(frame == nil, "\(invariant) breaks with seed \(seed) at \(rate) Hz")
        }
      }
    }
  }

  /// A picture that does not grow shows more of itself instead, at most a screen of it.
  @Test(arguments: 0..<5, [0.0, 0.4, 1])
  func `every mode covers the header with the part of the picture beyond its frame`(
    mode: Int, stretchFactor: Double
  ) throws {
    for seed in UInt64(1)...8 {
      let timeline = try Harness("sy3", on: .iPhone15Pro).with {
        $0.parameters["mode"] = .choice(mode)
        $0.parameters["stretchFactor"] = .number(stretchFactor)
      }.run(RandomScript.steps(seed: seed))
      let full = timeline.value(named: "header.bottom", inFrame: 0)
      for frame in 0..<timeline.frameCount {
        let bottom = timeline.value(named: "picture.bottom", inFrame: frame)
        let scale = timeline.value(named: "picture.scale", inFrame: frame)
        let beyond = DeviceProfile.iPhone15Pro.size.height
        #expect(bottom + beyond >= timeline.value(named: "header.bottom", inFrame: frame))
        #expect(bottom - scale * full - beyond <= 0)
        #expect(scale >= 1)
      }
    }
  }

  @Test(arguments: [
    (
      "sy0",
      [
        StretchInvariant.beginsAtTheTopOfTheScreen, .endsWhereTheListBegins, .staysTallerThanTheBar,
        .ignoresTheBounceAtTheBottom,
      ]
    ),
    ("sy1", [.endsWhereTheListBegins]),
    ("sy2", [.restsUnstretched]),
  ])
  func `each other variant breaks the invariants that the guide names`(
    variant: String, expected: [StretchInvariant]
  ) throws {
    let scripts: [[GestureStep]] = [
      [.slow(160)] + GestureStep.untilRest,
      [.slow(-220), .throwing(2500)] + GestureStep.untilRest,
    ]
    let screen = DeviceProfile.iPhone11.screen(.portrait)
    var broken: [StretchInvariant] = []
    for script in scripts {
      let timeline = try Harness(variant, on: .iPhone11).run(script)
      broken += StretchInvariant.allCases.filter {
        $0.firstBreak(in: timeline, screen: screen) != nil
      }
    }
    let short = try Harness(variant, on: .iPhone11).with { $0.parameters["rows"] = .number(14) }
      .run([.throwing(-3000)] + GestureStep.untilRest)
    broken += StretchInvariant.allCases.filter { $0.firstBreak(in: short, screen: screen) != nil }
    #expect(StretchInvariant.allCases.filter(broken.contains) == expected)
  }

  @Test(arguments: ["sy0", "sy1", "sy2", "sy3"])
  func `60 and 120 Hz agree`(variant: String) throws {
    for seed in UInt64(1)...20 {
      let difference = try Harness(variant, on: .iPhone15Pro).rateDifference(
        RandomScript.steps(seed: seed),
        of: ["contentOffset.y", "header.top", "header.bottom", "picture.scale", "picture.bottom"])
      #expect(difference < 1e-6, "seed \(seed)")
    }
  }

  @Test func `a rotation keeps the fixed header where the list starts`() throws {
    let timeline = try Harness("sy3", on: .iPhone15Pro).run([
      .slow(-60), .pause(0.2), .rotate(to: .landscape), .pause(0.2), .rotate(to: .portrait),
      .pause(0.2),
    ])
    #expect(timeline.epochs.count == 3)
    for frame in 0..<timeline.frameCount {
      let epoch = timeline.epochs.last { $0.firstFrame <= frame }
      let least = (epoch?.screen.safeAreaInsets.top ?? 0) + 44
      let row = timeline.value(named: "firstRow.y", inFrame: frame)
      #expect(timeline.value(named: "header.bottom", inFrame: frame) == max(least, row))
    }
  }

  @Test(arguments: ["sy0", "sy1", "sy2", "sy3"])
  func `a million rows cost no more elements than forty`(variant: String) throws {
    let script: [GestureStep] = [.slow(-150), .throwing(-900)] + GestureStep.untilRest
    let few = try Harness(variant, on: .iPhone11).with { $0.parameters["rows"] = .number(40) }
      .run(script)
    let many = try Harness(variant, on: .iPhone11).with {
      $0.parameters["rows"] = .number(1_000_000)
    }.run(script)
    #expect(many.elements.count == few.elements.count)
  }
}
