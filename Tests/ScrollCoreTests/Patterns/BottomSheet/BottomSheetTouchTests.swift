// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@Suite("Bottom sheet: touches")
struct BottomSheetTouchTests {
  private static let words = ["passThrough", "opaque", "presentation"]

  private func harness(_ variant: String, _ hitTest: String) -> Harness {
    Harness.sheet(variant).with {
      $0.parameters["hitTest"] = .choice(Self.words.firstIndex(of: hitTest) ?? 0)
    }
  }

  /// The result of a drag to the side and down: the map moves, the sheet moves, or nothing does.
  private func moved(_ run: SheetRun, from frame: Int) -> String {
    let map = (run.frame(of: .map, inFrame: frame), run.frame(of: .map, inFrame: run.last))
    if map.0 != map.1 { return "map" }
    return run.heights[frame...].contains { $0 != run.heights[frame] }
      || run.offsets.contains { $0 != 0 } ? "sheet" : "nothing"
  }

  /// At its minimum the sheet's top is at 467 pt.
  @Test(arguments: [
    ("bs2", "passThrough", 466.0, "map"), ("bs2", "passThrough", 467, "sheet"),
    ("bs2", "opaque", 466, "nothing"), ("bs2", "opaque", 467, "sheet"),
    ("bs3", "passThrough", 466, "map"), ("bs3", "passThrough", 467, "sheet"),
  ])
  func `above the sheet is the map`(variant: String, hitTest: String, y: Double, target: String)
    throws
  {
    let run = try harness(variant, hitTest).runSheet([.pull(-80, from: y), .settle])
    #expect(moved(run, from: 0) == target)
  }

  /// From its maximum to its minimum, caught at about half of the visible way: the picture's top is
  /// at 317 pt.
  @Test(arguments: [
    ("bs2", "passThrough", true), ("bs2", "presentation", false), ("bs3", "passThrough", false),
    ("bs3", "presentation", false),
  ])
  func `a falling sheet of the article lets fingers through to the map`(
    variant: String, hitTest: String, reachesMap: Bool
  ) throws {
    var harness = harness(variant, hitTest)
    harness.parameters["initial"] = .choice(1)
    let flick = GestureStep.flick(60, lift: 1100, duration: 0.1, from: 300)
    // The time at which the sheet is seen half way.
    let free = try harness.runSheet([flick, .settle])
    let middle = try #require(free.presented.firstIndex { $0 < 360 })
    let run = try harness.runSheet([
      flick, .pause(free.timeline.time(ofFrame: middle) - free.time(of: .touchUp)),
      .pull(-90, duration: 0.3, from: 400), .settle,
    ])
    #expect(run.tops[middle] < 380 && run.tops[middle] > 300)
    let hasMoved =
      run.frame(of: .map, inFrame: middle) != run.frame(of: .map, inFrame: run.last)
    #expect(hasMoved == reachesMap)
  }

  /// The reverse: the model is already up, and takes a finger that lands on the visible map.
  @Test func `a rising sheet of the article takes fingers from the map`() throws {
    for (variant, takes) in [("bs2", true), ("bs3", false)] {
      let flick = GestureStep.flick(-60, lift: -1100, duration: 0.1, from: 640)
      let run = try harness(variant, "passThrough").runSheet([
        flick, .pause(2.0 / 60), .pull(60, duration: 0.3, from: 300), .settle,
      ])
      let landing = Int((run.time(of: .touchDown, after: 0.1) * 60).rounded())
      #expect(run.tops[landing] > 310)
      let hasMoved =
        run.frame(of: .map, inFrame: landing) != run.frame(of: .map, inFrame: run.last)
      #expect(hasMoved != takes)
    }
  }

  @Test func `the map follows a finger in both directions and coasts`() throws {
    let run = try harness("bs3", "passThrough").runSheet([
      .drag(
        DragGesture(
          from: ScriptPoint(.points(200), .points(300)),
          .by(ScriptPoint(.points(40), .points(-70))),
          duration: 0.2, endVelocity: Point(400, -700))), .settle,
    ])
    let (a, b) = (
      run.frame(of: .map, inFrame: 0) ?? Rect(0, 0, 0, 0),
      run.frame(of: .map, inFrame: run.last) ?? Rect(0, 0, 0, 0)
    )
    #expect(b.x - a.x > 100 && b.y - a.y < -200)
    #expect(run.heights.allSatisfy { $0 == 200 } && run.offsets.allSatisfy { $0 == 0 })
  }

  /// However far the map is thrown, the screen shows nothing else.
  @Test(arguments: DeviceCatalog.devices) func `the map is larger than the screen`(
    device: DeviceProfile
  ) throws {
    let throwAway = GestureStep.drag(
      DragGesture(
        from: ScriptPoint(.fraction(0.5), .fraction(0.3)),
        .by(ScriptPoint(.points(120), .points(120))), duration: 0.1,
        endVelocity: Point(3500, 3500)))
    let run = try Harness.sheet("bs3", on: device).runSheet([throwAway, .settle])
    let size = device.screen(.portrait).size
    for frame in 0...run.last {
      let map = try #require(run.frame(of: .map, inFrame: frame))
      #expect(map.x <= 0 && map.y <= 0 && map.maxX >= size.width && map.maxY >= size.height)
    }
  }

  @Test func `a list that cannot scroll does not drag the sheet`() throws {
    for (bounces, height) in [(true, 500.0), (false, 200)] {
      let harness = Harness.sheet("bs3").with {
        $0.parameters["rows"] = .number(2)
        $0.parameters["alwaysBounceVertical"] = .flag(bounces)
      }
      let run = try harness.runSheet([.pull(-250), .settle])
      #expect(run.heights[run.last] == height)
    }
  }

  @Test func `a rotation of the device leaves the sheet at its detent`() throws {
    for variant in ["bs2", "bs3", "bs5"] {
      let run = try Harness.sheet(variant, on: .iPhone11, atMaximum: true).runSheet([
        .pause(0.1), .rotate(to: .landscape), .pause(0.1), .rotate(to: .portrait), .pause(0.1),
      ])
      #expect(run.heights[0] == 500 && run.heights[9] == 404 && run.heights[run.last] == 500)
    }
  }
}
