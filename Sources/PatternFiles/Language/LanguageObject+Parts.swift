// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The file, and its parts.
extension LanguageObject {
  static let parts: [LanguageObject] = [
    LanguageObject(
      .file, "the file", "The whole file.",
      [
        LanguageKey(
          "$schema", .text, "Where an editor finds the schema; the tool does not read it."),
        LanguageKey("version", .literal, isRequired: true, "The version of the format: 1."),
        LanguageKey(
          "id", .text, isRequired: true,
          "The name by which scenarios call it: lowercase letters, digits and '-'."),
        LanguageKey("title", .text, isRequired: true, "What a person calls it."),
        LanguageKey("summary", .text, "One sentence that describes it."),
        LanguageKey(
          "parameters",
          .named(.either([.literal, .flag, .list(.literal), .object(.parameter)])),
          "What a scenario may set, by name: a default value, or an object with one."),
        LanguageKey(
          "reading", .either([.name("scroll view"), .object(.reading)]),
          "The scroll view whose offset is recorded, or one of several, such as inner[tab]; the first if it is left out."
        ),
        LanguageKey(
          "scrollViews", .named(.object(.scrollView)), isRequired: true,
          "The scroll views, by name; the first is the main one, and there are at most \(ScrollHost.scrollViewCapacity)."
        ),
        LanguageKey(
          "sheets", .named(.object(.sheet)),
          "What a finger drags between detents, by name; at most \(ProgramBuilder.sheetLimit)."),
        LanguageKey(
          "nesting", .list(.object(.nest)),
          "Which of two scroll views, or of a sheet and a view in it, a finger moves first."),
        LanguageKey(
          "state", .named(.either([.number, .truth, .object(.state)])),
          "Memory that events change, by name: a first value, or an object with one."),
        LanguageKey(
          "on", .list(.either([.object(.handler), .object(.toggle), .object(.timer)])),
          "What events do, in order."),
        LanguageKey(
          "values", .named(.either([.number, .truth, .object(.value)])),
          "Formulas with names: they are recorded and plotted, and other formulas may use them."),
        LanguageKey("elements", .list(.object(.element)), "What is shown, back to front."),
        LanguageKey(
          "claims", .list(.object(.claim)), "What must hold in every frame, and can be proved."),
        LanguageKey(
          "variants", .named(.object(.variant)),
          "Versions of the interface, by name; a file without them has one, `main`."),
      ]),
    LanguageObject(
      .parameter, "a parameter", "What a scenario may set.",
      [
        LanguageKey(
          "default", .either([.literal, .flag, .list(.literal), .text]), isRequired: true,
          "The value where a scenario gives none; one of `options`, if there are any."),
        LanguageKey("min", .literal, "The least value."),
        LanguageKey("max", .literal, "The largest value."),
        LanguageKey("unit", .text, "Its unit, such as pt or s, for people."),
        LanguageKey("whole", .flag, default: "false", "Whether it is a whole number."),
        LanguageKey(
          "growsWith", .word(styles), "The text style with which it grows, to the nearest pixel."),
        LanguageKey("summary", .text, "One sentence that describes it."),
        LanguageKey("options", .list(.text), "The words that it can be."),
      ]),
    LanguageObject(
      .reading, "'reading'", "What is recorded of a scroll view.",
      [
        LanguageKey("view", .name("scroll view"), "The view; the first if it is left out."),
        LanguageKey(
          "velocity", .number,
          "How fast it counts as moving, in points per second, where that is not how fast it scrolls."
        ),
      ]),
    LanguageObject(
      .scrollView, "a scroll view", "A scroll view; lengths are along its axis.",
      [
        LanguageKey(
          "axis", .word(["vertical", "horizontal"]), default: "vertical",
          "The axis in which it scrolls."),
        LanguageKey(
          "frame", .either([.word(["screen"]), .list(.number), .name("element")]),
          default: "screen",
          "The viewport: the screen, the rectangle of an element, or [x, y, width, height] in points, counted from what the view is `in`."
        ),
        LanguageKey(
          "content", .either([.number, .object(.content)]), isRequired: true,
          "How long the content is: points, or the rows of an element."),
        LanguageKey(
          "insets", .object(.ends), "`contentInset`: always counts, and may follow states."),
        LanguageKey(
          "safeArea", .object(.ends),
          "`additionalSafeAreaInsets`: counts where the safe area does."),
        LanguageKey(
          "adjustment", .word(["always", "automatic", "never"]), default: "automatic",
          "`contentInsetAdjustmentBehavior`."),
        LanguageKey(
          "bounces", .truth, default: "true", "Whether content can be pulled beyond its ends."),
        LanguageKey(
          "alwaysBounces", .truth, default: "false",
          "Whether content can be pulled that is shorter than the view."),
        LanguageKey(
          "clips", .flag, default: "true",
          "`clipsToBounds`: whether content shows only within the viewport."),
        LanguageKey(
          "paging", .truth, default: "false", "Whether it rests on multiples of its length."),
        LanguageKey(
          "snap", .either([.list(.number), .object(.places)]),
          "Where it comes to rest, in points scrolled: two or more places that rise, or equal distances."
        ),
        LanguageKey("start", .number, default: "0", "Where it begins, in points scrolled."),
        LanguageKey(
          "in", .name("sheet or scroll view"),
          "The sheet in which it lies, or the scroll view in whose content; the screen if it is left out."
        ),
        LanguageKey(
          "count", .number,
          "How many alike there are, as a number or count(list): formulas write name[0], and its own formulas have `index`."
        ),
      ]),
    LanguageObject(
      .content, "'content'", "The content of a scroll view, from an element.",
      [
        LanguageKey(
          "rows", .name("repeated element"), isRequired: true,
          "The content is as long as the items of this element.")
      ]),
    LanguageObject(
      .ends, "'insets'", "Lengths before and after the content, in points.",
      [
        LanguageKey(
          "leading", .number, default: "0", "Before the content: at its top, or its leading edge."),
        LanguageKey("trailing", .number, default: "0", "After the content."),
      ]),
    LanguageObject(
      .places, "'snap'", "Places with equal distances.",
      [
        LanguageKey(
          "every", .number, isRequired: true, "The distance between two places, in points."),
        LanguageKey("from", .number, default: "0", "The first of them, in points scrolled."),
      ]),
    LanguageObject(
      .state, "a state", "Memory that events change.",
      [
        LanguageKey("start", .either([.number, .truth]), isRequired: true, "The first value."),
        LanguageKey(
          "unit", .word(["pt", "share"]), default: "pt",
          "What it measures: springs end within 0.1 pt, or within 0.001 of a share from 0 to 1."),
        LanguageKey(
          "each", .number,
          "How many there are, as a number or count(list): a list whose first value may use `index`."
        ),
      ]),
    LanguageObject(
      .value, "a value", "A formula with a name.",
      [
        LanguageKey("is", .either([.number, .truth]), isRequired: true, "The formula."),
        LanguageKey(
          "as", .text, "The name in records, such as header.height; its own if it is left out."),
        LanguageKey("when", .truth, default: "true", "Where this does not hold there is no value."),
        LanguageKey(
          "each", .number,
          "How often it is recorded, as a number or count(list), with `index` in its formula: a list for other formulas."
        ),
      ]),
  ]

  static let styles = TextStyle.allCases.map { "\($0)" }
}
