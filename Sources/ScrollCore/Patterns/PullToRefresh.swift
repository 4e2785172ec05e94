// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A list below a collapsing header that fetches when it is pulled down, in four variants.
///
/// `I` is the list's inset at rest, safe area plus header; `T` the distance of a pull and the
/// height of the spinner; `o` the content offset, −I at rest:
///
///     pr0  touch up beyond T fetches
///     pr1  pr0, and the inset is I + T meanwhile
///     pr2  pr1, and o is restored; the header sets I, too
///     pr3  one owner sets I + T and I, and sets o back
///
/// UIKit keeps content at its top end when the inset changes: unless the offset is restored, the
/// list jumps by `T`. The guide names the recording.
struct PullToRefresh: LayoutPattern {
  static let id: StaticString = "pull-to-refresh"
  static let title: StaticString = "Pull to refresh"
  static let summary: StaticString =
    "A list below a collapsing header fetches when it is pulled down and let go."
  static let scrollViews: [StaticString] = ["list"]

  /// What one frame shows.
  struct Pose: BitwiseCopyable, Sendable {
    /// The list's content offset, in points.
    var offset: Double
    /// The list's inset at the top, in points.
    var inset: Double
    /// What the control does, by the number of its state.
    var state: Double
    /// What the spinner shows.
    var spinner: RefreshSpinner
  }

  private let behavior: ScrollBehavior
  private let room: RefreshRoom
  private(set) var rows: Int
  let rowHeight: Double
  var screen: Screen
  var header: ExitingHeader
  var control: RefreshControl
  /// The list's inset without the space for the spinner, in points.
  var restInset = 0.0
  /// Whether content has been fetched and a finger is waited for.
  private var isFetched = false

  init(variant: Variant, behavior: ScrollBehavior, parameters: Parameters, screen: Screen) {
    room = variant.room
    self.behavior = behavior
    self.screen = screen
    control = RefreshControl(threshold: parameters.threshold, fetchTime: parameters.fetchTime)
    header = ExitingHeader(least: screen.safeAreaInsets.top, extra: parameters.extra)
    rows = parameters.rows
    rowHeight = parameters.rowHeight
  }

  /// The height of all rows, in points.
  var contentHeight: Double { Double(rows) * rowHeight }

  // MARK: Events

  mutating func arrange(on host: inout ScrollHost) {
    screen = host.screen
    header.least = screen.safeAreaInsets.top
    var safeArea = screen.safeAreaInsets
    safeArea.top += header.extra
    let viewport = screen.size.height
    let insets = behavior.adjustment(
      safeArea: safeArea, contentLength: contentHeight, viewport: viewport)
    restInset = insets.top
    // A rotation keeps the space for the spinner, in every variant that has added it.
    let added = control.state == .refreshing && room != .none ? control.threshold : 0
    host.arrange(
      .main,
      as: ScrollView(
        viewport: viewport, contentLength: contentHeight, leadingInset: restInset + added,
        trailingInset: insets.bottom, alwaysBounces: behavior.alwaysBounceVertical))
  }

  mutating func handle(_ event: ScrollEvent, on host: inout ScrollHost) {
    switch event {
    case .didScroll:
      control.follow(pull: pull(on: host), isHeld: host.isTracking(.main))
      // The header's owner knows the inset that the header needs, and nothing of spinners.
      if room == .shared { host.setLeadingInset(restInset, of: .main, notifying: &self) }
    case .didEndDragging:
      if isFetched { finish(on: &host) }
      if control.lift(at: host.time, pull: pull(on: host)) { beginFetching(on: &host) }
    case .touchUp where isFetched && !host.isDragging(.main):
      finish(on: &host)
    case .didEndAnimation:
      // The owner of the inset leaves it alone while a finger is on the list.
      if room == .owned, host.isTracking(.main) {
        isFetched = true
      } else {
        finish(on: &host)
      }
    default:
      break
    }
  }

  #if !WITHOUT_PROGRAM_STEPS
  static let rowKind: ElementID.Kind? = .cell

  var rowCounts: RowCounts? { RowCounts(rows) }

  mutating func setRowCount(_ count: Int, inSection section: Int, on host: inout ScrollHost) {
    rows = count
    arrange(on: &host)
  }
  #endif

  /// How far the list is beyond its rest, in points.
  private func pull(on host: borrowing ScrollHost) -> Double {
    -host.contentOffset(of: .main) - restInset
  }

  // MARK: The rule

  private mutating func beginFetching(on host: inout ScrollHost) {
    host.animate(until: host.time + control.fetchTime)
    let room = room
    room.open(control.threshold, above: restInset, on: &host, notifying: &self)
  }

  private mutating func finish(on host: inout ScrollHost) {
    isFetched = false
    control.finish(at: host.time, pull: pull(on: host))
    let room = room
    room.close(control.threshold, above: restInset, on: &host, notifying: &self)
  }
}
