// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// What is shown.
extension LanguageObject {
  static let shown: [LanguageObject] = [
    LanguageObject(
      .element, "an element", "Something that is shown, or only measured.",
      [
        LanguageKey("id", .text, isRequired: true, "Its name, for formulas, variants and records."),
        LanguageKey(
          "in", .name("scroll view or sheet"),
          "The scroll view or sheet with which it moves, or all of several, such as inner[*]; the screen if it is left out."
        ),
        LanguageKey(
          "frame", .either([.word(["fill"]), .object(.frame)]), default: "fill",
          "Where it is, if it is there once."),
        LanguageKey("repeat", .object(.items), "Its items, if it is there several times."),
        LanguageKey(
          "each", .number,
          "How many copies there are, each in a different position, as a number or count(list): its formulas have `index`."
        ),
        LanguageKey(
          "sticky", .object(.sticky), "Where it stays in the viewport instead of moving on."),
      ] + appearance + [
        LanguageKey(
          "rotation", .number,
          "How far it is turned about its middle, in degrees, if a formula says so and not the look: clockwise, or the other way right to left."
        ),
        LanguageKey(
          "blur", .number,
          "How far it is blurred, in points, if a formula says so and not the look."),
        LanguageKey(
          "corner", .number,
          "The radius of its corners, in points, if a formula says so and not the look."),
        LanguageKey(
          "shadow", .number,
          "How far its shadow reaches, in points, if a formula says so and not the look."),
        LanguageKey(
          "fill", .object(.cover),
          "A colour that its background turns into, as far as a formula says."),
        LanguageKey(
          "hit", .word(["take", "through"]),
          "Whether a touch on it ends there or reaches what is below; if it is left out, it ends at what is drawn outside scroll views."
        ),
        LanguageKey(
          "clip", .flag, default: "false",
          "Whether its children show only within its edges, for an element that is there once and for items."
        ),
        LanguageKey(
          "children", .list(.object(.element)),
          "Elements within it, whose frames count from its upper leading corner."),
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
      .sticky, "'sticky'",
      "The edge of the viewport at which an element stays, and how far from it.",
      [
        LanguageKey("top", .number, "From the upper edge of a vertical view, in points."),
        LanguageKey("bottom", .number, "From the lower edge of a vertical view, in points."),
        LanguageKey("left", .number, "From the leading edge of a horizontal view, in points."),
        LanguageKey("right", .number, "From the trailing edge of a horizontal view, in points."),
        LanguageKey(
          "within", .word(["content"]), default: "content", "What it does not leave."),
      ]),
  ]

  /// How something is drawn and whether it shows: keys of elements, and of headers and footers.
  static let appearance = [
    LanguageKey(
      "look", .either([.word(ElementWords.looks.map(\.word)), .object(.look)]),
      "How it is drawn: as something of the catalogue, or as this object says; not at all if it is left out."
    ),
    LanguageKey(
      "role", .word(ElementWords.roles.map(\.word)),
      "What rules take it for; what its look says, if it is left out."),
    LanguageKey("visible", .truth, default: "true", "Whether it is there."),
    LanguageKey(
      "alpha", .number, default: "1",
      "The opacity of its content: 0 and below is transparent, 1 and above opaque."),
    LanguageKey("scale", .number, default: "1", "The scale of its content."),
    LanguageKey(
      "item", .number,
      "Which item records and pictures know it as, where cells are used again; its own number if it is left out."
    ),
    LanguageKey("section", .number, "Which section it is known as; its own if it is left out."),
  ]
}
