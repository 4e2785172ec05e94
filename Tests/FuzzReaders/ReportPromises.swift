// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ReviewReports
import TextFormats
import XMLValidation

/// Invariants of the readers of the review's own files.
enum ReportPromises {
  /// Reads a baseline or a report; writing an accepted one and reading it again gives the same
  /// value.
  static func report(_ bytes: [UInt8]) throws(BrokenPromise) -> Bool {
    let isBaseline = try baseline(bytes)
    let isReport = try review(bytes)
    try BrokenPromise.unless(!(isBaseline && isReport), "no file is both")
    return isBaseline || isReport
  }

  private static func baseline(_ bytes: [UInt8]) throws(BrokenPromise) -> Bool {
    let baseline: Baseline
    do throws(InvalidReportFile) {
      baseline = try Baseline(json: bytes)
    } catch {
      try BrokenPromise.unlessPrintable(error.description)
      return false
    }
    let again = try BrokenPromise.again { () throws(InvalidReportFile) in
      try Baseline(json: baseline.json)
    }
    try BrokenPromise.unless(again == baseline, "what is written is read the same")
    return true
  }

  private static func review(_ bytes: [UInt8]) throws(BrokenPromise) -> Bool {
    let report: ReviewReport
    do throws(InvalidReportFile) {
      report = try ReviewReport(json: bytes)
    } catch {
      try BrokenPromise.unlessPrintable(error.description)
      return false
    }
    for format in ReportFormat.allCases {
      let written = report.written(as: format)
      try BrokenPromise.unless(String(utf8: written) != nil, "\(format) is UTF-8")
      switch format {
      case .json:
        let again = try BrokenPromise.again { () throws(InvalidReportFile) in
          try ReviewReport(json: written)
        }
        try BrokenPromise.unless(
          again.written(as: .json) == written, "what is written is read the same")
      case .junit:
        _ = try BrokenPromise.again { () throws(XMLFindings) in
          try XMLDocument(written, name: "report.xml").rootName
        }
      default: break
      }
    }
    return true
  }
}
