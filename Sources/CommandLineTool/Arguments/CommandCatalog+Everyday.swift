// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

// What people need around the work itself.
extension CommandCatalog {
  static let start = CommandSpecification(
    name: .`init`,
    summary: "Begin a project: a project file, a first scenario and the schemas for editors.",
    discussion: [
      """
      DIR is made if it is not there; without it the files go to the current folder. Nothing is written \
      where a file of one of the names says something else.
      """
    ],
    operands: .init(placeholder: "DIR", count: 0...1),
    options: [
      OptionSpecification(
        .pattern, takes: .name(PatternCatalog.builtIn.entries.map { "\($0.id)" }),
        default: "\(PatternCatalog.builtIn.entries[0].id)", "The pattern of the first scenario."),
      OptionSpecification(
        .patternFile, "Begin with an interface of one's own: a pattern file with comments."),
    ],
    examples: [
      ("init", "create a project in the current folder"),
      (
        "init storyboards --pattern bottom-sheet",
        "create a project for a bottom sheet in a new folder"
      ),
      ("init --pattern-file", "create a project with a pattern file"),
    ])

  static let doctor = CommandSpecification(
    name: .doctor,
    summary: "Report on the tool and its environment, to be pasted into a bug report.",
    discussion: [
      """
      Versions, the system, whether folders can be written to, a self-check that runs, draws and validates, \
      and the programs that bring more, each with the package that has it. Exit code 1 if the tool \
      cannot work.
      """
    ],
    operands: .init(placeholder: "", count: 0...0),
    options: [OptionSpecification(.json, "Print the report as JSON.")],
    examples: [("doctor", "print the report")])

  static let completions = CommandSpecification(
    name: .completions,
    summary: "Print the script that lets a shell complete commands, options and their values.",
    discussion: [],
    operands: .init(
      placeholder: "SHELL", count: 1...1, noun: "shell", words: Shell.allCases.map(\.rawValue)),
    options: [],
    examples: [
      (
        "completions bash > ~/.local/share/bash-completion/completions/scrollwork",
        "keep them for bash"
      ),
      ("completions fish > ~/.config/fish/completions/scrollwork.fish", "keep them for fish"),
    ])

  static let manual = CommandSpecification(
    name: .man,
    summary: "Print the manual page, in the language of man.",
    discussion: [],
    operands: .init(placeholder: "", count: 0...0),
    options: [],
    examples: [("man > scrollwork.1", "keep the page; man ./scrollwork.1 shows it")])
}
