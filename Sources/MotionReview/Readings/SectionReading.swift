// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A run of a list whose section headers stick.
final class SectionReading {
  /// A section header in a frame, along the axis of the list.
  struct Header {
    /// The section.
    var section: Int32
    /// Whether it is beyond its natural position.
    var isMoved: Bool
    /// Whether it stays on the screen while the list moves.
    var isPinned: Bool
    /// The start on the screen, in points.
    var start: Double
    /// Where it ends, in points.
    var end: Double
    /// How far it has moved since the frame before, in points; NaN if it was not there.
    var move: Double
  }

  /// The run.
  let run: RunReading
  /// The headers of all frames, in the order of their sections within a frame.
  private var headers: [Header] = []
  private var starts: [Int] = [0]
  /// Whether any of them sticks in the run.
  private(set) var sticks = false

  /// Reads a run; nil if it has no section headers.
  init?(_ run: RunReading) {
    self.run = run
    let timeline = run.timeline
    // By the distance of the number from the first one: a list is as long as what the run shows.
    var natural: [Double] = []
    var first = 0
    let selection = timeline.track("selectedTab")
    // The headers of a long run take up to a hundred megabytes, and would be copied as they grow.
    let count = timeline.elements.count { $0.id.kind == .sectionHeader }
    guard count > 0 else { return nil }
    headers.reserveCapacity(count)
    for frame in 0..<run.frameCount {
      let width = run.screen(frame).size.width
      // Another list has its headers elsewhere.
      if frame > 0,
        selection >= 0 && run.value(selection, frame) != run.value(selection, frame - 1)
          || run.epoch(frame) != run.epoch(frame - 1)
      {
        natural.removeAll(keepingCapacity: true)
      }
      // Indices and not a slice, which would prevent the array from growing in place.
      let before = frame > 0 ? starts[frame - 1]..<starts[frame] : 0..<0
      let scroll = frame > 0 ? run.rows.moves[frame] : .nan
      if run.repeats(frame) {
        appendAgain(before)
        continue
      }
      for index in timeline.elementRange(ofFrame: frame) {
        let element = timeline.elements[index]
        guard element.id.kind == .sectionHeader else { continue }
        // Of adjacent pages, the page at the centre of the screen is in front.
        guard
          isHorizontal(frame)
            || element.frame.x <= width / 2 && element.frame.maxX > width / 2
        else { continue }
        guard let section = number(of: element.id) else { continue }
        let (start, end) = span(of: element.frame, frame)
        // The position in the content, relative to an arbitrary point.
        let place = start + offset(frame)
        if natural.isEmpty { first = section }
        let distance = section - first
        guard abs(distance) < Self.numberLimit else { continue }
        // Numbers from the first one up take the even places, those below it the odd ones.
        let slot = distance < 0 ? -2 * distance - 1 : 2 * distance
        while natural.count <= slot { natural.append(.infinity) }
        natural[slot] = min(natural[slot], place)
        var header = Header(
          section: Int32(truncatingIfNeeded: section),
          isMoved: place > natural[slot] + RunReading.tolerance,
          isPinned: false, start: start, end: end, move: .nan)
        for other in before where headers[other].section == header.section {
          header.move = start - headers[other].start
        }
        header.isPinned = header.isMoved && abs(header.move) < 0.001 && abs(scroll) > 0.05
        if header.isPinned { sticks = true }
        headers.append(header)
      }
      starts.append(headers.count)
    }
    guard !headers.isEmpty else { return nil }
  }

  /// Appends the headers of the frame before for a frame that shows the same: no row moves, so none of them is pinned.
  private func appendAgain(_ before: Range<Int>) {
    for index in before {
      var header = headers[index]
      header.isPinned = false
      for other in before where headers[other].section == header.section {
        header.move = header.start - headers[other].start
      }
      headers.append(header)
    }
    starts.append(headers.count)
  }

  /// How far the number of a followed header may be from the first one's: a thousand sections.
  private static let numberLimit = 8000

  /// The number of a section header: eight times that of its section, and its page; nil for none.
  ///
  /// Adjacent pages number their sections alike. A pattern without pages may use the section as it
  /// is.
  private func number(of id: ElementID) -> Int? {
    let (section, page) = id.item >= 0 ? (id.item, id.section) : (id.section, -1)
    guard section >= 0 else { return nil }
    return Int(section) * 8 + min(max(Int(page) + 1, 0), 7)
  }

  /// The headers of a frame.
  func headers(_ frame: Int) -> ArraySlice<Header> { headers[starts[frame]..<starts[frame + 1]] }

  /// The start and the end of a rectangle along the axis of the list, in points; a right-to-left
  /// list that scrolls sideways starts at the right.
  func span(of rect: Rect, _ frame: Int) -> (start: Double, end: Double) {
    guard isHorizontal(frame) else { return (rect.y, rect.maxY) }
    let screen = run.screen(frame)
    guard screen.direction == .rightToLeft else { return (rect.x, rect.maxX) }
    return (screen.size.width - rect.maxX, screen.size.width - rect.x)
  }

  /// How far the list has been scrolled from its first section, in points.
  func offset(_ frame: Int) -> Double {
    guard isMirrored(frame) else { return run.offset(frame) }
    return run.maximum(frame) - run.timeline.bounds[frame].trailingInset - run.offset(frame)
  }

  /// Whether the list rests at its first section.
  func restsAtStart(_ frame: Int) -> Bool {
    // A list that starts at the right has its start at the greatest offset.
    isMirrored(frame)
      ? run.isIdle(frame)
        && abs(run.offset(frame) - run.maximum(frame)) <= RunReading.tolerance
      : run.restsAtTop(frame)
  }

  /// Whether the list starts at the right.
  private func isMirrored(_ frame: Int) -> Bool {
    isHorizontal(frame) && run.screen(frame).direction == .rightToLeft
  }

  /// Whether the list scrolls sideways.
  func isHorizontal(_ frame: Int) -> Bool {
    !run.timeline.bounds.isEmpty && run.timeline.bounds[frame].axis == .horizontal
  }

  /// The first edge of the list, in points.
  func edge(_ frame: Int) -> Double {
    run.timeline.bounds.isEmpty ? 0 : run.timeline.bounds[frame].start
  }

  /// Where what hides the first edge ends, in points: the tabs above it, else the safe area or the lowest bar that is
  /// drawn there, as far as the list is inset for it.
  ///
  /// A list may be inset for its own first header, too, which sticks below the bar and within the inset.
  func hiddenEdge(_ frame: Int) -> Double {
    let cover = cover(frame)
    guard run.tabBarEnd(frame).isNaN, !isHorizontal(frame) else { return cover }
    var end = run.screen(frame).safeAreaInsets.top
    for index in run.timeline.elementRange(ofFrame: frame) {
      let element = run.timeline.elements[index]
      // A bar at the other end of the screen hides nothing here.
      guard element.frame.y < cover else { continue }
      switch element.id.kind {
      case .statusBar, .pictureStatusBar, .header, .barBackground, .navigationBar, .pictureBar,
        .journalBar, .toolbar, .searchBar, .profile:
        end = max(end, element.frame.maxY)
      default: break
      }
    }
    return min(cover, end)
  }

  /// Where what covers the first edge ends, in points: the lower edge of the tabs above it, else the inset.
  func cover(_ frame: Int) -> Double {
    let tabs = run.tabBarEnd(frame)
    guard tabs.isNaN else { return tabs }
    guard !run.timeline.bounds.isEmpty else { return 0 }
    let bounds = run.timeline.bounds[frame]
    return bounds.start + (isMirrored(frame) ? bounds.trailingInset : bounds.leadingInset)
  }
}
