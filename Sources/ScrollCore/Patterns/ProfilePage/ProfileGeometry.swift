// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The lengths of a profile page on one screen, in points.
///
/// All vertical positions are functions of one distance: how far header and list have been scrolled
/// together. It is negative while the list is pulled beyond rest.
struct ProfileGeometry: Sendable {
  /// How many tabs there can be.
  static let tabLimit = 4

  /// The height of the open header below the safe area, which is also its travel.
  let headerHeight: Double
  /// The height of the tab bar.
  let tabBarHeight: Double
  /// How many tabs there are.
  let tabCount: Int
  /// The sections of every tab's list.
  let sections: SectionGeometry
  /// The extents of the screen.
  var size: Size
  /// Where the tab bar is pinned, and what a list leaves free at its end.
  var insets: EdgeInsets

  /// Makes the geometry of a page that fills a screen without insets; lengths in points.
  init(
    headerHeight: Double, tabBarHeight: Double, tabCount: Int, sections: SectionGeometry,
    size: Size
  ) {
    self.headerHeight = headerHeight
    self.tabBarHeight = tabBarHeight
    self.tabCount = tabCount
    self.sections = sections
    self.size = size
    insets = .zero
  }

  /// The inset of a list that starts below the open header and the tab bar.
  var restInset: Double { insets.top + headerHeight + tabBarHeight }
  /// The width of a tab.
  var tabWidth: Double { size.width / Double(tabCount) }
  /// The height that the pinned tab bar leaves for a list.
  private var listViewport: Double { size.height - insets.top - tabBarHeight }
  /// How far a list can be scrolled under the pinned tab bar.
  var listMaximum: Double {
    max(0, sections.contentLength + insets.bottom - listViewport)
  }
  /// The height of a list's content: a list with few rows is extended, so that the header can
  /// travel its full distance.
  var contentLength: Double { max(sections.contentLength, listViewport - insets.bottom) }

  /// The top of the tab bar, which is the end of the header.
  ///
  /// - Parameter distance: How far header and list have been scrolled together.
  func tabBarTop(_ distance: Double) -> Double {
    insets.top + max(headerHeight - distance, 0)
  }

  /// The end of the tab bar: the line where content comes into sight.
  func tabBarEnd(_ distance: Double) -> Double { tabBarTop(distance) + tabBarHeight }
}
