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
  /// The greatest `end` of each touch and those before it, by which `touches(in:)` searches.
  let latestEnds: [Int]
  /// Whether one finger is down in each frame and was in the one before.
  private let held: [Bool]
  /// The least offset at rest on each screen, without temporary insets, in points.
  private let minima: [Double]
  #if !WITHOUT_PROGRAM_STEPS
  /// What the app has scrolled.
  let appScrolls: AppScrolls
  #endif
  private let header: Int
  private let firstRow: Int

  init(_ timeline: Timeline, _ options: ReviewOptions) {
    self.timeline = timeline
    self.options = options
    rows = RowMotion(timeline)
    touches = TouchSpan.all(in: timeline)
    latestEnds = Self.latestEnds(touches)
    held = Self.held(touches, in: timeline)
    minima = Self.minima(of: timeline)
    #if !WITHOUT_PROGRAM_STEPS
    appScrolls = AppScrolls(timeline, touches, rows)
    #endif
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

  /// What the rules have found, in the order of their places; rules in their order where those are the same.
  private(set) var findings: [Finding] = []
  /// The rules that were evaluated, in their order.
  private(set) var evaluated: [ReviewRule] = []
  /// The rule that judges.
  private(set) var rule: ReviewRule?
  /// The options of the rule.
  private(set) var setting = ReviewOptions.Setting()
  private var threshold = 0.0
  private var hasJudged = false

  /// Begins with a rule, and returns whether it judges: not if it is off.
  func begin(_ rule: ReviewRule) -> Bool {
    self.rule = rule
    setting = options[rule]
    threshold = setting.threshold ?? rule.threshold
    hasJudged = false
    return setting.isOn
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
    while place > 0, Self.comes(findings[place], before: findings[place - 1]) {
      findings.swapAt(place - 1, place)
      place -= 1
    }
  }

  private static func comes(_ finding: Finding, before other: Finding) -> Bool {
    #if hasFeature(Embedded)
    // Pages add claims themselves.
    finding.firstFrame < other.firstFrame
    #else
    finding.place < other.place
    #endif
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
    track < 0 ? .nan : timeline.value(track, inFrame: frame)
  }

  // MARK: The list

  /// Whether the pattern records the position of its first cell.
  var hasFirstRow: Bool { firstRow >= 0 }

  /// Where the header ends on the screen, in points; NaN without a header.
  func headerBottom(_ frame: Int) -> Double { value(header, frame) }

  /// The top of the first cell on the screen, in points; NaN if a pattern does not record it.
  func firstRowTop(_ frame: Int) -> Double { value(firstRow, frame) }

  /// `contentOffset.y` of the scroll view that the pattern reports, in points.
  func offset(_ frame: Int) -> Double { timeline.value(0, inFrame: frame) }

  /// The scroll's own movement in a display frame, in points, from the speeds before and after.
  func speed(_ frame: Int) -> Double {
    abs(timeline.value(1, inFrame: frame)) / Double(timeline.rate)
  }

  /// The least offset at rest, in points.
  func minimum(_ frame: Int) -> Double { timeline.value(2, inFrame: frame) }

  /// The greatest offset at rest, in points.
  func maximum(_ frame: Int) -> Double { timeline.value(3, inFrame: frame) }

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

  /// How far the list is pulled below its position at rest, in points.
  ///
  /// An inset that grows during the run, such as that for a spinner, counts as pulled, too.
  func pull(_ frame: Int) -> Double {
    max(0, max(minimum(frame), firstMinimum(frame)) - offset(frame))
  }

  /// Where the tabs above a list end, in points; NaN without tabs.
  func tabBarEnd(_ frame: Int) -> Double {
    for index in timeline.elementRange(ofFrame: frame)
    where timeline.elements[index].id.kind == .tabBar {
      return timeline.elements[index].frame.maxY
    }
    return .nan
  }

  // MARK: Finger and screen

  /// Whether the same finger is down in a frame and in the previous one.
  func isHeld(_ frame: Int) -> Bool { held[frame] }

  /// The finger's movement since the previous frame, in points; NaN if it was not down in both.
  func finger(_ frame: Int) -> Point {
    guard isHeld(frame) else { return Point(.nan, .nan) }
    let (a, b) = (timeline.fingers[frame - 1], timeline.fingers[frame])
    return Point(b.x - a.x, b.y - a.y)
  }

  /// Whether it is known that a frame shows the same on the same screen as the frame before.
  func repeats(_ frame: Int) -> Bool {
    timeline.staysSame(inFrame: frame) && frame > 0 && epoch(frame) == epoch(frame - 1)
  }

  /// The screen in a frame.
  func screen(_ frame: Int) -> Screen { timeline.epochs[epoch(frame)].screen }

  /// The epoch of a frame: the interval between two rotations of the device.
  func epoch(_ frame: Int) -> Int {
    timeline.epochs.count > 1 ? epochOfMany(frame) : 0
  }

  @inline(never)
  private func epochOfMany(_ frame: Int) -> Int {
    var (first, last) = (0, timeline.epochs.count - 1)
    while first < last {
      let middle = (first + last + 1) / 2
      if timeline.epochs[middle].firstFrame > frame { last = middle - 1 } else { first = middle }
    }
    return first
  }
}

extension Timeline {
  /// The index of a track whose name has no index; −1 if there is none.
  func track(_ name: PermanentText, _ index: Int32 = -1, _ suffix: PermanentText = "") -> Int {
    let name = index < 0 ? TrackName(name) : TrackName(name, index, suffix)
    for track in valueNames.indices where valueNames[track] == name { return track }
    return -1
  }
}
