// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How a page carries the core as WebAssembly: a text that nothing runs, and a word of its policy.
public enum ModuleBlock {
  /// The id of the element that holds the module.
  private static let id = "core"
  /// What the policy says besides, so that the script may bring the module to life.
  static let source = " 'wasm-unsafe-eval'"

  /// Writes a module that has been compressed by gzip and is in base 64; the page has it in `Base91`.
  static func write(_ text: String, to writer: inout MarkupWriter) {
    writer.element(.script, [(.type, "application/wasm"), (.id, id)]) { writer in
      writer.raw { $0.append(text: Base91.text(of: Base64.bytes(of: text))) }
    }
  }

  /// A page as it would be without its module.
  ///
  /// The bytes of a module depend on the compiler that made it; what is left of the page does not.
  ///
  /// - Parameter page: Any page of ours; one without a module is returned unchanged.
  /// - Complexity: Linear in the size of the page.
  public static func removed(from page: [UInt8]) -> [UInt8] {
    let start = Array("<script type=\"application/wasm\" id=\"\(id)\">".utf8)
    let end = Array("</script>".utf8)
    guard let first = page[...].firstRange(ofBytes: start),
      let last = page[first.upperBound...].firstRange(ofBytes: end)
    else { return page }
    var rest = Array(page[..<first.lowerBound])
    while rest.last == UInt8(ascii: "\n") || rest.last == UInt8(ascii: " ") { rest.removeLast() }
    rest += page[last.upperBound...]
    if let word = rest[...].firstRange(ofBytes: Array(source.utf8)) { rest.removeSubrange(word) }
    return rest
  }
}
