// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

@testable import ScrollCore

/// What the scroll views of one run are to a generated type: the simulator's host, as UIKit is in an app.
class GeneratedRun<Rules: GeneratedRules> {
  var host: UnsafeMutablePointer<ScrollHost>?
  private var isArranged = [Bool](repeating: false, count: 6)
  private var insets = [Double](repeating: 0, count: 6)
  /// Whether the screen is another one: the system then moves content along with insets.
  var isTurning = false
  var viewports = [Rect](repeating: Rect(0, 0, 0, 0), count: 6)

  /// The numbers of each frame.
  var frames: [[Double]] = []
  /// How many frames there are until a formula of the file has no result; generated code may trap there.
  var limit = Int.max
  var isOver: Bool { frames.count >= limit }
  /// Where elements were shown last.
  var rects: [Rect] = []
  var targets: [TapTarget] = []

  required init() {}

  /// Whether an element above a view takes the touches at a point.
  func isCovered(_ view: Int, at point: Point) -> Bool {
    guard let first = Rules.elements.firstIndex(where: { $0.view == view }) else { return false }
    return isTaken(point, above: first, byOthersThan: view)
  }

  func isTaken(_ point: Point, above first: Int, byOthersThan view: Int? = nil) -> Bool {
    Rules.elements.indices[first...].dropFirst().contains { index in
      let element = Rules.elements[index]
      return element.takesTouches && (view == nil || element.view != view)
        && index < rects.count && rects[index].width >= 0 && rects[index].contains(point)
    }
  }

  /// What a tap at a point is on.
  func target(at point: Point) -> TapTarget? { targets.last { $0.rect.contains(point) } }

  /// Gives a view the geometry that the rules have now.
  func arrange(_ index: Int, _ rules: inout Rules, keepingContent: Bool) {
    guard let host else { return }
    rules.read(host.pointee)
    let geometry = rules.geometry(index)
    let id = ScrollViewID(index)
    var view = adjusted(geometry, index)
    // Of a nest the scroll view stands for all of its views.
    for other in Rules.drivers.indices where Rules.drivers[other] == index {
      viewports[other] = rules.viewFrame(other)
    }
    let change = isArranged[index] && !isTurning ? geometry.leadingInset - insets[index] : 0
    insets[index] = geometry.leadingInset
    isArranged[index] = true
    let inset = view.leadingInset
    view.leadingInset -= change
    host.pointee.arrange(id, as: view)
    if change != 0 {
      notifying(&rules) { host, pattern in
        host.setLeadingInset(inset, of: id, keepingContent: keepingContent, notifying: &pattern)
      }
    }
    rules.read(host.pointee)
  }

  private func adjusted(_ geometry: RunGeometry, _ index: Int) -> ScrollView {
    let isVertical = Rules.axes[index] == .vertical
    var view = ScrollView(
      axis: Rules.axes[index], viewport: isVertical ? geometry.height : geometry.width,
      contentLength: geometry.contentLength, leadingInset: geometry.leadingInset,
      trailingInset: geometry.trailingInset, alwaysBounces: geometry.alwaysBounces,
      bounces: geometry.bounces, isPaging: geometry.isPaging)
    guard let host else { return view }
    let screen = host.pointee.screen
    let isAdjusted =
      switch Rules.adjustments[index] {
      case .always: true
      case .automatic: geometry.alwaysBounces || geometry.contentLength > view.viewport
      case .never: false
      }
    guard isAdjusted else { return view }
    let insets = screen.safeAreaInsets
    if isVertical {
      view.leadingInset += max(0, insets.top - geometry.y) + geometry.leadingSafeArea
      let end = Rect(geometry.x, geometry.y, geometry.width, geometry.height).maxY
      view.trailingInset +=
        max(0, end - (screen.size.height - insets.bottom)) + geometry.trailingSafeArea
    } else {
      view.leadingInset += max(0, insets.left - geometry.x) + geometry.leadingSafeArea
      let end = Rect(geometry.x, geometry.y, geometry.width, geometry.height).maxX
      view.trailingInset +=
        max(0, end - (screen.size.width - insets.right)) + geometry.trailingSafeArea
    }
    return view
  }

  /// Lets the host do something that may send events back to the rules.
  func notifying(
    _ rules: inout Rules, _ body: (inout ScrollHost, inout GeneratedPattern<Rules>) -> Void
  ) {
    guard let host else { return }
    var pattern = GeneratedPattern(rules: rules, run: self)
    body(&host.pointee, &pattern)
    rules = pattern.rules
    self.host = host
    rules.read(host.pointee)
  }

  func setOffset(_ offset: Double, of index: Int, change: String, _ rules: inout Rules) {
    let id = ScrollViewID(index)
    notifying(&rules) { host, pattern in
      switch change {
      case "stopping": host.setContentOffsetStopping(offset, of: id, notifying: &pattern)
      case "silently":
        // A motion goes on as it is where nothing changes.
        if offset != host.contentOffset(of: id) || !host.isDecelerating(id) {
          host.setContentOffsetSilently(offset, of: id)
        }
      default: host.setContentOffset(offset, of: id, notifying: &pattern)
      }
    }
  }

  func animateOffset(
    to offset: Double, of index: Int, response: Double, damping: Double, _ rules: inout Rules
  ) {
    notifying(&rules) { host, _ in
      host.animateContentOffset(
        offset, of: ScrollViewID(index),
        spring: SpringParameters(dampingRatio: damping, response: response))
    }
  }

  func beginDragging(_ index: Int, _ rules: inout Rules) {
    notifying(&rules) { host, pattern in
      host.beginDragging(ScrollViewID(index), notifying: &pattern)
    }
  }

  func hold(_ index: Int, at offset: Double, _ rules: inout Rules) {
    notifying(&rules) { host, _ in host.setTargetContentOffset(offset, of: ScrollViewID(index)) }
  }

  func letGo(_ index: Int, _ rules: inout Rules) {
    notifying(&rules) { host, _ in host.letGo(of: ScrollViewID(index)) }
  }

  func stop(_ index: Int, _ rules: inout Rules) {
    notifying(&rules) { host, _ in host.stop(ScrollViewID(index)) }
  }
}
