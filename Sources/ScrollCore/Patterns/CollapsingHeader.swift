// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A header over a photo grid whose height follows the scroll, in nine variants.
///
/// The list fills the view; the header is above it. `SB` is the height of the status bar, `S` the
/// top of the safe area, `o` the content offset:
///
///     ch0  no header
///     ch1  h = SB + extra
///     ch2  ch1, safe area grows by extra
///     ch3  h = h − Δo
///     ch4  h = clamp(h − Δo, SB, SB + extra)
///     ch5  ch4, and returns while o < −(SB + extra)
///     ch6  ch5, and returns while o + H − b > contentHeight
///     ch7  h = clamp(h − Δ clamp(o)), from S to S + extra
///     ch8  h = clamp(−clamp(o), S, S + extra)
///
/// `ch3` to `ch6` use the status bar, although the system insets by the safe area, and add up
/// differences; the guide describes how they break. `ch7` and `ch8` are the fixed variants.
struct CollapsingHeader: LayoutPattern {
  static let id: StaticString = "collapsing-header"
  static let title: StaticString = "Collapsing header"
  static let summary: StaticString =
    "A header over a photo grid whose height follows the scroll."
  static let scrollViews: [StaticString] = ["list"]

  /// What one frame shows.
  struct Pose: BitwiseCopyable, Sendable {
    /// The list's content offset, in points.
    var offset: Double
    /// The header's height, in points; NaN without a header.
    var height: Double
    /// The opacity of the title, from 0 to 1.
    var titleAlpha: Double
  }

  /// The share of its travel over which the title fades: it is invisible before it reaches the
  /// clock.
  private static let fade = 0.4

  private let variant: Variant
  private let behavior: ScrollBehavior
  private let extra: Double
  private let contentHeight: Double
  private let firstOffset: FirstOffset
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

  init(variant: Variant, behavior: ScrollBehavior, parameters: Parameters, screen: Screen) {
    self.variant = variant
    self.behavior = behavior
    extra = parameters.extra
    contentHeight = parameters.contentHeight
    firstOffset = parameters.prevInit
    setsHeightEarly = parameters.heightSetIn == .viewWillAppear
    self.screen = screen
    grid = PhotoGrid(columns: max(1, parameters.columns), contentHeight: contentHeight)
    base = 0
    height = extra
    measure(screen)
  }

  private mutating func measure(_ screen: Screen) {
    self.screen = screen
    let insets = behavior.contentInsetAdjustment == .never ? .zero : screen.safeAreaInsets
    grid.fit(width: screen.size.width, left: insets.left, right: insets.right)
    base = variant.measuresFromSafeArea ? screen.safeAreaInsets.top : screen.statusBarHeight
  }

  private func clamped(_ height: Double) -> Double {
    min(max(height, base), base + extra)
  }

  // MARK: Events

  mutating func arrange(on host: inout ScrollHost) {
    turn(to: host.screen)
    var safeArea = host.screen.safeAreaInsets
    if variant.extendsSafeArea { safeArea.top += extra }
    let viewport = host.screen.size.height
    let inset = behavior.adjustment(
      safeArea: safeArea, contentLength: contentHeight, viewport: viewport)
    if variant.measuresFromSafeArea { previousOffset -= inset.top - topInset }
    topInset = inset.top
    host.arrange(
      .main,
      as: ScrollView(
        viewport: viewport, contentLength: contentHeight, leadingInset: inset.top,
        trailingInset: inset.bottom, alwaysBounces: behavior.alwaysBounceVertical))
  }

  /// The fixed variants keep how far the header is open.
  ///
  /// The article does nothing on rotation, but reads the height of the status bar in every event.
  private mutating func turn(to screen: Screen) {
    let oldBase = base
    measure(screen)
    if variant.measuresFromSafeArea { height += base - oldBase }
  }

  mutating func handle(_ event: ScrollEvent, on host: inout ScrollHost) {
    switch event {
    case .willAppear:
      if setsHeightEarly { height = base + extra }
    case .didAppear:
      if !setsHeightEarly || variant.measuresFromSafeArea { height = base + extra }
      previousOffset = firstPreviousOffset(on: host)
      // A pure function needs no initial event: without insets the list does not rest below the
      // header.
      if variant.isFunctionOfOffset {
        follow(host.contentOffset(of: .main), in: host[.main].range)
      }
    case .didScroll:
      follow(host.contentOffset(of: .main), in: host[.main].range)
    case .boundsChange:
      // The offset may have been moved into new limits: the header reaches at least to the first row.
      let needed = clamped(-host.contentOffset(of: .main))
      if variant.measuresFromSafeArea {
        height = variant.isFunctionOfOffset ? needed : max(height, needed)
      }
    default:
      break
    }
  }

  /// What `viewDidAppear` remembers.
  ///
  /// The article's expression parses as `-(SB ?? (0 + extra))`, so it forgets the extra height whenever
  /// there is a status bar.
  private func firstPreviousOffset(on host: borrowing ScrollHost) -> Double {
    if variant.measuresFromSafeArea { return host[.main].range.minimum }
    return firstOffset == .asWritten ? -screen.statusBarHeight : -(screen.statusBarHeight + extra)
  }

  /// The body of `scrollViewDidScroll`, variant by variant.
  private mutating func follow(_ offset: Double, in range: ScrollRange) {
    switch variant {
    case .fullBleed, .fixedHeight, .insetContent:
      return
    case .unclamped:
      height -= offset - previousOffset
      previousOffset = offset
    case .clamped, .guardedAtTop, .guardedAtBothEnds:
      if variant.ignoresPullAtTop, offset < -(base + extra) { return }
      if variant.ignoresEndInSight,
        offset + screen.size.height - screen.safeAreaInsets.bottom > contentHeight
      {
        return
      }
      height = clamped(height - (offset - previousOffset))
      previousOffset = offset
    case .fixedDelta:
      let inside = range.clamp(offset)
      height = clamped(height - (inside - previousOffset))
      previousOffset = inside
    case .absolute:
      // A short list that is pulled up beyond its end and returns is no scroll: the header stays.
      height = clamped(-range.clamp(offset))
    }
  }

  // MARK: Frames

  var valueNames: [TrackName] { [TrackName("header.height"), TrackName("firstRow.y")] }

  var layers: [LayerLink] { [LayerLink](repeating: LayerLink(), count: 3) }

  @inline(__always)
  func pose(on host: borrowing ScrollHost) -> Pose {
    let openness = extra > 0 ? (height - base) / extra : 1
    return Pose(
      offset: host.contentOffset(of: .main), height: variant.hasHeader ? height : .nan,
      titleAlpha: min(max(1 - (1 - openness) / Self.fade, 0), 1))
  }

  /// The header is a separate view above the list, so touches on it do not reach the list.
  func scrollViews(at point: Point, in pose: Pose) -> ScrollViewSet {
    point.y < pose.height ? [] : ScrollViewSet(.main)
  }

  @inline(__always)
  func record(_ pose: Pose, into values: inout OutputSpan<Double>) {
    values.append(pose.height)
    values.append(-pose.offset)
  }

  @inline(__always)
  func translate(_ pose: Pose, into layers: inout OutputSpan<Point>) {
    layers.append(Point(0, -pose.offset))
    layers.append(Point(0, variant.hasHeader ? pose.height : 0))
  }

  var visibleElementLimit: Int { grid.limit(window: screen.size.height) + 2 }

  @inline(__always)
  func layout(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {
    grid.append(from: pose.offset, window: screen.size.height, into: &elements)
    let width = screen.size.width
    if variant.hasHeader, pose.height > 0 {
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
