// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// WebAssembly in a page: a text that nothing runs, and a source of its policy.
public struct ModuleBlock {
  private static let type = "application/wasm"
  /// The source with which the policy lets the script instantiate modules.
  static let source = " 'wasm-unsafe-eval'"

  /// The id of the element that holds the module.
  var id: String
  /// The module, compressed by LZMA or gzip, in base 91.
  var text: String

  /// The modules that the script instantiates when a pattern is tried: the core, then the rules.
  static func all(of trial: PageTrial) -> [ModuleBlock] {
    [ModuleBlock(id: "core", text: trial.core)]
      + (trial.review.map { [ModuleBlock(id: "review", text: $0)] } ?? [])
  }

  /// Writes the module.
  func write(to writer: inout MarkupWriter) {
    writer.element(.script, [(.type, Self.type), (.id, id)]) { writer in
      writer.raw { $0.append(text: text) }
    }
  }

  /// A page without its modules.
  ///
  /// The bytes of a module depend on the compiler; the rest of the page does not.
  ///
  /// - Parameter page: A page of this library; one without a module is returned unchanged.
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
