// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What moved from one picture to the next: for every line, one of a few shifts.
package struct PictureMotion: Sendable {
  /// Neighbouring lines that moved alike.
  package struct Segment: Equatable, Sendable {
    /// The lines in the later picture.
    package var lines: Range<Int>
    /// How far they moved, in lines, positive down or right; nil for lines that nothing before explains.
    package var shift: Float?
  }

  /// The segments, which follow each other without gaps.
  package var segments: [Segment]
  /// Whether nothing differs, as in a frame that a recorder repeats.
  package var isRepeated: Bool
  /// For each shift in `shifts`, what it leaves unexplained in the lines before each line.
  package var costs: [[Float]]
  /// The shifts that were compared; the first is 0.
  package var shifts: [Float]
  /// For each shift in `shifts`, how many strips show that something moved so far: one or two are those of a finger's dot.
  package var breadths: [Int]
  /// The root mean square of the difference of lines that stood still, in steps of luma.
  package var noise: Float

  /// The difference of a strip above which it counts as wholly different, in steps of luma.
  static let most: Float = 5
  /// What a line costs that nothing explains.
  static let unexplained: Float = 0.3 * 8 * most
  /// What a change of the shift from a line to the next costs.
  static let change: Float = 2.5 * 8 * most

  /// How much better a shift has to explain a strip than rest does, in steps of luma over all lines.
  private static let leastGain: Float = 4 * most

  /// A shift that is far, in lines, and what rest may cost a line that has not moved so far.
  private static let (far, alike): (Float, Float) = (16, 1)
  /// How far apart two shifts are that are compared, in lines: what moved less rests.
  private static let leastShift: Float = 0.35
  /// The least part of a line that shows as motion, in lines.
  private static let leastSlow: Float = 0.06

  /// How much slower or faster than what scrolls something may be that lags behind it, as parts of how far that moves.
  static let lags: ClosedRange<Float> = 0.5...1.5

  /// How near something else is looked for that moved nearly as far, in lines, and with each line that it moved.
  private static let (nearReach, nearShare): (Int, Float) = (4, 0.3)
  /// In how many windows it is looked for, in how many of them it has to be, and how much better it has to explain one, in
  /// steps of luma.
  private static let (nearWindows, leastNear, nearGain): (Int, Int, Float) = (16, 2, 1)

  /// How far from the speed before a shift is looked for in any case, in lines, and as a part of a high speed: in a film of few
  /// pictures a second, a fling slows down by an eighth from one to the next.
  private static let (reach, slowing) = (14, Float(0.16))

  /// What is known of a picture that nothing comes before.
  init(still count: Int) {
    segments = [Segment(lines: 0..<count, shift: 0)]
    isRepeated = true
    costs = [[Float](repeating: 0, count: count + 1)]
    shifts = [0]
    breadths = [8]
    noise = 0
  }

  /// Compares a picture with the one before.
  ///
  /// - Parameters:
  ///   - current: The later picture.
  ///   - previous: The earlier one.
  ///   - expected: Shifts of pictures before, to be tried as well.
  init(
    _ current: LineProfile, after previous: LineProfile, coarse: ShiftSearch.Coarse,
    previousCoarse: ShiftSearch.Coarse, expected: [Float]
  ) {
    isRepeated = false
    noise = 0
    segments = []
    costs = []
    let count = current.count
    var worst = LineProfile.Line.zero
    for line in 0..<count {
      let difference = current.lines[line] - previous.lines[line]
      worst = pointwiseMax(worst, difference.magnitude)
    }
    shifts = [0]
    breadths = [8]
    if worst.max() < 0.02 {
      segments = [Segment(lines: 0..<count, shift: 0)]
      isRepeated = true
      costs = [[Float](repeating: 0, count: count + 1)]
      return
    }
    let still = Self.difference(current, previous, 0)
    noise = Self.noise(still)
    for candidate in ShiftSearch.candidates(coarse, after: previousCoarse, limit: 5) {
      let near = ShiftFit.nearest(
        current, to: previous, windows: candidate.windows, guess: candidate.shift,
        reach: coarse.factor + 1)
      add(Float(near), candidate.windows, current, previous)
    }
    // Of rows that look alike, the search may only have found others: what is near the speed before, or near rest, is tried.
    let lower = count / 2..<count * 9 / 10
    for shift in [0] + expected {
      let near = ShiftFit.nearest(
        current, to: previous, windows: [lower], guess: Int(shift.rounded()),
        reach: max(Self.reach, Int(Self.slowing * abs(shift))))
      if near != 0 { add(Float(near), [lower], current, previous) }
    }
    for shift in expected where abs(shift) >= Self.leastShift {
      if !shifts.contains(where: { $0 != 0 && abs($0 - shift) < 1.2 }) {
        add(shift, [0..<count / 2, count / 2..<count], current, previous)
      }
    }
    let searched = shifts.count
    for (shift, windows) in Self.near(shifts, current, previous) {
      add(Float(shift), windows, current, previous)
    }
    let slow = Self.slow(current, previous, lower)
    let cut = 0.4 + 1.5 * noise
    var lines = shifts.map { shift in
      let cost =
        shift == 0
        ? slow.map { zip(still, $0).map { $0.atMost($1) } } ?? still
        : Self.difference(current, previous, shift)
      return cost.map { line in
        let rest = line - cut
        return rest.replacing(with: 0, where: rest .< 0).atMost(.init(repeating: Self.most))
      }
    }
    costs = lines.map { lines in lines.map { $0.sum() } }
    segments = Self.segments(costs, shifts, surprise: Self.surprise(shifts, expected))
    // What was only looked for near something else, and explains no lines best, says nothing about how lines move.
    for label in shifts.indices[searched...].reversed()
    where !segments.contains(where: { $0.shift == shifts[label] }) {
      shifts.remove(at: label)
      lines.remove(at: label)
      costs.remove(at: label)
    }
    for index in segments.indices where abs(segments[index].shift ?? 0) > Self.far {
      // A picture that is encoded better than the one before may look a little more like another row.
      let lines = segments[index].lines
      let rest = lines.reduce(0) { $0 + costs[0][$1] }
      if rest < Self.alike * Float(lines.count) { segments[index].shift = 0 }
    }
    breadths = shifts.indices.map { label in
      label == 0 ? 8 : breadth(of: label, lines)
    }
    costs = costs.map { cost in
      var sums: [Float] = [0]
      sums.reserveCapacity(cost.count + 1)
      var sum: Float = 0
      for value in cost {
        sum += value
        sums.append(sum)
      }
      return sums
    }
  }

  /// What moved nearly as far as something else, as rows do before pictures that lag behind them: the search sees one of both.
  private static func near(
    _ shifts: [Float], _ current: LineProfile, _ previous: LineProfile
  ) -> [(shift: Int, windows: [Range<Int>])] {
    let height = current.count / nearWindows
    var found: [Int: [Range<Int>]] = [:]
    for shift in shifts where abs(shift) >= 1 {
      let known = Int(shift.rounded())
      for window in 0..<nearWindows {
        let lines = window * height..<(window + 1) * height
        let rest = differs(current, previous, lines, by: known) - nearGain
        guard rest > 0 else { continue }
        let best = ShiftFit.nearest(
          current, to: previous, windows: [lines], guess: known,
          reach: nearReach + Int(nearShare * min(abs(shift), far * 4)))
        guard lags.contains(Float(best) / shift),
          shifts.allSatisfy({ abs($0 - Float(best)) > 1.5 }),
          differs(current, previous, lines, by: best) < rest
        else { continue }
        found[best, default: []].append(lines)
      }
    }
    return found.filter { $0.value.count >= leastNear }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// How much lines differ from those a shift before, in steps of luma for each strip.
  private static func differs(
    _ current: LineProfile, _ previous: LineProfile, _ lines: Range<Int>, by shift: Int
  ) -> Float {
    let shared = lines.clamped(to: max(0, shift)..<max(0, shift, previous.count + min(0, shift)))
    guard !shared.isEmpty else { return 0 }
    let sum = shared.reduce(LineProfile.Line.zero) { sum, line in
      let difference = current.lines[line] - previous.lines[line - shift]
      return sum + difference.magnitude
    }
    return sum.sum() / Float(8 * shared.count)
  }

  /// The differences that are left if the content moved by a small part of a line, which counts as rest; nil if it did not.
  ///
  /// Without them, of rows that look alike, others may explain better where all are.
  private static func slow(
    _ current: LineProfile, _ previous: LineProfile, _ lines: Range<Int>
  ) -> [LineProfile.Line]? {
    guard let fit = ShiftFit.fit(current, to: previous, lines: lines, guess: 0),
      leastSlow...leastShift ~= abs(fit.shift)
    else { return nil }
    return difference(current, previous, fit.shift)
  }

  /// How many strips a shift explains better than rest, in the segments that moved so far.
  private func breadth(of label: Int, _ lines: [[LineProfile.Line]]) -> Int {
    var gain = LineProfile.Line.zero
    for segment in segments where segment.shift == shifts[label] {
      for line in segment.lines { gain += lines[0][line] - lines[label][line] }
    }
    let least = max(Self.leastGain, 0.15 * gain.max())
    return (0..<8).count { gain[$0] > least }
  }

  /// Adds a shift to those that are compared, fitted where it was found.
  private mutating func add(
    _ guess: Float, _ windows: [Range<Int>], _ current: LineProfile, _ previous: LineProfile
  ) {
    var shift = guess
    var best = Float.infinity
    for window in windows {
      if let fit = ShiftFit.fit(current, to: previous, lines: window, guess: guess),
        fit.error < best, abs(fit.shift - guess) < 1.5
      {
        best = fit.error
        shift = fit.shift
      }
    }
    guard shifts.count < 10, !shifts.contains(where: { abs($0 - shift) < Self.leastShift }) else {
      return
    }
    shifts.append(shift)
  }

  /// The absolute difference of every line from the line that was a shift before it.
  private static func difference(
    _ current: LineProfile, _ previous: LineProfile, _ shift: Float
  ) -> [LineProfile.Line] {
    (0..<current.count).map { line in
      let place = Float(line) - shift
      guard place > -1, place < Float(previous.count) else {
        return .init(repeating: most * 2)
      }
      let difference = current.lines[line] - previous.value(at: place)
      return difference.magnitude
    }
  }

  /// The usual difference of what stands still: that of the quietest quarter of the lines.
  private static func noise(_ still: [LineProfile.Line]) -> Float {
    var means = still.map { $0.sum() / 8 }
    means.sort()
    return min(2, means[means.count / 4])
  }

  /// What each shift costs a line because it is not what moved before: of rows that look alike, any row could be the next.
  ///
  /// It is far less than what a line costs that differs.
  private static func surprise(_ shifts: [Float], _ expected: [Float]) -> [Float] {
    shifts.map { shift in
      guard shift != 0 else { return 0 }
      var nearest = abs(shift)
      for other in expected { nearest = min(nearest, abs(shift - other)) }
      return min(0.4, 0.012 * nearest)
    }
  }

  /// Gives every line the shift that explains it, with as few changes from line to line as it takes.
  private static func segments(
    _ costs: [[Float]], _ shifts: [Float], surprise: [Float]
  ) -> [Segment] {
    let count = costs[0].count
    let labels = shifts.count + 1
    var totals = [Float](repeating: 0, count: labels)
    var from = [UInt8](repeating: 0, count: count * labels)
    for line in 0..<count {
      var best = 0
      for label in 1..<labels where totals[label] < totals[best] { best = label }
      let turn = totals[best] + change
      for label in 0..<labels {
        if totals[label] > turn {
          totals[label] = turn
          from[line * labels + label] = UInt8(best)
        } else {
          from[line * labels + label] = UInt8(label)
        }
        totals[label] += label < shifts.count ? costs[label][line] + surprise[label] : unexplained
      }
    }
    var label = 0
    for other in 1..<labels where totals[other] < totals[label] { label = other }
    var segments: [Segment] = []
    var end = count
    for line in stride(from: count - 1, through: 0, by: -1) {
      let before = Int(from[line * labels + label])
      if before != label || line == 0 {
        segments.append(
          Segment(lines: line..<end, shift: label < shifts.count ? shifts[label] : nil))
        end = line
      }
      label = before
    }
    return segments.reversed()
  }
}
