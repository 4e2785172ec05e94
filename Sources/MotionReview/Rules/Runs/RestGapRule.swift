// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// An inset of a list is counted twice.
  ///
  /// ```text
  /// at rest, |o − oMin| ≤ 0.5 pt:  |(first row top − c) − S| ≤ 0.5 pt, and first row top = −oMin
  /// at rest, |o − oMax| ≤ 0.5 pt:  |(d − last row bottom) − (H − d)| ≤ 0.5 pt
  /// ```
  ///
  /// `c` is where the safe area or the bars at the top end, `S` the top of the safe area, `d` where what covers the
  /// lower end of the list begins (a bar, a keyboard, the safe area), and `H` the height of the screen.
  ///
  /// *Threshold.* 40 pt: what is smaller may be a padding that is as large by chance.
  ///
  /// *Why.* System and code both inset the list for the same thing. It rests one safe area, or one keyboard, away from
  /// where it should.
  ///
  /// *Excluded.* Lists below a header, which `CH-GAP` and `REST-OVERLAP` judge, tabs and sheets. Space in which something
  /// else is drawn. Insets that are not counted exactly twice.
  ///
  /// *Example.* None in the gallery.
  public static let restGap = Self(
    "REST-GAP", .error, tolerance: 40, .points,
    summary: "An inset of a list is counted twice.")
}

enum RestGapRule {
  static var rule: ReviewRule { .restGap }

  static func judge(_ run: RunReading) {
    guard run.headerBottom(0).isNaN, run.timeline.track("sheet.height") < 0,
      run.timeline.track("tabBar.y") < 0, run.timeline.track("page.position") < 0
    else { return }
    var spans: [HitSpan] = []
    var gaps: (top: Double?, bottom: Double?) = (nil, nil)
    // The frame that has these gaps.
    var judged = -1
    for frame in 0..<run.frameCount where run.isIdle(frame) {
      if judged != frame - 1 || !run.repeats(frame) { gaps = Self.gaps(run, frame) }
      judged = frame
      if let top = gaps.top { HitSpan.add(frame, top, cause: 0, to: &spans) }
      if let bottom = gaps.bottom { HitSpan.add(frame, bottom, cause: 1, to: &spans) }
    }
    run.report(spans, label: "# pt twice") { span in
      Wording(
        "At rest the list ends # points away from what covers it, which is as much as is covered: the inset is counted twice. Let either the system or the code make room.",
        span.amount)
    }
  }

  /// The gaps at the ends of a list at which it rests, where an inset is counted twice, in points.
  private static func gaps(_ run: RunReading, _ frame: Int) -> (top: Double?, bottom: Double?) {
    let isAtStart = abs(run.offset(frame) - run.minimum(frame)) <= RunReading.tolerance
    let isAtEnd =
      abs(run.offset(frame) - run.maximum(frame)) <= RunReading.tolerance
      && run.maximum(frame) > run.minimum(frame) + RunReading.tolerance
    guard isAtStart || isAtEnd, let (top, bottom) = rows(run, frame) else { return (nil, nil) }
    return (
      isAtStart ? topGap(run, frame, top) : nil, isAtEnd ? bottomGap(run, frame, bottom) : nil
    )
  }

  /// Where the first row begins and the last one ends, in points; nil without rows, or if they lie side by side.
  private static func rows(_ run: RunReading, _ frame: Int) -> (top: Double, bottom: Double)? {
    var (top, bottom) = (Double.infinity, -Double.infinity)
    for index in run.timeline.elementRange(ofFrame: frame) {
      let element = run.timeline.elements[index]
      guard JumpSubject(element.id.kind) == .row else { continue }
      top = min(top, element.frame.y)
      bottom = max(bottom, element.frame.maxY)
    }
    return top < bottom ? (top, bottom) : nil
  }

  private static func topGap(_ run: RunReading, _ frame: Int, _ top: Double) -> Double? {
    let safe = run.screen(frame).safeAreaInsets.top
    guard safe >= run.limit(), abs(top + run.minimum(frame)) <= RunReading.tolerance else {
      return nil
    }
    var cover = safe
    for rect in bars(run, frame) where rect.y <= safe && rect.maxY < top {
      cover = max(cover, rect.maxY)
    }
    let gap = top - cover
    let isTwice = abs(gap - safe) <= RunReading.tolerance && isEmpty(run, frame, cover, top)
    return isTwice ? gap : nil
  }

  private static func bottomGap(_ run: RunReading, _ frame: Int, _ bottom: Double) -> Double? {
    let height = run.screen(frame).size.height
    var cover = height - run.screen(frame).safeAreaInsets.bottom
    for rect in bars(run, frame) where rect.maxY >= height - 0.5 && rect.y > bottom {
      cover = min(cover, rect.y)
    }
    let (gap, covered) = (cover - bottom, height - cover)
    guard covered >= run.limit(), abs(gap - covered) <= RunReading.tolerance,
      isEmpty(run, frame, bottom, cover)
    else { return nil }
    return gap
  }

  /// The rectangles of what lies across the screen and is neither a row nor the background.
  private static func bars(_ run: RunReading, _ frame: Int) -> [Rect] {
    let size = run.screen(frame).size
    var rects: [Rect] = []
    for index in run.timeline.elementRange(ofFrame: frame) {
      let element = run.timeline.elements[index]
      guard element.id.kind != .backdrop, JumpSubject(element.id.kind) != .row,
        element.frame.width > 0.9 * size.width, element.frame.height < 0.7 * size.height
      else { continue }
      rects.append(element.frame)
    }
    return rects
  }

  /// Whether nothing but the background lies between two heights.
  private static func isEmpty(
    _ run: RunReading, _ frame: Int, _ top: Double, _ bottom: Double
  ) -> Bool {
    for index in run.timeline.elementRange(ofFrame: frame) {
      let element = run.timeline.elements[index]
      guard element.id.kind != .backdrop, element.frame.height > 0 else { continue }
      if element.frame.y < bottom - 1, element.frame.maxY > top + 1 { return false }
    }
    return true
  }
}
