// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

/// Checks the style sheets of a document against one another and against its elements.
struct StylesheetChecks {
  /// Where an animation is named.
  private struct Place {
    var name: ByteName
    var text: SheetText
    var offset: Int
  }

  let kind: StoryboardKind
  let sink: DiagnosticSink
  private var defined: Set<ByteName> = []
  private var used: [Place] = []
  private var definitions: [Place] = []
  private var texts: [SheetText] = []
  /// As the elements spell them.
  private var styledClasses: Set<ByteName> = []
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
    for use in used where !defined.contains(use.name) {
      report(use.offset, use.text, "animation \(use.name.text) has no @keyframes")
    }
    for definition in definitions where !names.contains(definition.name) {
      report(
        definition.offset, definition.text, "@keyframes \(definition.name.text) is not used")
    }
    for finding in overlaps.findings() { report(finding.offset, finding.text, finding.message) }
    // Where elements move the drawing, a sheet only has colours and need not know every class.
    guard kind == .svg, !definitions.isEmpty else { return }
    let unstyled = facts.classes.filter { !styledClasses.contains($0.key) }
      .map { (name: $0.key.text, node: $0.value) }
    for (name, node) in unstyled.sorted(by: { $0.name < $1.name }) {
      sink.add(at: node, "class \"\(name)\" has no rule in the style sheet")
    }
  }

  private func report(_ offset: Int, _ text: SheetText, _ message: String) {
    sink.add(line: text.line(offset), path: text.node.readablePath, message)
  }

  private mutating func check(_ node: xmlNodePtr, _ facts: DocumentFacts) {
    guard let text = SheetText(node) else { return }
    // Names point into it.
    texts.append(text)
    var parser = StylesheetParser(text.bytes, isStrict: node.isStrictSheet(in: kind))
    do {
      try parser.parse()
    } catch {
      isIncomplete = true
      return report(error.offset, text, "style sheet: \(error.message)")
    }
    let sheet = parser.sheet
    for keyframes in sheet.keyframes {
      let name = sheet.name(keyframes.name)
      if defined.insert(name).inserted {
        definitions.append(Place(name: name, text: text, offset: keyframes.name.lowerBound))
      } else {
        report(keyframes.name.lowerBound, text, "@keyframes \(name.text) is already there")
      }
      overlaps.add(keyframes, of: sheet)
      KeyframesChecks.check(keyframes, of: sheet) { report($0, text, $1) }
    }
    for rule in sheet.rules {
      let isAnimated = checkDeclarations(rule, of: sheet, text)
      checkSelectors(rule, of: sheet, text, facts, isAnimated: isAnimated)
    }
    if kind == .svg {
      var rules = DrawingRules(sheet, facts)
      rules.run()
      for fault in rules.faults { report(fault.offset, text, fault.message) }
      for (element, message) in rules.colourless { sink.add(at: element, message) }
    }
    checkAddresses(of: sheet, text, facts)
  }

  /// Checks the declarations of a rule; whether one of them animates.
  private mutating func checkDeclarations(
    _ rule: Stylesheet.Rule, of sheet: Stylesheet, _ text: SheetText
  ) -> Bool {
    var isAnimated = false
    // By index: a slice would be retained.
    for index in rule.declarations {
      let declaration = sheet.declarations[index]
      let name = declaration.name
      if sheet.isEqual(name, "animation") || sheet.isEqual(name, "animation-name") {
        var together: [ByteName] = []
        let isShorthand = name.count == "animation".utf8.count
        let value = sheet.slice(declaration.value)
        AnimationUse.forEach(in: value) { item in
          if let unknown = item.unknown {
            let found = String(decoding: value[unknown], as: UTF8.self)
            report(name.lowerBound, text, "animation: \"\(found)\" is no part of an animation")
          }
          guard let range = item.name else { return }
          isAnimated = true
          let animation = ByteName(bytes: Stylesheet.Bytes(rebasing: value[range]))
          used.append(Place(name: animation, text: text, offset: name.lowerBound))
          together.append(animation)
          if isShorthand, (item.duration ?? 0) <= 0 {
            report(name.lowerBound, text, "animation \(animation.text): no duration above 0")
          }
        }
        overlaps.add(together, for: sheet.name(rule.selectors), name.lowerBound, text)
      }
    }
    return isAnimated
  }

  /// Checks what the `url()`s of all declarations name, those of `@font-face` included.
  private func checkAddresses(
    of sheet: Stylesheet, _ text: SheetText, _ facts: DocumentFacts
  ) {
    guard StyleAddresses.areIn(sheet.bytes) else { return }
    for declaration in sheet.declarations {
      for address in StyleAddresses.list(in: sheet.slice(declaration.value)) {
        let offset = declaration.name.lowerBound
        if address.hasPrefix("#") {
          if facts.identifiers[String(address.dropFirst())] == nil {
            report(offset, text, "url(\(address)) refers to nothing")
          }
        } else if kind == .svg || !address.hasPrefix("data:") {
          report(offset, text, "url(\(address)) not accepted: nothing is loaded")
        }
      }
    }
  }

  private mutating func checkSelectors(
    _ rule: Stylesheet.Rule, of sheet: Stylesheet, _ text: SheetText, _ facts: DocumentFacts,
    isAnimated: Bool
  ) {
    // A page's script gives elements classes and makes new ones: there only what moves counts.
    guard kind == .svg || isAnimated else { return }
    let offset = rule.selectors.lowerBound
    var scan = SelectorScan(sheet.slice(rule.selectors))
    while let (name, isClass) = scan.next() {
      guard kind == .svg || !isClass else { continue }
      guard let target = name.element(in: isClass ? facts.classes : facts.identifiers) else {
        report(offset, text, "selector \(isClass ? "." : "#")\(name.text) has no element")
        continue
      }
      if isAnimated { checkMovable(target) }
      if isClass { styledClasses.insert(name.spelling) }
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
