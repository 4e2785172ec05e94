// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport

/// A run of sticky tabs with its values, one per frame.
struct TabRun {
  let timeline: Timeline
  let tabCount: Int
  let tabBar: [Double]
  let selected: [Double]
  let outer: [Double]
  let inner: [[Double]]
  let pager: [Double]
  let indicator: [Double]

  init(_ timeline: Timeline) {
    self.timeline = timeline
    tabBar = timeline.values(named: "tabBar.y")
    selected = timeline.values(named: "selectedTab")
    outer = timeline.values(named: "outer.contentOffset.y")
    var inner: [[Double]] = []
    while timeline.track(named: "inner[\(inner.count)].contentOffset.y") != nil {
      inner.append(timeline.values(named: "inner[\(inner.count)].contentOffset.y"))
    }
    self.inner = inner
    tabCount = inner.count
    pager = timeline.values(named: "pager.contentOffset.x")
    indicator = timeline.values(named: "indicator.x")
  }

  var frameCount: Int { timeline.frameCount }
  var last: Int { timeline.frameCount - 1 }

  /// The first frame at or after a time in seconds.
  func frame(at time: Double) -> Int {
    min(Int((time * Double(timeline.rate) - 1e-6).rounded(.up)), last)
  }

  /// The offset of the list in front; NaN if there is only one table.
  func front(_ frame: Int) -> Double { inner[Int(selected[frame])][frame] }

  /// The rectangle of an element in a frame, if it is listed.
  func frame(of id: ElementID, in frame: Int) -> Rect? {
    timeline.elements[timeline.elementRange(ofFrame: frame)].first { $0.id == id }?.frame
  }

  /// The top of a row in a frame; NaN if it is not listed.
  func rowTop(_ row: Int32, of tab: Int32 = 0, in frame: Int) -> Double {
    self.frame(of: ElementID(.post, section: tab, item: row), in: frame)?.y ?? .nan
  }
}

extension Harness {
  /// A harness whose fingers need no slop to be recognised.
  static func withoutSlop(_ variant: String, on device: DeviceProfile = .iPhone8) -> Harness {
    Harness(variant, on: device).with { $0.physics.slop = 0 }
  }

  /// A harness with a number of rows for each tab.
  func rows(_ counts: Double...) -> Harness {
    with { $0.parameters["rows"] = .numbers(counts) }
  }

  /// A harness whose script starts a number of points below the top.
  func starting(at distance: Double) -> Harness {
    with { $0.initialOffset = .fromStart(distance) }
  }

  /// A harness with an enumeration or a flag set by index or truth value.
  func choosing(_ key: String, _ index: Int = 1) -> Harness {
    with { $0.parameters[key] = .choice(index) }
  }

  func tabs(_ steps: [GestureStep]) throws -> TabRun { TabRun(try run(steps)) }
}

extension GestureStep {
  /// A finger that moves by a number of points per sixtieth of a second, and rests before it lifts.
  static func steady(
    _ y: Double, frames: Int, from start: ScriptPoint = .list, hold: Double = 0.2
  ) -> GestureStep {
    steady(0, y, frames: frames, from: start, hold: hold)
  }

  /// A finger that moves by a number of points to the right and down per sixtieth of a second, and
  /// rests.
  static func steady(
    _ x: Double, _ y: Double, frames: Int, from start: ScriptPoint = .list, hold: Double = 0.2
  ) -> GestureStep {
    .drag(
      DragGesture(
        from: start, .by(ScriptPoint(.points(x * Double(frames)), .points(y * Double(frames)))),
        duration: Double(frames) / 60, hold: hold))
  }

  /// A fling by a travel in points, with a velocity in points per second.
  static func fling(
    _ travel: Double, velocity: Double, from start: ScriptPoint = .list, duration: Double = 0.1
  ) -> GestureStep {
    .drag(
      DragGesture(
        from: start, .by(ScriptPoint(.points(0), .points(travel))), duration: duration,
        endVelocity: Point(0, velocity)))
  }

  static func tapTab(_ tab: Int32) -> GestureStep { .tapElement(ElementID(.tab, item: tab)) }

  /// The table, or another scroll view, follows recorded offsets, one per tenth of a second.
  static func offsets(_ offsets: Double..., of scrollView: Int = 0) -> GestureStep {
    // The last one is repeated, so that frames show it.
    .trace(
      Trace(
        of: .contentOffset,
        samples: (offsets + offsets.suffix(1)).enumerated().map {
          Trace.Sample(time: Double($0.offset) / 10, position: Point(0, $0.element))
        }, scrollView: scrollView))
  }

  static let rest = GestureStep.wait(until: .settled, timeout: 10)
}

extension ScriptPoint {
  /// A point on the list, below header and tab bar even at rest.
  static let list = ScriptPoint(.fraction(0.5), .fraction(0.8))
  /// A point on the header at rest.
  static let header = ScriptPoint(.fraction(0.5), .points(110))
}
