// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension PatternFile {
  /// A variant as the compiler understands it, with the names and formulas of the file.
  ///
  /// - Parameter variant: Its index.
  package func outline(variant: Int) throws(InvalidPatternFile) -> PatternOutline {
    let log = PatternFileLog()
    let builder = try builder(variant: variant, log)
    let compiled = builder.build()
    try log.throwErrors()
    let name = variants[variant]
    let header = PatternOutline.Header(
      id: id, title: title, summary: summary,
      variant: FileVariantName(
        id: name.id, title: name.title, summary: name.summary, isFixed: name.isFixed))
    do {
      return try OutlineBuilder(builder).outline(compiled.program, of: header)
    } catch {
      throw InvalidPatternFile(errors: [PatternFileError(offset: 0, message: error.message)])
    }
  }
}
