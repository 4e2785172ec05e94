// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a review has found in a run, as a page tells it.
public struct PageFinding: Sendable {
  /// The word for the rule, such as `CH-GAP`.
  public var rule: String
  /// It in two or three words, such as `5 pt gap`.
  public var label: String
  /// What, where, when, how much, why, and what to do about it.
  public var sentence: String
  /// The frame that shows it worst.
  public var worstFrame: Int
  /// The frames that show it, both ends included, in order.
  public var spans: [ClosedRange<Int>]

  /// Makes a finding.
  public init(
    rule: String, label: String, sentence: String, worstFrame: Int, spans: [ClosedRange<Int>]
  ) {
    self.rule = rule
    self.label = label
    self.sentence = sentence
    self.worstFrame = worstFrame
    self.spans = spans
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

  /// The verdict on a stage of a story: a count, and the first in two or three words.
  static func verdict(_ findings: [PageFinding]) -> String {
    guard let first = findings.first else { return words(0) + " in this gesture" }
    return words(findings.count) + (findings.count == 1 ? ": " : ", first ") + first.label
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

  /// What stands below a device's name: the first finding, and how many more there are.
  ///
  /// The page's script writes the same words.
  static func chip(_ findings: [PageFinding]) -> String {
    guard let first = findings.first else { return "no findings" }
    return findings.count == 1 ? first.label : "\(first.label), \(findings.count - 1) more"
  }
}
