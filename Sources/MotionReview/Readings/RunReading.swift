// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A run as the rules read it.
final class RunReading {
  /// Less than this is no fault, in points: the `τ` of the formulas.
  static let tolerance = 0.5

  /// The run.
  let timeline: Timeline
  /// What is asked of the rules.
  let options: ReviewOptions
  /// How the front list's rows moved.
  let rows: RowMotion
  /// The touches, in their order.
  let touches: [TouchSpan]
  /// Whether one finger is down in each frame and was in the one before.
  private let held: [Bool]
  /// The least offset at rest on each screen, without the room that an inset has for a while, in points.
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

  /// How many frames lie in the 1/20 s over which the speed of a finger is read before it lifts; 1 at least.
  var liftFrames: Int { max(1, timeline.rate / 20) }

  // MARK: The rule that judges

  /// What the rules have found, in the order of the first frames; rules in their order where those are the same.
  private(set) var findings: [Finding] = []
  /// The rules that have had something to judge, in their order.
  private(set) var evaluated: [ReviewRule] = []
  /// The rule that judges.
  private(set) var rule: ReviewRule?
  /// What is asked of it.
  private(set) var setting = ReviewOptions.Setting()
  private var threshold = 0.0
  private var hasJudged = false

  /// Comes to a rule.
  func begin(_ rule: ReviewRule) {
    self.rule = rule
    setting = options[rule]
    threshold = setting.threshold ?? rule.threshold
    hasJudged = false
  }

  /// How much of something the rule tolerates, in the unit of its threshold.
  ///
  /// A rule asks for it when it has something to compare, and so counts as evaluated from then on.
  func limit() -> Double {
    hasJudged = true
    return threshold
  }

  /// Notes that a rule without a threshold has had something to judge.
  func note() { hasJudged = true }

  /// Notes what the rule has found.
  func add(_ finding: Finding) {
    findings.append(finding)
    // A stable order without a sort: there are few findings, and rules judge in their order.
    var place = findings.count - 1
    while place > 0, findings[place].firstFrame < findings[place - 1].firstFrame {
      findings.swapAt(place - 1, place)
      place -= 1
    }
  }

  /// Ends with the rule.
  func end() {
    // A page does not ask which rules had something to judge.
    #if !hasFeature(Embedded)
    if hasJudged, let rule { evaluated.append(rule) }
    #endif
  }

  // MARK: Values

  /// The value of a track; NaN for one that the run does not have.
  func value(_ track: Int, _ frame: Int) -> Double {
    track < 0 ? .nan : timeline.value(track, inFrame: frame)
  }

  // MARK: The list

  /// Whether the pattern records where its first cell lies.
  var hasFirstRow: Bool { firstRow >= 0 }

  /// Where the header ends on the screen, in points; NaN without a header.
  func headerBottom(_ frame: Int) -> Double { value(header, frame) }

  /// Where the first cell begins on the screen, in points; NaN where a pattern does not record it.
  func firstRowTop(_ frame: Int) -> Double { value(firstRow, frame) }

  /// `contentOffset.y` of the scroll view that the pattern reports, in points.
  func offset(_ frame: Int) -> Double { timeline.value(0, inFrame: frame) }

  /// How far the scroll moves by itself in a display frame, in points, from its speed before and after.
  func speed(_ frame: Int) -> Double {
    abs(timeline.value(1, inFrame: frame)) / Double(timeline.rate)
  }

  /// The least offset at rest, in points.
  func minimum(_ frame: Int) -> Double { timeline.value(2, inFrame: frame) }

  /// The greatest offset at rest, in points.
  func maximum(_ frame: Int) -> Double { timeline.value(3, inFrame: frame) }

  /// An offset held within its ends, in points.
  func insideOffset(_ frame: Int) -> Double {
    min(max(offset(frame), minimum(frame)), max(minimum(frame), maximum(frame)))
  }

  /// Whether nothing moves, and the list lies at its upper end.
  func restsAtTop(_ frame: Int) -> Bool {
    isIdle(frame) && abs(offset(frame) - minimum(frame)) <= Self.tolerance
  }

  /// The least offset at rest on the screen of a frame, without the room that an inset has for a while, in
  /// points.
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

  /// The least offset at rest on each screen without such room.
  ///
  /// A list begins without it. One that has been turned may have it until the next turn: then what it was inset by
  /// beyond the safe area before tells.
  private static func minima(of timeline: Timeline) -> [Double] {
    var minima: [Double] = []
    /// What the list is inset by beyond the safe area, and for a while besides; in points.
    var (extra, room) = (0.0, 0.0)
    for epoch in timeline.epochs.indices {
      let first = timeline.epochs[epoch].firstFrame
      let end =
        epoch + 1 < timeline.epochs.count
        ? timeline.epochs[epoch + 1].firstFrame : timeline.frameCount
      guard first < end else {
        // Another turn has come within the same frame.
        minima.append(.nan)
        continue
      }
      let top = timeline.epochs[epoch].screen.safeAreaInsets.top
      var minimum = timeline.value(2, inFrame: first)
      if epoch > 0 {
        for frame in first..<end { minimum = max(minimum, timeline.value(2, inFrame: frame)) }
        if room > tolerance, -minimum - top > extra + tolerance { minimum = -extra - top }
      }
      minima.append(minimum)
      extra = -minimum - top
      room = minimum - timeline.value(2, inFrame: end - 1)
    }
    return minima
  }

  /// How far the list has been pulled below its place at rest, in points.
  ///
  /// Room that an inset has gained during the run, as for a spinner, counts as pulled, too.
  func pull(_ frame: Int) -> Double {
    max(0, max(minimum(frame), firstMinimum(frame)) - offset(frame))
  }

  // MARK: What goes on

  /// Whether nothing moves.
  func isIdle(_ frame: Int) -> Bool { timeline.phases[frame] == .idle }

  /// Whether nothing on the screen has moved since the frame before, whatever the phase says.
  func isStill(_ frame: Int) -> Bool {
    guard frame > 0 else { return true }
    for layer in 0..<timeline.layerCount {
      let a = timeline.translation(ofLayer: layer, inFrame: frame - 1)
      let b = timeline.translation(ofLayer: layer, inFrame: frame)
      if abs(b.x - a.x) > 0.01 || abs(b.y - a.y) > 0.01 { return false }
    }
    return true
  }

  /// What lies uppermost where a finger is in a frame, by its index in the timeline's elements; −1 for nothing that is seen.
  func elementUnderFinger(_ frame: Int) -> Int {
    let point = timeline.fingers[frame]
    var found = -1
    for index in timeline.elementRange(ofFrame: frame) {
      let element = timeline.elements[index]
      guard element.frame.contains(point), element.id.kind != .dimming || element.contentAlpha > 0
      else { continue }
      found = index
    }
    return found
  }

  /// Whether a finger lies on a row in a frame.
  func isOnRow(_ frame: Int) -> Bool {
    let index = elementUnderFinger(frame)
    return index >= 0 && JumpSubject(timeline.elements[index].id.kind) == .row
  }

  /// Whether the interface's own animation has brought about a frame, or another screen: what moves then
  /// follows no finger and no scroll.
  ///
  /// An animation may go on below a finger that has landed during it; one that a finger has started by its lift just
  /// before the next one lands is shown by no frame of its own.
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
    let before = timeline.time(ofFrame: touch.first - 1) - 1e-6
    for other in touches where other.landing < touch.landing && other.lift >= before {
      return true
    }
    return false
  }

  /// Where the tabs above a list end, in points; NaN without tabs.
  func tabBarEnd(_ frame: Int) -> Double {
    for index in timeline.elementRange(ofFrame: frame)
    where timeline.elements[index].id.kind == .tabBar {
      return timeline.elements[index].frame.maxY
    }
    return .nan
  }

  /// Whether the scroll has a corner within a frame: a finger lands or lifts, or the list turns.
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

  /// How much farther than it is seen to move the list may have gone within a frame, in points: nothing, unless the scroll
  /// has a corner in it.
  ///
  /// The scroll's own speed before and after it, and the finger's way beside it, tell how far that is at most.
  func hiddenTravel(_ frame: Int) -> Double {
    guard hasCorner(frame) else { return 0 }
    var way = 0.0
    for near in max(0, frame - 1)...min(frameCount - 1, frame + 1) {
      let finger = finger(near)
      if !finger.y.isNaN { way = max(way, max(abs(finger.x), abs(finger.y))) }
    }
    for touch in touches where touch.first == frame && touch.first < touch.end {
      let finger = touch.firstMove(in: timeline)
      // A recording does not say where the finger landed, and no frame how far what it caught had moved until then.
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

  /// Which stretch between two turns of the device a frame belongs to.
  func epoch(_ frame: Int) -> Int {
    var epoch = timeline.epochs.count - 1
    while epoch > 0, timeline.epochs[epoch].firstFrame > frame { epoch -= 1 }
    return epoch
  }
}

extension Timeline {
  /// The index of a track without an index in its name; −1 if there is none.
  func track(_ name: StaticString, _ index: Int32 = -1, _ suffix: StaticString = "") -> Int {
    let name = index < 0 ? TrackName(name) : TrackName(name, index, suffix)
    for track in valueNames.indices where valueNames[track] == name { return track }
    return -1
  }
}
