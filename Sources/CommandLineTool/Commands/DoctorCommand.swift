// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CoreModules
import ScenarioFiles
import ScrollCore
import StoryboardProduction
import StoryboardRendering
import SystemCalls
import TextFormats
import XMLValidation

/// `scrollwork doctor`: a report on the tool and its environment, to be pasted into a bug report.
enum DoctorCommand {
  /// One line of the report.
  private struct Line {
    var name: String
    var text: String
    /// Whether the tool can work; nil for a fact.
    var isGood: Bool?
  }

  /// Optional programs, their purpose, and their Debian packages.
  private static let programs = [
    ("rsvg-convert", "pictures", "librsvg2-bin"), ("ffmpeg", "films", "ffmpeg"),
    ("chromium-headless-shell", "browser tests", "chromium-headless-shell"),
    ("git", "comparing revisions", "git"),
  ]

  static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(OperationError) -> ExitCode {
    let lines = facts(context) + checks() + installed()
    if arguments.has(.json) {
      let values = lines.map { line in
        JSONValue.object([
          ("name", .string(line.name)), ("text", .string(line.text)),
          ("good", line.isGood.map { .flag($0) } ?? .null),
        ])
      }
      try context.output.write(JSONValue.answer([("doctor", .lines(values))], version: 2))
    } else {
      let width = (lines.map(\.name.count).max() ?? 0) + 2
      for line in lines {
        let name = line.name + String(repeating: " ", count: width - line.name.count)
        let style = context.outputStyle
        let text = line.isGood == false ? style.red(line.text) : line.text
        try context.output.write(style.bold(name) + text + "\n")
      }
    }
    return lines.contains { $0.isGood == false } ? .findings : .clean
  }

  private static func facts(_ context: CommandContext) -> [Line] {
    let patterns = context.environment.patterns.entries.map { "\($0.id)" }
    let columns = context.output.columns
    return [
      Line(name: "version", text: ToolVersion.lineWithCommit),
      Line(name: "build", text: build),
      Line(name: "system", text: "\(Machine.system), \(Process.processorCount) processors"),
      Line(name: "libxml2", text: XMLLibrary.version),
      Line(
        name: "catalogue",
        text: "\(patterns.count) patterns, \(DeviceCatalog.catalog.count) devices"),
      Line(
        name: "live mode",
        text: liveMode(
          patterns, without: patterns.filter { CoreModules.core(ofPattern: $0) == nil })
      ),
      Line(name: "output", text: columns.map { "a terminal of \($0) columns" } ?? "no terminal"),
    ]
  }

  /// How the tool was built.
  private static var build: String {
    let kind = BenchHost.isDebugBuild ? "without optimisation" : "optimised"
    return
      "\(kind), Swift \(BenchHost.swift), \(Machine.isStatic ? "one static file" : "shared libraries")"
  }

  /// In which pages a person can drag and fling, and why not in the others.
  ///
  /// - Parameters:
  ///   - patterns: All patterns.
  ///   - others: Those of which this build has no module.
  static func liveMode(_ patterns: [String], without others: [String]) -> String {
    if others.isEmpty { return "in pages of every pattern" }
    if others.count == patterns.count {
      return "in no page: the compiler of this build makes no WebAssembly"
    }
    return "in pages of \(patterns.count - others.count) of \(patterns.count) patterns; not of"
      + " \(others.joined(separator: ", ")): patterns of other packages have no module"
  }

  private static func checks() -> [Line] {
    var lines: [Line] = []
    for (name, folder) in [
      ("this folder", "."), ("temporary files", Process.variable("TMPDIR") ?? "/tmp"),
    ] {
      let isGood = Machine.canWrite(in: folder)
      lines.append(
        Line(
          name: name, text: isGood ? "can be written to" : "cannot be written to", isGood: isGood))
    }
    let start = Process.uptime
    let findings = selfCheck()
    let milliseconds = Int(((Process.uptime - start) * 1000).rounded(.up))
    lines.append(
      Line(
        name: "self-check",
        text: findings.isEmpty
          ? "a gesture on every device of the matrix drawn and validated in \(milliseconds) ms"
          : findings.joined(separator: "; "), isGood: findings.isEmpty))
    return lines
  }

  /// Runs, draws and validates, as rendering does; what went wrong, line by line.
  private static func selfCheck() -> [String] {
    var findings: [String] = []
    do throws(OperationError) {
      let text = StarterFiles.scenario(of: PatternCatalog.builtIn.entries[0])
      let scenario = try ScenarioSource.read(
        "-", .memory(text), defaultDevices: nil)
      let plan = try RunPlan(scenario, path: "the self-check", overrides: RunOverrides())
      let validator = StoryboardValidator()
      for lane in plan.lanes {
        let scene = Scene(lane.selection.device, [try plan.run(plan.variants[0], on: lane)])
        let drawing = AnimatedSVG.write(scene)
        findings += validator.validate(svg: drawing, name: lane.id).map(\.description)
      }
    } catch {
      findings.append(error.message)
    }
    return findings
  }

  private static func installed() -> [Line] {
    programs.map { name, purpose, package in
      let path = Machine.program(name)
      return Line(
        name: name, text: path ?? "not found; for \(purpose), in Debian's package \(package)")
    }
  }
}
