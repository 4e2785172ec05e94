// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import MotionReview

extension Severity {
  /// The shape that stands for it, since colour alone says nothing.
  var sign: String {
    switch self {
    case .note: "●"
    case .warning: "◆"
    case .error: "▲"
    }
  }
}

/// How pages tell what a review has found in a run.
extension Finding {
  /// The label as text.
  var labelText: String { String(decoding: label, as: UTF8.self) }
  /// The sentence as text.
  var sentenceText: String { String(decoding: sentence, as: UTF8.self) }

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
  public static func worst(_ findings: [Finding]) -> Finding? {
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
    severity == .error ? labelText : "\(severity.word): \(labelText)"
  }

  /// The verdict on a chapter of a story: a count, and the worst in two or three words.
  static func verdict(_ findings: [Finding]) -> String {
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
  static func chip(_ findings: [Finding]) -> String {
    guard let worst = worst(findings) else { return "no findings" }
    let words = "\(worst.severity.sign)\u{202F}\(worst.verdictWords)"
    return findings.count == 1 ? words : "\(words), \(findings.count - 1) more"
  }
}
