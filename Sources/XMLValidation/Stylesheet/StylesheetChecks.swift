// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

/// Checks the style sheets of a document against one another and against its elements.
struct StylesheetChecks {
  let kind: StoryboardKind
  let sink: DiagnosticSink
  private var defined: [String: xmlNodePtr] = [:]
  private var used: [(name: String, node: xmlNodePtr, line: Int)] = []
  private var definitions: [(name: String, node: xmlNodePtr, line: Int)] = []
  private var styledClasses: Set<String> = []
  private var overlaps = AnimationOverlaps()
  /// Set when a sheet does not parse: missing parts are then not separate findings.
  private var isIncomplete = false

  init(kind: StoryboardKind, sink: DiagnosticSink) {
    self.kind = kind
    self.sink = sink
  }

  /// Checks all `style` elements of a document.
  mutating func run(_ facts: DocumentFacts) {
    for node in facts.styles { check(node, facts) }
    guard !isIncomplete else { return }
    let names = Set(used.map(\.name))
    for use in used where defined[use.name] == nil {
      report(use.line, use.node, "animation \(use.name) has no @keyframes")
    }
    for definition in definitions where !names.contains(definition.name) {
      report(definition.line, definition.node, "@keyframes \(definition.name) is not used")
    }
    for finding in overlaps.findings() { report(finding.line, finding.node, finding.message) }
    // Where elements move the drawing, a sheet only has colours and need not know every class.
    guard kind == .svg, !definitions.isEmpty else { return }
    for (name, node) in facts.classes.sorted(by: { $0.key < $1.key })
    where !styledClasses.contains(name) {
      sink.add(at: node, "class \"\(name)\" has no rule in the style sheet")
    }
  }

  private func report(_ line: Int, _ node: xmlNodePtr, _ message: String) {
    sink.add(line: line, path: node.readablePath, message)
  }

  private mutating func check(_ node: xmlNodePtr, _ facts: DocumentFacts) {
    guard let content = xmlNodeGetContent(node) else { return }
    defer { scrollwork_xml_free(content) }
    let bytes = Stylesheet.Bytes(start: content, count: Int(xmlStrlen(content)))
    var parser = StylesheetParser(bytes, isStrict: node.isStrictSheet(in: kind))
    do {
      try parser.parse()
    } catch {
      isIncomplete = true
      let line = node.line + parser.sheet.lines(before: error.offset)
      return report(line, node, "style sheet: \(error.message)")
    }
    let sheet = parser.sheet
    func line(_ offset: Int) -> Int { node.line + sheet.lines(before: offset) }
    for keyframes in sheet.keyframes {
      let name = sheet.text(keyframes.name)
      let place = line(keyframes.name.lowerBound)
      if defined.updateValue(node, forKey: name) != nil {
        report(place, node, "@keyframes \(name) is already there")
      } else {
        definitions.append((name, node, place))
      }
      overlaps.add(keyframes, of: sheet)
      // Lines are looked up afterwards: whatever holds the sheet copies it for each stop.
      var faults: [(offset: Int, message: String)] = []
      KeyframesChecks.check(keyframes, of: sheet) { faults.append(($0, $1)) }
      for fault in faults { report(line(fault.offset), node, fault.message) }
    }
    for rule in sheet.rules {
      let isAnimated = checkDeclarations(rule, of: sheet, node)
      checkSelectors(rule, of: sheet, node, facts, isAnimated: isAnimated)
    }
    if kind == .svg {
      var rules = DrawingRules(sheet, facts)
      rules.run()
      for fault in rules.faults { report(line(fault.offset), node, fault.message) }
      for (element, message) in rules.colourless { sink.add(at: element, message) }
    }
    checkAddresses(of: sheet, node, facts)
  }

  /// Checks the declarations of a rule; whether one of them animates.
  private mutating func checkDeclarations(
    _ rule: Stylesheet.Rule, of sheet: Stylesheet, _ node: xmlNodePtr
  ) -> Bool {
    var isAnimated = false
    for declaration in sheet.declarations[rule.declarations] {
      let name = declaration.name
      var line: Int { node.line + sheet.lines(before: name.lowerBound) }
      if sheet.isEqual(name, "animation") || sheet.isEqual(name, "animation-name") {
        var together: [String] = []
        let isShorthand = name.count == "animation".utf8.count
        AnimationUse.forEach(in: sheet.slice(declaration.value)) { item in
          func text(_ range: Range<Int>) -> String {
            let start = declaration.value.lowerBound
            return sheet.text(range.lowerBound + start..<range.upperBound + start)
          }
          if let unknown = item.unknown {
            report(line, node, "animation: \"\(text(unknown))\" is no part of an animation")
          }
          guard let animation = item.name else { return }
          isAnimated = true
          used.append((text(animation), node, line))
          together.append(text(animation))
          if isShorthand, (item.duration ?? 0) <= 0 {
            report(line, node, "animation \(text(animation)): no duration above 0")
          }
        }
        overlaps.add(together, for: sheet.text(rule.selectors), line: line, node)
      }
    }
    return isAnimated
  }

  /// Checks what the `url()`s of all declarations name, those of `@font-face` included.
  private func checkAddresses(
    of sheet: Stylesheet, _ node: xmlNodePtr, _ facts: DocumentFacts
  ) {
    for declaration in sheet.declarations {
      for address in StyleAddresses.list(in: sheet.slice(declaration.value)) {
        let line = node.line + sheet.lines(before: declaration.name.lowerBound)
        if address.hasPrefix("#") {
          if facts.identifiers[String(address.dropFirst())] == nil {
            report(line, node, "url(\(address)) refers to nothing")
          }
        } else if kind == .svg || !address.hasPrefix("data:") {
          report(line, node, "url(\(address)) not accepted: nothing is loaded")
        }
      }
    }
  }

  private mutating func checkSelectors(
    _ rule: Stylesheet.Rule, of sheet: Stylesheet, _ node: xmlNodePtr, _ facts: DocumentFacts,
    isAnimated: Bool
  ) {
    // A page's script gives elements classes and makes new ones: there only what moves counts.
    guard kind == .svg || isAnimated else { return }
    let line = { node.line + sheet.lines(before: rule.selectors.lowerBound) }
    let found = SelectorScan.scan(sheet.slice(rule.selectors))
    for id in found.identifiers {
      guard let target = facts.identifiers[id] else {
        report(line(), node, "selector #\(id) has no element")
        continue
      }
      if isAnimated { checkMovable(target) }
    }
    guard kind == .svg else { return }
    for name in found.classes {
      styledClasses.insert(name)
      guard let target = facts.classes[name] else {
        report(line(), node, "selector .\(name) has no element")
        continue
      }
      if isAnimated { checkMovable(target) }
    }
  }

  /// WebKit leaves style animations inside `use` and on nested `svg` elements standing still.
  private func checkMovable(_ target: xmlNodePtr) {
    if target.isNamed("svg"), target.pointee.parent?.isElement == true {
      sink.add(at: target, "an animated svg inside another does not animate in WebKit")
    }
    var ancestor = target.pointee.parent
    // The corners of a clip are the exception: a rectangle's `rx` animates in all engines.
    if target.isNamed("rect"), let clip = ancestor, clip.isElement, clip.isNamed("clipPath") {
      ancestor = ancestor?.pointee.parent
    }
    while let node = ancestor, node.isElement {
      // Nearly all of them are groups.
      if !node.isNamed("g"), !node.isNamed("svg"), ElementRole.svg(node.localName) == .definitions {
        sink.add(at: target, "animated inside \(node.localName): does not animate in WebKit")
        return
      }
      ancestor = node.pointee.parent
    }
  }
}

extension UnsafeMutablePointer where Pointee == xmlNode {
  /// A page's own sheets are written by hand; a drawing's are not.
  fileprivate func isStrictSheet(in kind: StoryboardKind) -> Bool {
    kind == .svg || namespaceName == StoryboardKind.svgNamespace
  }
}
