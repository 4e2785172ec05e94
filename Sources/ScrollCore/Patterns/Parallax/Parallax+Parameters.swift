// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension Parallax {
  /// What scenario files can set, each with its unit, range and default.
  struct Parameters: PatternParameters {
    let factor: Double
    let cardFactor: Double
    let height: Double
    let cardHeight: Double
    let cards: Int

    init(from source: inout some ParameterSource) {
      factor = source.number(
        "factor", default: 0.5, minimum: 0, maximum: 1,
        "How much of the scroll the large picture makes: 1 moves with its window, 0 stays.")
      cardFactor = source.number(
        "cardFactor", default: 0.8, minimum: 0, maximum: 1,
        "How much of the scroll the pictures of cards make.")
      height = source.number(
        "height", default: 280, minimum: 40, maximum: 2000, unit: "pt",
        "The height of the window of the large picture.")
      cardHeight = source.number(
        "cardHeight", default: 200, minimum: 80, maximum: 1000, unit: "pt",
        "The height of the window of a card's picture.")
      cards = source.count(
        "cards", default: 16, minimum: 0, maximum: 1_000_000,
        "How many cards there are; whole numbers.")
    }
  }
}
