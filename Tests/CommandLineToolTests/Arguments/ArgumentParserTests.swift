// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CommandLineTool
@testable import SystemCalls

@Suite struct `Argument parser` {
  private func parse(_ arguments: String..., command: CommandName = .render) throws
    -> ParsedArguments
  {
    try ArgumentParser.parse(arguments[...], for: CommandCatalog.specification(of: command))
  }

  private func message(_ arguments: String..., command: CommandName = .render) -> String {
    do throws(OperationError) {
      _ = try ArgumentParser.parse(arguments[...], for: CommandCatalog.specification(of: command))
      return ""
    } catch {
      return error.message
    }
  }

  @Test func `all spellings of an option are equivalent`() throws {
    for spelling in [
      ["--jobs", "3"], ["--jobs=3"], ["-j", "3"], ["-j3"], ["-j=3"], ["-qj3"], ["-qj", "3"],
    ] {
      let arguments = try ArgumentParser.parse(
        (["x"] + spelling)[...], for: CommandCatalog.specification(of: .render))
      #expect(arguments.integer(.jobs) == 3)
      #expect(arguments.operands == ["x"])
    }
  }

  @Test func `options and operands may be mixed`() throws {
    let arguments = try parse("a", "--stats", "b", "-o", "out", "c")
    #expect(arguments.operands == ["a", "b", "c"])
    #expect(arguments.has(.stats))
    #expect(arguments.text(.output) == "out")
  }

  @Test func `everything after two dashes is an operand`() throws {
    #expect(try parse("--", "--stats", "-x").operands == ["--stats", "-x"])
    #expect(try parse("--", "--help").has(.help) == false)
  }

  @Test func `a single dash is an operand or a value`() throws {
    let arguments = try parse("-", "--output", "-", command: .frames)
    #expect(arguments.operands == ["-"])
    #expect(arguments.text(.output) == "-")
  }

  @Test func `lists are split at commas and joined without duplicates`() throws {
    let arguments = try parse("x", "--device", "a,b", "--device=b,c")
    #expect(arguments.list(.device) == ["a", "b", "c"])
  }

  @Test func `a value may contain an equals sign but no empty item`() throws {
    #expect(try parse("x", "--output=a=b").text(.output) == "a=b")
    #expect(message("x", "--output=").contains("--output: found ''"))
    #expect(message("x", "--device", "a,,b").contains("--device: found 'a,,b'"))
  }

  @Test func `help takes precedence over all errors`() throws {
    #expect(try parse("--deviec", "-h").has(.help))
    #expect(try parse("--jobs", "--help").has(.help))
  }

  @Test(arguments: [
    (["--deviec", "a"], "unknown option '--deviec' (did you mean '--device'?)"),
    (["-z"], "unknown option '-z'"),
    (["-qz"], "unknown option '-z'"),
    (["--jobs"], "--jobs needs a value: a whole number from 1 to 256"),
    (
      ["--jobs", "--stats"],
      "--jobs needs a value: a whole number from 1 to 256, found the option --stats"
    ),
    (["--jobs", "0"], "--jobs: found '0', expected a whole number from 1 to 256"),
    (["--jobs", "-1"], "--jobs: found '-1', expected a whole number from 1 to 256"),
    (["--jobs", "many"], "--jobs: found 'many', expected a whole number from 1 to 256"),
    (["--tolerance", "nan"], "--tolerance: found 'nan', expected a number from 0.001 to 10"),
    (["--tolerance=inf"], "--tolerance: found 'inf', expected a number from 0.001 to 10"),
    (
      ["--theme", "drak"],
      "--theme: found 'drak', expected one of auto, light, dark (did you mean 'dark'?)"
    ),
    (["--stats=yes"], "--stats takes no value, found 'yes'"),
    (["--jobs", "2", "-j", "3"], "--jobs is given twice"),
    ([""], "found the empty operand '', expected PATH…"),
  ])
  func `an error says what was found and what is expected`(arguments: [String], expected: String) {
    let run = ToolRun(["render"] + arguments)
    #expect(run.exitCode == .failure)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("error: " + expected), "\(run.errors)")
    #expect(run.errors.hasSuffix("\ntry: scrollwork help render\n"))
  }

  @Test func `too many operands and unknown words are named`() {
    #expect(message("a", "b", command: .frames).contains("unexpected operand 'b'"))
    #expect(
      message("devics", command: .list)
        == "unknown list 'devics' (did you mean 'devices'?); known: devices, patterns, variants, parameters, scenarios, physics, rules, language"
    )
    #expect(message(command: .list).contains("WHAT is missing: one of devices"))
  }

  @Test(arguments: CommandName.allCases)
  func `letters and names of a command's options are unique`(command: CommandName) {
    let options = CommandCatalog.specification(of: command).allOptions
    #expect(Set(options.map(\.name)).count == options.count)
    let letters = options.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
  }
}
