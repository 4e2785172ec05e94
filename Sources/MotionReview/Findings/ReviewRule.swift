// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A rule of the review.
///
/// Each is declared in a file of its own, beside what it does: `extension ReviewRule` in a folder of `Rules`.
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
    /// How often something turns back.
    case turns
  }

  /// The word in reports and documents.
  public let id: StaticString
  /// How bad its findings are, unless options say otherwise.
  ///
  /// A few rules tell milder cases apart: see their own documents.
  public let severity: Severity
  /// How much is tolerated, in `unit`; the rule's formula shows how it is used.
  public let threshold: Double
  private let thresholdUnit: Unit
  // Pages do not say it, so their modules have no room for it.
  #if !hasFeature(Embedded)
  /// What it looks for, in one line.
  public let summary: StaticString
  #endif

  /// Describes a rule; one without a tolerance has no threshold.
  ///
  /// What else judges runs, such as the author of a scenario, describes rules of its own, which are not among all cases.
  ///
  /// - Parameters:
  ///   - id: The word in reports and documents, in capitals.
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

  /// The unit of the threshold: `pt`, `pt/s`, `share` for a part of the whole, `turns` for a count, or
  /// nothing where there is no threshold.
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
  /// Whether two rules have the same word.
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

  /// Hashes the word.
  public func hash(into hasher: inout Hasher) {
    id.withUTF8Buffer { for index in 0..<$0.count { hasher.combine(unsafe $0[index]) } }
  }
}
