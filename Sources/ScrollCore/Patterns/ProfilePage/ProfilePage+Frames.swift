// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a frame shows, and what it reports.
extension ProfilePage {
  /// What one frame shows.
  struct Pose: BitwiseCopyable, Sendable {
    /// How far header and list have been scrolled together, without what the list has been scrolled while the header shows,
    /// in points; negative when pulled.
    var distance: Double
    /// How far the pages have moved to the left, in points.
    var pages: Double
    /// The tab in front.
    var selected: Int
    /// 1 if pages move without a finger, else 0; as a number, no bit of a pose is without a meaning.
    var turningPages: Int
    /// How far each list has been scrolled below the tab bar, in points.
    var lists: FourValues<Double>
    /// The inset of the list in front, in points.
    var inset: Double
    /// What the control does, by the number of its state.
    var state: Double
    /// What the spinner shows.
    var spinner: RefreshSpinner
  }

  /// The extents of the line below the selected tab, in points.
  private static let indicatorSize = Size(80, 2)
  /// The range of its travel over which the header's content fades before it would be under the
  /// clock.
  private static let fade = (start: 0.2, end: 0.7)
  /// The first layer of a list; header, tab bar, indicator and spinner come before.
  private static let firstList = 5

  // MARK: Values

  var valueNames: [TrackName] {
    [
      TrackName("tabBar.y"), TrackName("pinLine.y"), TrackName("selectedTab"),
      TrackName("indicator.x"), TrackName("contentInset.top"), TrackName("refresh.state"),
    ]
      + (0..<min(geometry.sections.count, Self.recordedSectionLimit)).map {
        TrackName("header", Int32($0), ".y")
      }
  }

  func record(_ pose: Pose, into values: inout OutputSpan<Double>) {
    values.append(geometry.tabBarTop(pose.distance))
    values.append(pinLine(pose))
    values.append(Double(pose.selected))
    values.append(LayoutMirroring(screen).shown(indicatorCentre(pose)))
    values.append(pose.inset)
    values.append(pose.state)
    for section in 0..<min(geometry.sections.count, Self.recordedSectionLimit) {
      values.append(headerTop(section, ofTab: pose.selected, pose))
    }
  }

  func pose(on host: borrowing ScrollHost) -> Pose {
    var distance = distance(on: host)
    var lists = travel.lists
    if travel.header < geometry.headerHeight {
      if !isHeld { distance -= lists[selected] }
    } else {
      // Beyond its end the front list continues, but the header does not.
      lists[selected] = max(distance - geometry.headerHeight, 0)
    }
    if let leaving, leaving.tab != selected {
      lists[leaving.tab] += leaving.overshoot(at: host.time)
    }
    return Pose(
      distance: distance, pages: host.contentOffset(of: pager.view), selected: selected,
      turningPages: host.isDecelerating(pager.view) ? 1 : 0, lists: lists,
      inset: host[.main].leadingInset, state: Double(control.state.rawValue),
      spinner: control.spinner(at: host.time, pull: -distance))
  }

  private func indicatorCentre(_ pose: Pose) -> Double {
    (pose.pages / geometry.size.width + 0.5) * geometry.tabWidth
  }

  /// Where section headers stick, in points from the top of the screen.
  private func pinLine(_ pose: Pose) -> Double {
    pinsAtInset ? pose.inset : geometry.tabBarEnd(pose.distance)
  }

  /// The start of the content of a tab's list on the screen, in points.
  private func contentTop(ofTab tab: Int, _ pose: Pose) -> Double {
    geometry.tabBarEnd(pose.distance) - pose.lists[tab]
  }

  /// The position of a section's header on the screen, in points.
  private func headerTop(_ section: Int, ofTab tab: Int, _ pose: Pose) -> Double {
    let top = contentTop(ofTab: tab, pose)
    return top + geometry.sections.headerStart(of: section, pinnedAt: pinLine(pose) - top)
  }

  // MARK: Touch

  /// The tab at a point of the screen; nil outside the tab bar.
  func tab(at point: Point, in pose: Pose) -> Int? {
    guard isOnTabBar(point, pose) else { return nil }
    return min(max(Int(point.x / geometry.tabWidth), 0), geometry.tabCount - 1)
  }

  private func isOnTabBar(_ point: Point, _ pose: Pose) -> Bool {
    let top = geometry.tabBarTop(pose.distance)
    return point.y >= top && point.y < top + geometry.tabBarHeight
  }

  /// The list scrolls wherever a finger lands; pages move below the tab bar, and stop under a
  /// finger.
  func scrollViews(at point: Point, in pose: Pose) -> ScrollViewSet {
    let isOnList = point.y >= geometry.tabBarEnd(pose.distance)
    let turns = isOnList || isOnTabBar(point, pose) && pose.turningPages != 0
    return turns ? [ScrollViewSet(.main), ScrollViewSet(pager.view)] : ScrollViewSet(.main)
  }

  // MARK: Layers

  /// The indicator hangs on the tab bar.
  var layers: [LayerLink] {
    [LayerLink(), LayerLink(), LayerLink(), LayerLink(parent: 2), LayerLink()]
      + [LayerLink](repeating: LayerLink(), count: geometry.tabCount)
  }

  func translate(_ pose: Pose, into layers: inout OutputSpan<Point>) {
    let top = geometry.tabBarTop(pose.distance)
    layers.append(Point(0, geometry.insets.top + geometry.headerHeight - pose.distance))
    layers.append(Point(0, top))
    layers.append(Point(indicatorCentre(pose), top))
    layers.append(Point(0, spinnerMiddle(pose)))
    for tab in 0..<geometry.tabCount {
      layers.append(
        Point(Double(tab) * geometry.size.width - pose.pages, contentTop(ofTab: tab, pose)))
    }
  }

  /// The centre of the space that a pull adds to the header, below the safe area.
  private func spinnerMiddle(_ pose: Pose) -> Double {
    geometry.insets.top + max(-pose.distance, 0) / 2
  }

  // MARK: Elements

  var visibleElementLimit: Int {
    let pages = min(geometry.tabCount, 2)
    let rows = Int(geometry.size.height / geometry.sections.rows.shortestItem) + 2
    let headers = Int(geometry.size.height / geometry.sections.headerLength) + 3
    return pages * (rows + headers) + geometry.tabCount + RefreshSpinner.spokeCount + 6
  }

  func layout(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {
    elements.append(ElementFrame(ElementID(.backdrop), layer: 0, frame: screen.bounds))
    for tab in 0..<geometry.tabCount where isVisible(tab, pose) {
      appendSections(ofTab: tab, pose, into: &elements)
    }
    // Rows go behind the tab bar, and higher ones behind the safe area above it.
    if geometry.insets.top > 0 {
      elements.append(
        ElementFrame(
          ElementID(.backdrop, item: 0), layer: 0,
          frame: Rect(0, 0, screen.size.width, geometry.insets.top)))
    }
    appendHeader(pose, into: &elements)
    appendTabs(pose, into: &elements)
    if screen.statusBarHeight > 0 {
      elements.append(
        ElementFrame(
          ElementID(.statusBar), layer: 0,
          frame: Rect(0, 0, screen.size.width, screen.statusBarHeight)))
    }
  }

  /// Whether some of a page is on the screen.
  private func isVisible(_ tab: Int, _ pose: Pose) -> Bool {
    let left = Double(tab) * geometry.size.width - pose.pages
    return left < geometry.size.width && left + geometry.size.width > 0
  }

  /// The header extends from the top of the screen to the tab bar and grows when pulled; when
  /// scrolled, it slides behind the safe area.
  private func appendHeader(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {
    let end = geometry.insets.top + geometry.headerHeight - pose.distance
    let height = max(end, geometry.insets.top + geometry.headerHeight)
    if end > 0, height > 0 {
      elements.append(
        ElementFrame(
          ElementID(.profile), layer: 1, frame: Rect(0, end - height, screen.size.width, height),
          contentAlpha: headerAlpha(pose)))
    }
    guard pose.spinner.isVisible else { return }
    let side = RefreshSpinner.side
    let frame = Rect(
      (screen.size.width - side) / 2, spinnerMiddle(pose) - side / 2, side, side)
    for spoke in 0..<RefreshSpinner.spokeCount {
      let alpha = pose.spinner.alpha(ofSpoke: spoke)
      guard alpha > 0 else { continue }
      elements.append(
        ElementFrame(
          ElementID(.refresh, item: Int32(spoke)), layer: 4, frame: frame, contentAlpha: alpha))
    }
  }

  /// A header that ends up behind the status bar fades before it gets there.
  private func headerAlpha(_ pose: Pose) -> Double {
    guard geometry.headerHeight > 0, geometry.insets.top > 0 else { return 1 }
    let share = pose.distance / geometry.headerHeight
    return min(max((Self.fade.end - share) / (Self.fade.end - Self.fade.start), 0), 1)
  }

  private func appendTabs(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {
    let width = geometry.tabWidth
    let bar = Rect(
      0, geometry.tabBarTop(pose.distance), screen.size.width, geometry.tabBarHeight)
    elements.append(ElementFrame(ElementID(.tabBar), layer: 2, frame: bar, contentAlpha: 0))
    for tab in 0..<geometry.tabCount {
      elements.append(
        ElementFrame(
          ElementID(.tab, item: Int32(tab)), layer: 2,
          frame: Rect(Double(tab) * width, bar.y, width, bar.height)))
    }
    let size = Size(min(Self.indicatorSize.width, width), Self.indicatorSize.height)
    elements.append(
      ElementFrame(
        ElementID(.indicator), layer: 3,
        frame: Rect(
          indicatorCentre(pose) - size.width / 2, bar.maxY - size.height, size.width, size.height)))
  }

  /// Rows that are visible below the tab bar, and then section headers, which are above them.
  private func appendSections(
    ofTab tab: Int, _ pose: Pose, into elements: inout OutputSpan<ElementFrame>
  ) {
    let sections = geometry.sections
    guard sections.count > 0 else { return }
    let top = contentTop(ofTab: tab, pose)
    let left = Double(tab) * geometry.size.width - pose.pages
    let edge = geometry.tabBarEnd(pose.distance)
    let first = sections.section(at: edge - top)
    let last = sections.section(at: screen.size.height - top)
    guard first <= last else { return }
    let layer = UInt8(Self.firstList + tab)
    let rowHeight = sections.rows.shortestItem
    for section in first...last {
      let start = top + sections.linesStart(of: section)
      var row = sections.rows.line(at: edge - start)
      while row < sections.itemCount(of: section) {
        let y = start + Double(row) * rowHeight
        guard y < screen.size.height else { break }
        if y + rowHeight > edge {
          elements.append(
            ElementFrame(
              ElementID(.post, section: Int32(tab), item: number(row, in: section)), layer: layer,
              frame: Rect(left, y, screen.size.width, rowHeight)))
        }
        row += 1
      }
    }
    for section in first...last {
      let y = headerTop(section, ofTab: tab, pose)
      guard y < screen.size.height, y + sections.headerLength > edge else { continue }
      elements.append(
        ElementFrame(
          ElementID(.sectionHeader, section: Int32(tab), item: Int32(truncatingIfNeeded: section)),
          layer: layer, frame: Rect(left, y, screen.size.width, sections.headerLength)))
    }
  }

  /// The number of a row in its list, from the sections' lengths alone.
  private func number(_ row: Int, in section: Int) -> Int32 {
    let sections = geometry.sections
    let headers = Double(section) * sections.headerLength
    let before = (sections.start(of: section) - headers) / sections.rows.shortestItem
    return Int32(truncatingIfNeeded: Int(before + 0.5) &+ row)
  }
}
