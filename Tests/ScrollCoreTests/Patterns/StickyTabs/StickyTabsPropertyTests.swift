// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@Suite("Sticky tabs: invariants")
struct StickyTabsPropertyTests {
  private static let devices: [DeviceProfile] = [
    .iPhone8, .iPhone11, .iPhone15Pro, .iPhoneSE1, .iPadAir11, .iPhoneAir,
  ]

  /// All invariants in `st7` and in `st8`, whose sum is the offset of the list in front.
  @Test(arguments: ["st7", "st8"], devices)
  func `the fixed variants keep every invariant`(variant: String, device: DeviceProfile) throws {
    for rate in [60, 80, 120] {
      for seed in UInt64(1)...8 {
        let harness = Harness.withoutSlop(variant, on: device).with { $0.rate = rate }
        let steps = RandomTabScript.steps(seed: seed)
        let run = try harness.tabs(steps)
        for invariant in TabInvariant.allCases {
          let frame = try invariant.firstBreak(in: run, of: steps, by: harness)
          #expect(frame == nil, "\(invariant) breaks with seed \(seed) at \(rate) Hz")
        }
      }
    }
  }

  /// The invariants that the article's variants break, each in a script that a person would try.
  @Test(arguments: BrokenTabs.all)
  func `the article's variants break the invariants that the guide names`(_ broken: BrokenTabs)
    throws
  {
    var harness = Harness.withoutSlop(broken.variant)
    harness.parameters = broken.parameters
    let run = try harness.tabs(broken.script)
    #expect(try broken.invariant.firstBreak(in: run, of: broken.script, by: harness) != nil)
    // The same script breaks nothing in the fixed variant.
    let fixed = Harness.withoutSlop("st7")
    let other = try fixed.tabs(broken.script)
    #expect(try broken.invariant.firstBreak(in: other, of: broken.script, by: fixed) == nil)
  }

  /// The invariants that they keep under any finger.
  @Test(arguments: [
    ("st1", TabInvariant.tapsLeaveTheTabBar), ("st2", .pinnedTabsRemember),
    ("st3", .pinnedTabsRemember), ("st4", .tapsLeaveTheTabBar), ("st5", .tapsLeaveTheTabBar),
    ("st6", .tapsLeaveTheTabBar), ("st4", .indicatorFollowsThePages),
    ("st5", .indicatorFollowsThePages), ("st6", .indicatorFollowsThePages),
    ("st1", .headerWaitsForTheList), ("st3", .headerWaitsForTheList),
  ])
  func `the article's variants keep the rest`(variant: String, invariant: TabInvariant) throws {
    for seed in UInt64(1)...20 {
      let harness = Harness.withoutSlop(variant)
      let steps = RandomTabScript.steps(seed: seed)
      let frame = try invariant.firstBreak(in: harness.tabs(steps), of: steps, by: harness)
      #expect(frame == nil, "seed \(seed)")
    }
  }

  /// With the option to forget, the list in front is at its top whenever the header is visible.
  @Test(arguments: ["st7", "st8"], devices)
  func `a list is scrolled only below pinned tabs`(variant: String, device: DeviceProfile) throws {
    let top = device.portrait.safeAreaInsets.top
    for seed in UInt64(1)...12 {
      let harness = Harness(variant, on: device).choosing("memory")
      let run = try harness.tabs(RandomTabScript.steps(seed: seed))
      for frame in 0...run.last {
        let list = variant == "st7" ? run.front(frame) : run.front(frame) + top + 50
        if list > 1e-6 { #expect(abs(run.tabBar[frame] - top) < 1e-6, "seed \(seed)") }
      }
    }
  }

  /// U8: a tap and a swipe lead to the same state.
  @Test(arguments: ["st7", "st8"], [0.0, 80, 150, 420])
  func `a tap and a swipe end alike`(variant: String, start: Double) throws {
    for device in Self.devices {
      for seed in UInt64(1)...4 {
        let before = RandomTabScript.steps(seed: seed, gestures: 4)
        let harness = Harness(variant, on: device).starting(at: start)
        let first = try harness.tabs(before)
        let other = first.selected[first.last] == 0 ? 1.0 : 0
        let direction = other == 1 ? -1.0 : 1
        let width = device.size.width
        let swipe = GestureStep.drag(
          DragGesture(
            from: ScriptPoint(.fraction(0.5 - 0.3 * direction), .fraction(0.8)),
            .by(ScriptPoint(.points(0.6 * width * direction), .points(12))), duration: 0.3))
        let tapped = try harness.tabs(before + [.tapTab(Int32(other)), .rest])
        let swiped = try harness.tabs(before + [swipe, .rest])
        #expect(swiped.selected[swiped.last] == other)
        for track in tapped.timeline.valueNames.indices {
          let a = tapped.timeline.value(track, inFrame: tapped.last)
          let b = swiped.timeline.value(track, inFrame: swiped.last)
          let name = tapped.timeline.valueNames[track].text
          #expect(a.isNaN && b.isNaN || abs(a - b) < 1e-9, "\(name), seed \(seed)")
        }
      }
    }
  }

  /// One run per rate: the fixed variants only read sums and positions, so frames do not matter.
  ///
  /// There is one exception: caught pages go to their rest when the finger turns out to scroll, and
  /// that is recognised in a frame.
  @Test(arguments: ["st7", "st8"], devices)
  func `60 and 120 frames a second agree at common times`(
    variant: String, device: DeviceProfile
  ) throws {
    for memory in [0, 1] {
      for seed in UInt64(1)...12 {
        let harness = Harness(variant, on: device).choosing("memory", memory)
        let steps = RandomTabScript.steps(seed: seed, catchesPages: false)
        let slow = try harness.with { $0.rate = 60 }.run(steps)
        let fast = try harness.with { $0.rate = 120 }.run(steps)
        var first: String?
        for frame in 0..<slow.frameCount where first == nil {
          for track in slow.valueNames.indices {
            let name = slow.valueNames[track].text
            let a = slow.value(track, inFrame: frame)
            let b = fast.value(track, inFrame: 2 * frame)
            guard name != "velocity.y", !(a.isNaN && b.isNaN), abs(a - b) >= 1e-6 else { continue }
            first = "\(name) is \(a) and \(b) at \(slow.time(ofFrame: frame)) s"
          }
        }
        #expect(first == nil, "seed \(seed)")
      }
    }
  }
}
