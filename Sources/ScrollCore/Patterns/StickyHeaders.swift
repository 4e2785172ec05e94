// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Section headers of a list that stick to its upper edge, in four variants.
///
/// The list fills the view. Along its axis `o` is the content offset, `hh` the length of a header, and of
/// each section `nat` the natural place of its header, `first` where its first item begins, `last` where
/// its last item ends and `end` where the section ends:
///
///     sh0  y = nat
///     sh1  y = min(max(o, first − hh), last − hh), for headers that the layout returned by itself
///     sh2  the same, also for sections that have a cell in the rectangle
///     sh3  y = min(max(o + inset, nat), max(nat, end − hh)), for every section in the rectangle
///
/// `sh1` and `sh2` are an article's; they look at items where they mean the section, and at the bounds
/// where they mean the space below the bar. The guide page tells what breaks. `sh3` is fixed. All four
/// depend on the offset alone. The article knows only the vertical axis; here its rule turns with it.
struct StickyHeaders: LayoutPattern {
  static let id: StaticString = "sticky-headers"
  static let title: StaticString = "Sticky section headers"
  static let summary: StaticString =
    "Section headers of a list that stay at its edge until the next one pushes them out."
  static let scrollViews: [StaticString] = ["list"]

  /// What one frame shows.
  struct Pose: BitwiseCopyable, Sendable {
    /// The list's content offset, in points.
    var offset: Double
    /// Whether the app would have ended in this frame.
    var hasCrashed: Bool
  }

  /// How many sections have recorded values; the headers of further ones are laid out all the same.
  static let recordedSectionLimit = 1_000

  let variant: Variant
  let sections: SectionGeometry
  let isHorizontal: Bool
  let asksForPages: Bool
  private let behavior: ScrollBehavior
  private let pinsAtInset: Bool
  var screen: Screen
  /// The adjusted inset at the edge where headers stick, as last arranged, in points.
  private var leadingInset = 0.0
  /// The extent of the list along the axis, in points.
  var viewport = 0.0
  /// Where cells begin across the axis, in points from the screen's edge.
  var crossStart = 0.0
  /// The room for cells across the axis, in points.
  var breadth = 0.0
  private var hasCrashed = false

  init(variant: Variant, behavior: ScrollBehavior, parameters: Parameters, screen: Screen) {
    self.variant = variant
    self.behavior = behavior
    self.screen = screen
    let ragged = parameters.rowHeights
    sections = SectionGeometry(
      itemCounts: parameters.sections,
      rows: RowGeometry(
        lengths: ragged.isEmpty ? [parameters.rowHeight] : ragged,
        columns: max(1, parameters.columns)),
      headerLength: parameters.headerHeight, leadingInset: parameters.sectionInsetTop,
      trailingInset: parameters.sectionInsetBottom, footerLength: parameters.footerHeight)
    isHorizontal = parameters.axis == .horizontal
    asksForPages = parameters.rectPolicy == .pageAligned
    pinsAtInset =
      switch parameters.pin {
      case .variant: variant.pinsAtInset
      case .bounds: false
      case .inset: true
      }
    measure(screen)
  }

  // MARK: Events

  /// Takes over the extents of a screen.
  ///
  /// Across its axis a list keeps clear of the safe area only if it is always inset.
  private mutating func measure(_ screen: Screen) {
    self.screen = screen
    viewport = isHorizontal ? screen.size.width : screen.size.height
    let safeArea = behavior.contentInsetAdjustment == .always ? screen.safeAreaInsets : .zero
    crossStart = isHorizontal ? safeArea.top : safeArea.left
    breadth =
      isHorizontal
      ? screen.size.height - safeArea.top - safeArea.bottom
      : screen.size.width - safeArea.left - safeArea.right
  }

  mutating func arrange(on host: inout ScrollHost) {
    measure(host.screen)
    let inset = behavior.adjustment(
      safeArea: screen.safeAreaInsets, contentLength: sections.contentLength, viewport: viewport)
    leadingInset = isHorizontal ? inset.left : inset.top
    host.arrange(
      .main,
      as: ScrollView(
        axis: isHorizontal ? .horizontal : .vertical, viewport: viewport,
        contentLength: sections.contentLength, leadingInset: leadingInset,
        trailingInset: isHorizontal ? inset.right : inset.bottom,
        alwaysBounces: behavior.alwaysBounceVertical))
  }

  /// Every change of the bounds asks the layout for attributes again.
  mutating func handle(_ event: ScrollEvent, on host: inout ScrollHost) {
    switch event {
    case .didAppear, .didScroll, .boundsChange: layOut(on: &host)
    default: break
    }
  }

  /// What `layoutAttributesForElementsInRect` would not survive: the article asks for the last item of
  /// each header's section, and in an empty one that is item −1.
  private mutating func layOut(on host: inout ScrollHost) {
    guard variant.asksForLastItem else { return }
    let asked = askedRange(at: host.contentOffset(of: .main))
    guard sections.hasHeaderOfEmptySection(between: asked.low, and: asked.high) else { return }
    hasCrashed = true
    host.fail("the last item of an empty section has index −1, and the layout knows no such item")
  }

  // MARK: The rule

  /// The part of the content that the layout is asked for, in points.
  ///
  /// What touches it without overlapping is not returned.
  private func askedRange(at offset: Double) -> (low: Double, high: Double) {
    guard asksForPages, viewport > 0 else { return (offset, offset + viewport) }
    return (
      (offset / viewport).rounded(.down) * viewport,
      ((offset + viewport) / viewport).rounded(.up) * viewport
    )
  }

  /// Where the header of a section lies in the content, in points; NaN where the layout does not return
  /// it.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - offset: The content offset, in points.
  func headerPosition(of section: Int, at offset: Double) -> Double {
    let natural = sections.start(of: section)
    switch variant {
    case .native: return natural
    case .noMissing, .article:
      guard isReturned(section, at: offset) else { return .nan }
      let length = sections.headerLength
      let low = sections.firstItemStart(of: section) - length
      let high = sections.lastItemEnd(of: section) - length
      return low.isNaN ? .nan : min(max(pinLine(at: offset), low), high)
    case .fixed:
      return fixedPosition(in: sections[section], pinnedAt: pinLine(at: offset))
    }
  }

  /// Where the fixed header of a section lies in the content, in points.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - line: Where headers stick in the content, in points.
  @inline(__always)
  func fixedPosition(in section: SectionGeometry.Section, pinnedAt line: Double) -> Double {
    let high = (section.end - sections.headerLength).atLeast(section.start)
    return min(line.atLeast(section.start), high)
  }

  /// Where headers stick in the content, in points.
  func pinLine(at offset: Double) -> Double {
    pinsAtInset ? offset + leadingInset : offset
  }

  /// Whether the article's layout returns the header of a section: `super` does, or, in its last
  /// version, a cell of the section is there.
  private func isReturned(_ section: Int, at offset: Double) -> Bool {
    let asked = askedRange(at: offset)
    let natural = sections.start(of: section)
    if natural < asked.high, natural + sections.headerLength > asked.low { return true }
    return variant.addsHeadersOfCells && sections.linesStart(of: section) < asked.high
      && sections.linesEnd(of: section) > asked.low && sections.itemCount(of: section) > 0
  }

  // MARK: Frames

  var valueNames: [TrackName] {
    (0..<min(sections.count, Self.recordedSectionLimit)).map {
      TrackName("header", Int32($0), ".y")
    }
  }

  var layers: [LayerLink] { [LayerLink](repeating: LayerLink(), count: 2) }

  func pose(on host: borrowing ScrollHost) -> Pose {
    Pose(offset: host.contentOffset(of: .main), hasCrashed: hasCrashed)
  }

  func scrollViews(at point: Point, in pose: Pose) -> ScrollViewSet { ScrollViewSet(.main) }

  func record(_ pose: Pose, into values: inout OutputSpan<Double>) {
    let mirror = LayoutMirroring(screen)
    for section in 0..<min(sections.count, Self.recordedSectionLimit) {
      let start = headerPosition(of: section, at: pose.offset) - pose.offset
      values.append(
        isHorizontal ? mirror.shown(Rect(start, 0, sections.headerLength, 0)).x : start)
    }
  }

  func translate(_ pose: Pose, into layers: inout OutputSpan<Point>) {
    layers.append(isHorizontal ? Point(-pose.offset, 0) : Point(0, -pose.offset))
  }
}
