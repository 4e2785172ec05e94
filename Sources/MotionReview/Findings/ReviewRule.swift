// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A rule of the review.
///
/// Each rule is declared in a separate file, next to its implementation: `extension ReviewRule` in
/// a folder of `Rules`.
public struct ReviewRule: Sendable {
  /// What a threshold counts.
  public enum Unit: UInt8, Sendable, BitwiseCopyable {
    /// Nothing: the rule has no threshold.
    case none
    /// Lengths in points.
    case points
    /// Speeds in points per second.
    case pointsPerSecond
    /// Parts of a whole, 1 for all of it.
    case share
    /// How often a motion reverses.
    case turns
  }

  /// The identifier in reports and documents.
  public let id: StaticString
  /// The default severity of its findings.
  ///
  /// A few rules have a lower severity for milder cases: see their documents.
  public let severity: Severity
  /// The tolerance, in `unit`; the rule's formula shows how it is used.
  public let threshold: Double
  private let thresholdUnit: Unit
  // Pages do not show it, so their modules do not contain it.
  #if !hasFeature(Embedded)
  /// What it looks for, in one line.
  public let summary: StaticString
  #endif

  /// Describes a rule; one without a tolerance has no threshold.
  ///
  /// Other checks, such as those of a scenario's author, describe separate rules, which are not
  /// among all cases.
  ///
  /// - Parameters:
  ///   - id: The identifier in reports and documents, in capitals.
  ///   - severity: How bad its findings are.
  ///   - tolerance: How much is tolerated.
  ///   - unit: What the tolerance counts.
  ///   - summary: What it looks for, in one line: the first of its document.
  public init(
    _ id: StaticString, _ severity: Severity, tolerance: Double = 0, _ unit: Unit = .none,
    summary: StaticString
  ) {
    self.id = id
    self.severity = severity
    threshold = tolerance
    thresholdUnit = unit
    #if !hasFeature(Embedded)
    self.summary = summary
    #endif
  }

  /// The unit of the threshold: `pt`, `pt/s`, `share` for a ratio, `turns` for a count; empty
  /// without a threshold.
  public var unit: StaticString {
    switch thresholdUnit {
    case .none: ""
    case .points: "pt"
    case .pointsPerSecond: "pt/s"
    case .share: "share"
    case .turns: "turns"
    }
  }

  /// Whether it tolerates an amount of something.
  public var hasThreshold: Bool { thresholdUnit != .none }
}

extension ReviewRule: Hashable {
  /// Whether two rules have the same identifier.
  public static func == (a: Self, b: Self) -> Bool {
    let count = a.id.utf8CodeUnitCount
    guard count == b.id.utf8CodeUnitCount else { return false }
    return a.id.withUTF8Buffer { a in
      b.id.withUTF8Buffer { b in
        for index in 0..<count where unsafe a[index] != b[index] { return false }
        return true
      }
    }
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) {
    id.withUTF8Buffer { for index in 0..<$0.count { hasher.combine(unsafe $0[index]) } }
  }
}
