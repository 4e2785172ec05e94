// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

/// Visits every node once: checks the values of attributes and gathers `DocumentFacts`.
struct DocumentWalk {
  let kind: StoryboardKind
  let sink: DiagnosticSink
  private(set) var facts = DocumentFacts()

  // SVG and HTML share names, hence two tables of each.
  private var svgRules = NameTable<AttributeRule>()
  private var htmlRules = NameTable<AttributeRule>()
  private var svgRoles = NameTable<ElementRole>()
  private var htmlRoles = NameTable<ElementRole>()
  private var namespaces = NameTable<Bool>()
  /// The values of `class` so far, which are few; they live as long as the document.
  private var classLists: [ValueSyntax.Bytes] = []

  init(kind: StoryboardKind, sink: DiagnosticSink, tags: KnownTags?, leftOut: [Int]) {
    self.kind = kind
    self.sink = sink
    facts.tags = tags
    facts.leftOut = leftOut
    facts.identifiers.reserveCapacity(200)
    facts.references.reserveCapacity(200)
  }

  /// Walks the whole document, including the nodes before and after the root element.
  mutating func run(_ document: xmlDocPtr, root: xmlNodePtr) {
    var top = document.pointee.children
    while let node = top {
      if node.pointee.type == XML_PI_NODE { refuseInstruction(node) }
      top = node.pointee.next
    }
    var current: xmlNodePtr? = root
    while let node = current {
      switch node.pointee.type {
      case XML_ELEMENT_NODE: visit(node)
      case XML_PI_NODE: refuseInstruction(node)
      default: break
      }
      current = node.following(within: root)
    }
  }

  private func refuseInstruction(_ node: xmlNodePtr) {
    sink.add(at: node, "processing instruction <?\(node.localName)?> not accepted")
  }

  private mutating func visit(_ node: xmlNodePtr) {
    guard let tags = facts.tags, let tag = node.knownTag else { return visitWhole(node) }
    if tags[tag].isChecked { return visitClasses(of: node) }
    let before = (sink.count, facts.references.count, facts.identifiers.count)
    visitWhole(node)
    // What concerns other elements is looked at in each document.
    guard before == (sink.count, facts.references.count, facts.identifiers.count) else { return }
    switch role(of: node, isSVG: true) {
    case .plain: tags.setChecked(true, tag, isPlain: true)
    case .definitions: tags.setChecked(true, tag)
    case .style, .animation: break
    }
  }

  /// Visits an element whose values are known to be in order: its classes are still those of this document.
  private mutating func visitClasses(of node: xmlNodePtr) {
    var next = node.pointee.properties
    while let attribute = next {
      let rule = rule(of: attribute, isSVG: true)
      if case .classes = rule { check(attribute, rule: rule, of: node, isSVG: true) }
      next = attribute.pointee.next
    }
  }

  private mutating func visitWhole(_ node: xmlNodePtr) {
    let isSVG = isInSVG(node)
    switch role(of: node, isSVG: isSVG) {
    case .style: facts.styles.append(node)
    case .animation: AnimationChecks.check(node, sink: sink)
    case .plain, .definitions: break
    }
    var declaration = node.pointee.nsDef
    while let found = declaration {
      let name = string(found.pointee.href)
      let isKnown =
        found.pointee.prefix == nil
        ? name == StoryboardKind.svgNamespace || name == StoryboardKind.htmlNamespace
        : kind == .svg && string(found.pointee.prefix) == "xlink"
          && name == StoryboardKind.xlinkNamespace
      if !isKnown {
        sink.add(at: node, "namespace \"\(name)\" not accepted")
      }
      declaration = found.pointee.next
    }
    var next = node.pointee.properties
    while let attribute = next {
      let rule = rule(of: attribute, isSVG: isSVG)
      if rule != .none { check(attribute, rule: rule, of: node, isSVG: isSVG) }
      if isSVG, Self.isOfStroke(attribute), xmlHasProp(node, "stroke") == nil {
        sink.add(at: node, "\(string(attribute.pointee.name)) without stroke")
      }
      next = attribute.pointee.next
    }
  }

  /// Whether a name starts with `stroke-`.
  private static func isOfStroke(_ attribute: xmlAttrPtr) -> Bool {
    guard let name = attribute.pointee.name, name[0] == UInt8(ascii: "s") else { return false }
    return xmlStrncmp(name, "stroke-", 7) == 0
  }

  private mutating func isInSVG(_ node: xmlNodePtr) -> Bool {
    guard let name = node.pointee.ns?.pointee.href else { return false }
    return namespaces.value(of: name) { $0 == StoryboardKind.svgNamespace }
  }

  private mutating func role(of node: xmlNodePtr, isSVG: Bool) -> ElementRole {
    guard let name = node.pointee.name else { return .plain }
    return isSVG
      ? svgRoles.value(of: name, ElementRole.svg) : htmlRoles.value(of: name, ElementRole.html)
  }

  private mutating func rule(of attribute: xmlAttrPtr, isSVG: Bool) -> AttributeRule {
    guard let name = attribute.pointee.name else { return .none }
    if let namespace = attribute.pointee.ns {
      // The schema lets `use` alone have it.
      let isLink =
        string(namespace.pointee.href) == StoryboardKind.xlinkNamespace && string(name) == "href"
      return isLink ? .link : .none
    }
    return isSVG
      ? svgRules.value(of: name, AttributeRule.svg)
      : htmlRules.value(of: name, AttributeRule.html)
  }

  private mutating func check(
    _ attribute: xmlAttrPtr, rule: AttributeRule, of node: xmlNodePtr, isSVG: Bool
  ) {
    // A value is one text node unless it is empty; entities of a file are not accepted.
    let content = attribute.pointee.children?.pointee.content
    let bytes = UnsafeBufferPointer(
      start: UnsafePointer(content), count: content.map { Int(xmlStrlen($0)) } ?? 0)
    var text: String { String(decoding: bytes, as: UTF8.self) }
    func fault(_ expected: String) {
      sink.add(at: node, "\(string(attribute.pointee.name))=\"\(text)\": \(expected)")
    }
    switch rule {
    case .identifier:
      guard ValueSyntax.isIdentifier(bytes) else {
        return fault("an id is letters, digits, -, _ and points and begins with a letter")
      }
      let id = ByteName(bytes: bytes)
      // One look-up unless it is there already.
      if let first = facts.identifiers.updateValue(node, forKey: id) {
        facts.identifiers[id] = first
        sink.add(at: node, "id \"\(text)\" is already that of \(first.readablePath)")
      }
    case .classes:
      let known = classLists.firstIndex { ValueSyntax.areEqual($0, bytes) }
      let isValid = known != nil || ValueSyntax.isTokenList(bytes)
      // A file from elsewhere may have many; a list would be searched linearly for each.
      let isListed = known == nil && isValid && classLists.count < DocumentFacts.classLists
      if kind == .svg {
        facts.classed.append((node, bytes, known ?? (isListed ? classLists.count : nil)))
      }
      guard known == nil else { return }
      guard isValid else {
        return fault("class names are letters, digits, - and _, with one space between")
      }
      if isListed { classLists.append(bytes) }
      for name in Self.words(of: bytes) where facts.classes[name] == nil {
        facts.classes[name] = node
      }
    case .reference: refer(to: ByteName(bytes: bytes), attribute, node)
    case .references:
      let ids = Self.words(of: bytes)
      if ids.isEmpty { fault("at least one id") }
      for id in ids { refer(to: id, attribute, node) }
    case .link:
      if kind == .svg, bytes.first == UInt8(ascii: "#") {
        refer(to: ByteName(bytes: .init(rebasing: bytes.dropFirst())), attribute, node)
      } else {
        checkLink(bytes, attribute, node, isSVG: isSVG)
      }
    case .source: checkSource(text, node)
    case .paint:
      // SMIL gives `fill` another meaning; there the schema lists the values.
      if isSVG, role(of: node, isSVG: true) == .animation { return }
      guard ValueSyntax.isPaint(bytes) else {
        return fault("#rgb, #rrggbb, none, currentColor, transparent or url(#id)")
      }
      if bytes.first == UInt8(ascii: "u") { referByURL(bytes, attribute, node) }
    case .localURL:
      guard ValueSyntax.isLocalURL(bytes) else { return fault("url(#id)") }
      referByURL(bytes, attribute, node)
    case .path:
      if let found = PathData.fault(in: bytes) {
        sink.add(at: node, "path data at byte \(found.offset + 1): \(found.reason)")
      }
    default: if let expected = rule.refusal(of: bytes) { fault("\(expected)") }
    }
  }

  /// What is between the spaces of a value.
  private static func words(of bytes: ValueSyntax.Bytes) -> [ByteName] {
    bytes.split(separator: 0x20).map { ByteName(bytes: .init(rebasing: $0)) }
  }

  private mutating func refer(to id: ByteName, _ attribute: xmlAttrPtr, _ node: xmlNodePtr) {
    facts.references.append(
      DocumentFacts.Reference(id: id, attribute: attribute, node: node))
  }

  private mutating func referByURL(
    _ bytes: ValueSyntax.Bytes, _ attribute: xmlAttrPtr, _ node: xmlNodePtr
  ) {
    guard bytes.starts(with: "url(#".utf8) else { return }
    refer(to: ByteName(bytes: .init(rebasing: bytes.dropFirst(5).dropLast())), attribute, node)
  }

  private mutating func checkLink(
    _ bytes: ValueSyntax.Bytes, _ attribute: xmlAttrPtr, _ node: xmlNodePtr, isSVG: Bool
  ) {
    if bytes.first == UInt8(ascii: "#") {
      let id = bytes.dropFirst()
      // `#?s=…` and `#f=127` are permalinks that a page's script reads.
      if kind == .page, id.contains(UInt8(ascii: "=")) || id.isEmpty { return }
      return refer(to: ByteName(bytes: .init(rebasing: id)), attribute, node)
    }
    let element = node.localName
    let text = String(decoding: bytes, as: UTF8.self)
    if element == "link" {
      if !text.hasPrefix("data:") { sink.add(at: node, "link href: only data: is accepted") }
      return
    }
    // Images are data, and of kinds that a browser shows without running anything.
    if isSVG, element == "image" {
      let isImage = ["png", "jpeg", "svg+xml"].contains {
        text.hasPrefix("data:image/\($0);base64,")
      }
      if !isImage { sink.add(at: node, "image href: only data of a PNG, JPEG or SVG is accepted") }
      return
    }
    if isSVG, element != "a" {
      return sink.add(at: node, "\(element) href=\"\(text)\": only #id is accepted")
    }
    if let scheme = Self.scheme(of: text), !["http", "https", "mailto"].contains(scheme) {
      sink.add(at: node, "\(element) href: scheme \(scheme): not accepted")
    }
  }

  private func checkSource(_ text: String, _ node: xmlNodePtr) {
    let scheme = Self.scheme(of: text)
    if scheme == "data" || (scheme == nil && !text.hasPrefix("//") && !text.isEmpty) { return }
    sink.add(
      at: node, "\(node.localName) src: data: or a file beside the page is accepted, nothing remote"
    )
  }

  /// `http` of `http://…` in lower case; nil for a relative address.
  private static func scheme(of text: String) -> String? {
    // Browsers drop white space and control characters before they look for a scheme.
    let visible = text.unicodeScalars.filter { $0.value > 0x20 }
    guard let colon = visible.firstIndex(of: ":") else { return nil }
    let head = visible[..<colon]
    guard
      head.allSatisfy({
        $0.isASCII && ($0.properties.isAlphabetic || "+-.0123456789".unicodeScalars.contains($0))
      })
    else { return nil }
    return String(String.UnicodeScalarView(head)).lowercased()
  }
}
