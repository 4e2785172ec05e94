// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ReviewReports
import StoryboardProduction

/// The commands that keep runs and compare them.
extension CommandCatalog {
  static let record = CommandSpecification(
    name: .record,
    summary: "Record runs as text that can be committed, and compare them with what was recorded.",
    discussion: [
      """
      PATH is a scenario file or a folder of them; without one, the project file in the current folder names \
      what is recorded. Every run of a variant on a device has its own file, DIR/scenario/variant/device.run: all values and edges of elements in all frames, on a grid of \
      0.01 points.
      """,
      """
      Runs that are recorded already are compared, and any difference ends with 1. Which files are written \
      is said by --update: missing without it, changed if it stands alone. Where the variable CI is set, \
      none are written unless it says so, and a run that is not recorded ends with 1.
      """,
    ],
    operands: .init(placeholder: "PATH…", count: 0...10_000),
    options: [
      .goldens,
      OptionSpecification(
        .update, letter: "u",
        takes: .optionalWord(GoldenUpdate.allCases.map(\.rawValue), bare: "changed"),
        default: "missing, or none where CI is set",
        "Write all, changed or missing runs, or none."),
      .runReporter,
      .devices("Record these devices instead of the scenario's."),
      .variants("Record these variants instead of the scenario's."),
      .fps, .system, .physics, .files, .jobs, .limit,
    ],
    examples: [
      ("record Scenarios", "record missing runs, compare the others"),
      ("record Scenarios -u -o Goldens", "accept changed runs, as approve does"),
    ])

  static let approve = CommandSpecification(
    name: .approve,
    summary: "Accept how runs have changed: the same as record --update.",
    discussion: [
      "Runs that differ from what is recorded, and those that are not recorded, are written."
    ],
    operands: .init(placeholder: "PATH…", count: 0...10_000),
    options: [
      .goldens, .runReporter, .devices("Accept runs on these devices only."),
      .variants("Accept runs of these variants only."), .fps, .system, .physics, .files, .jobs,
      .limit,
    ],
    examples: [("approve header.scenario.jsonc", "accept all runs of a scenario")])

  static let diff = CommandSpecification(
    name: .diff,
    summary: "Report how runs differ: by how much, where, when, and whether only in time.",
    discussion: [
      """
      A and B are each a recorded run, a folder of them, a revision and a path in it as git spells it, such \
      as main:Goldens, or a scenario or a folder of scenarios, whose runs are then made. A revision with \
      nothing behind its colon takes the path of the other side. A recorded run may also be what frames \
      prints as ndjson.
      """,
      """
      Runs are paired by name. For each value that differs: the largest difference and its frame, whether a \
      shift in time explains all of it, by how much it overshoots, and how long it takes to come to rest. \
      Ends with 0 if all is the same, with 1 if not.
      """,
    ],
    operands: .init(placeholder: "A B", count: 2...2),
    options: [
      OptionSpecification(
        .output, letter: "o", takes: .text(placeholder: "FILE"),
        "Write a page with an index of all runs that differ; the 24 that differ most open side by side."
      ),
      OptionSpecification(
        .tolerance, takes: .number(0...100, placeholder: "PT"), default: "0",
        "Ignore differences up to this many points."),
      .json("Print the differences as JSON."), .runReporter,
      OptionSpecification(
        .pictures, takes: .text(placeholder: "DIR"),
        "Draw both sides of the runs that differ most, in the worst frame, into this folder."),
      OptionSpecification(
        .baseURL, takes: .text(placeholder: "URL"), default: "the folder itself",
        "Link to the pictures below this address."),
      .devices("Run on these devices instead of the scenario's."),
      .variants("Run these variants instead of the scenario's."),
      .fps, .system, .physics, .files, .jobs, .limit,
    ],
    examples: [
      ("diff Goldens Scenarios", "compare recorded runs with current ones"),
      ("diff main: Goldens", "compare a revision with the working tree"),
      ("diff Goldens Scenarios -o diff.html", "show differences, the largest first"),
    ])

  static let fit = CommandSpecification(
    name: .fit,
    summary: "Fit the physics to a recording of a device, and lay it over the simulation.",
    discussion: [
      """
      TRACE is CSV or JSON with the columns ms (or t, in seconds), offset, and perhaps finger (its y on the \
      screen) and header. Flings, returns from beyond an end, and flings that bounce are found and fitted by \
      least squares: decay rate, response and damping ratio of the spring, and, where the finger is known, \
      the rubber band, each with its interval of 95 % confidence.
      """,
      """
      With --scenario the recording is laid over a run of it; else over what the physics makes of each lift. \
      The offset error is reported either way.
      """,
    ],
    operands: .init(placeholder: "TRACE", count: 1...1),
    options: [
      OptionSpecification(
        .scenario, takes: .text(placeholder: "FILE"),
        "Compare the recording with a run of this scenario."),
      .device("The device of the run, or the recorded device."),
      .variant("The variant of the run; needed where the scenario has several."),
      OptionSpecification(
        .viewport, takes: .number(1...10_000, placeholder: "PT"),
        default: "the recorded one, else the device's screen",
        "Length of the scroll view, which the rubber band depends on."),
      .fps, .system, .physics, .files,
      .json("Print the fit as JSON."),
      OptionSpecification(
        .output, letter: "o", takes: .text(placeholder: "FILE"),
        "Draw both curves and their difference as SVG."),
    ],
    examples: [
      ("fit fling.csv --device iphone-8", "fit a recording without a scenario"),
      (
        "fit fling.csv --scenario header.scenario.jsonc --device iphone-8 --variant ch7 -o fit.svg",
        "compare it with a scenario"
      ),
    ])
}

extension OptionSpecification {
  fileprivate static let runReporter = OptionSpecification(
    .reporter, takes: .list(placeholder: "NAME[=FILE],…"), default: "text",
    "Report as \(RunReport.formats.map(\.rawValue).joined(separator: ", ")).")

  fileprivate static let goldens = OptionSpecification(
    .output, letter: "o", takes: .text(placeholder: "DIR"), default: "Goldens",
    "The folder of the recorded runs.")
}
