// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// What events do.
extension LanguageObject {
  private static let statements = LanguageKey.Kind.list(.either([.text, .object(.choice)]))

  static let handlers: [LanguageObject] = [
    LanguageObject(
      .handler, "a handler", "What happens when an event comes.",
      [
        LanguageKey("id", .text, "A name for variants."),
        LanguageKey(
          "event", .word(PatternProgram.Event.allCases.map { "\($0)" }), isRequired: true,
          "The event."),
        LanguageKey(
          "of", .name("scroll view, element or state"),
          "The scroll view that the event is of, the element of `tap`, or the state of `animationEnd`; any if it is left out."
        ),
        LanguageKey(
          "when", .truth, default: "true", "The condition, which is looked at when the event comes."
        ),
        LanguageKey("do", statements, "What happens, in order."),
      ]),
    LanguageObject(
      .toggle, "a toggle", "A truth that changes at two thresholds.",
      [
        LanguageKey("id", .text, "A name for variants."),
        LanguageKey(
          "toggle", .name("state"), isRequired: true, "The state, which is true or false."),
        LanguageKey("on", .truth, isRequired: true, "The condition on which it becomes true."),
        LanguageKey("off", .truth, isRequired: true, "The condition on which it becomes false."),
        LanguageKey("do", statements, "What happens when it changes, in order."),
      ]),
    LanguageObject(
      .timer, "a timer", "What happens some time after something has become true.",
      [
        LanguageKey("id", .text, "A name for variants."),
        LanguageKey("after", .number, isRequired: true, "How long after, in seconds; at most 600."),
        LanguageKey(
          "since", .truth, isRequired: true,
          "The condition; the timer ends when it no longer holds."),
        LanguageKey("do", statements, "What happens, in order."),
      ]),
    LanguageObject(
      .choice, "a statement", "Statements that depend on a condition.",
      [
        LanguageKey("if", .truth, isRequired: true, "The condition."),
        LanguageKey("do", statements, "What happens if it holds."),
        LanguageKey("else", statements, "What happens if it does not."),
      ]),
    LanguageObject(
      .claim, "a claim", "What must hold in every frame.",
      [
        LanguageKey("id", .text, isRequired: true, "The name in findings and proofs."),
        LanguageKey("always", .truth, isRequired: true, "The condition that must hold."),
        LanguageKey("when", .truth, default: "true", "When it must hold."),
        LanguageKey("say", .text, "What a finding says; the condition, if it is left out."),
      ]),
  ]
}
