// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The positions of the stories of a journal: one with a picture as wide as the screen, and cards
/// below it.
///
/// Positions are in content coordinates, in points; the origin is the picture's upper left corner.
struct ParallaxGeometry: Sendable, BitwiseCopyable {
  /// The spacing between cards and at their sides, in points.
  private static let spacing = 20.0
  private static let margin = 16.0
  /// The minimum width of cards in two columns, in points.
  private static let leastWidthInColumns = 300.0
  /// The number of cards that have their own layer on every screen: with so few cards no layer is
  /// reused.
  private static let leastSlotCount = 16
  /// The radius of a card's corners, in points.
  static let cornerRadius = 12.0

  /// How many cards there are.
  let count: Int
  /// The heights of the windows that the pictures are seen through.
  let heroHeight: Double
  let cardHeight: Double
  /// The screen that the journal fills.
  private(set) var screen: Screen
  /// The height of the text below the large picture, including spacing.
  private let heroWords: Double
  /// The height of the text below the picture of a card.
  private let cardWords: Double
  private var columns = 1
  private var cardWidth = 0.0
  private var left = 0.0
  /// The maximum number of cards with a window at the same time, on every screen that the journal
  /// may fill.
  ///
  /// Even, so that the cards of a slot stay in their column.
  private(set) var slotCount = leastSlotCount

  /// Makes the geometry for a screen; lengths in points.
  init(count: Int, heroHeight: Double, cardHeight: Double, screen: Screen) {
    self.count = count
    self.heroHeight = heroHeight
    self.cardHeight = cardHeight
    self.screen = screen
    heroWords = screen.scaled(92, with: .title1)
    cardWords = screen.scaled(60, with: .headline)
    fit(screen)
    slotCount = max(slotCount, visibleLimit)
  }

  /// Reserves slots for another screen, too: a run has the same number of layers before and after a
  /// rotation.
  mutating func keepSlots(for screen: Screen) {
    var turned = self
    turned.fit(screen)
    slotCount = max(slotCount, turned.visibleLimit)
  }

  /// Fits the cards to a screen: two columns if there is enough space.
  mutating func fit(_ screen: Screen) {
    self.screen = screen
    let safe = screen.safeAreaInsets
    let room = max(1, screen.size.width - 2 * max(safe.left, safe.right) - 2 * Self.margin)
    left = (screen.size.width - room) / 2
    columns = room >= 2 * Self.leastWidthInColumns + Self.spacing ? 2 : 1
    cardWidth = (room - Double(columns - 1) * Self.spacing) / Double(columns)
  }

  /// The lower edge of the bar, on the screen.
  var barBottom: Double { screen.safeAreaInsets.top + screen.navigationBarHeight }
  /// The centre of the area that neither the bar nor the safe area covers, on the screen.
  var visibleMiddle: Double {
    (barBottom + screen.size.height - screen.safeAreaInsets.bottom) / 2
  }

  /// The height of the content.
  var length: Double { cardsTop + rows.length }

  private var cardsTop: Double { heroHeight + heroWords }
  private var pitch: Double { cardHeight + cardWords + Self.spacing }
  private var rows: RowStack {
    RowStack(count: (count + columns - 1) / columns, rowHeight: pitch)
  }

  /// The large story with its text, and the window of its picture.
  var hero: Rect { Rect(0, 0, screen.size.width, cardsTop - Self.spacing) }
  var heroWindow: Rect { Rect(0, 0, screen.size.width, heroHeight) }

  /// A card with its text.
  func card(_ item: Int) -> Rect {
    let x = left + Double(item % columns) * (cardWidth + Self.spacing)
    return Rect(
      x, cardsTop + Double(item / columns) * pitch, cardWidth, cardHeight + cardWords)
  }

  /// The window of a card's picture.
  func cardWindow(_ item: Int) -> Rect {
    var window = card(item)
    window.height = cardHeight
    return window
  }

  /// The cards that the screen shows at an offset, found by division.
  func cards(at offset: Double) -> Range<Int> {
    let shown = rows.rows(
      from: offset - cardsTop, to: offset - cardsTop + screen.size.height)
    return shown.lowerBound * columns..<min(shown.upperBound * columns, count)
  }

  /// The maximum number of cards on a screen of this size, in both orientations.
  var visibleLimit: Int {
    2 * rows.limit(window: max(screen.size.width, screen.size.height))
  }

  // MARK: Slots

  /// The first of the cards that have slots at an offset.
  ///
  /// A slot moves to another card while neither is visible, as cells are reused, and as late as
  /// possible: the first cards keep theirs until the last slot must be reused.
  func firstCardWithSlot(at offset: Double) -> Int {
    max(0, cards(at: offset).upperBound - slotCount)
  }

  /// The card that a slot belongs to, where the cards from `first` on have slots.
  func card(inSlot slot: Int, from first: Int) -> Int {
    let rest = (slot - first) % slotCount
    return first + (rest < 0 ? rest + slotCount : rest)
  }

  /// The slot of a card.
  func slot(ofCard item: Int) -> Int { item % slotCount }

  /// The distance of a card below the first one of its slot.
  func distance(toCard item: Int) -> Double {
    Double(item / slotCount) * Double(slotCount / columns) * pitch
  }
}
