// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// The header follows a list that is beyond its end.
  ///
  /// ```text
  /// o stays beyond the same end, the end included:  |h − h(first of these frames)| > 0.5 pt
  /// ```
  ///
  /// *Threshold.* Half a point over all of these frames, so that the display rate makes no
  /// difference.
  ///
  /// *Why.* Motion beyond an end and back is not scrolling. A header that follows it opens at the
  /// bottom, or rests half closed at the top. Code that skips those events and then compensates for
  /// them does so in one frame.
  ///
  /// *Excluded.* Headers that are designed to stretch, at the top; at the bottom, headers that end
  /// where the first cell of a short list starts. Animations of the interface, a changed inset, a
  /// rotation.
  ///
  /// *Example* (`ch4` on iPhone 8). The header changes by 68 points while the list is beyond its bottom. Derive it from the clamped offset.
  public static let bounceCoupling = Self(
    "BOUNCE-COUPLING", .error, tolerance: 0.5, .points,
    summary: "The header follows a list that is beyond its end.")
}

enum BounceCouplingRule: RunRule {
  static var rule: ReviewRule { .bounceCoupling }

  static func judge(_ header: HeaderReading) {
    let run = header.run
    var spans: [HitSpan] = []
    var side = 0
    var start = 0.0
    for frame in 0..<run.frameCount {
      let offset = run.offset(frame)
      var now = 0
      if offset >= run.maximum(frame) - 0.01 { now = 2 }
      if offset <= run.minimum(frame) + 0.01 { now = header.stretches ? 0 : 1 }
      if now != side || run.isOwnMotion(frame) || frame > 0 && header.changesInset(frame) {
        side = now
        start = header.bottom(frame)
      }
      guard side > 0, side == 1 || !goesWithShortList(header, frame) else { continue }
      let change = abs(header.bottom(frame) - start)
      guard change > run.limit(), header.bottom(frame) != header.bottom(frame - 1)
      else { continue }
      HitSpan.add(frame, change, cause: side, reach: 3, to: &spans)
    }
    run.report(spans, label: "# pt during bounce") { span in
      var text = Wording(
        "The header changes by # points while the list is beyond its ", span.amount)
      text.append(span.cause == 1 ? "top" : "bottom")
      text.append(". Derive it from the clamped offset.")
      return text
    }
  }

  /// Whether the header ends where the first cell starts, or at its least height with that cell
  /// above: a short list moves it along.
  private static func goesWithShortList(_ header: HeaderReading, _ frame: Int) -> Bool {
    let (bottom, row) = (header.bottom(frame), header.run.firstRowTop(frame))
    if abs(bottom - row) <= RunReading.tolerance { return true }
    return row < bottom && bottom <= header.least(frame) + RunReading.tolerance
      && -header.run.maximum(frame) > header.least(frame)
  }
}
