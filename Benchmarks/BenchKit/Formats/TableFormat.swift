// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// Runs as tables.
enum TableFormat {
  private static let heading = [
    "case", "unit", "time", "±", "cpu", "instructions", "allocations", "retains", "MB/s", "bytes",
  ]

  static func cells(_ record: Record) -> [String] {
    func text(_ value: Double?, _ metric: Metric) -> String {
      value.map { metric.text($0) } ?? "–"
    }
    let spread = record.wall.map { $0.median > 0 ? $0.deviation / $0.median : 0 }
    return [
      record.id.description, record.unit, text(record.wall?.median, .time),
      spread.map { Numerals.fixed($0 * 100, decimals: 1) + " %" } ?? "–",
      text(record.processorTime, .processorTime), text(record.instructions, .instructions),
      text(record.allocations, .allocations), text(record.retains, .retains),
      record.megabytesPerSecond.map { Numerals.significant($0) } ?? "–",
      record.bytes.map { "\($0)" } ?? "–",
    ]
  }

  static func text(_ records: [Record]) -> String {
    aligned([heading] + records.map(cells), left: 2)
  }

  /// Columns of one width each.
  ///
  /// - Parameters:
  ///   - rows: The cells; all rows have as many.
  ///   - left: The number of columns at the left that contain text.
  static func aligned(_ rows: [[String]], left: Int) -> String {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { row in
      row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column < left ? cell + space : space + cell
      }.joined(separator: "  ") + "\n"
    }.joined()
  }

  static func markdown(_ records: [Record]) -> String {
    markdown([heading] + records.map(cells), left: 2)
  }

  static func markdown(_ rows: [[String]], left: Int) -> String {
    guard let heading = rows.first else { return "" }
    func line(_ cells: [String]) -> String {
      "| "
        + cells.map {
          $0.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
        }
        .joined(separator: " | ") + " |\n"
    }
    let rule = heading.indices.map { $0 < left ? "---" : "--:" }
    return line(heading) + "|" + rule.joined(separator: "|") + "|\n"
      + rows.dropFirst().map(line).joined()
  }

  /// Figures in full, so that nothing is lost in a spreadsheet.
  static func csv(_ records: [Record]) -> String {
    let metrics = Metric.allCases
    var text =
      "case,unit,units,commit,time," + metrics.map(\.rawValue).joined(separator: ",") + "\n"
    for record in records {
      var cells = [record.id.description, record.unit, "\(record.units)", record.commit ?? ""]
      cells.append(record.time)
      cells += metrics.map { metric in
        metric.value(in: record).map { JSONValue.number($0).line } ?? ""
      }
      text += cells.map(quoted).joined(separator: ",") + "\n"
    }
    return text
  }

  private static func quoted(_ cell: String) -> String {
    guard cell.contains(where: { "\",\n".contains($0) }) else { return cell }
    return "\""
      + cell.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
