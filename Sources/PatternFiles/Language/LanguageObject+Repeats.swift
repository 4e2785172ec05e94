// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What is there several times.
extension LanguageObject {
  static let repeats: [LanguageObject] = [
    LanguageObject(
      .items, "'repeat'", "Items in lines, along the axis of the scroll view.",
      [
        LanguageKey(
          "axis", .word(["vertical", "horizontal"]),
          "The axis along which lines follow each other; that of the scroll view if it is left out."
        ),
        LanguageKey("count", .number, default: "0", "How many there are, without sections."),
        LanguageKey(
          "height", .number, "The height of an item in a vertical view; may use `index`."),
        LanguageKey(
          "width", .number, "The width of an item in a horizontal view; may use `index`."),
        LanguageKey(
          "gap", .number, default: "0", "What lies between lines, and between columns, in points."),
        LanguageKey("columns", .number, default: "1", "How many stand beside each other."),
        LanguageKey("insets", .object(.sides), "What stays free at the sides of the lines."),
        LanguageKey(
          "top", .number, default: "0", "Where the first line of a vertical view begins, in points."
        ),
        LanguageKey(
          "left", .number, default: "0",
          "Where the first line of a horizontal view begins, in points."),
        LanguageKey(
          "align", .word(["start", "center"]), default: "start",
          "Where an item stands that is shorter than its line."),
        LanguageKey("sections", .object(.sections), "Their sections, if they have any."),
      ]),
    LanguageObject(
      .sides, "'insets'", "What stays free at the sides of lines, in points: two of one axis.",
      [
        LanguageKey("left", .number, default: "0", "At the leading side, in a vertical view."),
        LanguageKey("right", .number, default: "0", "At the trailing side, in a vertical view."),
        LanguageKey("top", .number, default: "0", "At the top, in a horizontal view."),
        LanguageKey("bottom", .number, default: "0", "At the bottom, in a horizontal view."),
      ]),
    LanguageObject(
      .sections, "'sections'", "Sections of items; their formulas may use `section`.",
      [
        LanguageKey("count", .number, default: "0", "How many sections there are."),
        LanguageKey("rows", .number, default: "0", "How many items a section has."),
        LanguageKey("insets", .object(.ends), "What stays free before and after its items."),
        LanguageKey("header", .object(.header), "The header of each section."),
        LanguageKey("footer", .object(.footer), "The footer of each section."),
      ]),
    LanguageObject(
      .header, "a header", "The header of a section: its formulas may use `section`.",
      sectionPart + [
        LanguageKey(
          "place", .number,
          "Where it begins instead of at the beginning of its section, in points of the content."),
        LanguageKey(
          "sticky", .object(.stickyHeader), "Where it stays in the viewport instead of moving on."),
        LanguageKey("fails", .object(.failure), "When the app would crash for it."),
      ]),
    LanguageObject(
      .footer, "a footer", "The footer of a section: its formulas may use `section`.", sectionPart),
    LanguageObject(
      .stickyHeader, "'sticky'", "The edge of the viewport at which a header stays.",
      [
        LanguageKey("top", .number, "From the upper edge of a vertical view, in points."),
        LanguageKey("left", .number, "From the leading edge of a horizontal view, in points."),
        LanguageKey(
          "within", .word(["section", "content"]), default: "section", "What it does not leave."),
      ]),
    LanguageObject(
      .failure, "'fails'", "A header for which the app would crash.",
      [
        LanguageKey("when", .truth, isRequired: true, "The condition."),
        LanguageKey("say", .text, isRequired: true, "Why, in one sentence."),
      ]),
  ]

  private static let sectionPart =
    [LanguageKey("height", .number, default: "0", "Its length along the axis, in points.")]
    + appearance + [LanguageKey("insets", .object(.sides), "What stays free at its sides.")]
}
