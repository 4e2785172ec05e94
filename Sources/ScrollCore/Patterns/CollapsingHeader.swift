// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A header over a photo grid whose height follows the scroll, in nine variants.
///
/// The list fills the view; the header lies above it. `SB` is the status bar's height, `S` the safe
/// area's top, `o` the content offset:
///
///     ch0  no header                              ch5  ch4, and returns while o < −(SB + extra)
///     ch1  h = SB + extra                         ch6  ch5, and returns while o + H − b > contentHeight
///     ch2  ch1, safe area grows by extra          ch7  h = clamp(h − Δ clamp(o)), from S to S + extra
///     ch3  h = h − Δo                             ch8  h = clamp(−clamp(o), S, S + extra)
///     ch4  h = clamp(h − Δo, SB, SB + extra)
///
/// `ch3` to `ch6` measure with the status bar where the system insets by the safe area, and integrate
/// differences; the guide page tells what breaks. `ch7` and `ch8` are the fixed variants.
struct CollapsingHeader: LayoutPattern {
  static let id: StaticString = "collapsing-header"
  static let title: StaticString = "Collapsing header"
  static let summary: StaticString =
    "A header over a photo grid whose height follows the scroll."
  static let scrollViews: [StaticString] = ["list"]

  static let variants: [VariantDescriptor] = [
    VariantDescriptor(
      "ch0", "fullbleed", title: "Full bleed",
      "No header yet: the system insets the grid by the safe area, and rows run under the status bar."
    ),
    VariantDescriptor(
      "ch1", "fixed", title: "Fixed header",
      "A header of fixed height covers the first 100 points of the grid."),
    VariantDescriptor(
      "ch2", "safearea", title: "Inset content",
      "The safe area grows by the header: right at rest, but the header never shrinks."),
    VariantDescriptor(
      "ch3", "unclamped", title: "Follows, no limits",
      "Every scroll delta changes the height, without limits: it grows over the grid and turns negative."
    ),
    VariantDescriptor(
      "ch4", "clamped", title: "Clamped, still bounces",
      "The height is clamped, but both bounces still drive it: the header breathes and ends up wrong."
    ),
    VariantDescriptor(
      "ch5", "guard-top", title: "Guarded at the top",
      "Pulling down no longer moves the header; the bounce at the bottom still opens it."),
    VariantDescriptor(
      "ch6", "final", title: "Guarded at both ends",
      "The article's last word: steady when slow, stale during a fast return, then it pops."),
    VariantDescriptor(
      "ch7", "fixed-delta", title: "Fixed, opens anywhere", isFixed: true,
      "Deltas of the clamped offset, measured from the safe area: scrolling up reopens it anywhere."
    ),
    VariantDescriptor(
      "ch8", "absolute", title: "Fixed, opens at the top", isFixed: true,
      "A pure function of the offset: the header reopens only where the grid begins."),
  ]

  static let parameters: [ParameterDescriptor] = [
    ParameterDescriptor(
      "extra", .number(default: 100, minimum: 0, maximum: 10_000), unit: "pt",
      growsWith: .largeTitle,
      "How much of the open header lies below the bar."),
    ParameterDescriptor(
      "contentHeight", .number(default: 2000, minimum: 0, maximum: 1e9), unit: "pt",
      "The height of the grid; its last row is cut to it."),
    ParameterDescriptor(
      "columns", .number(default: 3, minimum: 1, maximum: 12), unit: "",
      isWhole: true, "How many photos lie side by side; whole numbers."),
    ParameterDescriptor(
      "prevInit", .choice(default: 0, options: ["intended", "asWritten"]),
      "The first remembered offset: as meant, or as operator precedence makes of what the article wrote."
    ),
    ParameterDescriptor(
      "heightSetIn", .choice(default: 0, options: ["viewDidAppear", "viewWillAppear"]),
      "Where the first height is set: after or before the system's own adjustment."),
  ]

  /// What one frame shows.
  struct Pose: BitwiseCopyable, Sendable {
    /// The list's content offset, in points.
    var offset: Double
    /// The header's height, in points; NaN without a header.
    var height: Double
    /// The opacity of the title, from 0 to 1.
    var titleAlpha: Double
  }

  /// How much of the way down it takes the title to fade: all of it is gone before it meets the clock.
  private static let fade = 0.4

  private let variant: Int
  private let behavior: ScrollBehavior
  private let extra: Double
  private let contentHeight: Double
  private let columns: Int
  private let prevAsWritten: Bool
  private let setsHeightEarly: Bool
  private var screen: Screen
  /// The photos below the header.
  private var grid: PhotoGrid
  /// The least height, in points: the status bar's in the article, the safe area's in the fixed variants.
  private var base: Double
  /// The header's height constraint, in points.
  ///
  /// Storyboards ship it as some constant; ours is `extra`.
  private var height: Double
  /// The offset of the last event that the rule did not refuse, in points.
  private var previousOffset = 0.0
  /// The list's adjusted inset at the top as last arranged, in points.
  private var topInset = 0.0

  init(
    variant: Int, behavior: ScrollBehavior, parameters: ArraySlice<ParameterValue>, screen: Screen
  ) {
    let first = parameters.startIndex
    self.variant = variant
    self.behavior = behavior
    extra = parameters[first].number
    contentHeight = parameters[first + 1].number
    columns = max(1, Int(parameters[first + 2].number))
    prevAsWritten = parameters[first + 3].choice == 1
    setsHeightEarly = parameters[first + 4].choice == 1
    self.screen = screen
    grid = PhotoGrid(columns: columns, contentHeight: contentHeight)
    base = 0
    height = extra
    measure(screen)
  }

  private var isFixed: Bool { variant >= 7 }
  private var isAbsolute: Bool { variant == 8 }
  private var hasHeader: Bool { variant >= 1 }

  private mutating func measure(_ screen: Screen) {
    self.screen = screen
    let insets = behavior.contentInsetAdjustment == .never ? .zero : screen.safeAreaInsets
    grid.fit(width: screen.size.width, left: insets.left, right: insets.right)
    base = isFixed ? screen.safeAreaInsets.top : screen.statusBarHeight
  }

  private func clamped(_ height: Double) -> Double {
    min(max(height, base), base + extra)
  }

  // MARK: Events

  mutating func arrange(on host: inout ScrollHost) {
    turn(to: host.screen)
    var safeArea = host.screen.safeAreaInsets
    if variant >= 2 { safeArea.top += extra }
    let viewport = host.screen.size.height
    let inset = behavior.adjustment(
      safeArea: safeArea, contentLength: contentHeight, viewport: viewport)
    if isFixed { previousOffset -= inset.top - topInset }
    topInset = inset.top
    host.arrange(
      .main,
      as: ScrollView(
        viewport: viewport, contentLength: contentHeight, leadingInset: inset.top,
        trailingInset: inset.bottom, alwaysBounces: behavior.alwaysBounceVertical))
  }

  /// The fixed variants keep how far the header is open.
  ///
  /// The article does nothing on rotation, but asks for the status bar's height anew in every
  /// event.
  private mutating func turn(to screen: Screen) {
    let oldBase = base
    measure(screen)
    if isFixed { height += base - oldBase }
  }

  mutating func handle(_ event: ScrollEvent, on host: inout ScrollHost) {
    switch event {
    case .willAppear:
      if setsHeightEarly { height = base + extra }
    case .didAppear:
      if !setsHeightEarly || isFixed { height = base + extra }
      previousOffset = firstPreviousOffset(on: host)
      // A pure function needs no event to begin with: without insets the list does not rest below the header.
      if isAbsolute { follow(host.contentOffset(of: .main), on: host) }
    case .didScroll:
      follow(host.contentOffset(of: .main), on: host)
    case .boundsChange:
      // The offset may have been moved into new limits: the header reaches at least to the first row.
      let needed = clamped(-host.contentOffset(of: .main))
      if isFixed { height = isAbsolute ? needed : max(height, needed) }
    default:
      break
    }
  }

  /// What `viewDidAppear` remembers.
  ///
  /// The article's expression parses as `-(SB ?? (0 + extra))`, so it forgets the extra height whenever
  /// there is a status bar.
  private func firstPreviousOffset(on host: borrowing ScrollHost) -> Double {
    if isFixed { return host[.main].range.minimum }
    return prevAsWritten ? -screen.statusBarHeight : -(screen.statusBarHeight + extra)
  }

  /// The body of `scrollViewDidScroll`, variant by variant.
  private mutating func follow(_ offset: Double, on host: borrowing ScrollHost) {
    switch variant {
    case 0, 1, 2:
      return
    case 3:
      height -= offset - previousOffset
      previousOffset = offset
    case 4, 5, 6:
      if variant >= 5, offset < -(base + extra) { return }
      if variant == 6,
        offset + screen.size.height - screen.safeAreaInsets.bottom > contentHeight
      {
        return
      }
      height = clamped(height - (offset - previousOffset))
      previousOffset = offset
    case 7:
      let inside = host[.main].range.clamp(offset)
      height = clamped(height - (inside - previousOffset))
      previousOffset = inside
    default:
      // A short list that is pulled up beyond its end and returns is no scroll: the header stays.
      height = clamped(-host[.main].range.clamp(offset))
    }
  }

  // MARK: Frames

  var valueNames: [TrackName] { [TrackName("header.height"), TrackName("firstRow.y")] }

  var layers: [LayerLink] { [LayerLink](repeating: LayerLink(), count: 3) }

  func pose(on host: borrowing ScrollHost) -> Pose {
    let openness = extra > 0 ? (height - base) / extra : 1
    return Pose(
      offset: host.contentOffset(of: .main), height: hasHeader ? height : .nan,
      titleAlpha: min(max(1 - (1 - openness) / Self.fade, 0), 1))
  }

  /// The header is a view of its own above the list, so it keeps touches to itself.
  func scrollViews(at point: Point, in pose: Pose) -> ScrollViewSet {
    point.y < pose.height ? [] : ScrollViewSet(.main)
  }

  func record(_ pose: Pose, into values: inout OutputSpan<Double>) {
    values.append(pose.height)
    values.append(-pose.offset)
  }

  func translate(_ pose: Pose, into layers: inout OutputSpan<Point>) {
    layers.append(Point(0, -pose.offset))
    layers.append(Point(0, hasHeader ? pose.height : 0))
  }

  var visibleElementLimit: Int { grid.limit(window: screen.size.height) + 2 }

  @inline(__always)
  func layout(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {
    grid.append(from: pose.offset, window: screen.size.height, into: &elements)
    let width = screen.size.width
    if hasHeader, pose.height > 0 {
      elements.append(
        ElementFrame(
          ElementID(.header), layer: 2, frame: Rect(0, 0, width, pose.height),
          contentAlpha: pose.titleAlpha))
    }
    if screen.statusBarHeight > 0 {
      elements.append(
        ElementFrame(
          ElementID(.statusBar), layer: 0, frame: Rect(0, 0, width, screen.statusBarHeight)))
    }
  }
}
