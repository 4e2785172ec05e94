// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What encloses the content of every page: document type, head, security policy, body.
///
/// The result is read alike as HTML and as XML. It loads nothing: style and scripts are inline and are
/// allowed by their digests, pictures may only be `data:` addresses.
struct PageShell {
  /// The language of the text, as a tag of BCP 47.
  var language = "en"
  /// What the browser's tab says.
  var title: String
  /// One sentence for link previews.
  var summary: String
  /// The style sheet; it contains neither `<` nor `&`.
  var style: String
  /// The script at the end of the body; empty for a page without script.
  var script = ""
  /// Data for the script; JSON without `<` and `&`.
  var data: [UInt8] = []
  /// The core for the script, as WebAssembly in base 64; nil for a page without it.
  var module: String?

  /// Runs before the first paint, so that what needs the script shows at once, and only then.
  private static let marker = "document.documentElement.classList.add(\"js\")"

  /// A phone with a header, a mark for the browser's tab.
  private static let icon =
    "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%2016%2016'%3E"
    + "%3Crect%20x='3.5'%20y='.5'%20width='9'%20height='15'%20rx='2.5'%20fill='%23fffefb'%20"
    + "stroke='%231c1b18'/%3E%3Cpath%20d='M4%203a2%202%200%200%201%202-2h4a2%202%200%200%201%202%202v3H4z'"
    + "%20fill='%231d5bd0'/%3E%3C/svg%3E"

  /// Writes the page around the body that the closure writes.
  func write(_ body: (inout MarkupWriter) -> Void) -> [UInt8] {
    var writer = MarkupWriter(capacity: 1 << 17)
    writer.markup(Array("<!DOCTYPE html>".utf8))
    writer.element(.html, [(.xmlns, "http://www.w3.org/1999/xhtml"), (.lang, language)]) { writer in
      writer.element(.head) { writeHead(&$0) }
      writer.element(.body) { writer in
        body(&writer)
        if !data.isEmpty {
          writer.element(.script, [(.type, "application/json"), (.id, "data")]) { writer in
            writer.raw { $0.append(contentsOf: data) }
          }
        }
        if let module { ModuleBlock.write(module, to: &writer) }
        if !script.isEmpty {
          writer.element(.script) { writer in writer.raw { $0.append(script) } }
        }
      }
    }
    writer.finish()
    return writer.bytes
  }

  private func writeHead(_ writer: inout MarkupWriter) {
    writer.void(.meta, [(.charset, "utf-8")])
    writer.void(.meta, [(.httpEquiv, "Content-Security-Policy"), (.content, policy)])
    writer.void(
      .meta, [(.name, "viewport"), (.content, "width=device-width, initial-scale=1")])
    writer.void(.meta, [(.name, "description"), (.content, summary)])
    writer.element(.title) { $0.text(title) }
    writer.void(.link, [(.rel, "icon"), (.href, Self.icon)])
    writer.element(.style) { writer in writer.raw { $0.append(style) } }
    if !script.isEmpty {
      writer.element(.script) { writer in writer.raw { $0.append(Self.marker) } }
    }
  }

  private var policy: String {
    let texts = script.isEmpty ? [] : [Self.marker, script, Self.readAsXML(script)]
    let scripts = texts.isEmpty ? "'none'" : texts.map(Self.source).joined(separator: " ")
    return "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:; style-src "
      + "\(Self.source(style)); script-src \(scripts)\(module == nil ? "" : ModuleBlock.source)"
  }

  /// The script as an XML reader hands it on: without the marks of its CDATA section.
  ///
  /// Some systems tell XHTML from HTML by its first bytes, and WebKit on Linux then reads a file that is
  /// opened by a double click as XML; the digest is taken of what is left.
  private static func readAsXML(_ script: String) -> String {
    var text = Substring(script)
    if let start = text.firstRange(of: ScriptBundle.opening) { text.removeSubrange(start) }
    if text.hasSuffix(ScriptBundle.closing) { text.removeLast(ScriptBundle.closing.count) }
    return String(text)
  }

  /// What a policy says to allow one inline text.
  private static func source(_ text: String) -> String {
    "'sha256-\(Base64.text(of: SHA256.digest(of: text.utf8)))'"
  }
}
