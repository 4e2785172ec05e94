// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Pages beside each other, one for each tab, that a finger turns or a tap brings.
///
/// A finger does one thing only: it turns pages if it has moved farther along x than along y when it is
/// recognised, else it scrolls.
struct TabPager: Sendable, BitwiseCopyable {
  /// The scroll view that turns the pages.
  let view: ScrollViewID
  /// How many pages there are.
  let count: Int
  /// The width of a page, in points.
  var width: Double
  /// What the finger does.
  private(set) var axis = PanAxis.undecided
  /// Whether a finger turns pages, or has and they are not at rest yet.
  private(set) var isPaging = false

  /// Makes pages of a width in points.
  init(view: ScrollViewID, count: Int, width: Double) {
    self.view = view
    self.count = count
    self.width = width
  }

  /// Gives the scroll view its geometry; pages do not bounce.
  func arrange(on stage: inout Stage) {
    stage.arrange(
      view,
      as: ScrollView(
        axis: .horizontal, viewport: width, contentLength: width * Double(count), bounces: false,
        isPaging: true))
  }

  /// The page that covers the middle of the screen.
  func page(on stage: borrowing Stage) -> Int {
    min(max(Int(stage.contentOffset(of: view) / width + 0.5), 0), count - 1)
  }

  /// Forgets the axis when a finger lifts: one that catches the pages drags them before its touch down is delivered.
  mutating func touchUp() { axis = .undecided }

  /// Decides what the finger does, as soon as it has moved.
  ///
  /// Pages that return by themselves bring no other tab to the front on their way.
  ///
  /// - Parameters:
  ///   - list: The scroll view that moves up and down under the finger.
  ///   - selected: The page in front, to which pages return that were caught between two rests.
  ///   - stage: The stage.
  mutating func decideAxis(list: ScrollViewID, selected: Int, on stage: inout Stage) {
    guard axis == .undecided, let way = stage.touch?.translation, way != .zero else { return }
    axis = way.x.magnitude > way.y.magnitude ? .horizontal : .vertical
    if axis == .horizontal {
      if stage.isTracking(list) { stage.stop(list) }
    } else if stage.isTracking(view) {
      stage.stop(view)
      isPaging = false
      turnPage(to: selected, on: &stage)
    }
  }

  /// A scroll view begins to follow the finger.
  mutating func beginDragging(_ id: ScrollViewID) {
    if id == view, axis != .vertical { isPaging = true }
  }

  /// Pages have come to rest, or a finger lifts from pages at rest.
  mutating func comeToRest() { isPaging = false }

  /// Whether one page fills the screen, so that no other one is seen.
  func isAtRest(on stage: borrowing Stage) -> Bool {
    if stage.isDragging(view) { return false }
    return !stage.isDecelerating(view)
  }

  /// Lets a page come to the front.
  func turnPage(to page: Int, on stage: inout Stage) {
    let offset = Double(page) * width
    guard offset != stage.contentOffset(of: view) || stage.isDecelerating(view) else { return }
    stage.animateContentOffset(offset, of: view, spring: .contentOffsetAnimation)
  }
}
