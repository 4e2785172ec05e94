// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Pictures in a journal that move more slowly than the windows through which they are seen.
///
/// `o` is the content offset, `oMin` its rest at the top, `k` the share of the scroll by which a
/// picture moves on the screen, `c` the centre of a card's window on the screen, `v` the centre of
/// the visible area, `H` the height of the screen. A shift is the distance of a picture below its
/// default position in its window:
///
///     px0  large: (1 − k)·(o − oMin); card: (1 − k)·(v − c); pictures as high as their windows
///     px1  both: shift += (1 − k)·Δo, clamped to what its picture covers
///     px2  as px0 with v = H / 2; pictures as much higher than their windows as an iPhone 8 needs
///     px3  large: (1 − k)·clamp(o − oMin); card: (1 − k)·(v − c); as much higher as this screen needs
///
/// So a picture makes `k` of the scroll on the screen, and its shift `1 − k` of it.
struct Parallax: LayoutPattern {
  static let id: StaticString = "parallax"
  static let title: StaticString = "Parallax"
  static let summary: StaticString =
    "Pictures in a journal that move more slowly than their windows."
  static let scrollViews: [StaticString] = ["list"]

  /// What one frame shows; lengths in points.
  struct Pose: BitwiseCopyable, Sendable {
    /// Where the list is.
    var offset: Double
    /// The distance of the large picture below its default position in its window.
    var heroShift: Double
    /// The same for all cards if it is accumulated; 0 if each card's shift is a function of its
    /// position.
    var cardShift: Double
  }

  /// The height of the screen of the phone that `px2` was made on, an iPhone 8, in points.
  private static let designHeight = 667.0

  let variant: Variant
  private let behavior: ScrollBehavior
  private let heroSlowness: Double
  /// What a card's picture moves in its window while the window moves by 1.
  let cardSlowness: Double
  private(set) var geometry: ParallaxGeometry
  /// What `px1` has added up, in points.
  private var heroShift = 0.0
  private var cardShift = 0.0
  /// The offset of the last event, in points.
  private var previousOffset = 0.0

  init(variant: Variant, behavior: ScrollBehavior, parameters: Parameters, screen: Screen) {
    self.variant = variant
    self.behavior = behavior
    heroSlowness = 1 - parameters.factor
    cardSlowness = 1 - parameters.cardFactor
    geometry = ParallaxGeometry(
      count: parameters.cards, heroHeight: parameters.height, cardHeight: parameters.cardHeight,
      screen: screen)
  }

  /// What cards are measured from, on the screen, in points.
  var middle: Double {
    variant.measuresFromScreen ? geometry.screen.size.height / 2 : geometry.visibleMiddle
  }

  /// The height of the pictures of cards, in points.
  ///
  /// A fully visible window has its centre at most `reach` from `middle`, and a window that the
  /// edge of the screen cuts off shows no more of the uncovered part.
  var pictureHeight: Double {
    let height = geometry.cardHeight
    let below = geometry.screen.size.height - middle
    let reach =
      switch variant {
      case .windowSized: height / 2
      case .onePhone: Self.designHeight / 2
      case .accumulated, .fixed: max(middle - geometry.barBottom, below)
      }
    return height + 2 * cardSlowness * max(0, reach - height / 2)
  }

  // MARK: Events

  mutating func prepare(forTurnTo screen: Screen) { geometry.keepSlots(for: screen) }

  mutating func arrange(on host: inout ScrollHost) {
    geometry.fit(host.screen)
    var safeArea = host.screen.safeAreaInsets
    safeArea.top = geometry.barBottom
    let viewport = host.screen.size.height
    let inset = behavior.adjustment(
      safeArea: safeArea, contentLength: geometry.length, viewport: viewport)
    host.arrange(
      .main,
      as: ScrollView(
        viewport: viewport, contentLength: geometry.length, leadingInset: inset.top,
        trailingInset: inset.bottom, alwaysBounces: behavior.alwaysBounceVertical))
  }

  mutating func handle(_ event: ScrollEvent, on host: inout ScrollHost) {
    guard variant.isAccumulated else { return }
    let offset = host.contentOffset(of: .main)
    switch event {
    case .didAppear:
      (heroShift, cardShift) = (0, 0)
      previousOffset = offset
    case .didScroll:
      let change = offset - previousOffset
      previousOffset = offset
      let limit = (pictureHeight - geometry.cardHeight) / 2
      heroShift = min(
        max(heroShift + heroSlowness * change, 0), heroSlowness * geometry.heroHeight)
      cardShift = min(max(cardShift + cardSlowness * change, -limit), limit)
    default:
      break
    }
  }

  // MARK: Frames

  func pose(on host: borrowing ScrollHost) -> Pose {
    let offset = host.contentOffset(of: .main)
    if variant.isAccumulated {
      return Pose(offset: offset, heroShift: heroShift, cardShift: cardShift)
    }
    let scrolled = offset - host[.main].range.minimum
    // Under a pull the picture goes with its window, and it never leaves the window.
    let held = variant.keepsPictureInWindow ? min(max(scrolled, 0), geometry.heroHeight) : scrolled
    return Pose(offset: offset, heroShift: heroSlowness * held, cardShift: 0)
  }
}
