// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension BottomSheet {
  static let id: StaticString = "bottom-sheet"
  static let title: StaticString = "Bottom sheet"
  static let summary: StaticString =
    "A sheet with a list over a map: one finger moves both, and hands over between them."
  static let scrollViews: [StaticString] = ["list", "map.vertical", "map.horizontal"]

  static let variants: [VariantDescriptor] = [
    VariantDescriptor(
      "bs0", "double-pan", title: "Two recognisers",
      "A pan of the sheet beside the list's own: both move, so the list slips and flies on after the lift."
    ),
    VariantDescriptor(
      "bs1", "delegate", title: "From the delegate",
      "The list's delegate moves the sheet; every lift switches the list off and on, which kills its flings."
    ),
    VariantDescriptor(
      "bs2", "update", title: "With a rewritten target",
      "The article's last word: flings survive, but the sheet jumps at the hand-over and forgets the finger's speed."
    ),
    VariantDescriptor(
      "bs3", "fixed", title: "Fixed", isFixed: true,
      "Sheet and list share the finger's travel, the speed carries over, and a moving sheet can be caught."
    ),
    VariantDescriptor(
      "bs4", "overlaycontainer", title: "As OverlayContainer",
      "Three detents, a look a tenth of a second ahead, and a spring that starts from rest."),
    VariantDescriptor(
      "bs5", "floatingpanel", title: "As FloatingPanel",
      "Three detents, the momentum projected but never past a neighbour, and a spring that bounces."
    ),
    VariantDescriptor(
      "bs6", "uisheet", title: "As Apple's sheet",
      "Three detents, a map that dims; a list that scrolls keeps the finger until it lifts."),
  ]

  static let parameters: [ParameterDescriptor] = [
    ParameterDescriptor(
      "minimumHeight", .number(default: 200, minimum: 40, maximum: 10_000), unit: "pt",
      "The sheet's least height; at most 100 pt below the greatest one."),
    ParameterDescriptor(
      "maximumHeight", .number(default: 500, minimum: 140, maximum: 10_000), unit: "pt",
      "The sheet's greatest height; at most 10 pt below the safe area's top."),
    ParameterDescriptor(
      "detents", .numbers(default: [], minimum: 40, maximum: 10_000), unit: "pt",
      "The heights where a preset rests; an empty list stands for least, middle and greatest height."
    ),
    ParameterDescriptor(
      "initial", .choice(default: 0, options: ["minimum", "maximum"]),
      "The height at which the sheet begins."),
    ParameterDescriptor(
      "listOffset", .number(default: 0, minimum: 0, maximum: 1e9), unit: "pt",
      "How far the list is scrolled down when the sheet appears."),
    ParameterDescriptor(
      "rows", .number(default: 40, minimum: 0, maximum: 10_000_000), unit: "",
      isWhole: true, "How many rows the list has, the search field included; whole numbers."),
    ParameterDescriptor(
      "rowHeight", .number(default: 60, minimum: 20, maximum: 1000), unit: "pt", growsWith: .body,
      "The height of a row."),
    ParameterDescriptor(
      "style", .choice(default: 0, options: ["height", "rigid"]),
      "Whether the list is as tall as the sheet, or as tall as the sheet can be and moved with it."),
    ParameterDescriptor(
      "hitTest", .choice(default: 0, options: ["passThrough", "opaque", "presentation"]),
      "What passes touches to the map: all above the sheet's model, nothing, or all above its picture."
    ),
  ]
}
