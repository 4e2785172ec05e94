// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

@testable import ScrollCore

/// Handmade timelines, so that the renderer is tested without the simulator.
///
/// A grid of photographs scrolls under a header: drag up, coast into the bottom edge, spring back, drag
/// down, coast into the top edge, spring back.
enum SyntheticRun {
  static let phone = DeviceProfile(
    id: "iphone-11", name: "iPhone 11", idiom: .phone, year: 2019, size: Size(414, 896), scale: 2,
    maximumRefreshRate: 60, displayCornerRadius: 41.5,
    cutout: Cutout(.notch, width: 231, height: 33, top: 0), hasHomeIndicator: true,
    portrait: ScreenFacts(
      statusBarHeight: 48, safeAreaInsets: EdgeInsets(top: 48, left: 0, bottom: 34, right: 0)),
    landscape: ScreenFacts(
      statusBarHeight: 0, safeAreaInsets: EdgeInsets(top: 0, left: 48, bottom: 21, right: 48)),
    confidence: .high, sources: "")

  static let buttonPhone = DeviceProfile(
    id: "iphone-8", name: "iPhone 8", idiom: .phone, year: 2017, size: Size(375, 667), scale: 2,
    maximumRefreshRate: 60, displayCornerRadius: 0, cutout: nil, hasHomeIndicator: false,
    portrait: ScreenFacts(
      statusBarHeight: 20, safeAreaInsets: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    landscape: ScreenFacts(statusBarHeight: 0, safeAreaInsets: .zero),
    confidence: .high, sources: "")

  static let islandPhone = DeviceProfile(
    id: "iphone-15-pro", name: "iPhone 15 Pro", idiom: .phone, year: 2023, size: Size(393, 852),
    scale: 3, maximumRefreshRate: 120, displayCornerRadius: 55,
    cutout: Cutout(.dynamicIsland, width: 125, height: 37, top: 11), hasHomeIndicator: true,
    portrait: ScreenFacts(
      statusBarHeight: 54, safeAreaInsets: EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
    landscape: ScreenFacts(
      statusBarHeight: 0, safeAreaInsets: EdgeInsets(top: 0, left: 59, bottom: 21, right: 59)),
    confidence: .high, sources: "")

  static let tablet = DeviceProfile(
    id: "ipad-air-11", name: "iPad Air 11", idiom: .pad, year: 2024, size: Size(820, 1180),
    scale: 2,
    maximumRefreshRate: 60, displayCornerRadius: 18, cutout: nil, hasHomeIndicator: true,
    portrait: ScreenFacts(
      statusBarHeight: 24, safeAreaInsets: EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    landscape: ScreenFacts(
      statusBarHeight: 24, safeAreaInsets: EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    confidence: .high, sources: "")

  static let devices = [buttonPhone, phone, islandPhone, tablet]

  /// How the header follows the offset.
  enum Header {
    /// There is none.
    case none
    /// Its height is the clamped distance to the content.
    case clamped
    /// Like `clamped`, but it stays stale through the top bounce and then jumps.
    case stale
  }

  /// The offset of the content over time, in points above the rest position, and the finger's height.
  static func motion(_ time: Double, travel: Double) -> (offset: Double, finger: Double?) {
    let keys: [(time: Double, offset: Double)] = [(0.4, 0), (0.9, 300)]
    if time < keys[0].time { return (0, nil) }
    if time < keys[1].time {
      let x = (time - 0.4) / 0.5
      return (300 * x * x * (3 - 2 * x) * 0.5 + 150 * x * x, 0.75 - 0.4 * x * x)
    }
    // Coasting: v0 1200 pt/s, friction 2 / s.
    if time < 2.4 {
      let x = 600 * (1 - exponential(-2 * (time - 0.9)))
      return (min(300 + x, travel + bounce(300 + x - travel)), nil)
    }
    let start = motion(2.3999, travel: travel).offset
    if time < 2.9 {
      let x = (time - 2.4) / 0.5
      return (start - 500 * x * x, 0.3 + 0.5 * x * x)
    }
    let from = start - 500
    // Back to rest with 2000 pt/s and a spring beyond it.
    let t = time - 2.9
    let coast = from - 900 * (1 - exponential(-2.2 * t))
    if coast > 0 { return (coast, nil) }
    // The time and speed at which rest is crossed.
    let crossing = logarithm(1 - from / 900) / -2.2
    let speed = 900 * 2.2 * exponential(-2.2 * crossing)
    let s = t - crossing
    return (-speed * s * exponential(-10 * s), nil)
  }

  private static func bounce(_ x: Double) -> Double { x > 0 ? x * 0.3 : x }

  static func exponential(_ x: Double) -> Double {
    var term = 1.0
    var sum = 1.0
    let half = x / 1024
    for n in 1...12 {
      term *= half / Double(n)
      sum += term
    }
    for _ in 0..<10 { sum *= sum }
    return sum
  }

  static func logarithm(_ x: Double) -> Double {
    var y = 0.0
    for _ in 0..<60 { y -= 1 - x / exponential(y) }
    return y
  }

  /// A run of `seconds` on a device.
  static func timeline(
    _ device: DeviceProfile, header: Header = .clamped, seconds: Double = 5, rate: Int? = nil,
    turnsAt turn: Double? = nil
  ) -> Timeline {
    let rate = rate ?? device.maximumRefreshRate
    var timeline = Timeline(rate: rate)
    timeline.layerCount = 3
    timeline.layerLinks = [LayerLink](repeating: LayerLink(), count: 3)
    timeline.valueNames = [TrackName("contentOffset.y"), TrackName("header.height")]
    let frames = Int((seconds * Double(rate)).rounded(.up)) + 1
    let upright = device.screen(.portrait)
    timeline.epochs = [Timeline.Epoch(firstFrame: 0, screen: upright)]
    let turnFrame = turn.map { Int($0 * Double(rate)) } ?? frames
    if turnFrame < frames {
      timeline.epochs.append(
        Timeline.Epoch(firstFrame: turnFrame, screen: device.screen(.landscape)))
      timeline.layerLinks += [LayerLink](repeating: LayerLink(), count: 3)
      timeline.events.append(
        TimelineEvent(time: Double(turnFrame) / Double(rate), kind: .rotated))
    }
    timeline.events = [
      TimelineEvent(time: 0.4, kind: .touchDown), TimelineEvent(time: 0.9, kind: .touchUp),
      TimelineEvent(time: 2.4, kind: .catchContent), TimelineEvent(time: 2.9, kind: .touchUp),
    ]
    for frame in 0..<frames {
      let screen = frame < turnFrame ? upright : device.screen(.landscape)
      add(frame, screen, header, to: &timeline)
    }
    return timeline
  }

  private static func add(
    _ frame: Int, _ screen: Screen, _ header: Header, to timeline: inout Timeline
  ) {
    let top = screen.safeAreaInsets.top + (header == .none ? 0 : 100)
    let side = screen.size.width / 3
    let contentHeight = max(2000.0, screen.size.height + 400)
    let travel = contentHeight + screen.safeAreaInsets.bottom - screen.size.height + top
    let motion = motion(Double(frame) / Double(timeline.rate), travel: travel)
    let shift = top - motion.offset
    timeline.phases.append(motion.finger == nil ? .idle : .tracking)
    timeline.fingers.append(
      motion.finger.map { Point(screen.size.width * 0.6, screen.size.height * $0) }
        ?? Point(.nan, .nan))
    timeline.layers += [.zero, Point(0, shift), .zero]
    let height = min(max(shift, screen.safeAreaInsets.top), top)
    let stale = motion.offset < -2 && motion.offset > -140 ? height - 48 : height
    timeline.values += [motion.offset, header == .none ? .nan : height]
    let rows = Int((contentHeight / side).rounded(.up))
    for item in 0..<(rows * 3) {
      let y = Double(item / 3) * side
      let rect = Rect(
        Double(item % 3) * side, shift + y, side - 1, min(side - 1, contentHeight - y))
      guard rect.maxY > 0, rect.y < screen.size.height else { continue }
      timeline.elements.append(
        ElementFrame(ElementID(.cell, item: Int32(item)), layer: 1, frame: rect))
    }
    if header != .none {
      let shown = header == .stale ? stale : height
      let fade = min(max((shown - screen.safeAreaInsets.top - 30) / 70, 0), 1)
      timeline.elements.append(
        ElementFrame(
          ElementID(.header), layer: 2, frame: Rect(0, 0, screen.size.width, shown),
          contentAlpha: fade))
    }
    if screen.statusBarHeight > 0 {
      timeline.elements.append(
        ElementFrame(
          ElementID(.statusBar), layer: 0,
          frame: Rect(0, 0, screen.size.width, screen.statusBarHeight)))
    }
    timeline.elementStarts.append(timeline.elements.count)
  }
}
