// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// What all pages of the benchmarks share: the look of the storyboards, in one file without a network.
enum PageFrame {
  /// A whole file.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - first: The target of the skip link, and its text.
  ///   - body: What the page shows, as HTML.
  ///   - data: What the page shows, for programs.
  ///   - script: What the page does; nothing for a page that only shows.
  static func html(
    title: String, first: (target: String, text: String), body: String, data: JSONValue,
    script: String? = nil
  ) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title.asHTML) · Scrollwork</title>
    <style>
    \(EmbeddedAssets.baseCSS)\(EmbeddedAssets.dashboardCSS)</style>
    </head>
    <body>
    <a class="skip" href="\(first.target)">\(first.text)</a>
    \(body)
    <script type="application/json" id="data">\(data.scriptText)</script>
    \(script.map { "<script>\n\($0)</script>\n" } ?? "")</body>
    </html>

    """
  }

  /// The head of a page; facts are names and values as HTML.
  static func head(_ title: String, lead: String, facts: [(String, String)]) -> String {
    let list = facts.map { "<div><dt>\($0.0)</dt><dd>\($0.1)</dd></div>" }.joined()
    return """
      <header class="head">
      <div><h1>\(title)</h1>
      <p class="lead">\(lead)</p></div>
      <dl class="facts">\(list)</dl>
      </header>

      """
  }
}
