// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit

/// `bench bisect`: the commit that has moved what a case costs.
struct BisectCommand {
  private let figure: CommitFigure
  private let commits: [String]
  private var readings: [Int: CommitFigure.Reading] = [:]

  static func run(_ arguments: ArraySlice<String>) throws(BenchError) -> ExitStatus {
    let options = try Options(arguments, valued: ["case", "good", "bad", "metric", "limit"])
    let name = try options.required("case")
    guard let item = SuiteCases.named(name) else { throw Options.usage("no case \(name)") }
    let argument = options.text("metric") ?? "instr"
    guard let metric = CaseMeasurement.MetricWord(rawValue: argument) else {
      let known = CaseMeasurement.MetricWord.allCases.map(\.rawValue).joined(separator: ", ")
      throw Options.usage("--metric \(argument): expected one of \(known)")
    }
    guard metric == .time || item.isCountable else {
      throw Options.usage("nothing can be counted of \(name); --metric time can be measured")
    }
    if metric == .instr, !Callgrind.isInstalled {
      throw BenchError(Callgrind.advice, status: .nothingMeasured)
    }
    let limits = GateLimits()
    let fallback = metric == .time ? limits.time : limits.instructions
    let limit = try options.share("limit", default: fallback)
    let good = try commit(options.required("good"))
    let bad = try commit(options.text("bad") ?? "HEAD")
    let line = try Git.line(from: good, to: bad)
    guard line.last == bad else {
      throw Options.usage("--good \(good.prefix(12)) is not in the line of --bad \(bad.prefix(12))")
    }
    let ruler = metric == .time ? try BaseBuild.find(good, needsTool: item.needsTool) : nil
    var command = BisectCommand(
      figure: CommitFigure(item: item, metric: metric, ruler: ruler), commits: [good] + line)
    return try command.search(limit)
  }

  private init(figure: CommitFigure, commits: [String]) {
    self.figure = figure
    self.commits = commits
  }

  private static func commit(_ argument: String) throws(BenchError) -> String {
    do throws(BenchError) { return try Git.commit(argument) } catch {
      throw Options.usage("\(argument) is no commit of this repository")
    }
  }

  private mutating func search(_ limit: Double) throws(BenchError) -> ExitStatus {
    // Both ends have to be measured: without a move between them there is nothing to look for.
    let end = commits.count - 1
    let before = try measure(0)
    let behind = try measure(end)
    let isFar = figure.metric == .allocs ? before != behind : abs(behind / before - 1) > limit
    guard isFar else {
      throw BenchError(
        "nothing has moved: \(figure.text(before)) at \(commits[0].prefix(12)), "
          + "\(figure.text(behind)) at \(commits[end].prefix(12))", status: .nothingMeasured)
    }
    var bisection = Bisection(count: commits.count)
    while let next = bisection.next {
      do throws(BenchError) {
        let value = try measure(next)
        bisection.note(abs(value - before) < abs(value - behind) ? .before : .behind, of: next)
      } catch {
        Console.say("skipped \(commits[next].prefix(12)): \(error)")
        bisection.note(.unknown, of: next)
      }
    }
    try report(bisection.suspects)
    return .clean
  }

  /// Builds and measures a commit.
  private mutating func measure(_ index: Int) throws(BenchError) -> Double {
    let commit = commits[index]
    let subject = try Git.subject(commit)
    let build = try BaseBuild.next(commit, needsTool: figure.item.needsTool)
    let reading = try figure.reading(build)
    readings[index] = reading
    Console.say("\(commit.prefix(12)) \(figure.text(reading.value))  \(subject)")
    return reading.value
  }

  private func report(_ suspects: ClosedRange<Int>) throws(BenchError) {
    print(suspects.count == 1 ? "moved by" : "moved by one of \(suspects.count)")
    for index in suspects {
      print("  \(commits[index].prefix(12)) \(try Git.subject(commits[index]))")
    }
    guard let before = readings[suspects.lowerBound - 1], let behind = readings[suspects.upperBound]
    else { return }
    let share = before.value == 0 ? "" : ", " + Numerals.change(behind.value / before.value)
    print("from \(figure.text(before.value)) to \(figure.text(behind.value))\(share)")
    guard let old = before.profile, let new = behind.profile else { return }
    for (name, change) in new.top(5, against: old) {
      print("  \(change > 0 ? "+" : "")\(change) \(Demangler.name(name))")
    }
  }
}
