// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// How elements are drawn.
extension LanguageObject {
  static let drawn: [LanguageObject] = [
    LanguageObject(
      .look, "a look", "How an element is drawn that the catalogue does not have.", lookKeys),
    LanguageObject(
      .lookPart, "a part of a look", "Something in a row or a column, drawn as a look is.",
      lookKeys + [
        LanguageKey(
          "width", .either([.word(["fit"]), .literal]),
          "Its width, in points, or that of its content; what is left is shared if it is left out."),
        LanguageKey("height", .literal, "Its height, in points."),
      ]),
    LanguageObject(
      .gradient, "'gradient'", "A background that goes from one colour to another.",
      [
        LanguageKey("from", color, isRequired: true, "The first colour."),
        LanguageKey("to", color, isRequired: true, "The last colour."),
        LanguageKey(
          "toward", .word(["bottom", "trailing"]), default: "bottom", "Where the last colour is."),
      ]),
    LanguageObject(
      .cover, "'fill' of an element",
      "A colour that its background turns into: it is drawn over the background of the look.",
      [
        LanguageKey("to", color, isRequired: true, "The colour."),
        LanguageKey(
          "at", .number, isRequired: true,
          "How far it has turned: 0 and below shows the background of the look, 1 and above this colour."
        ),
      ]),
    LanguageObject(
      .largeText, "'whenLarge'",
      "What is different where the device's text has an accessibility size, of which there are five.",
      [
        LanguageKey("lines", .literal, "How many lines its text may have, from 1 to 20."),
        LanguageKey(
          "stack", .flag, default: "false", "Whether the parts of its row lie one below the other."),
        LanguageKey(
          "hide", .flag, default: "false", "Whether it is left out of the row or column."),
      ]),
  ]

  private static let lookKeys = [
    LanguageKey("fill", color, "The colour of its background."),
    LanguageKey("gradient", .object(.gradient), "The colours of its background."),
    LanguageKey("stroke", color, "The colour of its outline."),
    LanguageKey("corner", .literal, default: "0", "The radius of its corners, in points."),
    LanguageKey("shadow", .literal, default: "0", "How far its shadow reaches, in points."),
    LanguageKey(
      "rotation", .literal, default: "0",
      "How far it is turned about its middle, in degrees: clockwise, or the other way right to left."
    ),
    LanguageKey(
      "padding", .either([.literal, .list(.literal)]), default: "0",
      "What stays free within, in points: one number for both sides, two for the leading and the trailing side, or four: top, leading, bottom, trailing."
    ),
    LanguageKey(
      "picture", words(LookPicture.allCases.map { "\($0)" }),
      "A picture that fills it, or one for each item."),
    LanguageKey(
      "image", .either([.text, .list(.text)]),
      "An image that fills it, or one for each item: the path of a PNG, JPEG or SVG file, from the folder of the pattern file; at most 200 kB each, to which a PNG is scaled down."
    ),
    LanguageKey(
      "contentMode", .word(ElementLook.ContentMode.allCases.map { "\($0)" }), default: "fill",
      "How its image fills it: `fill` covers it and is cut, `fit` shows all of the image, `stretch` gives it the shape of the element."
    ),
    LanguageKey(
      "blur", .literal, default: "0", "How far its picture or image is blurred, in points."),
    LanguageKey(
      "symbol", words(LookSymbol.allCases.map { "\($0)" }), "A symbol, or one for each item."),
    LanguageKey("size", .literal, "The size of its symbol, in points."),
    LanguageKey(
      "text", .either([.text, .list(.text)]),
      "Its text, or one for each item; {index + 1} in it prints a formula of the item's number."),
    LanguageKey("style", .word(styles), default: "body", "The style of its text."),
    LanguageKey("bold", .flag, default: "false", "Whether its text is bold."),
    LanguageKey(
      "grows", .either([.flag, .word(sizes)]),
      "Whether its text grows with the size that a person chooses, or the size from which on it grows no further; as what it lies in, else it does."
    ),
    LanguageKey("color", color, default: "ink", "The colour of its text and its symbol."),
    LanguageKey(
      "align", .word(ElementLook.Alignment.allCases.map { "\($0)" }),
      "Where its content stands: text at the leading edge, a symbol in the middle, if it is left out."
    ),
    LanguageKey(
      "place", .word(ElementLook.Placement.allCases.map { "\($0)" }), default: "center",
      "Where its content stands along the height."),
    LanguageKey("lines", .literal, default: "1", "How many lines its text may have, from 1 to 20."),
    LanguageKey(
      "whenLarge", .object(.largeText),
      "What is different where the device's text has an accessibility size."),
    LanguageKey(
      "row", .list(.object(.lookPart)), "What lies in it side by side, from the leading edge on."),
    LanguageKey("column", .list(.object(.lookPart)), "What lies in it from the top down."),
    LanguageKey(
      "gap", .literal,
      "What lies between its parts, in points; 12 in a row and 2 in a column if it is left out."),
  ]

  /// The sizes of text from the one that a device comes with.
  private static let sizes = ContentSizeCategory.allCases.filter {
    $0.rawValue >= ContentSizeCategory.large.rawValue
  }.map { "\($0.word)" }

  /// Colours that are named, or written as `"#rrggbb"`.
  private static let color = LanguageKey.Kind.either([
    .word(LookColor.Role.allCases.map { "\($0)" }), .text,
  ])

  private static func words(_ words: [String]) -> LanguageKey.Kind {
    .either([.word(words), .list(.word(words))])
  }

  static let versions: [LanguageObject] = [
    LanguageObject(
      .variant, "a variant", "A version of the interface.",
      [
        LanguageKey("title", .text, "What a person calls it; its name if it is left out."),
        LanguageKey("summary", .text, "One sentence: what it does, and what breaks."),
        LanguageKey(
          "fixed", .flag, default: "true", "Whether every rule should stay silent on it."),
        LanguageKey(
          "use", .name("variant"),
          "The variant whose changes come first, with those of the variant that it uses."),
        LanguageKey(
          "set", .named(.anything),
          "Changes, by paths such as values.bar.is or on[0].when; null takes away what is there."),
      ])
  ]
}
