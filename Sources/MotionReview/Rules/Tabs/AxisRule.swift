// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// `AXIS`: a finger moves both axes.
///
///     |Δx| > 1.25·|Δy| of the finger at the slop:  rows move by > 0.5 pt up or down
///     |Δy| > 1.25·|Δx| of the finger at the slop:  pages move by > 0.5 pt
///
/// *Threshold.* Half a point over the whole touch. Fingers near the diagonal may do either.
///
/// *Why.* Recognisers that work at the same time each take their part of a slanting finger: the page turns while the list scrolls.
///
/// *Excluded.* Fingers that land while something moves. Patterns without pages.
enum AxisRule {
  private static let slop = 10.0
  private static let margin = 1.25

  static func findings(in tabs: TabReading) -> [Finding] {
    let run = tabs.run
    var spans: [HitSpan] = []
    for touch in run.touches
    where touch.first > 0 && touch.first < touch.end && run.isIdle(touch.first - 1) {
      let start = run.timeline.fingers[touch.first]
      var pages = Double.nan
      var isHorizontal = false
      var moved = 0.0
      for frame in touch.first..<touch.end where frame > touch.first {
        let place = run.timeline.fingers[frame]
        let way = (x: abs(place.x - start.x), y: abs(place.y - start.y))
        if pages.isNaN {
          guard max(way.x, way.y) > slop else { continue }
          guard max(way.x, way.y) > margin * min(way.x, way.y) else { break }
          isHorizontal = way.x > way.y
          pages = tabs.pages(touch.first)
          guard !pages.isNaN else { break }
        }
        let row = run.rows.moves[frame]
        if isHorizontal {
          moved += row.isNaN ? 0 : abs(row)
        } else {
          moved = abs(tabs.pages(frame) - pages)
        }
        guard moved > run.limit(.axis) else { continue }
        HitSpan.add(frame, moved, cause: isHorizontal ? 1 : 0, reach: 6, to: &spans)
      }
    }
    return HitSpan.findings(of: .axis, spans, label: "# pt across") { span in
      var text = Wording()
      text.say(
        span.cause == 1
          ? "A finger that sets out sideways also scrolls the rows, by "
          : "A finger that sets out up or down also moves the pages, by ")
      text.say(
        "# points. Decide on one axis when the drag begins, and stop the other.", span.amount)
      return text
    }
  }
}
