// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a frame shows, and what it reports.
extension StickyTabs {
  /// What one frame shows; in points, NaN for what a variant lacks.
  ///
  /// Nobody reads the offsets of tabs that there are not.
  struct Pose: BitwiseCopyable, Sendable {
    /// The end of the header, where the tab bar would be if it were not pinned.
    var headerEnd: Double
    /// The top of the tab bar.
    var tabBarTop: Double
    /// The tab in front.
    var selected: Int
    /// How far the pages have moved to the left.
    var pager: Double
    /// 1 if pages move without a finger, else 0: no bit of a pose is without a meaning, so frames can be compared by
    /// their bits.
    var turningPages: Int
    /// How far each list has been scrolled below the tab bar.
    var lists: FourValues<Double>
    /// The offset of the table or of the outer table.
    ///
    /// Poses are compared from their end on. While the header moves, they differ here, and before it in what follows from
    /// this offset; while a list moves, in `inner`.
    var outer: Double
    /// The offsets of the lists' scroll views.
    var inner: FourValues<Double>
  }

  /// The extents of the indicator, as in the article.
  private static let indicatorSize = Size(80, 2)
  /// The range of its travel over which the header's content fades before it would be under the
  /// clock.
  private static let fade = (start: 0.2, end: 0.7)

  /// The first layer of a list: the screen, header, tab bar, window and track of the pages come before.
  private static let firstList = 5

  private var shownTabCount: Int { variant.hasTabs ? geometry.tabCount : 0 }
  private var hasPager: Bool { family != .table }

  // MARK: Values

  var valueNames: [TrackName] {
    [TrackName("tabBar.y"), TrackName("selectedTab"), TrackName("outer.contentOffset.y")]
      + (0..<geometry.tabCount).map { TrackName("inner", Int32($0), ".contentOffset.y") }
      + [TrackName("pager.contentOffset.x"), TrackName("indicator.x")]
  }

  @inline(__always)
  func record(_ pose: Pose, into values: inout OutputSpan<Double>) {
    let mirror = LayoutMirroring(screen)
    values.append(
      pose.tabBarTop, variant.hasTabs ? Double(pose.selected) : .nan, pose.outer)
    values.append(upToFour: geometry.tabCount) { pose.inner[$0] }
    values.append(
      !hasPager ? .nan : mirror.isOn ? Self.mirrored(pose.pager, geometry.lastPage) : pose.pager,
      variant.hasTabs ? mirror.shown(indicatorCentre(pose)) : .nan)
  }

  /// The offset of pages from the other end; apart, so that frames that need no mirror compute none.
  @inline(never)
  private static func mirrored(_ offset: Double, _ lastPage: Double) -> Double { lastPage - offset }

  /// The page at the centre plus its fractional offset is the pager's position in pages.
  private func indicatorCentre(_ pose: Pose) -> Double {
    (pose.pager / geometry.size.width + 0.5) * geometry.tabWidth
  }

  @inline(__always)
  func pose(on host: borrowing ScrollHost) -> Pose {
    var pose = Pose(
      headerEnd: 0, tabBarTop: 0, selected: selected, pager: 0, turningPages: 0,
      lists: FourValues(repeating: 0), outer: .nan, inner: FourValues(repeating: .nan))
    var travelled = travel.header
    if isUnified {
      pose.outer = travelled
      pose.inner = travel.lists
      if overscroll != 0 { pose.inner[selected] += overscroll }
      pose.lists = pose.inner
      return placed(pose, travelled, on: host)
    }
    switch family {
    case .table:
      let offset = host.contentOffset(of: .main)
      pose.outer = offset
      travelled = offset
      pose.lists = FourValues(repeating: max(offset - ceiling, 0))
      // The tab in front has the whole width.
      pose.pager = Double(selected) * geometry.size.width
    case .nested:
      pose.outer = host.contentOffset(of: .main)
      travelled = pose.outer
      pose.inner = listOffsets(on: host)
      pose.lists = pose.inner
    case .unified: break
    case .smooth:
      let offsets = listOffsets(on: host)
      pose.inner = offsets
      pose.lists = FourValues { offsets[$0] + listInset - travelled }
    }
    return hasPager ? placed(pose, travelled, on: host) : placed(pose, travelled)
  }

  /// The offsets of the lists' scroll views.
  @inline(__always)
  private func listOffsets(on host: borrowing ScrollHost) -> FourValues<Double> {
    var offsets = FourValues(repeating: 0.0)
    // Four lines and not a loop, which would be part of every frame's code with all its tests.
    offsets[0] = host.contentOffset(of: list(0))
    offsets[1] = host.contentOffset(of: list(1))
    offsets[2] = host.contentOffset(of: list(2))
    offsets[3] = host.contentOffset(of: list(3))
    return offsets
  }

  /// A pose with its pages, and with header and tab bar where the header has travelled to, in points.
  @inline(__always)
  private func placed(_ pose: Pose, _ travelled: Double, on host: borrowing ScrollHost) -> Pose {
    var pose = placed(pose, travelled)
    pose.pager = host.contentOffset(of: Self.pager)
    pose.turningPages = host.isDecelerating(Self.pager) ? 1 : 0
    return pose
  }

  /// A pose with header and tab bar where the header has travelled to, in points.
  @inline(__always)
  private func placed(_ pose: Pose, _ travelled: Double) -> Pose {
    var pose = pose
    pose.headerEnd = geometry.topInset + ceiling - travelled
    pose.tabBarTop = pose.headerEnd.atLeast(geometry.topInset)
    return pose
  }

  // MARK: Touch

  /// The tab at a point of the screen; nil outside the tab bar, and without tabs.
  func tab(at point: Point, in pose: Pose) -> Int? {
    guard variant.hasTabs, isOnTabBar(point, pose) else { return nil }
    return min(max(Int(point.x / geometry.tabWidth), 0), geometry.tabCount - 1)
  }

  private func isOnTabBar(_ point: Point, _ pose: Pose) -> Bool {
    point.y >= pose.tabBarTop && point.y < pose.tabBarTop + geometry.tabBarHeight
  }

  /// In the article's variants, tabs are controls that receive all touches, so a tap does not stop
  /// a fling.
  ///
  /// In ours it does, also the motion of pages, and a drag may start on the tabs.
  func scrollViews(at point: Point, in pose: Pose) -> ScrollViewSet {
    let isOnTabBar = isOnTabBar(point, pose)
    let isOnList = point.y >= pose.tabBarTop + geometry.tabBarHeight
    switch family {
    case .table:
      return variant.hasTabs && isOnTabBar ? [] : ScrollViewSet(.main)
    case .nested:
      guard isOnList else { return isOnTabBar ? [] : ScrollViewSet(.main) }
      // A finger of a script may land outside the screen.
      let page = min(
        max(Int((point.x + pose.pager) / geometry.pageWidth), 0), geometry.tabCount - 1)
      return [ScrollViewSet(.main), ScrollViewSet(Self.pager), ScrollViewSet(list(page))]
    case .unified, .smooth:
      let front = ScrollViewSet(family == .smooth ? list(pose.selected) : .main)
      return isOnList || isOnTabBar && pose.turningPages != 0
        ? front.union(ScrollViewSet(Self.pager)) : front
    }
  }

  // MARK: Layers

  /// Pages and lists hang below the tab bar and are seen below it only; a swipe moves the track of the
  /// pages, and a scroll the list.
  var layers: [LayerLink] {
    let window = LayerLink(parent: 2, clip: Rect(0, 0, geometry.size.width, geometry.size.height))
    return [LayerLink(), LayerLink(), LayerLink(), window, LayerLink(parent: 3)]
      + [LayerLink](repeating: LayerLink(parent: 4), count: geometry.tabCount)
      + [LayerLink(parent: 2)]
  }

  @inline(__always)
  func translate(_ pose: Pose, into layers: inout OutputSpan<Point>) {
    let top = pose.tabBarTop + geometry.tabBarHeight
    layers.append(
      Point(0, pose.headerEnd), Point(0, pose.tabBarTop), Point(0, top), Point(-pose.pager, top))
    layers.append(upToFour: geometry.tabCount) { tab in
      Point(Double(tab) * geometry.pageWidth - pose.pager, top - pose.lists[tab])
    }
    layers.append(Point(indicatorCentre(pose), pose.tabBarTop))
  }

  // MARK: Elements

  var visibleElementLimit: Int {
    let pages = min(geometry.tabCount, Int(geometry.size.width / geometry.pageWidth) + 2)
    let rows = Int(geometry.size.height / geometry.rowHeight) + 2
    return 4 + geometry.tabCount + pages * rows
  }

  @inline(__always)
  func layout(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {
    let width = geometry.size.width
    let height = geometry.topInset + geometry.headerHeight
    if pose.headerEnd > 0, height > 0 {
      elements.append(
        ElementFrame(
          ElementID(.profile), layer: 1, frame: Rect(0, pose.headerEnd - height, width, height),
          contentAlpha: contentAlpha(pose)))
    }
    let bar = Rect(0, pose.tabBarTop, width, geometry.tabBarHeight)
    // A bar without tabs holds a title instead.
    elements.append(
      ElementFrame(ElementID(.tabBar), layer: 2, frame: bar, contentAlpha: variant.hasTabs ? 0 : 1))
    var tabs = ElementSeries(.tab, from: 0, layer: 2)
    let tabCount = Double(shownTabCount)
    var number = 0.0
    while number < tabCount {
      elements.append(
        tabs.next(Rect(number * geometry.tabWidth, bar.y, geometry.tabWidth, bar.height)))
      number += 1
    }
    var tab = 0
    while tab < geometry.tabCount {
      let left = Double(tab) * geometry.pageWidth - pose.pager
      if left < geometry.pageWidth, left + geometry.pageWidth > 0 {
        appendRows(
          tab, at: Point(left, bar.maxY), scrolledBy: pose.lists[tab], into: &elements)
      }
      tab &+= 1
    }
    if variant.hasTabs {
      let size = Size(min(Self.indicatorSize.width, geometry.tabWidth), Self.indicatorSize.height)
      elements.append(
        ElementFrame(
          ElementID(.indicator), layer: Self.listLayer(geometry.tabCount),
          frame: Rect(
            indicatorCentre(pose) - size.width / 2, bar.maxY - size.height, size.width,
            size.height)))
    }
    if screen.statusBarHeight > 0 {
      elements.append(
        ElementFrame(
          ElementID(.statusBar), layer: 0, frame: Rect(0, 0, width, screen.statusBarHeight)))
    }
  }

  /// A header that ends up behind the status bar fades before it gets there; the article's leaves the
  /// screen.
  @inline(__always)
  private func contentAlpha(_ pose: Pose) -> Double {
    guard fadesHeader else { return 1 }
    let share = (geometry.topInset + ceiling - pose.headerEnd) / ceiling
    return ((Self.fade.end - share) / (Self.fade.end - Self.fade.start)).atLeast(0).atMost(1)
  }

  /// The layer of a tab's list; that of the indicator follows the last one.
  private static func listLayer(_ tab: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: firstList &+ tab)
  }

  /// Appends the rows of a list whose window has its upper left corner at a point of the screen.
  ///
  /// Rows are of one height, so the first visible one is found by division, however long the list is.
  @inline(__always)
  private func appendRows(
    _ tab: Int, at corner: Point, scrolledBy offset: Double,
    into elements: inout OutputSpan<ElementFrame>
  ) {
    let (left, top) = (corner.x, corner.y)
    let height = geometry.rowHeight
    let end = (offset + geometry.size.height - top).atMost(geometry.rowsLength(tab))
    let first = Int((offset / height).atLeast(0))
    var rows = ElementSeries(
      .post, section: Int32(truncatingIfNeeded: tab), from: first, layer: Self.listLayer(tab))
    // Rows are counted as the numbers that they are multiplied with.
    var row = Double(first)
    var frame = Rect(left, 0, geometry.row.width, geometry.row.height)
    var start = row * height
    var second = (row + 1) * height
    // Two at a time: where the second is visible, so is the first.
    while second < end {
      elements.requireRoom(for: 2)
      for index in 0..<2 {
        frame.y = top + (index == 0 ? start : second) - offset
        elements.append(rows.next(frame))
      }
      row += 2
      start = row * height
      second = (row + 1) * height
    }
    if start < end {
      frame.y = top + start - offset
      elements.append(rows.next(frame))
    }
  }
}
