// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ReviewReports

extension CommandCatalog {
  static let check = CommandSpecification(
    name: .check,
    summary: "Judge the motion of scenarios by the rules and the authors' checks.",
    discussion: [
      """
      PATH is a scenario file, or a folder: then every *.scenario.jsonc below it is judged, on its devices. \
      Without one, the project file in the current folder names what is judged; it also sets rules. \
      The same cause on several devices is one finding, with the fact by which they differ from the others. \
      Variants that their pattern declares broken are left out, since what is found on them is no news; \
      --variant names them, and --variant all judges everything.
      """,
      """
      A rule is set by --rule ID=VALUE: off, on, a severity, a threshold in its unit, or both as \
      warning:2.5; all stands for every rule. A reporter writes to standard output, or to a file where it is \
      spelt reporter=FILE. The result is the same for any number of jobs, and for any number of parts that \
      merge puts together.
      """,
      """
      The text report explains up to three findings. More are a table of the variants and a line for each \
      finding; -v explains them all. --pictures draws each finding in its worst frame, marked on the edges that \
      the rule measured, beside the fixed variant at the same moment. The Markdown report shows the pictures, \
      and with --base-url links them and the storyboards to where they are served.
      """,
    ],
    operands: .init(placeholder: "PATH…", count: 0...10_000),
    options: [
      .devices("Review on these devices instead of the scenario's."),
      .variants("Review these variants, also broken ones; all and fixed select several."),
      .fps, .system, .physics, .files,
      OptionSpecification(
        .rule, takes: .list(placeholder: "ID=VALUE,…"), "Set rules of the review."),
      .failOn, .reporter,
      OptionSpecification(
        .pictures, takes: .text(placeholder: "DIR"),
        "Draw each finding into this folder, as a small SVG."),
      .baseURL,
      OptionSpecification(
        .baseline, takes: .text(placeholder: "FILE"),
        "Accept the findings in this file."),
      OptionSpecification(
        .updateBaseline, "Accept all findings of this run in the baseline, and end with 0."),
      OptionSpecification(
        .shard, takes: .text(placeholder: "I/N"),
        "Review one of N parts of the scenarios; merge combines their JSON reports."),
      .exitZero, .jobs, .limit,
    ],
    examples: [
      ("check Scenarios", "review every scenario in a folder"),
      (
        "check Scenarios --reporter text,junit=report.xml,sarif=report.sarif",
        "the same, with files for a build server"
      ),
      (
        "check Scenarios --reporter markdown=comment.md --pictures Output/findings --base-url https://example.org/motion",
        "a comment with pictures for a pull request"
      ),
      ("check header.scenario.jsonc --variant ch6", "review a variant that breaks on purpose"),
    ])

  static let prove = CommandSpecification(
    name: .prove,
    summary: "Decide the claims of a pattern file for all offsets, devices and sizes of text.",
    discussion: [
      """
      FILE is a pattern file. No gesture is needed: each claim is decided for every offset of every scroll \
      view, including as much overscroll as a finger could cause, for every position of a sheet, and for every \
      value of a state, on all devices in both orientations at all sizes of text. The same questions are \
      decided for every interface: whether each formula has a result, whether something jumps, moves farther than the \
      content or follows a bounce, and whether the header leaves a gap or covers the first row. Variants that \
      the file declares broken are left out unless they are named.
      """,
      """
      A claim holds, fails or is open. One that fails has the counterexample nearest to rest, which the core \
      has confirmed in a run. One is open if it was not decided and nothing was found against it: because it \
      depends on time, a finger or a speed, or on a state that may be so, though perhaps no gesture brings it \
      there. The answer says which, and where it was first undecided; a scenario has to show it.
      """,
      """
      Exits with 0 where everything holds or is open, with 1 where something fails, and with 2 if the file or \
      an option is wrong.
      """,
    ],
    operands: .init(placeholder: "FILE", count: 1...1),
    options: [
      .variants("Decide for these variants, also broken ones; all selects every one."),
      OptionSpecification(
        .over, takes: .list(placeholder: "KEY,…"),
        "Decide for all values of these parameters, not only the defaults."),
      .devices("Decide for these devices instead of all."),
      .json("Print the answers as JSON."),
      OptionSpecification(.stats, "Print how many parts were looked at, and the processor time."),
    ],
    examples: [
      ("prove header.pattern.jsonc", "decide all claims of a file"),
      (
        "prove header.pattern.jsonc --over extra --device iphone-8,iphone-15-pro",
        "for all values of a parameter"
      ),
    ])

  static let merge = CommandSpecification(
    name: .merge,
    summary: "Put the parts of a review together.",
    discussion: [
      """
      PATH is a report that check --shard has written with --reporter json=FILE, or a folder with all of \
      them. A part that is missing or there twice, or that another version wrote, is an error. The reports are \
      those that one run over everything would have written.
      """
    ],
    operands: .init(placeholder: "PATH…", count: 1...10_000),
    options: [.failOn, .reporter, .baseURL, .exitZero],
    examples: [("merge parts --reporter text,junit=report.xml", "report on all parts in a folder")])
}

extension OptionSpecification {
  fileprivate static let failOn = OptionSpecification(
    .failOn, takes: .word(Severity.allCases.map { "\($0.word)" }), default: "warning",
    "Exit with 1 for findings of this severity or higher.")

  fileprivate static let reporter = OptionSpecification(
    .reporter, takes: .list(placeholder: "NAME[=FILE],…"), default: "text",
    "Report as \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")).")

  fileprivate static let baseURL = OptionSpecification(
    .baseURL, takes: .text(placeholder: "URL"),
    "Link to pages and pictures below this address of the folder that render writes to.")

  fileprivate static let exitZero = OptionSpecification(
    .exitZero, "Exit with 0 even if there are findings; errors still exit with 2.")
}
