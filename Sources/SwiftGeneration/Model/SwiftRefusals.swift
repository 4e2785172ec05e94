// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import PatternFiles
import ScrollCore
import TextFormats

/// What a pattern file has that cannot be written as Swift yet.
package enum SwiftRefusals {
  /// Everything of an outline that has no Swift, at its places in the file, in their order.
  package static func errors(in outline: PatternOutline) -> [PatternFileError] {
    let all = parts(of: outline)
    var result: [PatternFileError] = []
    for (offset, thing) in all {
      let error = PatternFileError(
        offset: offset, message: VisibleText.line("\(thing) cannot be written as Swift yet"))
      if !result.contains(error) { result.append(error) }
    }
    return result.sorted { ($0.offset, $0.message) < ($1.offset, $1.message) }
  }

  private static func parts(of outline: PatternOutline) -> [(Int, String)] {
    var result: [(Int, String)] = []
    guard !outline.program.nests.isEmpty || !outline.program.axisLocks.isEmpty else { return result }
    for entry in outline.nesting { result.append((entry, "an entry of 'nesting'")) }
    return result
  }
}
