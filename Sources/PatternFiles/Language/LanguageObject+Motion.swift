// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// What a finger moves besides scroll views, and which of several it moves.
extension LanguageObject {
  static let motion: [LanguageObject] = [
    LanguageObject(
      .sheet, "a sheet", "Something that comes from an edge of the screen and rests at detents.",
      [
        LanguageKey(
          "edge", .word(PatternProgram.Sheet.Edge.allCases.map { "\($0)" }), default: "bottom",
          "The edge of the screen from which it comes."),
        LanguageKey(
          "detents", .named(.number), isRequired: true,
          "How far it may come from there, by name, in points: formulas of the screen and the parameters."
        ),
        LanguageKey(
          "start", .name("detent"), "The detent at which it begins; the first if it is left out."),
        LanguageKey(
          "handle", .name("element"),
          "The element by which a finger drags it; none if it is left out."
        ),
        LanguageKey(
          "beyond", .word(PatternProgram.Sheet.Beyond.allCases.map { "\($0)" }), default: "rubber",
          "How it answers a pull beyond its detents."),
        LanguageKey(
          "settle", .either([.word(SheetPreset.allCases.map(\.rawValue)), .object(.settle)]),
          "How it chooses a detent and moves there: as a known library does, or as this object says."
        ),
      ]),
    LanguageObject(
      .settle, "'settle'", "How a sheet chooses a detent when the finger lifts, and moves there.",
      [
        LanguageKey(
          "rule", .word(["project", "lookAhead", "nearest", "onward", "threshold"]),
          default: "project", "How the detent is chosen."),
        LanguageKey(
          "rate", .number, default: "0.998",
          "For `project`: the share of its speed that it would keep each millisecond."),
        LanguageKey(
          "distance", .number, default: "50",
          "For `threshold`: how long a drag is that goes on to the next detent, in points."),
        LanguageKey(
          "speed", .number, default: "500",
          "For `threshold`: how fast a drag is that does, in points per second."),
        LanguageKey("spring", .object(.spring), "The spring that moves it."),
        LanguageKey(
          "velocity", .word(["carry", "drop"]), default: "carry",
          "Whether it goes on with the finger's speed."),
        LanguageKey(
          "overshoot", .flag, default: "false", "Whether it may pass the detent on its way."),
      ]),
    LanguageObject(
      .spring, "'spring'", "A spring.",
      [
        LanguageKey("response", .number, default: "0.4", "Its response, in seconds."),
        LanguageKey("damping", .number, default: "1", "Its damping ratio."),
      ]),
    LanguageObject(
      .nest, "an entry of 'nesting'", "Two things that a finger could move, and their order.",
      [
        LanguageKey(
          "outer", .name("scroll view or sheet"), isRequired: true, "The outer one."),
        LanguageKey("inner", .name("scroll view"), isRequired: true, "The inner one."),
        LanguageKey(
          "onward", .word(["outer", "inner", "both"]), default: "outer",
          "Which one moves first when content moves up or left; a sheet does. `both`: each view takes the whole distance, as two recognizers at once do."
        ),
        LanguageKey(
          "back", .word(["outer", "inner", "both", "none"]), default: "inner",
          "Which one moves first when content moves back, or `both`; `none`: a list does not hand over to its sheet."
        ),
        LanguageKey(
          "rest", .word(["carry", "drop", "each"]),
          "What becomes of the rest of a fling: views carry it on, sheets drop it, and with `both` each view flings on its own."
        ),
        LanguageKey(
          "order", .word(["outerFirst", "innerFirst"]), default: "outerFirst",
          "Which of two views that both follow a finger tells first in a frame; one `innerFirst` counts for all."
        ),
        LanguageKey(
          "axis", .word(["lock", "free"]), default: "lock",
          "Whether a finger moves only one of two views with different axes."),
      ]),
  ]
}
