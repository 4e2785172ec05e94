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

  static let variants: [VariantDescriptor] = [
    VariantDescriptor(
      "sh0", "native", title: "Plain headers",
      "Headers lie between the sections and scroll away with them."),
    VariantDescriptor(
      "sh1", "no-missing", title: "Pinned, then missing",
      "The rule moves only headers that the layout returned: a pinned one vanishes as soon as its natural place has left the screen."
    ),
    VariantDescriptor(
      "sh2", "article", title: "The article's headers",
      "Missing headers are added back: right for a plain list, wrong below a bar and beside insets or footers, and a crash for an empty section."
    ),
    VariantDescriptor(
      "sh3", "fixed", title: "Fixed", isFixed: true,
      "Headers stick below the bar, stay in their whole section, footer and insets included, and need no items."
    ),
  ]

  static let parameters: [ParameterDescriptor] = [
    ParameterDescriptor(
      "headerHeight", .number(default: 40, minimum: 1, maximum: 10_000), unit: "pt",
      growsWith: .headline,
      "The length of a section header along the axis."),
    ParameterDescriptor(
      "rowHeight", .number(default: 60, minimum: 1, maximum: 10_000), unit: "pt", growsWith: .body,
      "The length of a row along the axis."),
    ParameterDescriptor(
      "sections", .numbers(default: [5, 2, 8], minimum: 0, maximum: 10_000_000), unit: "",
      isWhole: true, "How many rows each section has; whole numbers."),
    ParameterDescriptor(
      "sectionInsetTop", .number(default: 0, minimum: 0, maximum: 10_000), unit: "pt",
      "The space between a header and the rows of its section."),
    ParameterDescriptor(
      "sectionInsetBottom", .number(default: 0, minimum: 0, maximum: 10_000), unit: "pt",
      "The space between the rows of a section and its footer or end."),
    ParameterDescriptor(
      "footerHeight", .number(default: 0, minimum: 0, maximum: 10_000), unit: "pt",
      growsWith: .footnote,
      "The length of a section footer along the axis; 0 for none."),
    ParameterDescriptor(
      "columns", .number(default: 1, minimum: 1, maximum: 12), unit: "",
      isWhole: true, "How many cells lie side by side across the axis; whole numbers."),
    ParameterDescriptor(
      "rowHeights", .numbers(default: [], minimum: 1, maximum: 10_000), unit: "pt",
      growsWith: .body,
      "Lengths of a section's cells in turn, which take the place of rowHeight; the list repeats."),
    ParameterDescriptor(
      "axis", .choice(default: 0, options: ["vertical", "horizontal"]),
      "The axis in which the list scrolls."),
    ParameterDescriptor(
      "rectPolicy", .choice(default: 0, options: ["bounds", "pageAligned"]),
      "The rectangle that the layout is asked for: the bounds, or the whole pages that hold them."),
    ParameterDescriptor(
      "pin", .choice(default: 0, options: ["variant", "bounds", "inset"]),
      "Where headers stick: at the edge of the bounds, or inset below the bar; each variant has its own, bounds in sh1 and sh2, inset in sh3."
    ),
  ]

  /// What one frame shows.
  struct Pose: BitwiseCopyable, Sendable {
    /// The list's content offset, in points.
    var offset: Double
    /// Whether the app would have ended in this frame.
    var hasCrashed: Bool
  }

  /// How many sections have recorded values; the headers of further ones are laid out all the same.
  static let recordedSectionLimit = 1_000

  let variant: Int
  let sections: SectionGeometry
  let isHorizontal: Bool
  let asksForPages: Bool
  private let behavior: ScrollBehavior
  private let pin: Int
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

  init(
    variant: Int, behavior: ScrollBehavior, parameters: ArraySlice<ParameterValue>, screen: Screen
  ) {
    let first = parameters.startIndex
    self.variant = variant
    self.behavior = behavior
    self.screen = screen
    let ragged = parameters[first + 7].numbers
    sections = SectionGeometry(
      itemCounts: parameters[first + 2].numbers.map { Int($0) },
      rows: RowGeometry(
        lengths: ragged.isEmpty ? [parameters[first + 1].number] : ragged,
        columns: max(1, Int(parameters[first + 6].number))),
      headerLength: parameters[first].number, leadingInset: parameters[first + 3].number,
      trailingInset: parameters[first + 4].number, footerLength: parameters[first + 5].number)
    isHorizontal = parameters[first + 8].choice == 1
    asksForPages = parameters[first + 9].choice == 1
    pin = parameters[first + 10].choice
    measure(screen)
  }

  var isFixed: Bool { variant == 3 }

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
    guard variant == 1 || variant == 2 else { return }
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
    case 0: return natural
    case 1, 2:
      guard isReturned(section, at: offset) else { return .nan }
      let length = sections.headerLength
      let low = sections.firstItemStart(of: section) - length
      let high = sections.lastItemEnd(of: section) - length
      return low.isNaN ? .nan : min(max(pinLine(at: offset), low), high)
    default:
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
    let isInset = pin == 0 ? isFixed : pin == 2
    return isInset ? offset + leadingInset : offset
  }

  /// Whether the article's layout returns the header of a section: `super` does, or, in its last
  /// version, a cell of the section is there.
  private func isReturned(_ section: Int, at offset: Double) -> Bool {
    let asked = askedRange(at: offset)
    let natural = sections.start(of: section)
    if natural < asked.high, natural + sections.headerLength > asked.low { return true }
    return variant == 2 && sections.linesStart(of: section) < asked.high
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
