// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import LayoutCases

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#endif

/// Compares the core's layout with the same rules in C.
///
/// Without arguments it prints everything, otherwise the parts that its arguments name. With
/// `--measure ENGINE PATTERN TRACE ROWS` it lays out the frames of one case inside a function that
/// callgrind can be told to watch.
@main
struct FloorProbe {
  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.count == 6, arguments[1] == "--measure",
      let engine = Engine(rawValue: arguments[2]),
      let trace = ScrollTrace(rawValue: arguments[4]), let rows = Int(arguments[5])
    {
      try MeasuredFrames(arguments[3], trace, rows: rows).run(engine)
      return
    }
    var isClean = true
    var table = [Report.tableHead]
    for pattern in LayoutWorkload.patterns where arguments.count < 2 || arguments.contains(pattern)
    {
      let report = try Report(pattern).printed()
      isClean = report.isClean && isClean
      table.append(report.row)
    }
    if arguments.count < 2 || arguments.contains("peers") {
      isClean = try PeerReport(rows: 10_000).printed() && isClean
      if let yoga = try YogaReport(rows: 10_000) {
        isClean = yoga.printed() && isClean
      } else {
        print("Yoga: not measured; make bench-floor brings it")
      }
    }
    print(table.joined(separator: "\n"))
    exit(isClean ? 0 : 1)
  }
}
