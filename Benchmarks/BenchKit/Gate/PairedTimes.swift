// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Ratios of times of two programs that ran alternately, process pair by process pair.
///
/// Slices of one process are not independent: a process with an unlucky memory layout is slow
/// throughout its life. Each pair of processes therefore counts as one observation.
package struct PairedTimes: Equatable, Sendable {
  /// The natural logarithm of head over base for each pair of processes.
  package var logarithms: [Double]
  /// The centre of the ratios and its confidence interval, 1 for no change.
  package var ratio: HodgesLehmann
  /// The narrower interval that decides about same.
  private let equivalence: HodgesLehmann
  private let limits: GateLimits

  /// Takes up pairs of processes.
  ///
  /// - Parameters:
  ///   - forks: For each pair of processes the times of neighbouring slices, in any unit.
  ///   - limits: From where on a change counts.
  package init(forks: [[(base: Double, head: Double)]], limits: GateLimits) {
    self.init(
      logarithms: forks.map { slices in
        Sample(slices.map { Sample.logarithm($0.head / $0.base) }).median
      }, limits: limits)
  }

  /// Takes up medians of logarithms of ratios, one for each pair of processes.
  package init(logarithms: [Double], limits: GateLimits) {
    self.logarithms = logarithms
    self.limits = limits
    let centre = HodgesLehmann(logarithms, confidence: limits.confidence)
    ratio = HodgesLehmann(exponentialOf: centre)
    equivalence = HodgesLehmann(
      exponentialOf: HodgesLehmann(logarithms, confidence: limits.equivalence))
  }

  /// The verdict on the ratios.
  ///
  /// Worse means that the centre is above the limit and the whole interval above zero change; same
  /// means that the narrower interval is within the limit.
  package var verdict: Verdict {
    let least = 1 / (1 + limits.time)
    if ratio.estimate > 1 + limits.time, ratio.lower > 1 { return .worse }
    if ratio.estimate < least, ratio.upper < 1 { return .better }
    if equivalence.lower > least, equivalence.upper < 1 + limits.time { return .same }
    return .unclear
  }
}

extension HodgesLehmann {
  /// The centre of ratios from that of their logarithms.
  init(exponentialOf logarithms: HodgesLehmann) {
    self = logarithms
    estimate = Sample.exponential(logarithms.estimate)
    lower = Sample.exponential(logarithms.lower)
    upper = Sample.exponential(logarithms.upper)
  }
}
