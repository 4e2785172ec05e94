// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// What runs cost.
extension CommandCatalog {
  static let bench = CommandSpecification(
    name: .bench,
    summary: "Measure what a frame costs, and compare it with a budget or a revision.",
    discussion: [
      """
      PATH is a scenario, a folder with scenarios, or a pattern file (*.pattern.jsonc), which is scrolled up and \
      flung back on one phone. For each variant on each device: the instructions and the time of a frame, and the \
      allocations of a whole run. Valgrind counts both; without it only times are measured.
      """,
      """
      With --budget the counts are compared with a file that belongs in the repository: more than 1 % more \
      instructions, or one more allocation, ends with 1, and so does a budget that is far too high. --reason writes what \
      has changed. Times decide nothing there: another machine has others.
      """,
      """
      With --against both sides are measured in turn: another revision of the files, or another build of the tool, \
      as for a pattern in Swift. With --history the records of each commit are kept, and small steps are found \
      that only together exceed a limit.
      """,
    ],
    operands: .init(placeholder: "PATH…", count: 0...10_000),
    options: [
      OptionSpecification(
        .budget, takes: .text(placeholder: "FILE"), "Compare counts with the budgets of this file."),
      OptionSpecification(
        .reason, takes: .text(placeholder: "TEXT"),
        "Write the budgets that have changed, with the reason for it."),
      OptionSpecification(
        .against, takes: .text(placeholder: "REVISION"),
        "Compare with a revision such as main, or with another build by its path."),
      OptionSpecification(.countsOnly, "Compare counts and no times."),
      OptionSpecification(
        .history, takes: .text(placeholder: "DIR"),
        "Add what was measured to this folder, and report changes in it."),
      OptionSpecification(
        .commit, takes: .text(placeholder: "ID"), default: "the current one",
        "The commit that was measured."),
      OptionSpecification(
        .output, letter: "o", takes: .text(placeholder: "FILE"), "Write the history as a page."),
      .devices("Measure these devices instead of the scenario's."),
      .variants("Measure these variants instead of the scenario's."),
      .fps, .system, .physics, .files, .limit,
      .json("Print the figures as JSON."),
    ],
    examples: [
      ("bench Patterns/my-header.pattern.jsonc", "measure a pattern file"),
      ("bench --budget budgets.json", "check the project's runs in continuous integration"),
      ("bench Scenarios --against main", "compare with a revision"),
    ])
}
