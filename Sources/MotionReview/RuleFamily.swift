// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Rules that judge the same kind of interface.
///
/// A page's module names the families of its own pattern, and the linker leaves the others out. Anywhere else
/// all families judge: rules find nothing in runs without what they are about.
protocol RuleFamily {
  /// Appends what the rules of the family find, each rule's findings together.
  static func judge(_ run: RunReading, into findings: inout [Finding])
}

/// Two families.
enum RulePair<A: RuleFamily, B: RuleFamily>: RuleFamily {
  static func judge(_ run: RunReading, into findings: inout [Finding]) {
    A.judge(run, into: &findings)
    B.judge(run, into: &findings)
  }
}

/// The rules of any interface.
enum CommonRules: RuleFamily {
  static func judge(_ run: RunReading, into findings: inout [Finding]) {
    findings += JumpRule.findings(in: run)
    findings += CrashRule.findings(in: run)
    findings += SpeedRule.findings(in: run)
    findings += OscillationRule.findings(in: run)
    findings += UnreachableRule.findings(in: run)
    findings += RotationRule.findings(in: run)
    findings += OffFingerRule.findings(in: run)
    findings += OffsetRule.findings(in: run)
    findings += DragDeadRule.findings(in: run)
    findings += SeamRule.findings(in: run)
  }
}

/// The rules of a header above a list.
enum HeaderRules: RuleFamily {
  static func judge(_ run: RunReading, into findings: inout [Finding]) {
    findings += GapRule.findings(in: run)
    findings += RestOverlapRule.findings(in: run)
    guard let header = HeaderReading(run) else { return }
    findings += HeaderBoundsRule.findings(in: header)
    findings += BounceCouplingRule.findings(in: header)
    findings += RestStateRule.findings(in: header)
    findings += LeadRule.findings(in: header)
    findings += DeltaRule.findings(in: header)
    findings += StuckHalfRule.findings(in: header)
    findings += NoCollapseRule.findings(in: header)
  }
}

/// The rules of a pull that fetches.
enum RefreshRules: RuleFamily {
  static func judge(_ run: RunReading, into findings: inout [Finding]) {
    findings += InsetFightRule.findings(in: run)
    findings += RefreshHiddenRule.findings(in: run)
    findings += RefreshStuckRule.findings(in: run)
  }
}

/// The rules of pictures that move with the scroll.
enum PictureRules: RuleFamily {
  static func judge(_ run: RunReading, into findings: inout [Finding]) {
    findings += UncoveredRule.findings(in: run)
    findings += PureRule.findings(in: run)
  }
}

/// The rules of section headers that stick.
enum SectionRules: RuleFamily {
  static func judge(_ run: RunReading, into findings: inout [Finding]) {
    guard let sections = SectionReading(run) else { return }
    findings += StickyOrderRule.findings(in: sections)
    findings += StickyGapRule.findings(in: sections)
    findings += StickyMissingRule.findings(in: sections)
    findings += StickyShiftRule.findings(in: sections)
    findings += StickyUnderbarRule.findings(in: sections)
  }
}

/// The rules of a sheet over other content.
enum SheetRules: RuleFamily {
  static func judge(_ run: RunReading, into findings: inout [Finding]) {
    guard let sheet = SheetReading(run) else { return }
    findings += SlipRule.findings(in: sheet)
    findings += HandoverRule.findings(in: sheet)
    findings += HandoverVisibleRule.findings(in: sheet)
    findings += FlingKilledRule.findings(in: sheet)
    findings += DetachedRule.findings(in: sheet)
    findings += OvershootRule.findings(in: sheet)
    findings += TeleportRule.findings(in: sheet)
    findings += HitMismatchRule.findings(in: sheet)
    findings += OffDetentRule.findings(in: sheet)
    findings += SheetDeadRule.findings(in: sheet)
  }
}

/// The rules of tabs above lists.
enum TabRules: RuleFamily {
  static func judge(_ run: RunReading, into findings: inout [Finding]) {
    guard let tabs = TabReading(run) else { return }
    findings += VelocityBreakRule.findings(in: tabs)
    findings += TabFlickerRule.findings(in: tabs)
    findings += TabMemoryRule.findings(in: tabs)
    findings += ReTapRule.findings(in: tabs)
    findings += ShortTabRule.findings(in: tabs)
    findings += DeadlockRule.findings(in: tabs)
    findings += AxisRule.findings(in: tabs)
    findings += IndicatorRule.findings(in: tabs)
    findings += TabDeadRule.findings(in: tabs)
    findings += TabUnderbarRule.findings(in: tabs)
  }
}

/// The rules of pages side by side.
enum PageRules: RuleFamily {
  static func judge(_ run: RunReading, into findings: inout [Finding]) {
    findings += OffCentreRule.findings(in: run)
    findings += StopsTwiceRule.findings(in: run)
    findings += FlickBackRule.findings(in: run)
  }
}

/// Every rule that judges a run alone.
typealias AllRules = RulePair<
  CommonRules,
  RulePair<
    RulePair<HeaderRules, RulePair<RefreshRules, PictureRules>>,
    RulePair<SectionRules, RulePair<SheetRules, RulePair<TabRules, PageRules>>>
  >
>
