// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The command `bench`.
@main
struct Bench {
  static let help = """
    Measures Scrollwork, and judges the cost of changes.

    Usage: bench COMMAND [OPTIONS]

      list       names of the cases      [--filter RE] [--quick|--full] [--json]
      run        measure this build      [--filter RE] [--quick|--full] [--forks 5] [--time 0.2s]
                                         [--metric time,instr,allocs] [--commit SHA] [--out FILE]
                                         [--format text|jsonl|md|csv|gbench|jmh|bmf|gab-smaller|gab-bigger]
      ab         compare two builds      --base REF|EXE [--head EXE] [--filter RE] [--quick|--full]
                                         [--forks 10] [--pairs 12] [--limit 2%] [--instr-limit 1%]
                                         [--metric …] [--strict] [--all] [--md FILE] [--json FILE]
                                         [--html FILE]
      check      against the budgets     [--budgets FILE] [--filter RE] [--quick|--full] [--run FILE]
      budgets    update --reason TEXT    [--budgets FILE] [--filter RE] [--quick|--full] [--run FILE]
      history    add RUN --store DIR --commit SHA | steps --store DIR [--json]
                 | html --store DIR --out DIR [--budgets FILE] [--ab FILE] [--link URL]
      noise      this machine's floor    [--seconds 10]
      files      the catalogue as files  [--filter VARIANT] [--out FILE]
      proofs     what is proved of files [--filter FILE] [--out FILE]
      selftest   of the gate             [--runs 200] [--trials 60] [--store DIR]
      profile    functions of a case     --case ID [--base REF|EXE] [--top 20]
      bisect     the commit behind it    --case ID --good REF [--bad HEAD] [--metric instr|allocs|time]
                                         [--limit 1%]

    Exit codes: 0 success, 1 failure, 2 usage, 3 regression, 4 budget missing or too loose, 5 nothing
    measured, 6 too noisy (with --strict).

    """

  static func main() {
    // A worker that ends early is noticed where its answer is missing.
    signal(SIGPIPE, SIG_IGN)
    var arguments = CommandLine.arguments[1...]
    do throws(BenchError) {
      let status = try run(arguments.popFirst() ?? "", arguments)
      flush()
      exit(status.rawValue)
    } catch {
      flush()
      Console.say("bench: \(error)")
      exit(error.status.rawValue)
    }
  }

  private static func run(
    _ command: String, _ arguments: ArraySlice<String>
  ) throws(BenchError) -> ExitStatus {
    switch command {
    case "list": return try ListCommand.run(arguments)
    case "run": return try RunCommand.run(arguments)
    case "ab": return try CompareCommand.run(arguments)
    case "check": return try CheckCommand.run(arguments)
    case "budgets": return try BudgetsCommand.run(arguments)
    case "history": return try HistoryCommand.run(arguments)
    case "noise": return try NoiseCommand.run(arguments)
    case "files": return try FilesCommand.run(arguments)
    case "proofs": return try ProofsCommand.run(arguments)
    case "selftest": return try SelfTestCommand.run(arguments)
    case "profile": return try ProfileCommand.run(arguments)
    case "bisect": return try BisectCommand.run(arguments)
    case "worker":
      let options = try Options(arguments, valued: ["tool"])
      Worker.serve(tool: options.text("tool") ?? "")
      return .clean
    case "", "help", "--help", "-h":
      print(help, terminator: "")
      return command.isEmpty ? .usage : .clean
    default: throw Options.usage("unknown command \(command); try: bench help")
    }
  }
}
