// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

/// Parity of devices: after all that differs in size, one breaks a rule that another keeps.
///
///     some lanes of a variant have findings of a rule, and others, run by the same script, have none
///
/// It compares the findings of several runs, so it is no case of `ReviewRule`: whoever reports on several devices asks.
/// What the devices differ in is looked for among facts that split them just as the rule does: the first that does is
/// named.
///
/// *Excluded.* Rules that all lanes keep, and rules that all break.
public struct Parity: Equatable, Sendable {
  /// A device in a comparison, and what was found on it.
  public struct Lane: Sendable {
    /// Its screen at the start of the run.
    public var screen: Screen
    /// Display frames per second.
    public var rate: Int
    /// What the rules have found.
    public var findings: [Finding]

    /// Makes a lane; the rate is in frames per second.
    public init(screen: Screen, rate: Int, findings: [Finding]) {
      self.screen = screen
      self.rate = rate
      self.findings = findings
    }
  }

  /// In what the devices differ that break a rule.
  public enum Fact: UInt8, CaseIterable, Sendable {
    /// The status bar is not as high as the safe area's top.
    case statusBarDiffersFromSafeArea
    /// The safe area has a top.
    case hasSafeAreaTop
    /// The safe area has a bottom.
    case hasSafeAreaBottom
    /// The screen is wider than high.
    case isLandscape
    /// The screen is lower than 600 points.
    case isShort
    /// The screen is wider than 600 points.
    case isWide
    /// It shows more than 60 frames a second.
    case isFast
    /// Text is larger than usual.
    case hasLargeText
    /// The language runs from right to left.
    case isRightToLeft

    /// What is so on the devices that break the rule, or on all others.
    public var words: StaticString {
      switch self {
      case .statusBarDiffersFromSafeArea: "the status bar is not as high as the safe area's top"
      case .hasSafeAreaTop: "the safe area has a top"
      case .hasSafeAreaBottom: "the safe area has a bottom"
      case .isLandscape: "the device is on its side"
      case .isShort: "the screen is lower than 600 points"
      case .isWide: "the screen is wider than 600 points"
      case .isFast: "the display shows more than 60 frames a second"
      case .hasLargeText: "text is larger than usual"
      case .isRightToLeft: "the language runs from right to left"
      }
    }

    fileprivate func holds(for lane: Lane) -> Bool {
      let screen = lane.screen
      return switch self {
      case .statusBarDiffersFromSafeArea:
        abs(screen.safeAreaInsets.top - screen.statusBarHeight) > RunReading.tolerance
      case .hasSafeAreaTop: screen.safeAreaInsets.top > 0
      case .hasSafeAreaBottom: screen.safeAreaInsets.bottom > 0
      case .isLandscape: screen.size.width > screen.size.height
      case .isShort: screen.size.height < 600
      case .isWide: screen.size.width > 600
      case .isFast: lane.rate > 60
      case .hasLargeText: screen.contentSize.rawValue > ContentSizeCategory.large.rawValue
      case .isRightToLeft: screen.direction == .rightToLeft
      }
    }
  }

  /// The rule that some break.
  public var rule: ReviewRule
  /// The lanes that break it, as indices.
  public var breaking: [Int]
  /// The lanes that keep it.
  public var keeping: [Int]
  /// What tells the two apart; nil if none of the facts does.
  public var fact: Fact?
  /// Whether the fact holds for those that break the rule, and not for the others.
  public var holds: Bool

  /// What the lanes of a variant do not have in common, in the order of the rules.
  public static func among(_ lanes: [Lane]) -> [Parity] {
    var result: [Parity] = []
    for rule in ReviewRule.allCases {
      let breaking = lanes.indices.filter { lane in
        lanes[lane].findings.contains { $0.rule == rule }
      }
      let keeping = lanes.indices.filter { !breaking.contains($0) }
      guard !breaking.isEmpty, !keeping.isEmpty else { continue }
      var parity = Parity(rule: rule, breaking: breaking, keeping: keeping, fact: nil, holds: true)
      for fact in Fact.allCases where parity.fact == nil {
        let first = fact.holds(for: lanes[breaking[0]])
        guard breaking.allSatisfy({ fact.holds(for: lanes[$0]) == first }),
          keeping.allSatisfy({ fact.holds(for: lanes[$0]) != first })
        else { continue }
        parity.fact = fact
        parity.holds = first
      }
      result.append(parity)
    }
    return result
  }
}
