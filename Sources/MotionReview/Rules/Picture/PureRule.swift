// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// The same offset does not show the same picture.
  ///
  /// ```text
  /// at rest at two times, o equal:  |y − y'| > 0.5 pt
  /// ```
  ///
  /// `y` are the shifts of pictures.
  ///
  /// *Threshold.* Half a point.
  ///
  /// *Why.* A value that depends only on the offset is right after any fling, bounce or rotation. A
  /// value that adds up differences drifts, and nobody can tell when it went wrong.
  ///
  /// *Excluded.* Headers, which may have memory: `DELTA` judges them. Rotations: only frames of the
  /// same screen are compared.
  ///
  /// *Example* (`px1` on iPhone 8). At the same offset (−64) a picture is 34.2 points away from its earlier position. Compute its position from the offset, not from differences.
  public static let pure = Self(
    "PURE", .error, tolerance: 0.5, .points,
    summary: "The same offset does not show the same picture.")
}

enum PureRule: RunRule {
  static var rule: ReviewRule { .pure }

  static func judge(_ run: RunReading) {
    let tracks = [run.timeline.track("hero.shift"), run.timeline.track("card", 0, ".shift")]
    guard tracks[0] >= 0 || tracks[1] >= 0 else { return }
    var spans: [HitSpan] = []
    /// The first frames of rests, each at another offset.
    var rests: [Int] = []
    for frame in 0..<run.frameCount where run.isIdle(frame) {
      var known: Int?
      for rest in rests
      where abs(run.offset(rest) - run.offset(frame)) < 0.01 && run.epoch(rest) == run.epoch(frame)
      {
        known = rest
        break
      }
      guard let known else {
        rests.append(frame)
        continue
      }
      var most = 0.0
      for track in tracks {
        let miss = abs(run.value(track, frame) - run.value(track, known))
        if miss > most { most = miss }
      }
      guard most > run.limit() else { continue }
      HitSpan.add(frame, most, cause: 0, to: &spans)
    }
    run.report(spans, label: "# pt drift") { span in
      Wording(
        "At the same offset (#) a picture is # points away from its earlier position. Compute its position from the offset, not from differences.",
        run.offset(span.worst), span.amount)
    }
  }
}
