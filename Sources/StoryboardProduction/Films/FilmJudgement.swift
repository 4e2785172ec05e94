// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ScrollCore

/// What the rules find in a film.
struct FilmJudgement {
  /// What they find.
  let findings: [Finding]
  /// Those that had something to judge.
  let judged: [ReviewRule]

  /// The rules that need nothing but the content's offset and its edge.
  ///
  /// The others read rows, tabs, titles or the last end of the list, none of which a film names.
  private static let judgeable: [ReviewRule] =
    [
      .jump, .oscillation, .headerBounds, .bounceCoupling, .restState, .lead, .delta, .noCollapse,
      .gap, .restOverlap, .slip,
    ] + needingFinger

  /// Those that read a finger, which only a dot shows.
  private static let needingFinger: [ReviewRule] = [
    .speed, .dragDead, .handover, .handoverVisible, .overshoot, .teleport,
  ]

  /// Those that compare with the inset of the list.
  private static let needingInset: [ReviewRule] = [.restState, .delta, .gap, .restOverlap]
  /// Those about single frames of the display: a film with fewer pictures does not show them.
  private static let needingSteps: [ReviewRule] = [.jump, .oscillation, .lead, .delta]

  /// Those that explain how a header moves by the scroll, and not by an animation of the app, which a film does not tell.
  private static let needingScroll: [ReviewRule] = [.lead, .delta]

  /// Those that compare how far a header and the content have moved.
  private static let needingContent: [ReviewRule] = needingInset + needingScroll

  /// Those about a header, whose edge has to be known in most frames: one that is found for a while may be another line.
  private static let needingEdge: [ReviewRule] = needingInset + [.lead, .headerBounds]

  /// What is added to the threshold of a rule, in points.
  ///
  /// An edge may be off by a line or two of the picture for a single frame. Where it begins or ceases to move, that may be
  /// a frame too early or too late.
  private static func slack(of rule: ReviewRule) -> Double {
    [.delta, .lead, .bounceCoupling, .gap].contains(rule) ? 4 : rule == .slip ? 1 : 1.5
  }

  /// Whether what is taken for a header leaves through the safe area, as many do that are made to, and nobody has said that
  /// it is a header.
  private static func leaves(_ motion: FilmMotion, _ screen: Screen) -> Bool {
    !motion.isTold && motion.edge.contains { $0 < screen.safeAreaInsets.top - 1 }
  }

  /// Whether a film shows as much of the inset of the list as a rule needs.
  private static func showsInset(
    _ motion: FilmMotion, for rule: ReviewRule, seesFingers: Bool
  ) -> Bool {
    guard needingInset.contains(rule) else { return true }
    guard motion.inset != nil else { return false }
    if motion.rest == .first { return true }
    // A rest that comes later does not show where the rows are that a header covers in it. A finger that lifts while the
    // list reaches its top ends what the header has to follow.
    return rule != .restOverlap && (rule != .delta || seesFingers)
  }

  /// What the rules find, with twice the standard error added to their thresholds.
  ///
  /// - Parameters:
  ///   - timeline: The film as a run.
  ///   - motion: What moved in it, with its standard errors.
  init(_ timeline: Timeline, _ motion: FilmMotion) {
    let scrolled = motion.errors.scrolled.sorted()
    let usual = scrolled.isEmpty ? 0 : scrolled[scrolled.count * 9 / 10]
    // The place of content within a sheet counts from its edge: its error has that of the edge in it.
    let edge = motion.role == .sheet ? 0 : motion.errors.edge
    let error = 2 * (usual * usual + edge * edge).squareRoot()
    let seesFingers = motion.seesFingers
    var options = ReviewOptions()
    for rule in ReviewRule.allCases {
      guard Self.judgeable.contains(rule),
        Self.showsInset(motion, for: rule, seesFingers: seesFingers),
        motion.knowsMotion, rule != .bounceCoupling || motion.showsBounce(timeline),
        rule != .slip || motion.rest != .unknown && (motion.isTold || motion.scale.columns >= 1),
        rule != .headerBounds || !Self.leaves(motion, timeline.epochs[0].screen),
        motion.showsSteps || !Self.needingSteps.contains(rule),
        !motion.losesContent || !Self.needingContent.contains(rule),
        !Self.needingScroll.contains(rule) || motion.role == .sheet || !motion.movesAlone,
        !Self.needingEdge.contains(rule) || motion.role == .sheet || motion.knowsEdge,
        seesFingers || !Self.needingFinger.contains(rule)
      else {
        options[rule] = .init(isOn: false)
        continue
      }
      if rule.unit.description == "pt" {
        // A finger that nothing shows may set content in motion within a frame.
        let unseen = rule == .jump && !seesFingers ? rule.threshold : Self.slack(of: rule)
        options[rule] = .init(threshold: rule.threshold + unseen + error)
      }
    }
    let outcome = Review.outcome(of: timeline, options: options)
    // A list that is faster than its finger is no measure of how its header moves.
    let isFast = outcome.findings.contains { $0.rule == .speed } && motion.role == .header
    let left: [ReviewRule] = isFast ? Self.needingScroll : []
    findings = outcome.findings.filter { !left.contains($0.rule) }
    judged = Self.judgeable.filter {
      outcome.evaluated.contains($0) && options[$0].isOn && !left.contains($0)
    }
  }
}
