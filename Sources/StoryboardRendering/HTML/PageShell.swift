// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PageTexts

/// The frame of every page: document type, head, security policy, body.
///
/// Each element is on a separate line without indentation. The result is the same document as HTML and as XML. It loads
/// nothing: styles and scripts are inline, the policy allows them by their digests, and pictures are `data:` addresses.
/// Only a page that says so shows pictures in files beside it.
struct PageShell {
  /// The language of the text, as a tag of BCP 47.
  var language = "en"
  /// The title in the browser's tab.
  var title: String
  /// The class of the body; empty for none.
  var kind = ""
  /// One sentence for link previews.
  var summary: String
  /// The style sheet; it contains neither `<` nor `&`.
  var style: String
  /// The program at the end of the body; nil for a page without script.
  var program: Program?
  /// The only script of a page without a program; nil for none.
  var script: InlineScript?
  /// The modules that the script instantiates.
  var modules: [ModuleBlock] = []
  /// Whether the page shows pictures that are separate files.
  var showsFiles = false

  /// The scripts of a page, and their data.
  struct Program {
    /// The inline script that unpacks the others.
    var loader: InlineScript
    /// The style of elements that only the script shows; it follows the style of the page.
    var style: PackedText
    /// The script.
    var script: PackedText
    /// Data for the script, as JSON; made when the body is written.
    var data: () -> PackedText
  }

  /// Runs before the first paint, so that fallbacks for pages without script never show with it; if the script has not
  /// started by the end of the page, they do.
  static let marker =
    "(root=>{root.add(\"js\");addEventListener(\"DOMContentLoaded\","
    + "()=>{if(!root.contains(\"ready\"))root.remove(\"js\")})})(document.documentElement.classList)"

  /// The icon in the browser's tab: a phone with a header.
  private static let icon =
    "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%2016%2016'%3E"
    + "%3Crect%20x='3.5'%20y='.5'%20width='9'%20height='15'%20rx='2.5'%20fill='%23fffefb'%20"
    + "stroke='%231c1b18'/%3E%3Cpath%20d='M4%203a2%202%200%200%201%202-2h4a2%202%200%200%201%202%202v3H4z'"
    + "%20fill='%231d5bd0'/%3E%3C/svg%3E"

  /// Writes the page around the body that the closure writes.
  func write(_ body: (inout MarkupWriter) -> Void) -> [UInt8] {
    var writer = MarkupWriter(capacity: 1 << 17)
    writer.isIndenting = false
    writer.markup(Array("<!DOCTYPE html>".utf8))
    writer.element(.html, [(.xmlns, "http://www.w3.org/1999/xhtml"), (.lang, language)]) { writer in
      writer.element(.head) { writeHead(&$0) }
      writer.element(.body, kind.isEmpty ? [] : [(.class, kind)]) { writer in
        body(&writer)
        if let program { write(program, to: &writer) }
        if let script { write(script, to: &writer) }
      }
    }
    writer.finish()
    return writer.bytes
  }

  private func write(_ program: Program, to writer: inout MarkupWriter) {
    PackedBlock.write(program.data(), id: "data", to: &writer)
    for module in modules { module.write(to: &writer) }
    PackedBlock.write(program.style, id: "style", to: &writer)
    PackedBlock.write(program.script, id: "script", to: &writer)
    write(program.loader, to: &writer)
  }

  private func write(_ script: InlineScript, to writer: inout MarkupWriter) {
    writer.element(.script) { writer in
      writer.raw { $0.append(text: script.text) }
    }
  }

  private func writeHead(_ writer: inout MarkupWriter) {
    writer.void(.meta, [(.charset, "utf-8")])
    writer.void(.meta, [(.httpEquiv, "Content-Security-Policy"), (.content, policy)])
    writer.void(
      .meta, [(.name, "viewport"), (.content, "width=device-width, initial-scale=1")])
    writer.void(.meta, [(.name, "description"), (.content, summary)])
    writer.element(.title) { $0.text(title) }
    writer.void(.link, [(.rel, "icon"), (.href, Self.icon)])
    writer.element(.style) { writer in writer.raw { $0.append(text: style) } }
    if program != nil {
      writer.element(.script) { writer in writer.raw { $0.append(text: Self.marker) } }
    }
  }

  private var policy: String {
    var scripts = script.map { $0.sources.joined(separator: " ") } ?? "'none'"
    var styles = PackedText.source(of: style.utf8)
    if let program {
      styles += " \(program.style.source)"
      let marker = PackedText.source(of: Self.marker.utf8)
      scripts = ([marker] + program.loader.sources + [program.script.source]).joined(separator: " ")
    }
    return StoryboardPage.policyStart
      + " img-src data:\(showsFiles ? " 'self' file:" : ""); style-src \(styles); script-src \(scripts)"
      + (modules.isEmpty ? "" : ModuleBlock.source)
  }
}
