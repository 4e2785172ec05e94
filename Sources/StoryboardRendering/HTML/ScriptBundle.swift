// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Joins script modules into one classic script, since a page opened from a file may not load modules.
///
/// Modules keep to a convention that makes this a matter of lines: every `import` is one line, what is
/// exported is declared by a line that begins with `export `, comments have lines of their own, no two
/// modules declare the same name at the top, and none contains `]]>` or the end tag of a script.
enum ScriptBundle {
  /// What begins and ends the section that keeps an XML reader from taking `<` and `&` for markup; the
  /// slashes before them make them comments of the script.
  static let opening = "<![CDATA["
  static let closing = "]]>"

  /// The script: the modules in their order, then a call of `start()`, inside one function.
  static func text(of modules: [String]) -> String {
    var script = "//\(opening)\n(() => {\n'use strict';\n"
    for module in modules { append(module, to: &script) }
    script += "start();\n})();\n//\(closing)"
    return script
  }

  /// Appends a module without imports, exports, comments and indentation.
  private static func append(_ module: String, to script: inout String) {
    var isComment = false
    for line in module.split(separator: "\n") {
      let code = line.drop { $0 == " " }
      if isComment || code.hasPrefix("/*") {
        isComment = !code.hasSuffix("*/")
      } else if !code.hasPrefix("//"), !line.hasPrefix("import ") {
        script += code.hasPrefix("export ") ? code.dropFirst("export ".count) : code
        script += "\n"
      }
    }
  }
}
