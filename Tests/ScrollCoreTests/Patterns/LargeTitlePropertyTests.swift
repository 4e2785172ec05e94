// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// Invariants of a large title, on every device, at every rate.
enum TitleInvariant: String, CaseIterable, Sendable {
  case staysWithinLimits
  case endsWhereTheListBegins
  case rowsFollowTheScroll
  case neverMovesFasterThanTheScroll
  case ignoresBounces
  case dependsOnTheOffsetAlone
  case restsOpenOrClosed
  case doesNotShake

  /// The first frame that breaks the invariant, if there is one.
  func firstBreak(in timeline: Timeline, title: Double = 52, search: Double = 0) -> Int? {
    let open = zip(
      timeline.values(named: "title.height"), timeline.values(named: "searchBar.height")
    ).map { $0 + $1 }
    let titles = timeline.values(named: "title.height")
    let bottoms = timeline.values(named: "header.bottom")
    let rows = timeline.values(named: "firstRow.y")
    let offsets = timeline.values(named: "contentOffset.y")
    let low = offsets[0]
    let high = timeline.value(named: "contentOffset.max", inFrame: 0)
    let bar = bottoms[0] - title - search
    let tolerance = 1e-6
    return offsets.indices.first { frame in
      let before = max(frame - 1, 0)
      let moved = abs(offsets[frame] - offsets[before])
      switch self {
      case .staysWithinLimits:
        return titles[frame] < 0 || titles[frame] > title || open[frame] < titles[frame]
          || open[frame] > title + search
      case .endsWhereTheListBegins:
        return abs(bottoms[frame] - max(bar, rows[frame])) > tolerance
      case .rowsFollowTheScroll:
        return abs(rows[frame] - rows[before] + offsets[frame] - offsets[before]) > tolerance
      case .neverMovesFasterThanTheScroll:
        return abs(open[frame] - open[before]) > moved + tolerance
      case .ignoresBounces:
        let above = max(offsets[frame], offsets[before]) < low
        let below = min(offsets[frame], offsets[before]) > high
        return (above || below) && abs(open[frame] - open[before]) > tolerance
      case .dependsOnTheOffsetAlone:
        let whole = title + search
        return abs(open[frame] - min(max(whole - (offsets[frame] - low), 0), whole)) > tolerance
      case .restsOpenOrClosed:
        let isEnd = [0, title, title + search].contains { abs(open[frame] - $0) <= 0.5 }
        return timeline.phases[frame] == .idle && !isEnd
      case .doesNotShake:
        return turns(of: bottoms, before: frame, in: timeline.rate / 10) >= 3
      }
    }
  }

  /// The number of times that a value changed direction in the last frames, by a point or more each
  /// time.
  private func turns(of values: [Double], before frame: Int, in count: Int) -> Int {
    var turns = 0
    var last = 0.0
    for index in max(1, frame - count)...max(1, frame) where index <= frame {
      let step = values[index] - values[index - 1]
      guard abs(step) >= 1 else { continue }
      if step * last < 0 { turns += 1 }
      last = step
    }
    return turns
  }
}

@Suite("Large title: invariants")
struct LargeTitlePropertyTests {
  @Test(arguments: DeviceCatalog.devices)
  func `the fixed title keeps every invariant`(device: DeviceProfile) throws {
    for rate in [60, 80, 120] {
      for seed in UInt64(1)...4 {
        let search = seed % 2 == 0 ? 52.0 : 0
        let timeline = try Harness("lt3", on: device).with {
          $0.rate = rate
          $0.parameters["searchBarHeight"] = .number(search)
        }.run(RandomScript.steps(seed: seed) + [.pause(0.2)])
        for invariant in TitleInvariant.allCases {
          let frame = invariant.firstBreak(in: timeline, search: search)
          #expect(frame == nil, "\(invariant) breaks with seed \(seed) at \(rate) Hz")
        }
      }
    }
  }

  /// The invariants that each of the other variants breaks, while it keeps the rest, in scripts
  /// that a person would try.
  @Test(arguments: [
    ("lt0", [TitleInvariant.endsWhereTheListBegins, .rowsFollowTheScroll, .restsOpenOrClosed]),
    (
      "lt1",
      [
        .endsWhereTheListBegins, .neverMovesFasterThanTheScroll, .dependsOnTheOffsetAlone,
        .restsOpenOrClosed, .doesNotShake,
      ]
    ),
    ("lt2", [.restsOpenOrClosed]),
  ])
  func `each other variant breaks the invariants that the guide names`(
    variant: String, expected: [TitleInvariant]
  ) throws {
    let scripts: [[GestureStep]] = [
      [.slow(-28)] + GestureStep.untilRest, Self.quickStart + GestureStep.untilRest,
      [.slow(120)] + GestureStep.untilRest,
      [.throwing(-900)] + GestureStep.untilRest,
    ]
    var broken: [TitleInvariant] = []
    for script in scripts {
      let timeline = try Harness(variant, on: .iPhone11).run(script)
      broken += TitleInvariant.allCases.filter { $0.firstBreak(in: timeline) != nil }
    }
    #expect(TitleInvariant.allCases.filter(broken.contains) == expected)
  }

  /// A finger that starts quickly and then continues slowly.
  private static let quickStart: [GestureStep] = [
    .pointerMove(PointerMove(ScriptPoint(.fraction(0.5), .fraction(0.7)), duration: 0)),
    .pointerDown,
    .pointerMove(
      PointerMove(ScriptPoint(.points(0), .points(-45)), duration: 0.06, origin: .pointer)),
    .pointerMove(
      PointerMove(ScriptPoint(.points(0), .points(-14)), duration: 0.9, origin: .pointer)),
    .pointerUp,
  ]

  /// Content that ends within the zone cannot close the title: it goes back to the top.
  @Test(arguments: [3, 8, 10, 11, 12])
  func `content of any length leaves the fixed title open or closed`(rows: Int) throws {
    for seed in UInt64(1)...8 {
      let timeline = try Harness("lt3", on: .iPhone11).with {
        $0.parameters["rows"] = .number(Double(rows))
      }.run(RandomScript.steps(seed: seed) + [.pause(0.2)])
      #expect(TitleInvariant.restsOpenOrClosed.firstBreak(in: timeline) == nil, "seed \(seed)")
    }
  }

  @Test func `a rotation there and back leaves the fixed title open or closed`() throws {
    for travel in [-20.0, -28, -45, -60, -100] {
      let timeline = try Harness("lt3", on: .iPhone11).run([
        .rotate(to: .landscape), .pause(0.1), .slow(travel), .pause(0.5), .rotate(to: .portrait),
        .pause(0.3),
      ])
      let title = timeline.value(named: "title.height", inFrame: timeline.frameCount - 1)
      #expect(title == 0 || title == 52, "\(travel)")
    }
  }

  /// The list below the bar gets new bounds in every frame, and its bounce starts again in each.
  @Test(arguments: [("lt0", 0.01), ("lt2", 1e-6), ("lt3", 1e-6)])
  func `60 and 120 Hz agree`(variant: String, tolerance: Double) throws {
    for seed in UInt64(1)...20 {
      #expect(try difference(variant, RandomScript.steps(seed: seed)) < tolerance, "seed \(seed)")
    }
  }

  /// The inset that depends on itself remembers frames: a frame half as long shakes it half as far.
  @Test func `the title that depends on its own inset differs at 120 Hz`() throws {
    let difference = try difference("lt1", Self.quickStart + GestureStep.untilRest)
    #expect(difference > 3 && difference < 52, "\(difference)")
  }

  private func difference(_ variant: String, _ steps: [GestureStep]) throws -> Double {
    try Harness(variant, on: .iPhone15Pro).rateDifference(
      steps, of: ["contentOffset.y", "title.height", "title.scale", "header.bottom", "firstRow.y"])
  }

  @Test(arguments: ["lt0", "lt1", "lt2", "lt3"])
  func `a million rows cost no more elements than forty`(variant: String) throws {
    let script: [GestureStep] = [.slow(-150), .throwing(-900)] + GestureStep.untilRest
    let few = try Harness(variant, on: .iPhone11).run(script)
    let many = try Harness(variant, on: .iPhone11).with {
      $0.parameters["rows"] = .number(1_000_000)
    }.run(script)
    #expect(many.elements.count == few.elements.count)
  }
}
