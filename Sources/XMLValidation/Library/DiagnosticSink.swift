// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2
import TextFormats

/// Collects the findings of one pass over one document.
///
/// libxml2 hands it back to our handlers.
final class DiagnosticSink {
  let file: String
  private(set) var diagnostics: [XMLDiagnostic] = []
  private(set) var hasErrors = false
  /// Set when parsing was aborted on purpose: later messages of libxml2 are noise.
  var isClosed = false
  /// Set to refuse internal subsets at their start.
  var doctypeRule = DoctypeRule.withSubset
  /// Where an accepted internal subset began.
  var subsetPosition: (line: Int, column: Int)?
  /// What handlers of a caller look up while libxml2 parses.
  var follower: UnsafeMutableRawPointer?
  /// Put before libxml2's messages.
  var prefix: StaticString = ""
  private var leftOut = 0

  init(file: String) {
    self.file = file
  }

  /// For libxml2's untyped context arguments; valid while the caller holds the sink.
  var context: UnsafeMutableRawPointer {
    Unmanaged.passUnretained(self).toOpaque()
  }

  static func from(_ context: UnsafeMutableRawPointer?) -> DiagnosticSink? {
    guard let context else { return nil }
    return Unmanaged<DiagnosticSink>.fromOpaque(context).takeUnretainedValue()
  }

  /// The follower of the sink that a context is; the sink, which its caller holds, is not retained for it.
  static func follower(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    return Unmanaged<DiagnosticSink>.fromOpaque(context)._withUnsafeGuaranteedRef { $0.follower }
  }

  func add(
    line: Int, column: Int? = nil, path: String? = nil,
    severity: XMLDiagnostic.Severity = .error, _ message: String
  ) {
    guard !isClosed else { return }
    if severity == .error { hasErrors = true }
    guard diagnostics.count < XMLLimits.diagnostics else {
      leftOut += 1
      return
    }
    diagnostics.append(
      XMLDiagnostic(
        file: file, line: line, column: column, path: path, severity: severity,
        message: Self.clean(message)))
  }

  /// A finding at a node of the tree.
  func add(
    at node: xmlNodePtr, severity: XMLDiagnostic.Severity = .error,
    _ message: @autoclosure () -> String
  ) {
    // The path needs a walk over the siblings, so it is computed only for findings that are shown.
    guard diagnostics.count < XMLLimits.diagnostics else {
      if severity == .error { hasErrors = true }
      leftOut += 1
      return
    }
    add(
      line: node.line, path: node.readablePath, severity: severity, message())
  }

  /// A finding of libxml2's.
  func add(_ error: xmlError, withColumn: Bool) {
    let severity: XMLDiagnostic.Severity = error.level == XML_ERR_WARNING ? .warning : .error
    let message =
      "\(prefix)" + (error.message.map { String(cString: $0) } ?? "unknown error \(error.code)")
    if withColumn {
      add(
        line: Int(error.line), column: error.int2 > 0 ? Int(error.int2) : nil, severity: severity,
        message)
    } else if let node = error.node?.assumingMemoryBound(to: xmlNode.self) {
      add(at: node, severity: severity, message)
    } else {
      add(line: Int(error.line), severity: severity, message)
    }
  }

  /// How many findings there are so far, with those that are left out.
  var count: Int { diagnostics.count + leftOut }

  /// Whether libxml2 omitted the position of a finding.
  var hasUnplaced: Bool { diagnostics.contains { $0.line == 0 } }

  /// Lets the caller complete each finding without a position, given the findings before and after
  /// it.
  func completeUnplaced(_ complete: (inout XMLDiagnostic, _ neighbours: [XMLDiagnostic]) -> Void) {
    for index in diagnostics.indices where diagnostics[index].line == 0 {
      let neighbours = [index - 1, index + 1].filter(diagnostics.indices.contains)
      complete(&diagnostics[index], neighbours.map { diagnostics[$0] })
    }
  }

  /// The findings in the order of their lines, with a last note if there were too many.
  func finish() -> [XMLDiagnostic] {
    var result = diagnostics.enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
    if leftOut > 0 {
      result.append(
        XMLDiagnostic(
          file: file, line: 0, severity: .note, message: "\(leftOut) further findings left out"))
    }
    return result
  }

  /// One line of what can be seen, not endless.
  static func clean(_ message: String) -> String {
    var result = String.UnicodeScalarView()
    var pendingSpace = false
    var count = 0
    for scalar in message.unicodeScalars {
      if scalar == "\n" || scalar == "\r" || scalar == "\t" || scalar == " " {
        pendingSpace = !result.isEmpty
        continue
      }
      if count >= XMLLimits.messageCharacters {
        result.append("…")
        break
      }
      if pendingSpace { result.append(" ") }
      pendingSpace = false
      result.append(VisibleText.isInvisible(scalar) ? "\u{FFFD}" : scalar)
      count += 1
    }
    return String(result)
  }
}

extension XMLDiagnostic {
  /// Whether the path ends with an element of that name.
  func isAbout(element name: String) -> Bool {
    guard let step = path?.split(separator: "/").last else { return false }
    return step == name || step.hasPrefix(name + "[")
  }
}
