// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import BenchProbe
import PatternFiles
import PatternProofs
import ScrollCore

/// `bench proofs`: what `prove` answers about the catalogue as files and about the examples, and how long it takes, as the
/// page of a guide.
enum ProofsCommand {
  /// Where the files are, by what they are called.
  private static let folders = [
    ("The examples", "Examples/patterns/Patterns"),
    ("The catalogue as files", "Tests/PatternFilesTests/Catalogue/Files"),
  ]

  /// The answers about a variant.
  private struct Row {
    var file, variant: String
    var isFixed: Bool
    var holds = 0
    var fails: [String] = []
    var open: [String: Int] = [:]
    /// The time of the processor, in milliseconds.
    var time = 0.0
  }

  static func run(_ arguments: ArraySlice<String>) throws(BenchError) -> ExitStatus {
    let options = try Options(arguments, valued: ["out", "filter"])
    var text = head
    for (title, folder) in folders {
      let rows: [Row]
      do {
        rows = try self.rows(in: folder, options.text("filter") ?? "")
      } catch {
        throw BenchError("\(error)")
      }
      if !rows.isEmpty { text += table(title, rows) }
    }
    if let path = options.text("out") {
      try System.write(text, to: path)
    } else {
      print(text, terminator: "")
    }
    return .clean
  }

  private static func rows(in folder: String, _ filter: String) throws -> [Row] {
    let ids = DeviceCatalog.matrix.map(\.device.id)
    let devices = DeviceCatalog.devices.filter { ids.contains($0.id) }
      .map { ($0, [Orientation.portrait, .landscape]) }
    var rows: [Row] = []
    for name in try System.names(in: "\(try Git.root())/\(folder)")
    where name.hasSuffix(".pattern.jsonc") && name.hasPrefix(filter) {
      let file = try PatternFile(
        Array(try System.text("\(try Git.root())/\(folder)/\(name)").utf8))
      for (index, variant) in file.variants.enumerated() {
        var row = Row(
          file: String(name.dropLast(".pattern.jsonc".count)), variant: variant.id,
          isFixed: variant.isFixed)
        let pattern = try file.compile(variant: index)
        // The second time is that of a process that goes on; the first also allocates its memory.
        _ = Prover(pattern, on: devices).verdicts()
        let start = scrollwork_thread_time()
        let verdicts = Prover(pattern, on: devices).verdicts()
        row.time = Double(scrollwork_thread_time() - start) / 1e6
        for verdict in verdicts {
          switch verdict.outcome {
          case .holds: row.holds += 1
          case .fails: row.fails.append("\(verdict.kind.rawValue) `\(verdict.subject)`")
          case .open(let reasons):
            for reason in reasons.prefix(1) { row.open[reason, default: 0] += 1 }
          }
        }
        rows.append(row)
      }
    }
    return rows
  }

  // MARK: The page

  private static let head = """
    # What is proved of the files

    [`scrollwork prove`](proving.md) decides questions without a gesture. These tables have its answers about every pattern file of the
    examples and of the catalogue, on all devices of the matrix in both orientations with all twelve sizes of text. They are made by one
    command:

    ```sh
    make proof-tables
    ```

    - **Holds**: for all offsets and extents of the ranges in [Proving](proving.md).
    - **Fails**: a counterexample was found, and the core has shown it in a run.
    - **Open**: how many questions need a gesture, by the first thing that they depend on.
    - **ms**: time of the processor for all questions about the variant, the compilation of the file left out.


    """

  private static func table(_ title: String, _ rows: [Row]) -> String {
    var text = """
      ## \(title)

      | file | variant | | holds | fails | open | ms |
      |---|---|---|---|---|---|---|

      """
    for row in rows {
      let open = row.open.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      let total = open.reduce(0) { $0 + $1.value }
      let reasons = open.prefix(2).map { "\($0.key)" }.joined(separator: ", ")
      let fails =
        row.fails.isEmpty
        ? "0" : "\(row.fails.count): \(row.fails.prefix(3).joined(separator: ", "))"
      let cells = [
        row.file, "`\(row.variant)`", row.isFixed ? "fixed" : "broken", "\(row.holds)",
        fails + (row.fails.count > 3 ? " …" : ""), total == 0 ? "0" : "\(total): \(reasons)",
        tenths(row.time),
      ]
      text += "| " + cells.joined(separator: " | ") + " |\n"
    }
    let slow = rows.filter { $0.time >= 100 }
    let times = rows.map(\.time).sorted()
    text += "\nThe median is \(tenths(times[times.count / 2])) ms; "
    text +=
      slow.isEmpty
      ? "no variant takes 100 ms.\n\n"
      : "\(slow.map { "`\($0.variant)`" }.joined(separator: ", ")) take 100 ms or more.\n\n"
    return text
  }

  private static func tenths(_ number: Double) -> String {
    let count = Int((number * 10).rounded())
    return "\(count / 10).\(count % 10)"
  }
}
