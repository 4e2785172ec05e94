// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a review has found in a run, as a page tells it.
public struct PageFinding: Sendable {
  /// How bad a finding is.
  public enum Severity: Int, Comparable, Sendable {
    /// Worth knowing.
    case note
    /// The motion is doubtful.
    case warning
    /// The motion is wrong.
    case error

    /// The word for it, which is the name of its style, too.
    var word: String {
      switch self {
      case .note: "note"
      case .warning: "warning"
      case .error: "error"
      }
    }

    /// The shape that stands for it, since colour alone says nothing.
    var sign: String {
      switch self {
      case .note: "●"
      case .warning: "◆"
      case .error: "▲"
      }
    }

    /// A milder one comes before a worse one.
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// The word for the rule, such as `CH-GAP`, or `check/range` for a check of the scenario's author.
  public var rule: String
  /// How bad it is.
  public var severity: Severity
  /// It in two or three words, such as `5 pt gap`.
  public var label: String
  /// What, where, when, how much, why, and what to do about it.
  public var sentence: String
  /// The frame that shows it worst.
  public var worstFrame: Int
  /// The frames that show it, both ends included, in order.
  public var spans: [ClosedRange<Int>]
  /// What tells it from other findings of the same rule, whatever the numbers; empty where the rule says it all.
  public var subject: String

  /// Makes a finding.
  public init(
    rule: String, severity: Severity = .error, label: String, sentence: String, worstFrame: Int,
    spans: [ClosedRange<Int>], subject: String = ""
  ) {
    self.rule = rule
    self.severity = severity
    self.label = label
    self.sentence = sentence
    self.worstFrame = worstFrame
    self.spans = spans
    self.subject = subject
  }

  /// A count in words: "no findings", "1 finding", "2 findings".
  ///
  /// The page's script writes the same words.
  static func words(_ count: Int) -> String {
    switch count {
    case 0: "no findings"
    case 1: "1 finding"
    default: "\(count) findings"
    }
  }

  /// The worst of some findings, of those that are as bad the first; nil if there are none.
  public static func worst(_ findings: [PageFinding]) -> PageFinding? {
    findings.reduce(nil) { worst, finding in
      worst.map { $0.severity >= finding.severity ? $0 : finding } ?? finding
    }
  }

  /// The class that styles what findings are as bad as, such as `sign fault error`.
  static func style(_ base: String, _ severity: Severity?) -> String {
    severity.map { "\(base) fault \($0.word)" } ?? base
  }

  /// It in two or three words, with how bad it is unless that is an error.
  private var verdictWords: String {
    severity == .error ? label : "\(severity.word): \(label)"
  }

  /// The verdict on a chapter of a story: a count, and the worst in two or three words.
  static func verdict(_ findings: [PageFinding]) -> String {
    guard let worst = worst(findings) else { return words(0) + " in this gesture" }
    return words(findings.count) + (findings.count == 1 ? ": " : ", worst ") + worst.verdictWords
  }

  /// The time of its worst frame in milliseconds, at a rate in frames per second.
  func milliseconds(rate: Int) -> Double { Double(worstFrame) * 1000 / Double(rate) }

  /// What the address of a storyboard page says to show its worst frame.
  ///
  /// - Parameters:
  ///   - variant: The word of the variant that has it.
  ///   - rate: Frames per second of the run that has it.
  ///   - device: The word of the device that is shown alone; nil for those that are shown anyway.
  public func fragment(variant: String, rate: Int, device: String? = nil) -> String {
    var bytes: [UInt8] = []
    let time = DecimalFormat(decimals: 3, keepsLeadingZero: true)
    time.append(milliseconds(rate: rate), to: &bytes)
    let alone = device.map { "&devices=\($0)" } ?? ""
    return "#variant=\(variant)&t=" + String(decoding: bytes, as: UTF8.self) + alone
  }

  /// What stands below a device's name: the worst finding, and how many more there are.
  ///
  /// The page's script writes the same words.
  static func chip(_ findings: [PageFinding]) -> String {
    guard let worst = worst(findings) else { return "no findings" }
    let words = "\(worst.severity.sign)\u{202F}\(worst.verdictWords)"
    return findings.count == 1 ? words : "\(words), \(findings.count - 1) more"
  }
}
