// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A list below a collapsing header that fetches when it is pulled down, in four variants.
///
/// `I` is the list's inset at rest, safe area and header; `T` how far a pull must go, and the room that
/// the spinner takes; `o` the content offset, −I at rest:
///
///     pr0  a lift beyond T fetches                  pr2  pr1, and o is set back; the header sets I, too
///     pr1  pr0, and the inset is I + T meanwhile    pr3  one owner sets I + T and I, and sets o back
///
/// UIKit keeps content at its top end when the inset changes: without the offset being set back, the list
/// jumps by `T`. The guide page tells where this was recorded.
struct PullToRefresh: LayoutPattern {
  static let id: StaticString = "pull-to-refresh"
  static let title: StaticString = "Pull to refresh"
  static let summary: StaticString =
    "A list below a collapsing header fetches when it is pulled down and let go."
  static let scrollViews: [StaticString] = ["list"]

  static let variants: [VariantDescriptor] = [
    VariantDescriptor(
      "pr0", "no-room", title: "No room for the spinner",
      "The list springs back to its rest, and the spinner turns unseen behind the header."),
    VariantDescriptor(
      "pr1", "bare-inset", title: "Inset set bare",
      "The inset grows by 64 points at the lift and shrinks after the fetch, and takes the list along: it jumps twice."
    ),
    VariantDescriptor(
      "pr2", "two-owners", title: "Two owners of one inset",
      "The offset is set back, but the header writes the inset, too: each takes away what the other has set."
    ),
    VariantDescriptor(
      "pr3", "one-owner", title: "Fixed, one owner", isFixed: true,
      "One place adds up header and spinner, sets the offset back, and waits for the finger."),
  ]

  static let parameters: [ParameterDescriptor] = [
    ParameterDescriptor(
      "threshold", .number(default: 64, minimum: 1, maximum: 1_000), unit: "pt",
      "How far the list must be pulled, and the room that the spinner takes while it turns."),
    ParameterDescriptor(
      "fetchTime", .number(default: 1.5, minimum: 0, maximum: 60), unit: "s",
      "How long a fetch takes."),
    ParameterDescriptor(
      "extra", .number(default: 100, minimum: 0, maximum: 10_000), unit: "pt",
      growsWith: .largeTitle,
      "How much of the open header lies below the safe area."),
    ParameterDescriptor(
      "rows", .number(default: 40, minimum: 0, maximum: 10_000_000),
      isWhole: true, "How many rows the list has; whole numbers."),
    ParameterDescriptor(
      "rowHeight", .number(default: 60, minimum: 1, maximum: 10_000), unit: "pt", growsWith: .body,
      "The height of a row."),
  ]

  /// What one frame shows.
  struct Pose: BitwiseCopyable, Sendable {
    /// The list's content offset, in points.
    var offset: Double
    /// The list's inset at the top, in points.
    var inset: Double
    /// What the control does.
    var state: RefreshControl.State
    /// What the spinner shows.
    var spinner: RefreshSpinner
  }

  private let behavior: ScrollBehavior
  private let room: RefreshRoom
  let rows: Int
  let rowHeight: Double
  var screen: Screen
  var header: ExitingHeader
  var control: RefreshControl
  /// The list's inset without room for the spinner, in points.
  var restInset = 0.0
  /// Whether content has been fetched and a finger is waited for.
  private var isFetched = false

  init(
    variant: Int, behavior: ScrollBehavior, parameters: ArraySlice<ParameterValue>, screen: Screen
  ) {
    let first = parameters.startIndex
    room =
      switch variant {
      case 0: .none
      case 1: .bare
      case 2: .shared
      default: .owned
      }
    self.behavior = behavior
    self.screen = screen
    control = RefreshControl(
      threshold: parameters[first].number, fetchTime: parameters[first + 1].number)
    header = ExitingHeader(
      least: screen.safeAreaInsets.top, extra: parameters[first + 2].number)
    rows = Int(parameters[first + 3].number)
    rowHeight = parameters[first + 4].number
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
    // A turn keeps the room for the spinner, in every variant that has made some.
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
      // The finger may have pulled farther since the last frame.
      control.follow(pull: pull(on: host), isHeld: true)
      if control.lift(at: host.time) { beginFetching(on: &host) }
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
