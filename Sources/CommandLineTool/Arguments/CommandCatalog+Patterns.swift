// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// What is made of pattern files.
extension CommandCatalog {
  static let generate = CommandSpecification(
    name: .generate,
    summary: "Write the rules of a pattern file as Swift for an app.",
    discussion: [
      """
      The result is a value type without imports, with the names and the comments of the file. It computes \
      the same numbers as a run of the file, to the last bit. FILE is a pattern file (*.pattern.jsonc).
      """,
      """
      With --with-adapters the rules are followed by a UIScrollViewDelegate and by a view modifier for \
      SwiftUI, which carry numbers between scroll views and rules. They compile only where UIKit is.
      """,
      """
      With --as pattern they are followed by a LayoutPattern, for a package that uses ScrollCore: a tool of \
      one's own takes it with CommandLineTool.main(adding:), and the pattern can be changed in Swift.
      """,
    ],
    operands: .init(placeholder: "LANGUAGE FILE", count: 2...2, noun: "language", words: ["swift"]),
    options: [
      .variant("Write this variant; needed where the file has several that are fixed."),
      OptionSpecification(
        .output, letter: "o", takes: .text(placeholder: "FILE"), default: "-",
        "Write to a file instead of standard output."),
      OptionSpecification(
        .kind, takes: .word(["layout", "pattern"]), default: "layout",
        "What is made: the rules for an app, or a pattern for ScrollCore."),
      OptionSpecification(
        .withAdapters, "Add a UIScrollViewDelegate and a modifier for SwiftUI."),
    ],
    examples: [
      (
        "generate swift profile.pattern.jsonc -o ProfileLayout.swift",
        "write the rules of an interface for an app"
      ),
      (
        "generate swift bar.pattern.jsonc --variant good --with-adapters",
        "print one variant, with its adapters"
      ),
      (
        "generate swift profile.pattern.jsonc --as pattern -o ProfilePattern.swift",
        "go on in Swift, in a package of one's own"
      ),
    ])

  static let explain = CommandSpecification(
    name: .explain,
    summary: "Print what the tool understands of a pattern file.",
    discussion: [
      """
      Parameters, scroll views, state, values in the order in which they are computed, what events do, and \
      elements; of each what it needs, and when it is computed: once for a device, when a state changes, or \
      in every frame. FILE is a pattern file (*.pattern.jsonc).
      """
    ],
    operands: .init(placeholder: "FILE", count: 1...1),
    options: [.variant("Explain this variant; the first if it is left out.")],
    examples: [
      ("explain profile.pattern.jsonc", "print what the first variant of a file means"),
      ("explain bar.pattern.jsonc --variant stale", "the same for another variant"),
    ])
}
