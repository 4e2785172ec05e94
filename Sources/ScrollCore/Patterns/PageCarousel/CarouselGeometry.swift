// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The positions of a carousel's pages, in points.
///
/// A page is as large as its neighbours allow, which peek in at both sides, and as the screen's height
/// does; its photograph is square, and its caption a quarter as high as that, or more in large text.
struct CarouselGeometry: Sendable, BitwiseCopyable {
  /// The height of a caption divided by its width.
  private static let caption = 0.25
  /// What stays free above and below, in points: air, and the dots.
  private static let air = 32.0
  /// The width that a page keeps on a screen with too little height, in points: a keyboard may leave none.
  private static let leastSide = 96.0
  /// The height of the header below the safe area, in points, on screens with enough space.
  private static let headerHeight = 100.0
  /// Screens lower than this have no header, in points: phones on their sides.
  private static let leastHeightWithHeader = 500.0
  /// The height of the strip with the dots, in points.
  static let dotsHeight = 26.0
  /// The extents of a dot, in points.
  static let dotSide = 8.0
  /// From one dot to the next, in points.
  private static let dotPitch = 16.0
  /// More pages than this have no dots: nobody can count so many.
  static let dotLimit = 16

  /// How many pages there are; at least 1.
  let count: Int
  /// The space between two pages.
  let spacing: Double
  /// How much of each neighbour shows at the least.
  private let peek: Double
  /// The extents of the screen.
  private(set) var screen = Size(0, 0)
  /// The extents of a page.
  private(set) var page = Size(0, 0)
  /// The start of the pages on the screen, from the top.
  private(set) var top = 0.0
  /// Where the header ends; 0 for none.
  private(set) var headerBottom = 0.0

  /// Creates the geometry before it is fitted to a screen; lengths in points.
  init(count: Int, spacing: Double, peek: Double) {
    self.count = count
    self.spacing = spacing
    self.peek = peek
  }

  /// Fits the pages to a screen.
  ///
  /// Widths are whole points, and margins too, so that pages rest on pixels.
  mutating func fit(_ screen: Screen) {
    self.screen = screen.size
    let hasHeader = screen.size.height >= Self.leastHeightWithHeader
    let header = screen.scaled(Self.headerHeight, with: .largeTitle)
    headerBottom = hasHeader ? screen.safeAreaInsets.top + header : 0
    let start = max(headerBottom, screen.safeAreaInsets.top) + Self.air
    let height =
      screen.size.height - start - Self.air - Self.dotsHeight - screen.safeAreaInsets.bottom
    let aspect = 1 + Self.caption * TextStyle.headline.growth(in: screen.contentSize)
    let widest = screen.size.width - 2 * (peek + spacing)
    let side = min(widest, max(height / aspect, Self.leastSide))
    let margin = ((screen.size.width - side) / 2).rounded(.up)
    let width = screen.size.width - 2 * margin
    page = Size(max(1, width), max(1, width) * aspect)
    top = start + max(0, height - page.height) / 2
  }

  /// From one page to the next.
  var pitch: Double { page.width + spacing }
  /// The distance from the edge of the screen to a page at its centre.
  var margin: Double { (screen.width - page.width) / 2 }
  /// How many pages are visible at most.
  var visibleLimit: Int { Int(screen.width / pitch) + 2 }

  /// The page nearest to a position, both counted in pages from the first.
  func nearest(to position: Double) -> Int { Int((position + 0.5).rounded(.down)) }

  /// The page at a position, if pages are cyclic.
  func item(at place: Int) -> Int {
    let rest = place % count
    return rest < 0 ? rest + count : rest
  }

  /// The rectangle of a page on the screen.
  ///
  /// - Parameters:
  ///   - place: The position of the page, counted from the first.
  ///   - position: The position at the centre of the screen, in pages from the first.
  func frame(of place: Int, position: Double) -> Rect {
    Rect(margin + (Double(place) - position) * pitch, top, page.width, page.height)
  }

  /// The rectangle of a dot on the screen.
  func frame(ofDot dot: Int) -> Rect {
    let first = (screen.width - Double(count - 1) * Self.dotPitch - Self.dotSide) / 2
    let middle = top + page.height + Self.air / 2 + Self.dotsHeight / 2
    return Rect(
      first + Double(dot) * Self.dotPitch, middle - Self.dotSide / 2, Self.dotSide, Self.dotSide)
  }

  /// How near a page is to the centre of the screen: 1 at the centre, 0 a page away and farther.
  ///
  /// - Parameters:
  ///   - item: The page.
  ///   - position: The position at the centre of the screen, in pages from the first.
  ///   - wraps: Whether the first page follows the last one.
  func closeness(of item: Int, to position: Double, wraps: Bool) -> Double {
    var distance = (Double(item) - position).magnitude
    if wraps {
      let round = Double(count)
      distance -= (distance / round).rounded(.down) * round
      distance = min(distance, round - distance)
    }
    return max(0, 1 - distance)
  }
}
