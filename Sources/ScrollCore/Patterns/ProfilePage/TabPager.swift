// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Adjacent pages, one for each tab, that a finger moves or a tap selects.
///
/// A finger does one thing only: it moves pages if it has moved farther along x than along y when
/// it is recognised; otherwise it scrolls.
struct TabPager: Sendable, BitwiseCopyable {
  /// The scroll view of the pages.
  let view: ScrollViewID
  /// How many pages there are.
  let count: Int
  /// The width of a page, in points.
  var width: Double
  /// What the finger does.
  private(set) var axis = PanAxis.undecided
  /// Whether a finger moves pages, or has moved them and they are not at rest yet.
  private(set) var isPaging = false

  /// Makes pages of a width in points.
  init(view: ScrollViewID, count: Int, width: Double) {
    self.view = view
    self.count = count
    self.width = width
  }

  /// Gives the scroll view its geometry; pages do not bounce.
  func arrange(on host: inout ScrollHost) {
    host.arrange(
      view,
      as: ScrollView(
        axis: .horizontal, viewport: width, contentLength: width * Double(count), bounces: false,
        isPaging: true))
  }

  /// The page that covers the centre of the screen.
  func page(on host: borrowing ScrollHost) -> Int {
    min(max(Int(host.contentOffset(of: view) / width + 0.5), 0), count - 1)
  }

  /// Resets the axis at touch up: a finger that catches the pages drags them before its touch down
  /// is delivered.
  mutating func touchUp() { axis = .undecided }

  /// Decides what the finger does, as soon as it has moved.
  ///
  /// Pages that return select no other tab on their way.
  ///
  /// - Parameters:
  ///   - list: The scroll view that moves up and down under the finger.
  ///   - selected: The page in front, to which pages return that were caught between two rests.
  ///   - host: The scroll host.
  mutating func decideAxis(list: ScrollViewID, selected: Int, on host: inout ScrollHost) {
    guard axis == .undecided, let way = host.touch?.translation, way != .zero else { return }
    axis = way.x.magnitude > way.y.magnitude ? .horizontal : .vertical
    if axis == .horizontal {
      if host.isTracking(list) { host.stop(list) }
    } else if host.isTracking(view) {
      host.stop(view)
      isPaging = false
      turnPage(to: selected, on: &host)
    }
  }

  /// A scroll view starts to follow the finger.
  mutating func beginDragging(_ id: ScrollViewID) {
    if id == view, axis != .vertical { isPaging = true }
  }

  /// Pages have come to rest, or a finger lifts from pages at rest.
  mutating func comeToRest() { isPaging = false }

  /// Whether one page fills the screen, so that no other one is seen.
  func isAtRest(on host: borrowing ScrollHost) -> Bool {
    if host.isDragging(view) { return false }
    return !host.isDecelerating(view)
  }

  /// Brings a page to the front.
  func turnPage(to page: Int, on host: inout ScrollHost) {
    let offset = Double(page) * width
    guard offset != host.contentOffset(of: view) || host.isDecelerating(view) else { return }
    host.animateContentOffset(offset, of: view, spring: .contentOffsetAnimation)
  }
}
