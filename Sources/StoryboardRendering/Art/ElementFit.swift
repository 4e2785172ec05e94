// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// How the drawing of an element is fitted to the device's text and direction.
///
/// Drawings know text of the default size and rows that begin at the left. On other devices an element is
/// drawn for a smaller rectangle, and that drawing is scaled up and, for languages from right to left,
/// mirrored. Margins keep their widths; text and pictures are not mirrored.
struct ElementFit {
  /// The width of the margins at the leading and the trailing edge, which do not grow, in points.
  private static let margin = 16.0

  /// The size of text relative to the default size.
  private let growth: Double
  /// Whether the element contains text that grows.
  private let hasText: Bool
  private let isMirrored: Bool
  /// The element's rectangle as the display shows it.
  private let rect: Rect
  /// The width of the margins of this element, in points.
  private let margin: Double
  /// The element that is drawn instead.
  let element: SceneElement
  /// The context of the drawing.
  let context: ArtContext

  /// Fits a drawing; nil for one that needs no fitting.
  init?(_ element: SceneElement, _ context: ArtContext) {
    let isMirrored = context.screen.direction == .rightToLeft
    let style: TextStyle?
    switch Self.role(of: element, onWidth: context.screen.size.width) {
    case .picture: return nil
    case .bar: style = nil
    case .text(let own): style = own
    }
    let growth = style?.growth(in: context.screen.contentSize) ?? 1
    guard isMirrored || growth != 1 else { return nil }
    let screen = context.screen
    self.growth = growth
    hasText = style != nil
    self.isMirrored = isMirrored
    rect = element.rect
    let isWide = rect.width >= screen.size.width
    // An element beside another one must not reach into it.
    margin =
      isWide ? Self.margin + max(screen.safeAreaInsets.left, screen.safeAreaInsets.right) : 0
    var drawn = rect
    drawn.width = max(1, (rect.width - 2 * margin) / growth + 2 * margin)
    drawn.height = rect.height / growth
    self.element = element.drawn(in: drawn)
    // An element over the whole width of the screen still has that width.
    self.context = context.widened(by: drawn.width - rect.width)
  }

  /// Writes the frame of the element, and a drawing of it in a group that fits it.
  func write(
    _ draw: (SceneElement, ArtContext, inout Canvas) -> Void, hasFrame: Bool,
    to canvas: inout Canvas
  ) {
    if !hasFrame { canvas.frame(rect) }
    canvas.begin(.g)
    canvas.attribute(.transform) { appendTransform(to: &$0) }
    let (wasMirroring, textFit) = (canvas.isMirroring, canvas.textFit)
    canvas.isMirroring = isMirrored
    if hasText { canvas.textFit = TextFit(category: context.screen.contentSize, growth: growth) }
    draw(element, context, &canvas)
    (canvas.isMirroring, canvas.textFit) = (wasMirroring, textFit)
    canvas.end()
  }

  private func appendTransform(to bytes: inout ByteText) {
    // The inner ends of the margins, and the upper edge, stay where they are.
    var x = (rect.x + margin) * (1 - growth)
    if isMirrored { x = 2 * rect.x + rect.width - x }
    let format = DecimalFormat(decimals: 2)
    let factors = DecimalFormat(decimals: 4)
    bytes.append("translate(")
    format.append(x, to: &bytes)
    bytes.append(" ")
    format.append(rect.y * (1 - growth), to: &bytes)
    bytes.append(")scale(")
    factors.append(isMirrored ? -growth : growth, to: &bytes)
    bytes.append(" ")
    factors.append(growth, to: &bytes)
    bytes.append(")")
  }

  private enum Role {
    /// A picture, or an element that looks the same when it is mirrored.
    case picture
    /// An element that keeps its size and is mirrored: the system's bars, and text on pages and beside pictures.
    case bar
    /// An element that grows with text.
    case text(TextStyle)
  }

  /// How an element is fitted.
  ///
  /// - Parameter width: The width of the screen, in points.
  private static func role(of element: SceneElement, onWidth width: Double) -> Role {
    switch element.id.kind {
    // It chooses the size of its text itself, since its rectangle is what the file says.
    case _ where element.look != nil: .bar
    case .backdrop, .map, .dimming, .sheet, .indicator, .barBackground, .picture, .shade, .refresh,
      .scenery, .pageControl, .crash, .own:
      .picture
    // A story and a page scale their text themselves, since their pictures do not grow.
    case .statusBar, .pictureStatusBar, .navigationBar, .pictureBar, .journalBar, .page, .story,
      .keyboard, .systemNavigationBar, .systemTabBar, .pushedScreen, .systemStatusBar:
      .bar
    case .cell where element.isPhoto(on: width): .picture
    case .cell, .contact, .message, .song, .headline, .place, .post, .searchBar: .text(.body)
    case .sectionHeader: .text(.headline)
    case .sectionFooter: .text(.footnote)
    case .tab, .tabBar: .text(.subheadline)
    case .toolbar: .text(.title1)
    case .header, .title, .profile, .caption: .text(.largeTitle)
    }
  }

  /// Whether the background of a kind is fitted, too: it has text or buttons, or depends on the lengths of what is
  /// drawn on it.
  static func fitsBackground(of kind: ElementID.Kind, hasContent: Bool) -> Bool {
    !hasContent || [.navigationBar, .pictureBar, .journalBar, .profile].contains(kind)
  }
}
