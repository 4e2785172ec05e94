// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A run as the rules read it.
final class RunReading {
  /// Less than this is no fault, in points: the `τ` of the formulas.
  static let tolerance = 0.5

  /// The run.
  let timeline: Timeline
  /// The options of the rules.
  let options: ReviewOptions
  /// How the front list's rows moved.
  let rows: RowMotion
  /// The touches, in their order.
  let touches: [TouchSpan]
  /// Whether one finger is down in each frame and was in the one before.
  private let held: [Bool]
  /// The least offset at rest on each screen, without temporary insets, in points.
  private let minima: [Double]
  private let header: Int
  private let firstRow: Int

  init(_ timeline: Timeline, _ options: ReviewOptions) {
    self.timeline = timeline
    self.options = options
    rows = RowMotion(timeline)
    touches = TouchSpan.all(in: timeline)
    held = Self.held(touches, in: timeline)
    minima = Self.minima(of: timeline)
    let height = timeline.track("header.height")
    header = height < 0 ? timeline.track("header.bottom") : height
    firstRow = timeline.track("firstRow.y")
  }

  /// How many frames there are.
  var frameCount: Int { timeline.frameCount }

  /// The number of frames in the 1/20 s over which the speed of a finger is measured before it
  /// lifts; at least 1.
  var liftFrames: Int { max(1, timeline.rate / 20) }

  // MARK: The rule that judges

  /// What the rules have found, in the order of the first frames; rules in their order where those are the same.
  private(set) var findings: [Finding] = []
  /// The rules that were evaluated, in their order.
  private(set) var evaluated: [ReviewRule] = []
  /// The rule that judges.
  private(set) var rule: ReviewRule?
  /// The options of the rule.
  private(set) var setting = ReviewOptions.Setting()
  private var threshold = 0.0
  private var hasJudged = false

  /// Visits a rule.
  func begin(_ rule: ReviewRule) {
    self.rule = rule
    setting = options[rule]
    threshold = setting.threshold ?? rule.threshold
    hasJudged = false
  }

  /// How much of something the rule tolerates, in the unit of its threshold.
  ///
  /// A rule calls this when it has something to compare, and counts as evaluated from then on.
  func limit() -> Double {
    hasJudged = true
    return threshold
  }

  /// Marks a rule without a threshold as evaluated.
  func note() { hasJudged = true }

  /// Notes what the rule has found.
  func add(_ finding: Finding) {
    findings.append(finding)
    // A stable order without a sort: there are few findings, and rules run in their order.
    var place = findings.count - 1
    while place > 0, findings[place].firstFrame < findings[place - 1].firstFrame {
      findings.swapAt(place - 1, place)
      place -= 1
    }
  }

  /// Ends with the rule.
  func end() {
    // A page does not need to know which rules were evaluated.
    #if !hasFeature(Embedded)
    if hasJudged, let rule { evaluated.append(rule) }
    #endif
  }

  // MARK: Values

  /// The value of a track; NaN for one that the run does not have.
  func value(_ track: Int, _ frame: Int) -> Double {
    track < 0 ? .nan : timeline.value(track, at: frame)
  }

  // MARK: The list

  /// Whether the pattern records the position of its first cell.
  var hasFirstRow: Bool { firstRow >= 0 }

  /// Where the header ends on the screen, in points; NaN without a header.
  func headerBottom(_ frame: Int) -> Double { value(header, frame) }

  /// The top of the first cell on the screen, in points; NaN if a pattern does not record it.
  func firstRowTop(_ frame: Int) -> Double { value(firstRow, frame) }

  /// `contentOffset.y` of the scroll view that the pattern reports, in points.
  func offset(_ frame: Int) -> Double { timeline.value(0, at: frame) }

  /// The scroll's own movement in a display frame, in points, from the speeds before and after.
  func speed(_ frame: Int) -> Double {
    abs(timeline.value(1, at: frame)) / Double(timeline.rate)
  }

  /// The least offset at rest, in points.
  func minimum(_ frame: Int) -> Double { timeline.value(2, at: frame) }

  /// The greatest offset at rest, in points.
  func maximum(_ frame: Int) -> Double { timeline.value(3, at: frame) }

  /// An offset clamped to its limits, in points.
  func insideOffset(_ frame: Int) -> Double {
    min(max(offset(frame), minimum(frame)), max(minimum(frame), maximum(frame)))
  }

  /// Whether nothing moves and the list rests at its top.
  func restsAtTop(_ frame: Int) -> Bool {
    isIdle(frame) && abs(offset(frame) - minimum(frame)) <= Self.tolerance
  }

  /// The least offset at rest on the screen of a frame, without temporary insets, in points.
  func firstMinimum(_ frame: Int) -> Double { minima[epoch(frame)] }

  private static func held(_ touches: [TouchSpan], in timeline: Timeline) -> [Bool] {
    var held = [Bool](repeating: false, count: timeline.frameCount)
    // A recording may have fingers without the events of their touches.
    if touches.isEmpty {
      for frame in held.indices.dropFirst() {
        held[frame] = !timeline.fingers[frame].x.isNaN && !timeline.fingers[frame - 1].x.isNaN
      }
    }
    for touch in touches where touch.first < touch.end {
      for frame in touch.first + 1..<touch.end { held[frame] = true }
    }
    return held
  }

  /// The least offset at rest on each screen without temporary insets.
  ///
  /// A list starts without one. After a rotation, a list may have one until the next rotation; then
  /// its inset beyond the safe area before the rotation is used.
  private static func minima(of timeline: Timeline) -> [Double] {
    var minima: [Double] = []
    /// The inset of the list beyond the safe area, and its temporary inset; in points.
    var (extra, room) = (0.0, 0.0)
    for epoch in timeline.epochs.indices {
      let first = timeline.epochs[epoch].firstFrame
      let end =
        epoch + 1 < timeline.epochs.count
        ? timeline.epochs[epoch + 1].firstFrame : timeline.frameCount
      guard first < end else {
        // Another rotation occurred within the same frame.
        minima.append(.nan)
        continue
      }
      let top = timeline.epochs[epoch].screen.safeAreaInsets.top
      var minimum = timeline.value(2, at: first)
      if epoch > 0 {
        for frame in first..<end { minimum = max(minimum, timeline.value(2, at: frame)) }
        if room > tolerance, -minimum - top > extra + tolerance { minimum = -extra - top }
      }
      minima.append(minimum)
      extra = -minimum - top
      room = minimum - timeline.value(2, at: end - 1)
    }
    return minima
  }

  /// How far the list is pulled below its position at rest, in points.
  ///
  /// An inset that grows during the run, such as that for a spinner, counts as pulled, too.
  func pull(_ frame: Int) -> Double {
    max(0, max(minimum(frame), firstMinimum(frame)) - offset(frame))
  }

  // MARK: What goes on

  /// Whether nothing moves.
  func isIdle(_ frame: Int) -> Bool { timeline.phases[frame] == .idle }

  /// Whether nothing on the screen has moved since the previous frame, whatever the phase.
  func isStill(_ frame: Int) -> Bool {
    guard frame > 0 else { return true }
    for layer in 0..<timeline.layerCount {
      let a = timeline.translation(ofLayer: layer, at: frame - 1)
      let b = timeline.translation(ofLayer: layer, at: frame)
      if abs(b.x - a.x) > 0.01 || abs(b.y - a.y) > 0.01 { return false }
    }
    return true
  }

  /// The topmost element under the finger in a frame, as an index of the timeline's elements; −1 if
  /// nothing visible is there.
  func elementUnderFinger(_ frame: Int) -> Int {
    let point = timeline.fingers[frame]
    var found = -1
    for index in timeline.elementRange(at: frame) {
      let element = timeline.elements[index]
      guard element.frame.contains(point), element.id.kind != .dimming || element.contentAlpha > 0
      else { continue }
      found = index
    }
    return found
  }

  /// Whether a finger is on a row in a frame.
  func isOnRow(_ frame: Int) -> Bool {
    let index = elementUnderFinger(frame)
    return index >= 0 && JumpSubject(timeline.elements[index].id.kind) == .row
  }

  /// Whether an animation of the interface or a change of the screen caused a frame: such motion
  /// follows no finger and no scroll.
  ///
  /// An animation may continue below a finger that landed during it; no frame of its own shows an
  /// animation that a finger starts with its touch up just before the next one lands.
  func isOwnMotion(_ frame: Int) -> Bool {
    if timeline.phases[frame] == .animating { return true }
    guard frame > 0 else { return false }
    if timeline.phases[frame - 1] == .animating || epoch(frame) != epoch(frame - 1) { return true }
    for touch in touches
    where touch.first <= frame && frame <= touch.end && touch.first > 0
      && (timeline.phases[touch.first - 1] == .animating || followsAtOnce(touch))
    {
      return true
    }
    return false
  }

  /// Whether nothing moved when a finger landed: neither in the frame before, nor by another touch since.
  func landsAtRest(_ touch: TouchSpan) -> Bool {
    touch.first > 0 && isIdle(touch.first - 1) && !followsAtOnce(touch)
  }

  /// Whether another finger was down until the frame before a touch, or since.
  func followsAtOnce(_ touch: TouchSpan) -> Bool {
    let before = timeline.time(at: touch.first - 1) - 1e-6
    for other in touches where other.landing < touch.landing && other.lift >= before {
      return true
    }
    return false
  }

  /// Where the tabs above a list end, in points; NaN without tabs.
  func tabBarEnd(_ frame: Int) -> Double {
    for index in timeline.elementRange(at: frame)
    where timeline.elements[index].id.kind == .tabBar {
      return timeline.elements[index].frame.maxY
    }
    return .nan
  }

  /// Whether the scroll changes abruptly within a frame: a finger lands or lifts, or the list
  /// reverses.
  ///
  /// What has limits may then have met one that neither end of the frame shows.
  func hasCorner(_ frame: Int) -> Bool {
    let move = offset(frame) - offset(frame - 1)
    if frame > 1, move * (offset(frame - 1) - offset(frame - 2)) < 0 { return true }
    if frame + 1 < frameCount, move * (offset(frame + 1) - offset(frame)) < 0 { return true }
    for touch in touches
    where touch.first == frame || touch.end == frame { return true }
    return false
  }

  /// Whether one finger is down in a frame and was in the one before: not another that has landed since.
  func isHeld(_ frame: Int) -> Bool { held[frame] }

  /// How much farther than visible the list may have moved within a frame, in points: zero unless
  /// the scroll changes abruptly in it.
  ///
  /// The scroll's speeds before and after, and the finger's travel, give an upper bound.
  func hiddenTravel(_ frame: Int) -> Double {
    guard hasCorner(frame) else { return 0 }
    var way = 0.0
    for near in max(0, frame - 1)...min(frameCount - 1, frame + 1) {
      let finger = finger(near)
      if !finger.y.isNaN { way = max(way, max(abs(finger.x), abs(finger.y))) }
    }
    for touch in touches where touch.first == frame && touch.first < touch.end {
      let finger = touch.firstMove(in: timeline)
      // A recording does not contain where the finger landed, and no frame shows how far the caught
      // content had moved by then.
      guard !finger.y.isNaN, landsAtRest(touch) else { return .infinity }
      way = max(way, max(abs(finger.x), abs(finger.y)))
    }
    return speed(frame - 1) + speed(frame) + 2 * way
  }

  /// How far the finger has moved since the frame before, in points; NaN where it was not down in both.
  func finger(_ frame: Int) -> Point {
    guard isHeld(frame) else { return Point(.nan, .nan) }
    let (a, b) = (timeline.fingers[frame - 1], timeline.fingers[frame])
    return Point(b.x - a.x, b.y - a.y)
  }

  /// The screen in a frame.
  func screen(_ frame: Int) -> Screen { timeline.epochs[epoch(frame)].screen }

  /// The epoch of a frame: the interval between two rotations of the device.
  func epoch(_ frame: Int) -> Int {
    var epoch = timeline.epochs.count - 1
    while epoch > 0, timeline.epochs[epoch].firstFrame > frame { epoch -= 1 }
    return epoch
  }
}

extension Timeline {
  /// The index of a track whose name has no index; −1 if there is none.
  func track(_ name: StaticString, _ index: Int32 = -1, _ suffix: StaticString = "") -> Int {
    let name = index < 0 ? TrackName(name) : TrackName(name, index, suffix)
    for track in valueNames.indices where valueNames[track] == name { return track }
    return -1
  }
}
