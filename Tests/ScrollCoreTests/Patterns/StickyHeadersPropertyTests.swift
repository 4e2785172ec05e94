// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// Invariants of section headers that stick below the bar.
enum StickyInvariant: String, CaseIterable, Sendable {
  /// At most one header is at the line where headers stick, and it is there whenever that line is
  /// in a section by more than a header.
  case pinsOneHeader
  /// A header never overlaps the next one.
  case neverOverlaps
  /// A header stays in its section.
  case staysInItsSection
  /// The same offset gives the same positions.
  case dependsOnTheOffsetAlone
  /// On the screen a header moves with the content or stands still.
  case neverLeadsTheScroll
  /// At the top every header is at its natural position.
  case isNaturalAtRest
  /// Wherever a cell is visible, so is the header of its section.
  case showsAHeaderForEveryCell
  /// A header that leaves the line where it stuck touches the one that pushes it.
  case isPushedByTheNextOne

  /// The first frame that breaks the invariant, if there is one.
  ///
  /// - Parameter headers: The position of each header in each frame.
  private func firstBreak(
    in timeline: Timeline, _ headers: [[Double]], of variant: String, _ setup: StickySetup,
    on screen: Screen
  ) -> Int? {
    let places = setup.places
    let offsets = timeline.values(named: "contentOffset.y")
    let top = timeline.value(named: "contentOffset.min", inFrame: 0)
    let inset = setup.isHorizontal ? screen.safeAreaInsets.left : screen.safeAreaInsets.top
    let viewport = setup.isHorizontal ? screen.size.width : screen.size.height
    let height = setup.headerHeight
    let tolerance = 1e-6
    var known: [Double: Int] = [:]
    return offsets.indices.first { frame in
      let offset = offsets[frame]
      var now: [Double] { headers.map { $0[frame] } }
      switch self {
      case .pinsOneHeader:
        let pinned = headers.count { abs($0[frame] - inset) <= tolerance }
        let line = offset + inset
        let isExpected = places.contains {
          $0.header + tolerance < line && line < $0.end - height - tolerance
        }
        return pinned > 1 || (isExpected && pinned == 0)
      case .neverOverlaps:
        let laidOut = now.filter { !$0.isNaN }
        return zip(laidOut, laidOut.dropFirst()).contains { $0 + height > $1 + tolerance }
      case .staysInItsSection:
        return zip(now, places).contains { place, section in
          let content = place + offset
          return content < section.header - tolerance
            || content > max(section.header, section.end - height) + tolerance
        }
      case .dependsOnTheOffsetAlone:
        guard let other = known[offset] else {
          known[offset] = frame
          return false
        }
        return headers.contains { $0[other] != $0[frame] && !($0[other].isNaN && $0[frame].isNaN) }
      case .neverLeadsTheScroll:
        guard frame > 0 else { return false }
        let scrolled = offset - offsets[frame - 1]
        return headers.contains {
          let moved = $0[frame] - $0[frame - 1]
          return moved < min(-scrolled, 0) - tolerance || moved > max(-scrolled, 0) + tolerance
        }
      case .isNaturalAtRest:
        guard offset == top else { return false }
        return zip(now, places).contains { abs($0 + offset - $1.header) > tolerance }
      case .showsAHeaderForEveryCell:
        return zip(now, places).contains { place, section in
          let isCellSeen = section.cells.contains {
            $0.start - offset < viewport - tolerance && $0.start + $0.length - offset > tolerance
          }
          return isCellSeen && !(place < viewport && place + height > 0)
        }
      case .isPushedByTheNextOne:
        // The article's headers stick to the edge of the screen.
        let line = variant == "sh3" ? inset : 0
        return headers.indices.dropLast().contains { section in
          let (place, next) = (headers[section][frame], headers[section + 1][frame])
          let isPushed =
            place + offset > places[section].header + tolerance && place < line - tolerance
          return isPushed && place + height > tolerance && next > line + tolerance
            && next - (place + height) > tolerance
        }
      }
    }
  }

  /// The invariants that a run breaks.
  static func broken(
    in timeline: Timeline, of variant: String, _ setup: StickySetup, on screen: Screen
  ) -> Set<StickyInvariant> {
    let headers = setup.places.indices.map { setup.positions(ofHeader: $0, in: timeline) }
    return Set(
      allCases.filter { invariant in
        invariant.firstBreak(in: timeline, headers, of: variant, setup, on: screen) != nil
      })
  }
}

@Suite("Sticky headers: invariants")
struct StickyHeadersPropertyTests {
  @Test(arguments: DeviceCatalog.devices)
  func `the fixed variant keeps every invariant`(device: DeviceProfile) throws {
    for rate in [60, 120] {
      for seed in UInt64(1)...2 {
        let setup = StickySetup.random(seed: seed &+ UInt64(rate))
        let harness = setup.harness("sh3", on: device).with { $0.rate = rate }
        let timeline = try harness.run(RandomScript.steps(seed: seed))
        let broken = StickyInvariant.broken(
          in: timeline, of: "sh3", setup, on: harness.screen(.portrait))
        #expect(broken.isEmpty, "\(setup.name), script \(seed), \(rate) Hz")
      }
    }
  }

  /// The invariants that each variant breaks, and no others, over scripts of drags, flings and
  /// catches.
  @Test(
    arguments: [
      ("sh0", .plain, [.pinsOneHeader, .showsAHeaderForEveryCell]),
      ("sh0", .belowBar, [.pinsOneHeader, .showsAHeaderForEveryCell]),
      ("sh1", .plain, [.pinsOneHeader, .showsAHeaderForEveryCell]),
      ("sh1", .belowBar, [.pinsOneHeader, .showsAHeaderForEveryCell]),
      ("sh2", .plain, []),
      ("sh2", .belowBar, [.pinsOneHeader]),
      ("sh2", .inset, [.pinsOneHeader, .isNaturalAtRest, .isPushedByTheNextOne]),
      ("sh2", .footed, [.pinsOneHeader, .isPushedByTheNextOne]),
      ("sh3", .plain, []), ("sh3", .belowBar, []), ("sh3", .inset, []), ("sh3", .footed, []),
    ] as [(String, StickySetup, Set<StickyInvariant>)])
  func `a variant breaks exactly the invariants that the guide names`(
    variant: String, setup: StickySetup, expected: Set<StickyInvariant>
  ) throws {
    var broken: Set<StickyInvariant> = []
    for device in [DeviceProfile.iPhone8, .iPhone11, .iPhone15Pro] {
      for rate in [60, 120] {
        for seed in UInt64(1)...2 {
          let harness = setup.harness(variant, on: device).with { $0.rate = rate }
          let timeline = try harness.run(RandomScript.steps(seed: seed))
          broken.formUnion(
            StickyInvariant.broken(in: timeline, of: variant, setup, on: harness.screen(.portrait)))
        }
      }
    }
    #expect(broken == expected)
  }

  @Test(arguments: ["sh0", "sh1", "sh2", "sh3"], UInt64(1)...6)
  func `frames that both rates show agree`(variant: String, seed: UInt64) throws {
    var setup = StickySetup.random(seed: seed)
    // The article's variants crash at an empty section.
    setup.sections = setup.sections.map { max($0, 1) }
    let slow = try setup.harness(variant, on: .iPhone15Pro).run(RandomScript.steps(seed: seed))
    let fast = try setup.harness(variant, on: .iPhone15Pro).with { $0.rate = 120 }
      .run(RandomScript.steps(seed: seed))
    #expect(fast.frameCount >= 2 * slow.frameCount - 2)
    for section in setup.sections.indices {
      let places = setup.positions(ofHeader: section, in: slow)
      let others = setup.positions(ofHeader: section, in: fast)
      // The last frame at 60 Hz may be after the last at 120 Hz.
      let differing = places.indices.first { frame in
        guard 2 * frame < others.count else { return false }
        let (a, b) = (places[frame], others[2 * frame])
        return a != b && !(a.isNaN && b.isNaN)
      }
      #expect(differing == nil, "header \(section)")
    }
  }

  @Test(arguments: ["sh0", "sh1", "sh2", "sh3"], UInt64(1)...8)
  func `a horizontal list is the same list transposed`(variant: String, seed: UInt64) throws {
    var setup = StickySetup.random(seed: seed)
    setup.sections = setup.sections.map { max($0, 1) }
    let upright = setup.harness(variant, on: .iPhone8).with {
      $0.safeAreaInsets = EdgeInsets(top: 48, left: 0, bottom: 21, right: 0)
    }
    setup.isHorizontal = true
    let turned = setup.harness(variant, on: .iPhone8).with {
      $0.orientation = .landscape
      $0.safeAreaInsets = EdgeInsets(top: 0, left: 48, bottom: 0, right: 21)
    }
    let offsets = [-48, -90, -48, 3, 60.25, 200, 339, 340, 512, 1000.5, 130, -48.0]
    let (a, b) = (try upright.follow(offsets), try turned.follow(offsets))
    for sample in offsets.indices {
      let frame = sample * 6
      for track in a.valueNames.indices {
        let (x, y) = (a.value(track, inFrame: frame), b.value(track, inFrame: frame))
        #expect(x == y || (x.isNaN && y.isNaN), "\(a.valueNames[track].text) in frame \(frame)")
      }
      let cells = { (timeline: Timeline) in
        timeline.elements[timeline.elementRange(ofFrame: frame)].filter { $0.id.kind != .statusBar }
      }
      #expect(cells(a).map(\.id) == cells(b).map(\.id))
      for (x, y) in zip(cells(a), cells(b)) {
        #expect(y.frame == Rect(x.frame.y, x.frame.x, x.frame.height, x.frame.width))
      }
    }
  }

  @Test func `a finger moves a horizontal list along x only`() throws {
    var setup = StickySetup(name: "on its side", isHorizontal: true)
    setup.rowHeights = [120]
    let start = ScriptPoint(.fraction(0.8), .fraction(0.5))
    func drag(_ x: Double, _ y: Double) -> GestureStep {
      .drag(
        DragGesture(from: start, .by(ScriptPoint(.points(x), .points(y))), duration: 1, hold: 0.3))
    }
    let still = try setup.harness("sh3", on: .iPhone11).run([drag(0, -200)])
    #expect(still.values(named: "contentOffset.y").allSatisfy { $0 == 0 })
    let moved = try setup.harness("sh3", on: .iPhone11).run([drag(-210, 0)])
    #expect(moved.values(named: "contentOffset.y").last == 200)
    #expect(moved.value(named: "header[0].y", inFrame: moved.frameCount - 1) == 0)
  }

  @Test(arguments: [("sh1", 0.0), ("sh2", 0), ("sh3", 48)])
  func `a rotated device pins below its new top`(variant: String, edge: Double) throws {
    let harness = StickySetup.belowBar.harness(variant, on: .iPhone11)
    #expect(harness.screen(.portrait).safeAreaInsets.top == 48)
    #expect(harness.screen(.landscape).safeAreaInsets.top == 0)
    let script: [GestureStep] = [
      .drag(
        DragGesture(
          from: ScriptPoint(.fraction(0.5), .fraction(0.7)),
          .by(ScriptPoint(.points(0), .points(-30))), duration: 0.5, hold: 0.3)),
      .drag(
        DragGesture(
          from: ScriptPoint(.fraction(0.5), .fraction(0.7)),
          .by(ScriptPoint(.points(0), .points(-60))), duration: 0.5, hold: 0.3)),
      .pause(0.2), .rotate(to: .landscape), .pause(0.2),
    ]
    let timeline = try harness.run(script)
    guard let turned = timeline.epochs.last?.firstFrame else { return }
    #expect(timeline.epochs.count == 2)
    let places = timeline.values(named: "header[0].y")
    if variant != "sh1" {
      #expect(places[turned - 1] == edge)
      #expect(places[turned] == 0)
    }
    #expect(
      timeline.value(named: "contentOffset.y", inFrame: turned)
        == timeline.value(named: "contentOffset.y", inFrame: turned - 1) + 48)
  }
}
