// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ContentDigest
import Synchronization

/// How a page carries WebAssembly: a text that nothing runs, and a word of its policy.
public struct ModuleBlock {
  private static let type = "application/wasm"
  /// The modules so far, as pages have them: each is on all pages of its pattern.
  private static let digits = Mutex<[String: String]>([:])
  /// What the policy says besides, so that the script may instantiate modules.
  static let source = " 'wasm-unsafe-eval'"

  /// The id of the element that holds the module.
  var id: String
  /// The module, compressed by gzip, in base 64.
  var text: String

  /// What the script instantiates when a pattern is tried: first what makes runs, then what judges them.
  static func all(of trial: PageTrial) -> [ModuleBlock] {
    [ModuleBlock(id: "core", text: trial.core)]
      + (trial.review.map { [ModuleBlock(id: "review", text: $0)] } ?? [])
  }

  /// Writes the module; the page has it in `Base91`.
  func write(to writer: inout MarkupWriter) {
    writer.element(.script, [(.type, Self.type), (.id, id)]) { writer in
      writer.raw { $0.append(text: Self.digits(of: text)) }
    }
  }

  private static func digits(of text: String) -> String {
    if let known = digits.withLock({ $0[text] }) { return known }
    let made = Base91.text(of: Base64.bytes(of: text))
    digits.withLock { $0[text] = made }
    return made
  }

  /// A page as it would be without its modules.
  ///
  /// The bytes of a module depend on the compiler that made it; what is left of the page does not.
  ///
  /// - Parameter page: Any page of ours; one without a module is returned unchanged.
  /// - Complexity: Linear in the size of the page.
  public static func removed(from page: [UInt8]) -> [UInt8] {
    let start = Array("<script type=\"\(type)\"".utf8)
    let end = Array("</script>".utf8)
    var page = page[...]
    var rest: [UInt8] = []
    while let first = page.firstRange(ofBytes: start),
      let last = page[first.upperBound...].firstRange(ofBytes: end)
    {
      rest += page[..<first.lowerBound]
      while rest.last == UInt8(ascii: "\n") || rest.last == UInt8(ascii: " ") { rest.removeLast() }
      page = page[last.upperBound...]
    }
    guard !rest.isEmpty else { return Array(page) }
    rest += page
    if let word = rest[...].firstRange(ofBytes: Array(source.utf8)) { rest.removeSubrange(word) }
    return rest
  }
}
