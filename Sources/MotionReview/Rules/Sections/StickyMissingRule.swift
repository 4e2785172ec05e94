// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// A section whose rows cross the edge has no header.
  ///
  /// ```text
  /// a row of section i crosses the list's first edge, and header i does not exist
  /// ```
  ///
  /// *Threshold.* None: a header exists or not. A row counts from half a point on either side.
  ///
  /// *Why.* Layouts return the elements in the requested rectangle. A header whose natural position
  /// is outside it exists only if the layout adds it.
  ///
  /// *Excluded.* Lists in which no header ever sticks. Lists below tabs. Headers a thousand sections from the first one shown.
  ///
  /// *Example* (`sh1` on iPhone 8). Rows of a section cross the edge of the list, 59.5 points of them are visible, and their header is missing. Add the headers of all sections that intersect the rectangle.
  public static let stickyMissing = Self(
    "STICKY-MISSING", .error, tolerance: 0.5, .points,
    summary: "A section whose rows cross the edge has no header.")
}

enum StickyMissingRule: RunRule {
  static var rule: ReviewRule { .stickyMissing }

  static func judge(_ sections: SectionReading) {
    let run = sections.run
    // Rows below tabs know the number of their tab, and not that of their section.
    guard sections.sticks, run.timeline.track("tabBar.y") < 0 else { return }
    run.note()
    var spans: [HitSpan] = []
    var visible: Double?
    for frame in 0..<run.frameCount {
      if !run.repeats(frame) { visible = part(sections, frame) }
      if let visible { HitSpan.add(frame, visible, cause: 0, reach: 6, to: &spans) }
    }
    run.report(spans, label: "no header") { span in
      Wording(
        "Rows of a section cross the edge of the list, # points of them are visible, and their header is missing. Add the headers of all sections that intersect the rectangle.",
        span.amount)
    }
  }

  /// How much is visible of the first row that crosses the edge and whose header is missing, in points; nil for none.
  private static func part(_ sections: SectionReading, _ frame: Int) -> Double? {
    let run = sections.run
    let edge = sections.edge(frame)
    for index in run.timeline.elementRange(ofFrame: frame) {
      let element = run.timeline.elements[index]
      guard JumpSubject(element.id.kind) == .row, element.id.kind != .sectionFooter else {
        continue
      }
      let (start, end) = sections.span(of: element.frame, frame)
      guard start < edge - RunReading.tolerance, end > edge + RunReading.tolerance else {
        continue
      }
      let section = Int32(element.id.section) &* 8
      let isThere = sections.headers(frame).contains { $0.section == section }
      if !isThere { return end - edge }
    }
    return nil
  }
}
