// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension PageCarousel {
  /// What scenario files can set, each with its unit, range and default.
  struct Parameters: PatternParameters {
    let pages: Int
    let peek: Double
    let spacing: Double
    let wraps: Bool
    let pagesPerFling: Int
    let sideScale: Double
    let sideAlpha: Double

    init(from source: inout some ParameterSource) {
      pages = source.count(
        "pages", default: 8, minimum: 1, maximum: 1_000_000,
        "How many pages there are; whole numbers. More than 16 have no dots.")
      peek = source.number(
        "peek", default: 32, minimum: 0, maximum: 1_000, unit: "pt",
        "How much of the neighbours shows at the least.")
      spacing = source.number(
        "spacing", default: 12, minimum: 0, maximum: 1_000, unit: "pt",
        "The space between two pages.")
      wraps = source.flag(
        "wraps", default: true, "Whether the first page follows the last one, in pc2 and pc3.")
      pagesPerFling = source.count(
        "pagesPerFling", default: 1, minimum: 1, maximum: 100,
        "How many pages a flick goes at most, in pc2 and pc3; whole numbers.")
      sideScale = source.number(
        "sideScale", default: 0.94, minimum: 0.1, maximum: 1,
        "How large a page is that is not in the middle, as a share.")
      sideAlpha = source.number(
        "sideAlpha", default: 0.6, minimum: 0, maximum: 1,
        "How opaque a page is that is not in the middle.")
    }
  }
}
