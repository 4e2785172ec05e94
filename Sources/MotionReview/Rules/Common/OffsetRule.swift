// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// Rows or pages are not where the content offset puts them.
  ///
  /// ```text
  /// |Δcontent + Δo − Δstart| > 0.5 pt
  /// at rest, |o − oMin| ≤ 0.5 pt:  |content top − start − inset| > 0.5 pt
  /// ```
  ///
  /// `Δcontent` is the movement of the layer of the rows or pages on the screen, `o` the content
  /// offset, `start` the start of the scroll view on the screen, and the content top the first edge
  /// of the scrolled content.
  ///
  /// *Threshold.* Half a point.
  ///
  /// *Why.* A scroll view moves its content by as much as its offset changes. Content that is laid
  /// out from the offset of the previous frame, or from a copy that has missed an event, slides
  /// under the finger.
  ///
  /// *Excluded.* Frames in which another list comes to the front or the screen rotates, and frames
  /// of animations. Offsets that jump by half the scroll view or more, as when endless pages start
  /// a new cycle. Tabs, which have several scroll views for one axis. At rest: content that scrolls
  /// sideways, lists with section headers, which `STICKY-SHIFT` judges, and space that a pattern file leaves before
  /// its first row.
  ///
  /// *Example.* None in the gallery.
  public static let offset = Self(
    "OFFSET", .error, tolerance: 0.5, .points,
    summary: "Rows or pages are not where the content offset puts them.")
}

enum OffsetRule: RunRule {
  static var rule: ReviewRule { .offset }

  private enum Cause: Int {
    case moves
    case rests
  }

  static func judge(_ run: RunReading) {
    guard !run.timeline.bounds.isEmpty, run.timeline.track("tabBar.y") < 0 else { return }
    var spans: [HitSpan] = []
    var (moves, rests) = (Double.nan, Double.nan)
    for frame in 0..<run.frameCount {
      // A frame like the one before has nothing new; the rule has something to compare by now.
      if moves >= 0, run.repeats(frame), run.isIdle(frame) == run.isIdle(frame - 1) {
        moves = 0
      } else {
        (moves, rests) = (abs(excess(run, frame)), abs(gap(run, frame)))
      }
      // NaN is never greater.
      if moves >= 0, moves > run.limit() {
        HitSpan.add(frame, moves, cause: Cause.moves.rawValue, reach: 3, to: &spans)
      } else if rests >= 0, rests > run.limit() {
        HitSpan.add(frame, rests, cause: Cause.rests.rawValue, to: &spans)
      }
    }
    run.report(spans, label: "# pt off offset") { span in
      span.cause == Cause.moves.rawValue
        ? Wording(
          "The content offset changes by # points, and the content moves # points more or less than that. Lay out content from the offset of the same event.",
          run.offset(span.worst) - run.offset(span.worst - 1), span.amount)
        : Wording(
          "At rest the content starts # points away from the end of its inset. Lay it out from the offset, without a separate constant.",
          span.amount)
    }
  }

  /// How far the content moves that neither its offset nor its scroll view explains, in points; NaN where that is not known.
  private static func excess(_ run: RunReading, _ frame: Int) -> Double {
    guard frame > 0 else { return .nan }
    let (a, b) = (run.timeline.bounds[frame - 1], run.timeline.bounds[frame])
    let change = run.offset(frame) - run.offset(frame - 1)
    guard run.epoch(frame) == run.epoch(frame - 1), abs(change) < (b.end - b.start) / 2,
      !run.isOwnMotion(frame)
    else { return .nan }
    return run.rows.moves[frame] + change - (b.start - a.start)
  }

  /// The distance between the first scrolled element and the end of its list's inset while the list
  /// rests at its top, in points.
  private static func gap(_ run: RunReading, _ frame: Int) -> Double {
    let bounds = run.timeline.bounds[frame]
    guard bounds.axis == .vertical, run.restsAtTop(frame) else { return .nan }
    var first = Double.infinity
    for index in run.timeline.elementRange(ofFrame: frame) {
      let element = run.timeline.elements[index]
      switch JumpSubject(element.id.kind) {
      case .row: first = min(first, element.frame.y)
      case .sectionHeader: return .nan
      default: continue
      }
    }
    let gap = first - bounds.start - bounds.leadingInset
    // In a file, space before the first row is a part of the content, and it may have other elements.
    return first < .infinity && (gap < 0 || run.timeline.ownElements == nil) ? gap : .nan
  }
}
