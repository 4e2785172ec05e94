// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Locking
import StoryboardProduction
import SystemCalls
import TextFormats
import XMLValidation

/// `scrollwork validate FILE…`.
enum ValidateCommand {
  /// What became of one file.
  private struct Checked: Sendable {
    var findings: [XMLDiagnostic] = []
    /// Why the file could not be read.
    var error: OperationError?

    var isValid: Bool { error == nil && !findings.contains { $0.severity == .error } }
  }

  static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(OperationError) -> ExitCode {
    let check = try check(
      arguments.word(.schema, as: ValidationKind.self) ?? .auto,
      isEdited: arguments.has(.edited))
    let paths = arguments.operands
    let results = Protected([Checked](repeating: Checked(), count: paths.count))
    WorkerPool.run(paths.count, jobs: arguments.integer(.jobs) ?? Process.processorCount) { index in
      var checked = Checked()
      do throws(OperationError) {
        let path = paths[index]
        let bytes =
          path == "-"
          ? try context.environment.input(XMLLimits.fileBytes)
          : try FileSystem.contents(of: path, limit: XMLLimits.fileBytes)
        checked.findings = check(bytes, path == "-" ? "standard input" : path)
      } catch {
        checked.error = error
      }
      results.withLock { [checked] in $0[index] = checked }
    }
    try Interruption.check()
    let all = results.withLock { $0 }
    try write(all, paths, asJSON: arguments.has(.json), context)
    return report(all, context)
  }

  /// The check for a kind.
  ///
  /// - Parameter isEdited: Whether files may differ from what the tool has written, as long as they are valid.
  private static func check(
    _ kind: ValidationKind, isEdited: Bool
  ) throws(OperationError) -> @Sendable ([UInt8], String) -> [XMLDiagnostic] {
    let validator = StoryboardValidator(needsChecksum: !isEdited, pages: { .ofTool })
    switch kind {
    case .auto: return { validator.validate(fileOfUnknownKind: $0, name: $1) }
    case .svg: return { validator.validate(svg: $0, name: $1) }
    case .page: return { validator.validate(page: $0, name: $1) }
    case .svg11:
      do {
        let definition = try SVG11DTD()
        return { definition.validate(svg: $0, name: $1) }
      } catch {
        throw OperationError(error.diagnostics.map(\.message).joined(separator: "\n"))
      }
    }
  }

  private static func write(
    _ all: [Checked], _ paths: [String], asJSON: Bool, _ context: CommandContext
  ) throws(OperationError) {
    if asJSON {
      let files = zip(paths, all).map { path, checked in
        JSONValue.object([
          ("file", .string(path)), ("valid", .flag(checked.isValid)),
          ("error", checked.error.map { .string($0.message) } ?? .null),
          ("findings", .list(checked.findings.map(value))),
        ])
      }
      try context.output.write(JSONValue.answer([("files", .lines(files))]))
      return
    }
    var text = ""
    for finding in all.lazy.flatMap(\.findings) {
      text += context.highlighted(VisibleText.line(finding.description), context.outputStyle) + "\n"
    }
    try context.output.write(text)
  }

  private static func value(_ finding: XMLDiagnostic) -> JSONValue {
    .object([
      ("line", finding.line > 0 ? .integer(finding.line) : .null),
      ("column", finding.column.map { .integer($0) } ?? .null),
      ("path", finding.path.map { .string($0) } ?? .null),
      ("severity", .string(finding.severity.rawValue)),
      ("message", .string(finding.message)),
    ])
  }

  private static func report(_ all: [Checked], _ context: CommandContext) -> ExitCode {
    var code = ExitCode.clean
    for checked in all {
      if let error = checked.error {
        context.report(error)
        code = code.worst(ExitCode(error))
      } else if !checked.isValid {
        code = code.worst(.findings)
      }
    }
    let valid = all.filter(\.isValid).count
    let files = all.count == 1 ? "1 file" : "\(all.count) files"
    context.say("\(files): \(valid) valid, \(all.count - valid) not")
    return code
  }
}
