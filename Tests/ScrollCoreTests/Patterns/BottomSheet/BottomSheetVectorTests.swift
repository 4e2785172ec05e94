// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// Heights and offsets computed by hand, for fingers that move by whole steps per frame.
@Suite("Bottom sheet: vectors")
struct BottomSheetVectorTests {
  private func expect(
    _ run: SheetRun, frame: Int, _ height: Double, _ offset: Double,
    within tolerance: Double = 1e-6,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      abs(run.heights[frame] - height) < tolerance && abs(run.offsets[frame] - offset) < tolerance,
      "frame \(frame): (\(run.heights[frame]), \(run.offsets[frame])), not (\(height), \(offset))",
      sourceLocation: sourceLocation)
  }

  @Test func `with two recognisers the list slips by every step of the finger`() throws {
    let harness = Harness.sheet("bs0")
    let run = try harness.runSheet([harness.finger([-10, -10, -10, -10], from: 600)])
    for frame in 1...4 { expect(run, frame: frame, 200 + 10 * Double(frame), 10) }
  }

  /// The list is scrolled down by 120 pt, the sheet is at its maximum, and the finger moves down 10
  /// pt a frame.
  @Test(arguments: [
    ("bs0", 370.0), ("bs1", 370), ("bs2", 370), ("bs3", 490),
  ])
  func `a list that reaches its top hands over`(variant: String, height: Double) throws {
    let harness = Harness.sheet(variant, atMaximum: true, listOffset: 120)
    let run = try harness.runSheet([harness.finger(Array(repeating: 10, count: 14), from: 300)])
    for frame in 1...12 { expect(run, frame: frame, 500, 120 - 10 * Double(frame)) }
    #expect(abs(run.heights[13] - height) < 1e-6)
    if variant == "bs0" {
      // Its own recogniser moves the list on, against the rubber band.
      #expect(abs(run.offsets[13] + 5.45) < 0.05)
    } else {
      #expect(run.offsets[13] == 0)
    }
  }

  @Test func `a list that passes its top within a step hands over the rest of the step`() throws {
    for (variant, height) in [("bs2", 370.0), ("bs3", 495)] {
      let harness = Harness.sheet(variant, atMaximum: true, listOffset: 125)
      let run = try harness.runSheet([harness.finger(Array(repeating: 10, count: 14), from: 300)])
      expect(run, frame: 12, 500, 5)
      expect(run, frame: 13, height, 0)
    }
  }

  /// The rubber band has swallowed 4.55 of the 10 pt; after that everything is exact.
  @Test func `OverlayContainer hands over the offset of the list beyond its top`() throws {
    let harness = Harness.sheet("bs4", atMaximum: true, listOffset: 120)
    let run = try harness.runSheet([harness.finger(Array(repeating: 10, count: 15), from: 300)])
    expect(run, frame: 12, 500, 0)
    expect(run, frame: 13, 494.55, 0, within: 0.05)
    #expect(abs(run.heights[14] - run.heights[13] + 10) < 1e-6)
    expect(run, frame: 15, run.heights[13] - 20, 0)
  }

  @Test(arguments: ["bs1", "bs2", "bs3"])
  func `up into the list and down again in one gesture is continuous`(variant: String) throws {
    let harness = Harness.sheet(variant)
    let moves = Array(repeating: -10.0, count: 41) + Array(repeating: 10, count: 12)
    let run = try harness.runSheet([harness.finger(moves, from: 650)])
    expect(run, frame: 30, 500, 0)
    expect(run, frame: 41, 500, 110)
    expect(run, frame: 52, 500, 0)
    expect(run, frame: 53, 490, 0)
  }

  /// 0.9 pt/ms at 380 pt: 900 pt/s, of which 108 are left, 0.9 of 120 pt.
  @Test(arguments: ["bs1", "bs2"])
  func `the article's spring takes points per millisecond for travels per second`(variant: String)
    throws
  {
    let run = try Harness.sheet(variant).runSheet([.flick(-180, lift: -900), .settle])
    let spring = SpringSimulation(
      SpringParameters(
        uiViewDampingRatio: 0.6, duration: 0.4, initialVelocity: TravelsPerSecond(0.9)),
      displacement: -120, velocity: 0.9 * 120)
    let lift = run.time(of: .touchUp)
    #expect(spring.velocity == 108)
    for frame in 18...40 {
      let time = run.timeline.time(ofFrame: frame) - lift
      let expected = 500 + spring.position(at: time)
      #expect(run.heights[frame] == 500)
      #expect(abs(run.presented[frame] - expected) < 1e-6)
    }
    #expect(run.presented[run.last] == 500)
  }

  @Test func `the fixed spring has the finger's speed`() throws {
    let run = try Harness.sheet("bs3").runSheet([.flick(-180, lift: -900), .settle])
    let spring = SpringSimulation(
      SpringParameters(criticallyDampedResponse: 0.4), displacement: -120, velocity: 900)
    let lift = run.time(of: .touchUp)
    for frame in 18...40 {
      let expected = 500 + spring.position(at: run.timeline.time(ofFrame: frame) - lift)
      #expect(abs(run.presented[frame] - expected) < 1e-6)
    }
    #expect(run.presented == run.heights)
    #expect(run.presented[run.last] == 500)
  }

  /// Starting at rest, the spring of 0.6 overshoots by 9.48 %; 0.9 travels per second add to that.
  @Test func `the article's spring overshoots, and a rigid sheet does not cover that`() throws {
    let flick: [GestureStep] = [.flick(-180, lift: -900), .settle]
    let stretched = try Harness.sheet("bs2").with { $0.rate = 120 }.runSheet(flick)
    let peak = stretched.presented.max() ?? 0
    #expect(peak > 500 + 0.0948 * 120 && peak < 500 + 0.12 * 120, "\(peak)")
    let top = stretched.presented.firstIndex(of: peak) ?? 0
    #expect(stretched.frame(of: .sheet, inFrame: top)?.maxY == 667)
    let rigid = try Harness.sheet("bs2").with { $0.rate = 120 }.rigid.runSheet(flick)
    let gap = 667 - (rigid.frame(of: .sheet, inFrame: top)?.maxY ?? 667)
    #expect(abs(gap - (peak - 500)) < 1e-6)
  }

  /// A drag that ends at 300 pt/s before the list is at its top: the rest is momentum.
  @Test func `momentum that reaches the list's top does not move the sheet`() throws {
    for variant in ["bs1", "bs2", "bs3"] {
      let run = try Harness.sheet(variant, atMaximum: true, listOffset: 120)
        .runSheet([.flick(60, lift: 1200, from: 300), .settle])
      #expect(run.heights.allSatisfy { $0 == 500 })
    }
  }

  @Test(arguments: [("bs1", true), ("bs2", true), ("bs3", false)])
  func `pulling a collapsed sheet down stretches the article's list`(
    variant: String, stretches: Bool
  )
    throws
  {
    let run = try Harness.sheet(variant).runSheet([.pull(60), .settle])
    #expect(run.heights.allSatisfy { $0 == 200 })
    #expect(((run.offsets.min() ?? 0) < -20) == stretches)
    #expect(run.offsets[run.last] == 0)
  }

  /// At its maximum 10 pt above the safe area, at its minimum 100 pt below that.
  @Test(arguments: DeviceCatalog.devices, [Orientation.portrait, .landscape])
  func `heights are limited to the screen`(device: DeviceProfile, orientation: Orientation) throws {
    let screen = device.screen(orientation)
    let limit = screen.size.height - screen.safeAreaInsets.top - 10
    for (atMaximum, wanted) in [(true, min(500, limit)), (false, min(200, min(500, limit) - 100))] {
      let harness = Harness.sheet("bs3", on: device, atMaximum: atMaximum)
        .with { $0.orientation = orientation }
      let run = try harness.runSheet([.pause(0.1)])
      #expect(run.heights[0] == wanted)
      #expect(run.tops[0] == screen.size.height - wanted)
    }
  }
}
