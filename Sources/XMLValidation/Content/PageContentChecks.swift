// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

/// Compares a page's security policy, digests and packed texts with one another and with what the writer puts in.
///
/// Each script that runs must be one of the writer's. The policy must allow the scripts and styles
/// of the page and nothing else. A compressed block must decompress to a text with the digest next
/// to it.
struct PageContentChecks {
  private let written: WrittenContent
  private let sink: DiagnosticSink
  private let bytes: UnsafeBufferPointer<UInt8>
  private var scripts: Set<String> = []
  private var styles: Set<String> = []
  private var packed: [String: xmlNodePtr] = [:]
  private var hasModules = false
  /// Whether the page shows pictures that are files beside it.
  private var showsFiles = false
  /// The sources of the uncompressed scripts of the page.
  private var inline: [String] = []
  private var isWatched: Bool { inline.last == written.watcher }

  init(_ bytes: UnsafeBufferPointer<UInt8>, written: WrittenContent, sink: DiagnosticSink) {
    self.bytes = bytes
    self.written = written
    self.sink = sink
  }

  mutating func run(root: xmlNodePtr) {
    let raw = RawPage(bytes)
    if let fault = raw.fault { return sink.add(line: raw.line(of: fault.offset), fault.message) }
    var policies: [xmlNodePtr] = []
    var isGoverned = true
    var position = 0
    var current: xmlNodePtr? = root
    while let node = current {
      if node.isElement, let name = node.pointee.name {
        switch UInt8(name[0]) {
        case UInt8(ascii: "m") where node.localName == "meta":
          if node.attribute("http-equiv") != nil { policies.append(node) }
        case UInt8(ascii: "i") where node.localName == "img":
          if node.attribute("src")?.hasPrefix("data:") == false { showsFiles = true }
        case UInt8(ascii: "s"), UInt8(ascii: "l"):
          let name = node.localName
          guard name == "script" || name == "style" || name == "link" else { break }
          if policies.isEmpty { isGoverned = false }
          guard name != "link" else { break }
          guard position < raw.elements.count,
            raw.elements[position].isScript == (name == "script")
          else { return sink.add(at: node, "\(name): HTML reads other elements here") }
          let content = UnsafeBufferPointer(rebasing: bytes[raw.elements[position].content])
          if name == "script" { check(script: node, content) } else { check(style: node, content) }
          position += 1
        default: break
        }
      }
      current = node.following(within: root)
    }
    checkProgram(root)
    guard policies.count == 1, let policy = policies.first, isGoverned else {
      let found = policies.isEmpty ? "no Content-Security-Policy" : "a Content-Security-Policy"
      let place = policies.count > 1 ? " more than once" : " not before all scripts, styles, links"
      return sink.add(at: root, policies.isEmpty ? found : found + place)
    }
    check(policy: policy)
  }

  // MARK: Elements

  private mutating func check(style node: xmlNodePtr, _ content: UnsafeBufferPointer<UInt8>) {
    let isOnly = styles.isEmpty
    styles.insert(PackedText.source(of: content))
    guard isOnly, node.pointee.parent?.localName == "head", node.attribute("media") == nil else {
      return sink.add(at: node, "style: a page has one, in its head")
    }
  }

  private mutating func check(script node: xmlNodePtr, _ content: UnsafeBufferPointer<UInt8>) {
    let id = node.attribute("id") ?? ""
    switch node.attribute("type") {
    case nil:
      let source = PackedText.source(of: content)
      let known = [written.watcher, written.galleryScript] + written.inlineScripts
      guard known.contains(source) else {
        return sink.add(at: node, "script \(source): this version writes no such script")
      }
      inline.append(source)
      scripts.insert(source)
      if content.starts(with: "//<![CDATA[".utf8) {
        // As an XML reader hands it on.
        scripts.insert(PackedText.source(of: text(of: node)))
      }
    case "application/gzip":
      if packed.updateValue(node, forKey: id) != nil { sink.add(at: node, "#\(id) is there twice") }
    case "application/wasm":
      hasModules = true
      let digits = text(of: node)
      guard
        written.modules.contains(where: { $0.utf8.isSame(as: digits) })
          || PackedText.unpack(digits)?.isModule == true
      else {
        return sink.add(at: node, "#\(id) is no packed module")
      }
    case .some(let type):
      sink.add(at: node, "script of type \(type): this version writes no such script")
    }
  }

  /// The text of an element with one child.
  private func text(of node: xmlNodePtr) -> UnsafeBufferPointer<UInt8> {
    let content = node.pointee.children?.pointee.content
    return UnsafeBufferPointer(
      start: UnsafePointer(content), count: content.map { Int(xmlStrlen($0)) } ?? 0)
  }

  /// The scripts in their order, and the packed texts: a page that runs something has all of them.
  private mutating func checkProgram(_ root: xmlNodePtr) {
    let program = isWatched ? Array(inline.dropLast()) : inline
    let hasProgram =
      !(program.isEmpty || program == [written.galleryScript]) || !packed.isEmpty || hasModules
    if hasProgram, program != written.inlineScripts {
      sink.add(
        at: root,
        "\(program.count) scripts: expected the \(written.inlineScripts.count) that each page has, in order"
      )
    }
    for id in ["data", "style", "script"] {
      guard let node = packed.removeValue(forKey: id) else {
        if hasProgram {
          sink.add(at: root, "#\(id) is missing, which the script of the page unpacks")
        }
        continue
      }
      guard let source = source(ofPacked: id, text(of: node)) else {
        sink.add(at: node, "#\(id) does not unpack")
        continue
      }
      if "'\(node.attribute("data-digest") ?? "")'" != source {
        sink.add(at: node, "#\(id) holds a text of digest \(source), but states another")
        continue
      }
      switch id {
      case "script":
        scripts.insert(source)
        if !written.packedScripts.contains(source) {
          sink.add(at: node, "#script \(source): this version writes no such script")
        }
      case "style":
        styles.insert(source)
        if source != written.packedStyle {
          sink.add(at: node, "#style \(source): this version writes no such style")
        }
      default: break
      }
    }
    for (id, node) in packed.sorted(by: { $0.key < $1.key }) {
      sink.add(at: node, "#\(id): this version packs data, style and script")
    }
  }

  /// The policy source of a packed text; nil for one that does not unpack.
  ///
  /// What this version writes to every page is known without unpacking it: a test unpacks it.
  private func source(ofPacked id: String, _ digits: UnsafeBufferPointer<UInt8>) -> String? {
    if written.encodings[id]?.utf8.isSame(as: digits) == true {
      return id == "script" ? written.packedScripts[0] : written.packedStyle
    }
    return PackedText.unpack(digits)?.source
  }

  // MARK: Policy

  private func check(policy node: xmlNodePtr) {
    var expected = ContentPolicy(written.policyStart).directives.map {
      (name: $0.name, sources: Set($0.sources))
    }
    expected.append(("img-src", showsFiles ? ["data:", "'self'", "file:"] : ["data:"]))
    expected.append(("style-src", styles))
    var sources = scripts.isEmpty ? ["'none'"] : scripts
    if hasModules { sources.insert("'wasm-unsafe-eval'") }
    if isWatched { sources.formUnion(["'self'", "file:"]) }
    expected.append(("script-src", sources))
    for difference in ContentPolicy(node.attribute("content") ?? "").differences(from: expected) {
      sink.add(at: node, "Content-Security-Policy: \(difference)")
    }
  }
}
