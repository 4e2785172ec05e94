// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// One case in two builds: the measurements of both, and the verdict.
package struct CaseComparison: Sendable {
  /// A count of both builds.
  package struct Pair: Equatable, Sendable {
    /// Of the build to compare with.
    package var base: Double
    /// Of the build in question.
    package var head: Double

    /// Makes a pair.
    package init(base: Double, head: Double) {
      self.base = base
      self.head = head
    }

    /// Head over base; 1 for none of both, infinity for some against none.
    package var ratio: Double {
      base == 0 ? (head == 0 ? 1 : .infinity) : head / base
    }
  }

  /// Which case.
  package var id: CaseID
  /// What a unit of work is.
  package var unit: String
  /// Heap allocations of a whole run; nil if they were not counted.
  package var allocations: Pair?
  /// Instructions of a whole run; nil if they were not counted.
  package var instructions: Pair?
  /// Times, first measurement; nil if none was made.
  package var times: PairedTimes?
  /// The times in new processes, after the first measurement was worse.
  package var confirmation: PairedTimes?
  /// The functions whose instructions changed most, as text.
  package var notes: [String] = []
  private let limits: GateLimits

  /// Makes a comparison without figures.
  package init(_ id: CaseID, unit: String, limits: GateLimits) {
    self.id = id
    self.unit = unit
    self.limits = limits
  }

  /// Whether anything was measured.
  package var isMeasured: Bool { allocations != nil || instructions != nil || times != nil }

  /// The verdict on allocations: they are exact, so one more is worse.
  package var allocationVerdict: Verdict? {
    allocations.map { $0.head > $0.base ? .worse : $0.head < $0.base ? .better : .same }
  }

  /// The verdict on instructions.
  package var instructionVerdict: Verdict? {
    instructions.map { pair in
      let change = pair.head - pair.base
      guard abs(change) > limits.instructionFloor else { return .same }
      if pair.ratio > 1 + limits.instructions { return .worse }
      return pair.ratio < 1 / (1 + limits.instructions) ? .better : .same
    }
  }

  /// The verdict on times: worse only if the confirmation agrees.
  package var timeVerdict: Verdict? {
    guard let times else { return nil }
    guard times.verdict == .worse, let confirmation else { return times.verdict }
    return confirmation.verdict == .worse ? .worse : .unclear
  }

  /// Whether time alone has risen, by no more than placement in memory explains.
  package var isPlacement: Bool {
    guard timeVerdict == .worse, let times, let instructions, allocationVerdict == .same
    else { return false }
    let ratio = min(times.ratio.estimate, confirmation?.ratio.estimate ?? .infinity)
    return abs(instructions.ratio - 1) < limits.sameInstructions && ratio <= 1 + limits.placement
  }

  /// The combined verdict.
  package var verdict: Verdict {
    let exact = [allocationVerdict, instructionVerdict].compactMap { $0 }
    let time = isPlacement ? .unclear : timeVerdict
    let all = exact + [time].compactMap { $0 }
    if all.contains(.worse) { return .worse }
    if all.contains(.better) { return .better }
    if all.contains(.unclear) || all.isEmpty { return .unclear }
    return .same
  }
}
