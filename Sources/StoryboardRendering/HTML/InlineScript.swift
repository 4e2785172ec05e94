// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PageTexts

/// A script that a page contains unpacked.
struct InlineScript {
  /// The start and the end of the section in which XML parsers read `<` and `&` as text; slashes before them make them
  /// comments of the script.
  private static let opening = "<![CDATA["
  private static let closing = "]]>"

  /// The content of the script element.
  let text: String
  /// The script as XML parsers return it: without the marks of its section.
  ///
  /// Some systems recognize XHTML by its first bytes, and WebKit on Linux then parses a file that a double click opens
  /// as XML; a policy must allow this text, too.
  let textReadAsXML: String

  /// Makes an inline script.
  ///
  /// - Parameter script: A classic script; it contains neither the end of such a section nor the end tag of a script.
  init(_ script: String) {
    text = "//\(Self.opening)\n\(script)//\(Self.closing)"
    textReadAsXML = "//\n\(script)//"
  }

  /// The sources with which a security policy allows the script, parsed as HTML or as XML.
  var sources: [String] { [text, textReadAsXML].map { PackedText.source(of: $0.utf8) } }
}
