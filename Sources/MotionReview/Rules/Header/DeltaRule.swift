// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// The header skips a part of the scroll.
  ///
  /// ```text
  /// d = clamp(h(n−1) − (oc(n) − oc(n−1))),  a = clamp(−oc(n)) or clamp(−o(n))
  /// |h − d| > 0.5 pt and |h − a| > 0.5 pt
  /// ```
  ///
  /// `oc` is the offset clamped to its limits; heights are clamped between the minimum of the run
  /// and the inset. `d` is the motion of a header that follows differences, `a` that of a header
  /// that follows the offset.
  ///
  /// *Threshold.* Half a point.
  ///
  /// *Why.* Each header follows one of the two. A frame that follows neither has lost an event, or
  /// started with a wrong state: the limits hide it, and the header is off from then on.
  ///
  /// *Excluded.* Headers that never move. Frames beyond the same end, which `BOUNCE-COUPLING`
  /// judges. A header that opens less than it could and yet covers what it must: some wait until
  /// the finger scrolls back. Frames in which the finger lands or lifts, or the list reverses.
  /// Animations of the interface, a changed inset, a rotation.
  ///
  /// *Example* (`ch3` on iPhone 8). The list scrolls by −1.3 points and the header moves by 1.3: 100 points are lost. Follow every event, and start with the offset at rest.
  public static let delta = Self(
    "DELTA", .error, tolerance: 0.5, .points,
    summary: "The header skips a part of the scroll.")
}

enum DeltaRule: RunRule {
  static var rule: ReviewRule { .delta }

  static func judge(_ header: HeaderReading) {
    let run = header.run
    var spans: [HitSpan] = []
    guard header.moves else { return }
    let limit = run.limit()
    for frame in 0..<run.frameCount where frame > 0 {
      let full = header.full(frame)
      guard !run.isOwnMotion(frame), !header.changesInset(frame), !full.isNaN,
        !isBeyond(run, frame), !run.hasCorner(frame)
      else { continue }
      let scroll = run.insideOffset(frame) - run.insideOffset(frame - 1)
      let least = min(header.least(frame), full)
      // A header that stretches is above its rest while the list is pulled.
      let before = header.stretches ? min(header.bottom(frame - 1), full) : header.bottom(frame - 1)
      let height = header.stretches ? min(header.bottom(frame), full) : header.bottom(frame)
      let byDelta = min(max(before - scroll, least), full)
      let byOffset = min(max(-run.insideOffset(frame), least), full)
      let byRows = min(max(-run.offset(frame), least), full)
      let miss = min(
        abs(height - byDelta), min(abs(height - byOffset), abs(height - byRows)))
      guard miss > limit else { continue }
      if scroll < 0, height >= before - limit, height <= byDelta, height >= byOffset - limit {
        continue
      }
      HitSpan.add(frame, miss, cause: 0, to: &spans)
    }
    run.report(spans, label: "# pt scroll ignored") { span in
      let frame = span.worst
      return Wording(
        "The list scrolls by # points and the header moves by #: # points are lost. Follow every event, and start with the offset at rest.",
        run.offset(frame) - run.offset(frame - 1), header.move(frame), span.amount)
    }
  }

  private static func isBeyond(_ run: RunReading, _ frame: Int) -> Bool {
    let (a, b) = (run.offset(frame - 1), run.offset(frame))
    return a < run.minimum(frame) && b < run.minimum(frame)
      || a > run.maximum(frame) && b > run.maximum(frame)
  }
}
