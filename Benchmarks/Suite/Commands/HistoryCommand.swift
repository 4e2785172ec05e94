// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import TextFormats

/// `bench history`: runs of many commits, and the page that shows them.
enum HistoryCommand {
  static func run(_ arguments: ArraySlice<String>) throws(BenchError) -> ExitStatus {
    let options = try Options(
      arguments,
      valued: ["store", "commit", "subject", "out", "budgets", "ab", "link"], plain: ["json"])
    let store = try options.required("store")
    switch options.operands.first {
    case "add" where options.operands.count == 2:
      return try add(options.operands[1], to: store, options)
    case "steps": return try steps(try read(store), asJSON: options.has("json"))
    case "html": return try page(store, options)
    default: throw Options.usage("bench history: expected add RUN, steps or html")
    }
  }

  private static func add(
    _ path: String, to store: String, _ options: Options
  ) throws(BenchError) -> ExitStatus {
    let commit = try options.required("commit")
    var records = try records(path)
    guard let first = records.first else {
      throw BenchError("\(path) has no records", status: .nothingMeasured)
    }
    for index in records.indices { records[index].commit = commit }
    let subject = options.text("subject") ?? (try? Git.subject(commit))
    let entry = HistoryCommit(
      id: commit, time: first.time,
      subject: String((subject ?? "").prefix(100)))
    try System.makeFolder(store)
    try System.write(
      records.map { $0.line + "\n" }.joined(), to: store + "/history.jsonl", adding: true)
    try System.write(entry.json.line + "\n", to: store + "/commits.jsonl", adding: true)
    print("\(records.count) records of \(commit)")
    return .clean
  }

  private static func records(_ path: String) throws(BenchError) -> [Record] {
    do { return try Record.read(lines: System.text(path)) } catch {
      throw BenchError("\(path): \(error)")
    }
  }

  private static func read(_ store: String) throws(BenchError) -> History {
    let lines = try lines(store + "/commits.jsonl").compactMap { HistoryCommit($0) }
    var commits: [HistoryCommit] = []
    for commit in lines where !commits.contains(where: { $0.id == commit.id }) {
      commits.append(commit)
    }
    return History(commits: commits, records: try records(store + "/history.jsonl"))
  }

  private static func lines(_ path: String) throws(BenchError) -> [JSONValue] {
    var values: [JSONValue] = []
    for line in try System.text(path).split(separator: "\n") {
      do { values.append(try JSONParser.parse(String(line))) } catch {
        throw BenchError("\(path): \(error)")
      }
    }
    return values
  }

  private static func steps(_ history: History, asJSON: Bool) throws(BenchError) -> ExitStatus {
    let changes = history.changes
    if asJSON {
      let list = changes.map { change in
        JSONValue.object([
          ("case", .string(change.id.description)), ("metric", .string(change.metric.rawValue)),
          ("first", .string(history.commits[change.first].id)),
          ("commit", .string(history.commits[change.commit].id)),
          ("before", .number(change.before)),
          ("after", .number(change.after)),
        ])
      }
      print(JSONValue.list(list).indented, terminator: "")
    } else {
      for change in changes {
        let drift =
          change.first == change.commit
          ? "" : ", in steps since " + history.commits[change.first].id.prefix(12)
        print(
          history.commits[change.commit].id.prefix(12), change.id, change.metric.title,
          change.metric.text(change.before), "→", change.metric.text(change.after),
          change.text + drift)
      }
    }
    return .clean
  }

  private static func page(_ store: String, _ options: Options) throws(BenchError) -> ExitStatus {
    let out = try options.required("out")
    let budgets = options.text("budgets") ?? BudgetsCommand.path
    var input = DashboardInput(try read(store))
    guard !input.history.series.isEmpty else {
      throw BenchError("\(store) has no records", status: .nothingMeasured)
    }
    if System.exists(budgets) {
      do { input.goals = try BudgetFile(reading: System.text(budgets)).goals } catch {
        throw BenchError("\(budgets): \(error)")
      }
    }
    if let path = options.text("ab") { input.comparison = try lines(path, whole: true) }
    if System.exists(store + "/selftest.jsonl") {
      input.selfTest = try lines(store + "/selftest.jsonl").compactMap { SelfTestReport($0) }.last
    }
    input.commitLink = options.text("link")
    try System.makeFolder(out)
    let page = DashboardPage.write(input)
    try System.write(page, to: out + "/index.html")
    print("\(out)/index.html: \(page.utf8.count) bytes")
    return .clean
  }

  private static func lines(_ path: String, whole: Bool) throws(BenchError) -> JSONValue {
    do { return try JSONParser.parse(System.text(path)) } catch {
      throw BenchError("\(path): \(error)")
    }
  }
}
