// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import PatternFiles

extension PatternSource {
  /// Errors of a file that can be read, with their places.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - source: The file's bytes.
  ///   - errors: The errors, at least one.
  package static func refusal(
    path: String, source: [UInt8], _ errors: [PatternFileError]
  ) -> InvalidScenarioFile {
    let log = ErrorLog()
    let file = SourceFile(path: path, bytes: source, log: log)
    for error in errors { file.report(at: error.offset, error.message) }
    return log.failure
  }

  /// Reads a pattern file, and one of its variants as the compiler understands it.
  ///
  /// - Parameters:
  ///   - path: The file's path, for errors.
  ///   - source: The file's bytes.
  ///   - choose: Chooses a variant of the file, by its index; it throws if there is none to choose.
  /// - Throws: The file's mistakes, up to `InvalidScenarioFile.errorLimit`.
  package static func outline<Failure: Error>(
    path: String, source: [UInt8], choosing choose: ([FileVariant]) throws(Failure) -> Int
  ) throws(Failure) -> Result<PatternOutline, InvalidScenarioFile> {
    let log = ErrorLog()
    let file = SourceFile(path: path, bytes: source, log: log)
    let reader = PatternFileReader()
    // Mistakes of other variants count, too, as in every other command.
    guard reader.read(file) as Any? != nil, log.isEmpty,
      let pattern = reader.read(file, { () throws(InvalidPatternFile) in try PatternFile(source) })
    else { return .failure(log.failure) }
    let variant = try choose(pattern.variants)
    let outline = reader.read(file) { () throws(InvalidPatternFile) in
      try pattern.outline(variant: variant)
    }
    guard let outline else { return .failure(log.failure) }
    return .success(outline)
  }
}
