// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A script that stands in a page as it is.
struct InlineScript {
  /// What begins and ends the section that keeps an XML reader from taking `<` and `&` for markup; the
  /// slashes before them make them comments of the script.
  private static let opening = "<![CDATA["
  private static let closing = "]]>"

  /// The script as an element of a page holds it.
  let text: String
  /// The script of such an element as an XML reader hands it on: without the marks of its section.
  ///
  /// Some systems tell XHTML from HTML by its first bytes, and WebKit on Linux then reads a file that is
  /// opened by a double click as XML; a policy has to know what is left.
  let textReadAsXML: String

  /// - Parameter script: A classic script; it contains neither the end of such a section nor the end tag of a script.
  init(_ script: String) {
    text = "//\(Self.opening)\n\(script)//\(Self.closing)"
    textReadAsXML = "//\n\(script)//"
  }

  /// What a security policy says to allow the script, whoever reads the page.
  var sources: [String] { [text, textReadAsXML].map { PackedText.source(of: $0.utf8) } }
}
