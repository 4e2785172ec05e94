// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScenarioFiles
import StoryboardProduction
import SwiftGeneration
import SystemCalls
import TextFormats

/// `scrollwork generate swift FILE`.
enum GenerateCommand {
  static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(OperationError) -> ExitCode {
    let path = arguments.operands[1]
    let output = arguments.text(.output) ?? "-"
    if output != "-" { try FileSystem.refuse(output, replacing: [path]) }
    let bytes = try FileSystem.contents(of: path, limit: FileLimits.bytes)
    let outline = try ProjectSource.outline(path, bytes) { (variants) throws(OperationError) in
      try variant(arguments.text(.variant), of: variants)
    }
    try refuseUnknown(outline, path, bytes)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    var words = "scrollwork generate swift \(name)"
    if let variant = arguments.text(.variant) { words += " --variant \(variant)" }
    let isPattern = arguments.text(.kind) == "pattern"
    if isPattern {
      guard !arguments.has(.withAdapters) else {
        throw OperationError(
          "--with-adapters is for an app: leave it out, or leave out --as pattern")
      }
      words += " --as pattern"
    }
    var generator = SwiftGenerator(outline, bytes)
    let text =
      generator.text(madeBy: VisibleText.line(words))
      + (isPattern ? "\n" + generator.pattern : "")
      + (arguments.has(.withAdapters) ? "\n" + generator.adapters : "")
    if output == "-" {
      try context.output.write(text)
    } else {
      try AtomicFile.write(Array(text.utf8), to: output)
    }
    return .clean
  }

  /// The variant of a name; without one the only one that is fixed, or the only one at all.
  private static func variant(
    _ word: String?, of variants: [FileVariant]
  ) throws(OperationError) -> Int {
    if let word {
      return try ProjectSource.variant(word, of: variants)
    }
    let fixed = variants.indices.filter { variants[$0].isFixed }
    if let only = fixed.first, fixed.count == 1 { return only }
    if variants.count == 1 { return 0 }
    let words = variants.map(\.id).joined(separator: ", ")
    throw OperationError("the file has several variants: choose one of \(words) with --variant")
  }

  /// Refuses what Swift has no type for.
  private static func refuseUnknown(
    _ outline: PatternOutline, _ path: String, _ bytes: [UInt8]
  ) throws(OperationError) {
    let errors = SwiftRefusals.errors(in: outline)
    if !errors.isEmpty { throw ProjectSource.refusal(of: path, bytes, errors) }
  }
}
