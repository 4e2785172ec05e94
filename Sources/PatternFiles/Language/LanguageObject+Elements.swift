// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// What is shown, and variants.
extension LanguageObject {
  /// Colours that are named, besides `"#rrggbb"`.
  private static let colors = ElementLook.ColorRole.allCases.map { "\($0)" }

  static let shown: [LanguageObject] = [
    LanguageObject(
      .element, "an element", "Something that is shown, or only measured.",
      [
        LanguageKey("id", .text, isRequired: true, "Its name, for formulas, variants and records."),
        LanguageKey(
          "in", .name("scroll view"),
          "The scroll view with whose content it moves; the screen if it is left out."),
        LanguageKey(
          "frame", .either([.word(["fill"]), .object(.frame)]), default: "fill",
          "Where it is, if it is there once."),
        LanguageKey("repeat", .object(.items), "Its items, if it is there several times."),
        LanguageKey(
          "look", .either([.word(ElementWords.looks.map(\.word)), .object(.look)]),
          "How it is drawn: as something of the catalogue, or as this object says; not at all if it is left out."
        ),
        LanguageKey(
          "role", .word(ElementWords.roles.map(\.word)),
          "What rules take it for; what its look says, if it is left out."),
        LanguageKey("visible", .truth, default: "true", "Whether it is there."),
        LanguageKey("alpha", .number, default: "1", "The opacity of its content, from 0 to 1."),
        LanguageKey("scale", .number, default: "1", "The scale of its content."),
      ]),
    LanguageObject(
      .frame, "'frame'",
      "Two of four along each axis, in points; the whole extent where none is given.",
      [
        LanguageKey("left", .number, "The leading edge."),
        LanguageKey("width", .number, "The width."),
        LanguageKey(
          "right", .number, "The trailing edge, counted from the leading edge of the screen."),
        LanguageKey("centerX", .number, "The middle across the screen."),
        LanguageKey("top", .number, "The upper edge."),
        LanguageKey("height", .number, "The height."),
        LanguageKey("bottom", .number, "The lower edge, counted from the top."),
        LanguageKey("centerY", .number, "The middle along the screen."),
      ]),
    LanguageObject(
      .items, "'repeat'", "Items in lines, along the axis of the scroll view.",
      [
        LanguageKey("count", .number, default: "0", "How many there are."),
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
      .look, "a look", "How an element is drawn that the catalogue does not have.",
      [
        LanguageKey("fill", color, "The colour of its background."),
        LanguageKey("stroke", color, "The colour of its outline."),
        LanguageKey("corner", .literal, default: "0", "The radius of its corners, in points."),
        LanguageKey("text", .either([.text, .list(.text)]), "Its text, or one for each item."),
        LanguageKey("style", .word(styles), default: "body", "The style of its text."),
        LanguageKey("bold", .flag, default: "false", "Whether its text is bold."),
        LanguageKey("color", color, default: "ink", "The colour of its text."),
        LanguageKey(
          "align", .word(ElementLook.Alignment.allCases.map { "\($0)" }), default: "leading",
          "Where its text stands."),
        LanguageKey(
          "lines", .literal, default: "1", "How many lines its text may have, from 1 to 20."),
        LanguageKey(
          "padding", .either([.literal, .list(.literal)]), default: "0",
          "What stays free beside its text, in points: one number, or two for before and after."),
      ]),
    LanguageObject(
      .variant, "a variant", "A version of the interface.",
      [
        LanguageKey("title", .text, "What a person calls it; its name if it is left out."),
        LanguageKey("summary", .text, "One sentence: what it does, and what breaks."),
        LanguageKey(
          "fixed", .flag, default: "true", "Whether every rule should stay silent on it."),
        LanguageKey("use", .name("variant"), "The variant whose changes come first."),
        LanguageKey(
          "set", .named(.anything),
          "Changes, by paths such as values.bar.is or on[0].when; null takes away what is there."),
      ]),
  ]

  private static let color = LanguageKey.Kind.either([.word(colors), .text])
}
