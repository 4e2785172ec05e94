// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// Two parts of one surface do not touch.
  ///
  /// ```text
  /// the tab bar is not pinned:       |header end − tab bar top| > 0.5 pt
  /// a large title shows:             |header end − first row top| > 0.5 pt
  /// at rest, |o − oMin| ≤ 0.5 pt:    |first row top − end of the tab bar, or top of the sheet| > 0.5 pt
  /// ```
  ///
  /// *Threshold.* Half a point.
  ///
  /// *Why.* A strip of background between two parts of one surface is visible immediately, and so
  /// is a row that is cut off at rest.
  ///
  /// A row below a section header belongs to that header.
  ///
  /// *Excluded.* Sheets of pattern files. Headers above a list without tabs, which `CH-GAP` and `REST-OVERLAP` judge. A
  /// header behind a pinned bar.
  ///
  /// *Example* (`lt1` on iPhone 8). The large title ends 52 points away from the first row, with which it scrolls. Position both by one offset.
  public static let seam = Self(
    "SEAM", .error, tolerance: 0.5, .points,
    summary: "Two parts of one surface do not touch.")
}

enum SeamRule: RunRule {
  static var rule: ReviewRule { .seam }

  private enum Cause: Int {
    case header
    case title
    case row
  }

  static func judge(_ run: RunReading) {
    var surfaces: [Surfaces] = []
    surfaces.reserveCapacity(run.frameCount)
    /// Where the tab bar is pinned on each screen, in points.
    var pinned = [Double](repeating: .infinity, count: run.timeline.epochs.count)
    var hasSeam = false
    for frame in 0..<run.frameCount {
      let stays = run.timeline.staysSame(inFrame: frame)
      let shown = stays ? surfaces[frame - 1] : Surfaces(run, frame)
      surfaces.append(shown)
      hasSeam = hasSeam || shown.hasSeam
      let epoch = run.epoch(frame)
      if shown.tabBar.y < pinned[epoch] { pinned[epoch] = shown.tabBar.y }
    }
    let title = run.timeline.track("title.height")
    guard hasSeam || title >= 0 else { return }
    let tab = run.timeline.track("selectedTab")
    let outer = run.timeline.track("outer.contentOffset.y")
    let isFile = run.timeline.ownElements != nil
    var spans: [HitSpan] = []
    for frame in surfaces.indices {
      let shown = surfaces[frame]
      let header = abs(shown.headerEnd - shown.tabBar.y)
      // In a file, what lies between the top of a sheet and its rows is the sheet's.
      let isOwn = isFile && shown.tabBar.y.isNaN
      let row =
        run.restsAtTop(frame) && !isOwn ? shown.gap(listOffset(run, frame, tab, outer)) : .nan
      let rowTop = run.firstRowTop(frame)
      let gap =
        run.value(title, frame) > RunReading.tolerance
        ? abs(run.headerBottom(frame) - rowTop) : .nan
      // NaN is never greater; a rule that has nothing to compare does not judge.
      if gap >= 0, gap > run.limit() {
        HitSpan.add(frame, gap, cause: Cause.title.rawValue, to: &spans)
      } else if shown.tabBar.y > pinned[run.epoch(frame)] + RunReading.tolerance,
        header >= 0, header > run.limit()
      {
        HitSpan.add(frame, header, cause: Cause.header.rawValue, reach: 3, to: &spans)
      } else if row >= 0, row > run.limit() {
        HitSpan.add(frame, row, cause: Cause.row.rawValue, to: &spans)
      }
    }
    run.report(spans, label: "# pt at seam") { span in
      span.cause == Cause.title.rawValue
        ? Wording(
          "The large title ends # points away from the first row, with which it scrolls. Position both by one offset.",
          span.amount)
        : span.cause == Cause.header.rawValue
          ? Wording(
            "The header ends # points away from its tab bar. Position both by one number.",
            span.amount)
          : Wording(
            "The first row rests # points away from the edge that it should touch. Position both by one number.",
            span.amount)
    }
  }
  /// How far the list of the selected tab is scrolled below the header, in points; 0 where header and list are not recorded
  /// apart: then the list that rests at its top is not.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - frame: The frame.
  ///   - tab: The track of the selected tab.
  ///   - outer: The track of the header's offset.
  private static func listOffset(
    _ run: RunReading, _ frame: Int, _ tab: Int, _ outer: Int
  ) -> Double {
    let tab = run.value(tab, frame)
    guard tab >= 0, tab < 100, !run.value(outer, frame).isNaN else { return 0 }
    let offset = run.value(
      run.timeline.track("inner", Int32(tab), ".contentOffset.y"), frame)
    return offset.isNaN ? 0 : offset
  }
}

/// Where the surfaces of a frame end that rows hang from, in points; NaN for what is not shown.
private struct Surfaces {
  var headerEnd = Double.nan
  var tabBar = Rect(.nan, .nan, .nan, .nan)
  var sheetTop = Double.nan
  /// The first section header of the list in front.
  var section = Rect(.nan, .nan, .nan, .nan)
  var firstRow = Double.nan

  init(_ run: RunReading, _ frame: Int) {
    let middle = run.screen(frame).size.width / 2
    for index in run.timeline.elementRange(ofFrame: frame) {
      let (id, frame) = (run.timeline.elements[index].id, run.timeline.elements[index].frame)
      switch JumpSubject(id.kind) {
      case .header where id.kind == .profile: headerEnd = frame.maxY
      case .tabBar: tabBar = frame
      case .sheet:
        // Rows behind a sheet are not of its list.
        (sheetTop, firstRow, section) = (frame.y, .nan, Rect(.nan, .nan, .nan, .nan))
      case .row, .sectionHeader:
        // Of adjacent pages, the page at the centre of the screen is in front.
        guard id.item == 0, frame.x <= middle, frame.maxX > middle else { continue }
        if JumpSubject(id.kind) == .row { firstRow = frame.y } else { section = frame }
      default: continue
      }
    }
  }

  /// The edge that the first row hangs from, in points.
  var edge: Double { tabBar.y.isNaN ? sheetTop : tabBar.maxY }
  var hasSeam: Bool { !edge.isNaN }

  /// The distance of the first row, or of the section header above it, from the edge, and of the
  /// row from that header, in points: the greater.
  ///
  /// - Parameter offset: How far the list is scrolled below the edge, in points.
  func gap(_ offset: Double) -> Double {
    guard !section.y.isNaN else { return abs(firstRow + offset - edge) }
    return max(abs(section.y + offset - edge), abs(firstRow - section.maxY))
  }
}
