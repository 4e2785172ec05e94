// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import MotionReview

extension Severity {
  /// The sign of the severity, since colour alone is not accessible.
  var sign: String {
    switch self {
    case .note: "●"
    case .warning: "◆"
    case .error: "▲"
    }
  }
}

/// Findings as pages show them.
extension Finding {
  /// The label as text.
  var labelText: String { String(decoding: label, as: UTF8.self) }
  /// The sentence as text.
  var sentenceText: String { String(decoding: sentence, as: UTF8.self) }

  /// A count in words: "no findings", "1 finding", "2 findings".
  ///
  /// The page's script writes the same text.
  static func countText(_ count: Int) -> String {
    switch count {
    case 0: "no findings"
    case 1: "1 finding"
    default: "\(count) findings"
    }
  }

  /// The first of the worst findings; nil if there are none.
  public static func worst(_ findings: [Finding]) -> Finding? {
    findings.reduce(nil) { worst, finding in
      worst.map { $0.severity >= finding.severity ? $0 : finding } ?? finding
    }
  }

  /// The classes of an element that shows a severity, such as `sign fault error`.
  static func style(_ base: String, _ severity: Severity?) -> String {
    severity.map { "\(base) fault \($0.word)" } ?? base
  }

  /// The label, after the severity unless that is an error.
  private var verdictText: String {
    severity == .error ? labelText : "\(severity.word): \(labelText)"
  }

  /// The verdict on a chapter of a story: a count, and the label of the worst finding.
  static func verdict(_ findings: [Finding]) -> String {
    guard let worst = worst(findings) else { return countText(0) + " in this gesture" }
    return countText(findings.count) + (findings.count == 1 ? ": " : ", worst ") + worst.verdictText
  }

  /// The time of its worst frame in milliseconds, at a rate in frames per second.
  func milliseconds(rate: Int) -> Double { Double(worstFrame) * 1000 / Double(rate) }

  /// The fragment with which a storyboard page shows the worst frame.
  ///
  /// - Parameters:
  ///   - variant: The id of the variant with the finding.
  ///   - rate: Frames per second of the run with the finding.
  ///   - device: The id of the only device to show; nil for the default devices.
  public func fragment(variant: String, rate: Int, device: String? = nil) -> String {
    var bytes: [UInt8] = []
    let time = DecimalFormat(decimals: 3, keepsLeadingZero: true)
    time.append(milliseconds(rate: rate), to: &bytes)
    let alone = device.map { "&devices=\($0)" } ?? ""
    return "#variant=\(variant)&t=" + String(decoding: bytes, as: UTF8.self) + alone
  }

  /// The text below a device's name: the worst finding, and the number of others.
  ///
  /// The page's script writes the same text.
  static func chip(_ findings: [Finding]) -> String {
    guard let worst = worst(findings) else { return "no findings" }
    let text = "\(worst.severity.sign)\u{202F}\(worst.verdictText)"
    return findings.count == 1 ? text : "\(text), \(findings.count - 1) more"
  }
}
