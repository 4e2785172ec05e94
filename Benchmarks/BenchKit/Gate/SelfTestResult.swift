// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import TextFormats

/// How often the gate gave the right verdict in one kind of trial.
package struct SelfTestResult: Equatable, Sendable {
  /// The metric.
  package enum Kind: String, Sendable {
    /// Counts of instructions.
    case instructions
    /// Paired times, with confirmation.
    case time
  }

  /// The metric.
  package var kind: Kind
  /// By what share the head was made slower; 0 for not at all.
  package var planted: Double
  /// How many trials there were.
  package var trials = 0
  /// How often the verdict was worse.
  package var alarms = 0
  /// What it measured, head over base.
  package var ratios: [Double] = []

  /// Makes a result without trials.
  package init(_ kind: Kind, planted: Double) {
    self.kind = kind
    self.planted = planted
  }

  /// Takes up the outcome of a trial.
  package mutating func note(_ verdict: Verdict?, ratio: Double?) {
    trials += 1
    if verdict == .worse { alarms += 1 }
    if let ratio { ratios.append(ratio) }
  }

  /// The share of trials that have to end in an alarm; nil for a result that is only shown.
  ///
  /// A slow-down as large as the limit is seen half of the time, by definition.
  package var demanded: Double? {
    switch (kind, planted) {
    case (_, 0): 0
    case (.instructions, _): 1
    case (.time, 0.04...): 0.95
    default: nil
    }
  }

  /// The share of trials that ended in an alarm.
  package var rate: Double { trials == 0 ? 0 : Double(alarms) / Double(trials) }

  /// Whether the gate did what is demanded of it; never without trials.
  package var isPassed: Bool {
    guard trials > 0 else { return false }
    guard let demanded else { return true }
    return planted == 0 ? alarms == 0 : rate >= demanded
  }

  /// The result as text.
  package var sentence: String {
    let what = planted == 0 ? "nothing" : Numerals.change(1 + planted, decimals: 0)
    var summary = "\(kind.rawValue), \(what) planted: \(alarms) alarms in \(trials) trials"
    if !ratios.isEmpty {
      let sample = Sample(ratios)
      summary += ", measured " + Numerals.change(sample.quantile(0), decimals: 2) + " … "
      summary += Numerals.change(sample.median, decimals: 2) + " … "
      summary += Numerals.change(sample.quantile(1), decimals: 2)
    }
    guard let demanded else { return summary }
    let limit =
      planted == 0 ? "none allowed" : Numerals.fixed(demanded * 100, decimals: 0) + " % demanded"
    return summary + " (\(limit)): " + (isPassed ? "passed" : "failed")
  }

  /// The result as JSON.
  package var json: JSONValue {
    .object([
      ("kind", .string(kind.rawValue)), ("planted", .number(planted)), ("trials", .integer(trials)),
      ("alarms", .integer(alarms)), ("ratios", .list(ratios.map { .number($0) })),
    ])
  }

  /// Reads a result; nil if something is missing.
  package init?(_ json: JSONValue) {
    guard let kind = json["kind"]?.text.flatMap(Kind.init), let planted = json["planted"]?.number,
      let trials = json["trials"]?.integer, let alarms = json["alarms"]?.integer,
      let ratios = json["ratios"]?.list
    else { return nil }
    self.init(kind, planted: planted)
    self.trials = trials
    self.alarms = alarms
    self.ratios = ratios.compactMap(\.number)
  }
}
