// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Ratios of times of two programs that ran in turns, process pair by process pair.
///
/// Slices of one process are not independent: a process that happens to lie badly in memory is slow all
/// its life. So each pair of processes counts as one observation.
public struct PairedTimes: Equatable, Sendable {
  /// The natural logarithm of head over base for each pair of processes.
  public var logarithms: [Double]
  /// The centre of the ratios and its confidence interval, 1 for no change.
  public var ratio: HodgesLehmann
  private let limits: GateLimits

  /// Takes up pairs of processes.
  ///
  /// - Parameters:
  ///   - forks: For each pair of processes the times of neighbouring slices, in any unit.
  ///   - limits: From where on a change counts.
  public init(forks: [[(base: Double, head: Double)]], limits: GateLimits) {
    self.init(
      logarithms: forks.map { slices in
        Sample(slices.map { Sample.logarithm($0.head / $0.base) }).median
      }, limits: limits)
  }

  /// Takes up medians of logarithms of ratios, one for each pair of processes.
  public init(logarithms: [Double], limits: GateLimits) {
    self.logarithms = logarithms
    self.limits = limits
    let centre = HodgesLehmann(logarithms, confidence: limits.confidence)
    ratio = HodgesLehmann(exponentialOf: centre)
  }

  /// What the ratios say.
  ///
  /// Worse means that the centre is above the limit and that nearly all pairs of processes agree on the
  /// direction; same means that the whole interval lies within the limit.
  public var verdict: Verdict {
    let needed = (limits.agreement * Double(logarithms.count) - 1e-9).rounded(.up)
    let slower = Double(logarithms.count { $0 > 0 })
    let faster = Double(logarithms.count { $0 < 0 })
    if ratio.estimate > 1 + limits.time, slower >= needed { return .worse }
    if ratio.estimate < 1 / (1 + limits.time), faster >= needed { return .better }
    if ratio.lower > 1 / (1 + limits.time), ratio.upper < 1 + limits.time { return .same }
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
