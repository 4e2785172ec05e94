// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension ElementName {
  static var article: Self { Self("article") }
  static var a: Self { Self("a") }
  static var b: Self { Self("b") }
  static var body: Self { Self("body") }
  static var button: Self { Self("button") }
  static var caption: Self { Self("caption") }
  static var code: Self { Self("code") }
  static var dd: Self { Self("dd") }
  static var details: Self { Self("details") }
  static var div: Self { Self("div") }
  static var dl: Self { Self("dl") }
  static var dt: Self { Self("dt") }
  static var fieldset: Self { Self("fieldset") }
  static var figcaption: Self { Self("figcaption") }
  static var figure: Self { Self("figure") }
  static var footer: Self { Self("footer") }
  static var h1: Self { Self("h1") }
  static var h2: Self { Self("h2") }
  static var h3: Self { Self("h3") }
  static var head: Self { Self("head") }
  static var header: Self { Self("header") }
  static var html: Self { Self("html") }
  static var img: Self { Self("img") }
  static var input: Self { Self("input") }
  static var label: Self { Self("label") }
  static var legend: Self { Self("legend") }
  static var li: Self { Self("li") }
  static var link: Self { Self("link") }
  static var main: Self { Self("main") }
  static var meta: Self { Self("meta") }
  static var nav: Self { Self("nav") }
  static var ol: Self { Self("ol") }
  static var option: Self { Self("option") }
  static var p: Self { Self("p") }
  static var script: Self { Self("script") }
  static var section: Self { Self("section") }
  static var select: Self { Self("select") }
  static var small: Self { Self("small") }
  static var span: Self { Self("span") }
  static var summary: Self { Self("summary") }
  static var table: Self { Self("table") }
  static var tbody: Self { Self("tbody") }
  static var td: Self { Self("td") }
  static var th: Self { Self("th") }
  static var thead: Self { Self("thead") }
  static var tr: Self { Self("tr") }
  static var ul: Self { Self("ul") }
}

extension AttributeName {
  static var alt: Self { Self(opening: " alt=\"") }
  static var ariaPressed: Self { Self(opening: " aria-pressed=\"") }
  static var ariaHidden: Self { Self(opening: " aria-hidden=\"") }
  static var ariaLabel: Self { Self(opening: " aria-label=\"") }
  static var charset: Self { Self(opening: " charset=\"") }
  static var checked: Self { Self(opening: " checked=\"") }
  static var colspan: Self { Self(opening: " colspan=\"") }
  static var content: Self { Self(opening: " content=\"") }
  static var dataDigest: Self { Self(opening: " data-digest=\"") }
  static var focusable: Self { Self(opening: " focusable=\"") }
  static var `for`: Self { Self(opening: " for=\"") }
  static var hidden: Self { Self(opening: " hidden=\"") }
  static var httpEquiv: Self { Self(opening: " http-equiv=\"") }
  static var lang: Self { Self(opening: " lang=\"") }
  static var loading: Self { Self(opening: " loading=\"") }
  static var name: Self { Self(opening: " name=\"") }
  static var rel: Self { Self(opening: " rel=\"") }
  static var scope: Self { Self(opening: " scope=\"") }
  static var selected: Self { Self(opening: " selected=\"") }
  static var src: Self { Self(opening: " src=\"") }
  static var tabindex: Self { Self(opening: " tabindex=\"") }
  static var title: Self { Self(opening: " title=\"") }
  static var value: Self { Self(opening: " value=\"") }
}

extension MarkupWriter {
  /// Writes an element with attributes and content; HTML requires an end tag even where there is no content.
  mutating func element(
    _ name: ElementName, _ attributes: [(AttributeName, String)] = [],
    _ content: (inout MarkupWriter) -> Void = { _ in }
  ) {
    begin(name)
    for (name, value) in attributes { attribute(name, text: value) }
    let start = count
    content(&self)
    if count == start { text("") }
    end()
  }

  /// Writes an element whose content is text.
  mutating func element(
    _ name: ElementName, _ attributes: [(AttributeName, String)] = [], text content: String
  ) {
    element(name, attributes) { $0.text(content) }
  }

  /// Writes an element that has no content in HTML.
  mutating func void(_ name: ElementName, _ attributes: [(AttributeName, String)] = []) {
    begin(name)
    for (name, value) in attributes { attribute(name, text: value) }
    end()
  }

  /// Writes the mark of a fixed variant: a sign and a word, since colour alone is not accessible.
  mutating func fixedMark() {
    text("\u{A0}")
    element(.span, [(.class, "fixed"), (.ariaHidden, "true")], text: "✓")
    element(.span, [(.class, "vh")], text: " (fixed)")
  }
}
