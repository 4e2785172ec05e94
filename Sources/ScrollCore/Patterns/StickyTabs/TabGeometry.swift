// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The lengths of a header, a tab bar and the lists of its tabs on one screen, in points.
struct TabGeometry: Sendable, BitwiseCopyable {
  /// How many tabs there can be: a host has six scroll views, of which two are not lists.
  static let tabLimit = 4

  /// The extents of the screen.
  var size: Size
  /// The position of pinned tabs: 0 in the article, the top of the safe area in our variants.
  var topInset: Double
  /// What a list leaves free at its end.
  var bottomInset: Double
  /// The extents of a row, which is as wide as a page.
  var row: Size
  /// The height of the header below `topInset`, which is also its travel.
  let headerHeight: Double
  /// The height of the tab bar.
  let tabBarHeight: Double
  /// The height of all rows of each tab; entries beyond the number of tabs are 0.
  private var rowsLengths: FourValues<Double>
  /// How many tabs there are, from 1 to 4.
  let tabCount: Int

  /// Makes the geometry of full-screen pages without insets.
  ///
  /// - Parameters:
  ///   - size: The extents of the screen, in points.
  ///   - headerHeight: How far the header travels, in points.
  ///   - tabBarHeight: The height of the tab bar, in points.
  ///   - rowHeight: The height of a row, in points, above 0.
  ///   - rows: How many rows each tab has. Numbers after the fourth are not used, and an empty list
  ///     is one tab without rows.
  init(
    size: Size, headerHeight: Double, tabBarHeight: Double, rowHeight: Double, rows: [Int]
  ) {
    self.size = size
    topInset = 0
    bottomInset = 0
    row = Size(size.width, rowHeight)
    self.headerHeight = headerHeight
    self.tabBarHeight = tabBarHeight
    rowsLengths = FourValues { $0 < rows.count ? Double(rows[$0]) * rowHeight : 0 }
    tabCount = min(max(rows.count, 1), Self.tabLimit)
  }

  /// The width of a page.
  var pageWidth: Double {
    get { row.width }
    set { row.width = newValue }
  }
  /// The height of a row.
  var rowHeight: Double { row.height }
  /// The offset of the pages at the last of them.
  var lastPage: Double { Double(tabCount - 1) * pageWidth }
  /// The width of a tab.
  var tabWidth: Double { size.width / Double(tabCount) }
  /// The height that pinned tabs leave for a list.
  var listViewport: Double { size.height - topInset - tabBarHeight }

  /// The height of all rows of a tab.
  func rowsLength(_ tab: Int) -> Double { rowsLengths[tab] }

  #if !WITHOUT_PROGRAM_STEPS
  /// How many rows each tab has.
  var rowCounts: [Int] {
    get { (0..<tabCount).map { Int(rowsLengths[$0] / rowHeight + 0.5) } }
    set { for tab in 0..<tabCount { rowsLengths[tab] = Double(newValue[tab]) * rowHeight } }
  }
  #endif

  /// The height of what a list scrolls, its inset included.
  func listLength(_ tab: Int) -> Double { rowsLength(tab) + bottomInset }

  /// How far a list can be scrolled under pinned tabs; 0 for one that fits.
  func listMaximum(_ tab: Int) -> Double { max(0, listLength(tab) - listViewport) }

  /// The height of a table that holds header, tab bar and the rows of one tab.
  ///
  /// - Parameters:
  ///   - tab: The tab whose rows it holds.
  ///   - filler: Whether blank space lets the tab bar reach its pinned position with few rows.
  func tableLength(_ tab: Int, filler: Bool) -> Double {
    let length = headerHeight + tabBarHeight + rowsLength(tab)
    return filler ? max(length, headerHeight + size.height) : length
  }
}
