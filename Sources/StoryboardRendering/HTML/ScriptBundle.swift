// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Joins script modules into one classic script, since a page opened from a file may not load modules.
///
/// Modules keep to a convention that makes this a matter of lines: every `import` is one line, what is
/// exported is declared by a line that begins with `export `, comments have lines of their own, no two
/// modules declare the same name at the top, statements end with semicolons, strings have quotes and
/// not back ticks, and none contains `]]>` or the end tag of a script.
enum ScriptBundle {
  /// What begins and ends the section that keeps an XML reader from taking `<` and `&` for markup; the
  /// slashes before them make them comments of the script.
  static let opening = "<![CDATA["
  static let closing = "]]>"

  /// The script as an element of a page can hold it.
  static func inline(_ script: String) -> String { "//\(opening)\n\(script)//\(closing)" }

  /// The script of such an element as an XML reader hands it on: without the marks of its section.
  ///
  /// Some systems tell XHTML from HTML by its first bytes, and WebKit on Linux then reads a file that is
  /// opened by a double click as XML; a policy has to know what is left.
  static func readAsXML(_ script: String) -> String { "//\n\(script)//" }

  /// The script: the modules in their order, then a call of `start()`, inside one function.
  ///
  /// What only people need is left out; a page holds the script, and there are many pages.
  static func text(of modules: [String]) -> String {
    var script = Array("(() => {\n'use strict';\n".utf8)
    for module in modules { append(module, to: &script) }
    script += "start();\n})();\n".utf8
    return String(decoding: script, as: UTF8.self)
  }

  /// Appends a module without imports, exports, comments and space.
  private static func append(_ module: String, to script: inout [UInt8]) {
    var isComment = false
    for line in module.utf8.split(separator: UInt8(ascii: "\n")) {
      var code = line.drop { $0 == UInt8(ascii: " ") }
      if isComment || code.starts(with: "/*".utf8) {
        isComment = !code.suffix(2).elementsEqual("*/".utf8)
      } else if !code.starts(with: "//".utf8), !line.starts(with: "import ".utf8) {
        if code.starts(with: "export ".utf8) { code = code.dropFirst("export ".utf8.count) }
        appendCompact(code, to: &script)
      }
    }
  }

  /// Appends a line of code without the spaces that keep nothing apart.
  private static func appendCompact(_ code: Substring.UTF8View, to script: inout [UInt8]) {
    let start = script.count
    /// The quote of the string, or the slash of the pattern, that is open.
    var open: UInt8?
    var isEscaped = false
    /// Whether a slash stands for itself, within brackets of a pattern.
    var isInBrackets = false
    var isSpaced = false
    var rest = code
    while let byte = rest.popFirst() {
      if open == nil, byte == UInt8(ascii: "/"), rest.first == UInt8(ascii: "*") {
        // A comment that tells the type of what follows it.
        while let inner = rest.popFirst() {
          if inner == UInt8(ascii: "*"), rest.first == UInt8(ascii: "/") { break }
        }
        rest = rest.dropFirst()
        continue
      }
      if let end = open {
        script.append(byte)
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if end == UInt8(ascii: "/"), byte == UInt8(ascii: "[") {
          isInBrackets = true
        } else if byte == UInt8(ascii: "]") {
          isInBrackets = false
        } else if byte == end, !isInBrackets {
          open = nil
        }
        continue
      }
      if byte == UInt8(ascii: " ") {
        isSpaced = true
        continue
      }
      let last = script.count > start ? script[script.count - 1] : UInt8(ascii: ";")
      if isSpaced, needSpace(last, byte) { script.append(UInt8(ascii: " ")) }
      isSpaced = false
      isInBrackets = false
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\""): open = byte
      case UInt8(ascii: "/")
      where beginsPattern(after: last) || script.suffix(6).elementsEqual("return".utf8):
        open = byte
      default: break
      }
      script.append(byte)
    }
    // A line that goes on needs no end.
    if let last = script.last, !"{;,([".utf8.contains(last) { script.append(UInt8(ascii: "\n")) }
  }

  /// Whether a slash after a byte begins a pattern: what stands there is no value that could be divided.
  private static func beginsPattern(after byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: ":"),
      UInt8(ascii: "["), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "?"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"),
      UInt8(ascii: "<"), UInt8(ascii: ">"):
      true
    default: false
    }
  }

  /// Whether two bytes would mean something else side by side.
  private static func needSpace(_ a: UInt8, _ b: UInt8) -> Bool {
    isWord(a) && isWord(b) || a == b && (a == UInt8(ascii: "+") || a == UInt8(ascii: "-"))
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
