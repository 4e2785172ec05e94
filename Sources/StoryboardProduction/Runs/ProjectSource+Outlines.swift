// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import PatternFiles
import ScenarioFiles
package import SystemCalls
import TextFormats

/// Pattern files as commands read them that explain them, or make something else of them.
extension ProjectSource {
  /// A variant of a pattern file as the compiler understands it.
  ///
  /// - Parameters:
  ///   - path: The file's path, for errors.
  ///   - bytes: The file.
  ///   - choose: Chooses a variant by its index.
  /// - Throws: The mistakes of the file, with their places.
  package static func outline(
    _ path: String, _ bytes: [UInt8],
    choosing choose: ([FileVariant]) throws(OperationError) -> Int
  ) throws(OperationError) -> PatternOutline {
    switch try PatternSource.outline(path: path, source: bytes, choosing: choose) {
    case .success(let outline): return outline
    case .failure(let mistakes): throw OperationError(diagnostics: mistakes.description)
    }
  }

  /// Why something cannot be made of a pattern file, with the places of what it has.
  package static func refusal(
    of path: String, _ bytes: [UInt8], _ errors: [PatternFileError]
  ) -> OperationError {
    OperationError(
      diagnostics: PatternSource.refusal(path: path, source: bytes, errors).description)
  }

  /// A variant by its name.
  ///
  /// - Throws: That there is none, and which there are.
  package static func variant(
    _ word: String, of variants: [FileVariant]
  ) throws(OperationError) -> Int {
    if let index = variants.firstIndex(where: { $0.id == word }) { return index }
    throw OperationError(UnknownWord.message("variant", found: word, words: variants.map(\.id)))
  }
}
