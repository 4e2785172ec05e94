// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Section headers of a list that stick to its upper edge, in four variants.
///
/// The list fills the view. Along its axis `o` is the content offset, `hh` the length of a header,
/// and for each section `nat` is the natural position of its header, `first` the start of its first
/// item, `last` the end of its last item and `end` the end of the section:
///
///     sh0  y = nat
///     sh1  y = min(max(o, first − hh), last − hh), for headers that the layout returns
///     sh2  the same, also for sections that have a cell in the rectangle
///     sh3  y = min(max(o + inset, nat), max(nat, end − hh)), for every section in the rectangle
///
/// `sh1` and `sh2` are those of an article. They use items instead of sections, and the bounds
/// instead of the space below the bar; the guide describes how they break. `sh3` is fixed. All four
/// are functions of the offset. The article knows only the vertical axis; here its rule also works
/// horizontally.
struct StickyHeaders: LayoutPattern {
  static let id: StaticString = "sticky-headers"
  static let title: StaticString = "Sticky section headers"
  static let summary: StaticString =
    "Section headers of a list that stay at its edge until the next one pushes them out."
  static let scrollViews: [StaticString] = ["list"]

  /// What one frame shows.
  struct Pose: BitwiseCopyable, Equatable, Sendable {
    /// The list's content offset, in points.
    var offset: Double
    /// Whether the app would have ended in this frame.
    var hasCrashed: Bool
  }

  /// How many sections have recorded values.
  ///
  /// A frame costs the same for any number of sections: headers of further ones are recorded as elements, where they
  /// are on the screen.
  static let recordedSectionLimit = 10

  let variant: Variant
  private(set) var sections: SectionGeometry
  let isHorizontal: Bool
  let asksForPages: Bool
  private let behavior: ScrollBehavior
  private let pinsAtInset: Bool
  var screen: Screen
  /// The adjusted inset at the edge where headers stick, as last arranged, in points.
  private var leadingInset = 0.0
  /// The extent of the list along the axis, in points.
  var viewport = 0.0
  /// The start of cells across the axis, in points from the screen's edge.
  var crossStart = 0.0
  /// The width of cells across the axis, in points.
  var breadth = 0.0
  /// The extents of a cell in a vertical list whose cells are equally high, in points.
  private(set) var cell = Size(0, 0)
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
  /// Across its axis a list avoids the safe area only if it is always inset.
  private mutating func measure(_ screen: Screen) {
    self.screen = screen
    viewport = isHorizontal ? screen.size.width : screen.size.height
    let safeArea = behavior.contentInsetAdjustment == .always ? screen.safeAreaInsets : .zero
    crossStart = isHorizontal ? safeArea.top : safeArea.left
    breadth =
      isHorizontal
      ? screen.size.height - safeArea.top - safeArea.bottom
      : screen.size.width - safeArea.left - safeArea.right
    cell = Size(breadth, sections.rows.lines[0].itemLength)
  }

  #if !WITHOUT_PROGRAM_STEPS
  static let rowKind: ElementID.Kind? = .contact

  var rowCounts: RowCounts? {
    guard sections.rows.hasOneLength else { return nil }
    return RowCounts(ofSections: (0..<sections.count).map { sections.itemCount(of: $0) })
  }

  mutating func setRowCount(_ count: Int, inSection section: Int, on host: inout ScrollHost) {
    sections.setItemCount(count, of: section)
    arrange(on: &host)
  }
  #endif

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

  /// Every change of the bounds requests new attributes from the layout.
  mutating func handle(_ event: ScrollEvent, on host: inout ScrollHost) {
    switch event {
    case .didAppear, .didScroll, .boundsChange: layOut(on: &host)
    default: break
    }
  }

  /// `layoutAttributesForElementsInRect` would crash here: the article requests the last item of
  /// each header's section, which is item −1 in an empty one.
  private mutating func layOut(on host: inout ScrollHost) {
    guard variant.asksForLastItem else { return }
    let asked = askedRange(at: host.contentOffset(of: .main))
    guard sections.hasHeaderOfEmptySection(between: asked.low, and: asked.high) else { return }
    hasCrashed = true
    host.fail("the last item of an empty section has index −1, and the layout knows no such item")
  }

  // MARK: The rule

  /// The part of the content for which the layout is queried, in points.
  ///
  /// What touches it without overlapping is not returned.
  private func askedRange(at offset: Double) -> (low: Double, high: Double) {
    guard asksForPages, viewport > 0 else { return (offset, offset + viewport) }
    return (
      (offset / viewport).rounded(.down) * viewport,
      ((offset + viewport) / viewport).rounded(.up) * viewport
    )
  }

  /// The position of a section's header in the content, in points; NaN if the layout does not
  /// return it.
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

  /// The position of the fixed header of a section in the content, in points.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - line: Where headers stick in the content, in points.
  @inline(__always)
  func fixedPosition(in section: SectionGeometry.Section, pinnedAt line: Double) -> Double {
    min(line.atLeast(section.start), section.headerLimit)
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

  @inline(__always)
  func pose(on host: borrowing ScrollHost) -> Pose {
    Pose(offset: host.contentOffset(of: .main), hasCrashed: hasCrashed)
  }

  func scrollViews(at point: Point, in pose: Pose) -> ScrollViewSet { ScrollViewSet(.main) }

  @inline(__always)
  func record(_ pose: Pose, into values: inout OutputSpan<Double>) {
    if variant == .fixed, !isHorizontal {
      recordFixed(at: pose.offset, into: &values)
    } else {
      recordEach(at: pose.offset, into: &values)
    }
  }

  /// Where fixed headers stick is the same for all of them.
  @inline(__always)
  private func recordFixed(at offset: Double, into values: inout OutputSpan<Double>) {
    let line = pinLine(at: offset)
    sections.withSections { sections in
      let count = min(sections.count, Self.recordedSectionLimit)
      let sections = sections.extracting(0..<count)
      unsafe values.withUnsafeMutableBufferPointer { buffer, filled in
        // Asked once for all of them.
        precondition(count <= buffer.count &- filled)
        guard let next = unsafe buffer.baseAddress.map({ unsafe $0 + filled }) else { return }
        var section = 0
        // A processor subtracts from two at a time.
        while section &+ 1 < sections.count {
          let first = fixedPosition(in: sections[section], pinnedAt: line) - offset
          let second = fixedPosition(in: sections[section &+ 1], pinnedAt: line) - offset
          unsafe (next + section).initialize(to: first)
          unsafe (next + section + 1).initialize(to: second)
          section &+= 2
        }
        if section < sections.count {
          unsafe (next + section).initialize(
            to: fixedPosition(in: sections[section], pinnedAt: line) - offset)
        }
        filled &+= count
      }
    }
  }

  @inline(never)
  private func recordEach(at offset: Double, into values: inout OutputSpan<Double>) {
    let mirror = LayoutMirroring(screen)
    for section in 0..<min(sections.count, Self.recordedSectionLimit) {
      let start = headerPosition(of: section, at: offset) - offset
      values.append(
        isHorizontal ? mirror.shown(Rect(start, 0, sections.headerLength, 0)).x : start)
    }
  }

  @inline(__always)
  func translate(_ pose: Pose, into layers: inout OutputSpan<Point>) {
    layers.append(isHorizontal ? Point(-pose.offset, 0) : Point(0, -pose.offset))
  }
}
