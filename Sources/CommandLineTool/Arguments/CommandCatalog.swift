// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The table of all commands: the parser, the help texts and the error messages read it.
enum CommandCatalog {
  /// Options that every command takes.
  static let commonOptions: [OptionSpecification] = [
    OptionSpecification(.quiet, letter: "q", "Print only errors."),
    OptionSpecification(.verbose, letter: "v", "Print one line for every file."),
    OptionSpecification(
      .color, takes: .word(TextStyle.Choice.allCases.map(\.rawValue)), default: "auto",
      "Colour messages; NO_COLOR and FORCE_COLOR are honoured."),
    OptionSpecification(.help, letter: "h", "Print the help text of the command."),
  ]

  /// The commands in the order of the help text.
  static let commands: [CommandSpecification] = [
    render, export, check, prove, merge, record, approve, diff, fit, film, generate, explain, bench,
    frames, validate, list, schema, start,
    doctor, agents, completions, manual, help,
  ]

  /// The description of a command.
  static func specification(of name: CommandName) -> CommandSpecification {
    switch name {
    case .render: render
    case .export: export
    case .frames: frames
    case .validate: validate
    case .list: list
    case .schema: schema
    case .`init`: start
    case .doctor: doctor
    case .completions: completions
    case .man: manual
    case .help: help
    case .check: check
    case .prove: prove
    case .merge: merge
    case .record: record
    case .approve: approve
    case .diff: diff
    case .fit: fit
    case .film: film
    case .generate: generate
    case .explain: explain
    case .bench: bench
    case .mcp: agents
    }
  }

  private static let render = CommandSpecification(
    name: .render,
    summary: "Render scenarios as animated SVG files and HTML storyboards.",
    discussion: [
      """
      PATH is a scenario file, or a folder: then every *.scenario.jsonc below it is rendered, and every \
      *.story.jsonc becomes a page that shows the variants of a pattern one after the other. Each \
      scenario gets a folder named as its id: index.html is the storyboard page, and for each variant \
      there is one SVG for every device and devices.svg with the devices side by side. The output \
      folder itself gets index.html, which links all, and manifest.json with the size and the SHA-256 \
      of every file.
      """,
      """
      Every file is validated before it gets its name. The bytes are the same for any number of jobs. \
      Files that an earlier run wrote to the folder of a scenario, and that this run does not write, \
      are removed.
      """,
      """
      Without PATH, what the project file scrollwork.jsonc in the current folder names is rendered. \
      With --watch, whatever has been saved is rendered again at once, and open pages show it; such \
      pages look for changes, so render once more without it before you pass them on.
      """,
    ],
    operands: .init(placeholder: "PATH…", count: 0...10_000),
    options: [
      OptionSpecification(
        .output, letter: "o", takes: .text(placeholder: "DIR"),
        default: "the project's, else Output", "Write to this folder."),
      OptionSpecification(.watch, letter: "w", "Render again whenever a file has been saved."),
      .devices("Render these devices instead of the scenario's."),
      .variants("Render these variants instead of the scenario's."),
      .fps, .system, .physics, .files,
      OptionSpecification(
        .tolerance, takes: .number(0.001...10, placeholder: "PT"), default: "0.1",
        "Largest error of the drawn motion at any frame, in points."),
      OptionSpecification(
        .precision, takes: .integer(0...4, placeholder: "N"), default: "2",
        "Decimals of written coordinates, which are in points."),
      OptionSpecification(
        .loop, takes: .word(["forever", "once"]), default: "forever",
        "Play standalone SVG files in a loop, or once."),
      OptionSpecification(
        .theme, takes: .word(["auto", "light", "dark"]), default: "auto",
        "Follow the reader's light or dark setting, or use one."),
      OptionSpecification(
        .encoding, takes: .word(["css", "smil"]), default: "css",
        "Write motion as CSS keyframes, or as SMIL for hosts that strip styles."),
      .jobs, .limit,
      OptionSpecification(.stats, "Print processor time, peak memory and bytes."),
    ],
    examples: [
      ("render Scenarios", "render every scenario in a folder"),
      (
        "render header.scenario.jsonc --device iphone-8,iphone-15-pro -o Output",
        "render one scenario on two devices"
      ),
    ])

  private static let frames = CommandSpecification(
    name: .frames,
    summary: "Print every display frame of one run as numbers.",
    discussion: [
      """
      The first line describes the run, then one line follows for each frame: the values of all \
      tracks and the rectangle of every visible element, in points on the device's screen. Numbers \
      are the shortest that read back the same.
      """,
      "SCENARIO is a file, or - for standard input.",
    ],
    operands: .init(placeholder: "SCENARIO", count: 1...1),
    options: [
      .device("Run on this device; needed where the scenario has several."),
      .variant("Run this variant; needed where the scenario has several."),
      .fps, .system, .physics, .files,
      OptionSpecification(
        .format, takes: .word(["ndjson", "csv"]), default: "ndjson",
        "Print one JSON object per line, or comma-separated values."),
      OptionSpecification(
        .output, letter: "o", takes: .text(placeholder: "FILE"), default: "-",
        "Write to a file instead of standard output."),
    ],
    examples: [
      (
        "frames header.scenario.jsonc --device iphone-8 --variant ch4",
        "print the frames of one run"
      ),
      (
        "frames header.scenario.jsonc --device iphone-8 --variant ch4 --format csv",
        "the same for a spreadsheet"
      ),
    ])

  private static let validate = CommandSpecification(
    name: .validate,
    summary: "Check SVG and HTML files with libxml2.",
    discussion: [
      """
      A file must be well-formed, follow the schema of its kind, and pass the checks that a schema \
      cannot express: ids unique, references resolved, times rising. Findings go to standard output \
      as file:line: message. Hostile XML is refused; nothing is ever fetched from a network.
      """,
      """
      Each file that the tool writes ends with a checksum: any altered byte is a finding. A page runs only \
      scripts of this version, its packed texts match their digests, and its security policy allows what is \
      in it and nothing else.
      """,
      "FILE may be - for standard input.",
    ],
    operands: .init(placeholder: "FILE…", count: 1...100_000),
    options: [
      OptionSpecification(
        .schema, takes: .word(ValidationKind.allCases.map(\.rawValue)), default: "auto",
        "Check against this schema instead of that of the root element."),
      OptionSpecification(
        .edited,
        "Accept files that were edited after they were written, if they are valid."),
      .json("Print findings as JSON."),
      .jobs,
    ],
    examples: [
      ("validate Output/index.html", "check a file that render wrote"),
      ("validate --edited header.svg", "check a drawing that was changed by hand"),
      ("validate --schema svg11 drawing.svg", "check an SVG made elsewhere"),
    ])

  private static let list = CommandSpecification(
    name: .list,
    summary:
      "List devices, patterns, variants, parameters, scenarios, physics profiles, rules or the language of pattern files.",
    discussion: [
      "scenarios takes a folder; if none is named, those of the project file are listed, else Scenarios."
    ],
    operands: .init(
      placeholder: "WHAT", count: 1...2, noun: "list", words: ListSubject.allCases.map(\.rawValue)),
    options: [
      OptionSpecification(
        .pattern, takes: .name(PatternCatalog.builtIn.entries.map { "\($0.id)" }),
        "List only variants and parameters of this pattern."),
      .files, .json("Print the list as JSON."),
    ],
    examples: [
      ("list devices", "print the table of devices"),
      ("list scenarios Scenarios --json", "describe the scenarios in a folder for a program"),
    ])

  private static let schema = CommandSpecification(
    name: .schema,
    summary: "Print a schema that the tool ships.",
    discussion: [
      "scenario, story, project, device and pattern are JSON Schemas of input files, svg, page and junit RelaxNG schemas of output."
    ],
    operands: .init(
      placeholder: "NAME", count: 1...1, noun: "schema", words: SchemaName.allCases.map(\.rawValue)),
    options: [],
    examples: [("schema scenario > scenario.schema.json", "store the schema with the scenarios")])

  private static let help = CommandSpecification(
    name: .help,
    summary: "Print the help text of the tool or of a command.",
    discussion: [],
    operands: .init(
      placeholder: "COMMAND", count: 0...1, noun: "command",
      words: CommandName.allCases.map(\.rawValue)),
    options: [],
    examples: [("help render", "print all options of render")])
}
