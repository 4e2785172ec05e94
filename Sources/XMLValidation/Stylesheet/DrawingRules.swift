// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

/// Checks the rules of a drawing's sheet, each of which has one of the few forms that the renderer writes, with values
/// of the types of their properties.
///
/// Whether a value is the right one is not to be seen from it; see `FileChecksum` for that.
struct DrawingRules {
  /// Where something is wrong, and what.
  struct Fault {
    var offset: Int
    var message: String
  }

  private let sheet: Stylesheet
  private let facts: DocumentFacts
  private(set) var faults: [Fault] = []
  /// Elements that lack what a rule changes.
  private(set) var colourless: [(node: xmlNodePtr, message: String)] = []
  /// How long all animations of a drawing last.
  private var duration: Double?
  private var honoursReducedMotion = false
  /// The frame that `share` was read from.
  private var shareFrame = 0
  /// The part of the loop that a frame shows, by its number.
  private var share: Double?
  /// The property that the rule for the dark of a class changes.
  private var darkened: [ByteName: StaticString] = [:]
  /// The condition that was read last: the rules within it follow one another.
  private var condition: (range: Range<Int>, text: String)?
  /// The names of keyframes, and whether they show and hide, which goes by steps.
  private var steps: [ByteName: Bool] = [:]
  /// The id that was last found to be that of the root.
  private var root: SelectorName?

  init(_ sheet: Stylesheet, _ facts: DocumentFacts) {
    self.sheet = sheet
    self.facts = facts
    for keyframes in sheet.keyframes {
      guard let stop = keyframes.stops.first else { continue }
      steps[sheet.name(keyframes.name)] = sheet.declarations[sheet.stops[stop].declarations]
        .contains { sheet.isEqual($0.name, "visibility") }
    }
  }

  /// Checks all rules.
  mutating func run() {
    for rule in sheet.rules { check(rule) }
    checkLight()
    if let first = sheet.keyframes.first, !honoursReducedMotion {
      add(first.name, "no rule of @media(prefers-reduced-motion:reduce) stops the animations")
    }
  }

  private mutating func add(_ range: Range<Int>, _ message: String) {
    faults.append(Fault(offset: range.lowerBound, message: message))
  }

  private mutating func check(_ rule: Stylesheet.Rule) {
    // Only findings need it.
    var selector: String { sheet.text(rule.selectors) }
    let media = condition(of: rule)
    guard let form = DrawingSelector(sheet.slice(rule.selectors)) else {
      return add(
        rule.selectors,
        "selector \(selector): #id, .class, #id with * or .class, or one of these with :target~g * or .class"
      )
    }
    if let scope = form.scope, !isRoot(scope) {
      return add(
        rule.selectors, "selector \(selector): #\(scope.text) is not the root of the drawing")
    }
    let declarations = sheet.declarations[rule.declarations]
    var wanted: [(name: StaticString, value: StaticString)] = []
    switch form {
    case .everything:
      guard media == "(prefers-reduced-motion:reduce)" || media == "(prefers-reduced-motion)" else {
        return add(rule.selectors, "selector *: only in @media(prefers-reduced-motion:reduce)")
      }
      honoursReducedMotion = true
      wanted = [("animation", "none")]
    case .look(let name, _):
      return checkLook(declarations, name, rule, media)
    case .element, .still, .stills, .stillPart:
      if let media {
        return add(rule.selectors, "selector \(selector): not accepted in @media\(media)")
      }
      switch form {
      case .element: return checkMotion(declarations, rule)
      case .still(let id): return checkStill(declarations, id, rule)
      case .stills:
        wanted = [
          ("animation-duration", "1ms"), ("animation-delay", "-1s"),
          ("animation-fill-mode", "both"),
        ]
      default:
        if declarations.count != 1
          || declarations.first.map({ isPlain($0, "opacity", "0") }) != true
        {
          add(rule.selectors, "\(selector): expected opacity:0")
        }
        return
      }
    }
    let isWanted =
      declarations.count == wanted.count
      && wanted.allSatisfy { name, value in
        declarations.contains {
          $0.isImportant && sheet.isEqual($0.name, name) && sheet.isEqual($0.value, value)
        }
      }
    if !isWanted {
      let text = wanted.map { "\($0.name):\($0.value)!important" }.joined(separator: ";")
      add(rule.selectors, "\(selector): expected \(text)")
    }
  }

  /// The condition around a rule, without spaces; nil for a rule without one.
  private mutating func condition(of rule: Stylesheet.Rule) -> String? {
    guard let range = rule.media else { return nil }
    if let condition, condition.range == range { return condition.text }
    let text = String(decoding: sheet.bytes[range].filter { $0 != 0x20 }, as: UTF8.self)
    condition = (range, text)
    return text
  }

  /// Whether the root of the document has an id.
  private mutating func isRoot(_ id: SelectorName) -> Bool {
    if id == root { return true }
    guard let node = id.element(in: facts.identifiers),
      xmlDocGetRootElement(node.pointee.doc) == node
    else { return false }
    root = id
    return true
  }

  private func isPlain(
    _ declaration: Stylesheet.Declaration, _ name: StaticString, _ value: StaticString
  ) -> Bool {
    !declaration.isImportant && sheet.isEqual(declaration.name, name)
      && sheet.isEqual(declaration.value, value)
  }

  // MARK: Forms

  /// Colours, in the light or in the dark.
  private mutating func checkLook(
    _ declarations: ArraySlice<Stylesheet.Declaration>, _ name: SelectorName,
    _ rule: Stylesheet.Rule, _ media: String?
  ) {
    var selector: String { "." + name.text }
    if let media, media != "(prefers-color-scheme:dark)" {
      return add(rule.selectors, "@media\(media): expected (prefers-color-scheme:dark)")
    }
    if declarations.isEmpty { add(rule.selectors, "\(selector) has an empty block") }
    var known: UInt8 = 0
    for declaration in declarations {
      var property: String { sheet.text(declaration.name) }
      let value = sheet.slice(declaration.value)
      guard let look = Self.looks.firstIndex(where: { sheet.isEqual(declaration.name, $0) }) else {
        add(declaration.name, "property \(property) not accepted")
        continue
      }
      guard known & 1 << look == 0 else {
        add(declaration.name, "\(selector): \(property) is there twice")
        continue
      }
      known |= 1 << look
      if declaration.isImportant { add(declaration.name, "\(selector): \(property) is !important") }
      if look < Self.colours {
        // The target of a reference is checked in the same way for all sheets.
        if !ValueSyntax.isPaint(value), !value.starts(with: "url(".utf8) {
          add(
            declaration.name, "\(property): \(sheet.text(declaration.value)): #rgb, #rrggbb or none"
          )
        }
      } else if !KeyframesChecks.isFraction(value) {
        add(declaration.name, "\(property): \(sheet.text(declaration.value)): from 0 to 1")
      }
      if media != nil, look < Self.painted { darkened[name.spelling] = Self.looks[look] }
    }
  }

  /// What a class may change, as bits of a byte: what an element is painted with, other colours, and opacities.
  private static let looks: [StaticString] = [
    "fill", "stroke", "color", "stop-color", "fill-opacity", "stroke-opacity", "opacity",
  ]
  private static let painted = 2
  private static let colours = 4

  /// What has another colour in the dark has one in the light.
  private mutating func checkLight() {
    guard !darkened.isEmpty else { return }
    // Many elements have one of a few lists.
    var known = [StaticString??](repeating: nil, count: DocumentFacts.classLists)
    for (node, classes, list) in facts.classed {
      let property = list.flatMap { known[$0] } ?? darkProperty(of: classes)
      if let list { known[list] = .some(property) }
      guard let property, !facts.has(property, node) else { continue }
      let name = String(decoding: classes, as: UTF8.self)
      colourless.append((node, ".\(name) has a \(property) in the dark, and none in the light"))
    }
    checkLightOfOthers()
  }

  /// The same of the elements that are not in the tree, all of whose classes are those of elements that are.
  private mutating func checkLightOfOthers() {
    guard let tags = facts.tags, !facts.leftOut.isEmpty else { return }
    // By the number of the list of classes.
    var properties: [StaticString?] = []
    for (node, classes, _) in facts.classed {
      guard let tag = node.knownTag, let list = tags[tag].classList else { continue }
      while properties.count <= list { properties.append(nil) }
      properties[list] = darkProperty(of: classes)
    }
    for number in facts.leftOut {
      let tag = tags[number]
      guard let list = tag.classList, list < properties.count, let property = properties[list],
        !tag.has(property),
        let (node, _, _) = facts.classed.first
      else { continue }
      // The place is found in the whole tree.
      colourless.append((node, "an element has a \(property) in the dark, and none in the light"))
      return
    }
  }

  /// What a rule for the dark changes of elements with these classes, if there is only one of these.
  private func darkProperty(of classes: Stylesheet.Bytes) -> StaticString? {
    classes.contains(0x20) ? nil : darkened[ByteName(bytes: classes)]
  }

  /// The animations of an element.
  private mutating func checkMotion(
    _ declarations: ArraySlice<Stylesheet.Declaration>, _ rule: Stylesheet.Rule
  ) {
    var selector: String { sheet.text(rule.selectors) }
    guard declarations.count == 1, let declaration = declarations.first,
      sheet.isEqual(declaration.name, "animation"), !declaration.isImportant
    else {
      let found = declarations.first { !sheet.isEqual($0.name, "animation") }
      return add(
        found?.name ?? rule.selectors,
        "\(selector): expected animation alone"
          + (found.map { ", found \(sheet.text($0.name))" } ?? ""))
    }
    let value = sheet.slice(declaration.value)
    AnimationUse.forEach(in: value) { item in
      guard let name = item.name, item.unknown == nil else {
        if item.unknown == nil { add(declaration.name, "\(selector): an animation without a name") }
        return
      }
      if !item.isAsWritten {
        return add(
          declaration.name,
          "\(selector): expected name, duration, delay from 0, linear or step-end, infinite or both"
        )
      }
      let isStep = steps[ByteName(bytes: Stylesheet.Bytes(rebasing: value[name]))]
      if let isStep, isStep != (item.words.stepEnd > 0) {
        add(declaration.name, "\(selector): step-end is for visibility, linear for all else")
      }
      guard let seconds = item.duration, seconds > 0 else { return }
      if let duration, duration != seconds {
        add(declaration.name, "\(selector): lasts \(seconds) s, others \(duration) s")
      }
      duration = duration ?? seconds
    }
  }

  /// How far a frame is in the loop: frames are evenly spaced.
  private mutating func checkStill(
    _ declarations: ArraySlice<Stylesheet.Declaration>, _ name: SelectorName,
    _ rule: Stylesheet.Rule
  ) {
    var id: String { name.text }
    guard declarations.count == 1, let declaration = declarations.first, declaration.isImportant,
      sheet.isEqual(declaration.name, "animation-iteration-count"),
      let part = ValueSyntax.number(sheet.slice(declaration.value)), (0...1).contains(part)
    else {
      return add(
        rule.selectors, "#\(id): expected animation-iteration-count:N!important, N from 0 to 1")
    }
    guard let frame = Self.number(atEndOf: name), frame < 1_000_000 else {
      return add(rule.selectors, "#\(id): expected an id that ends with the number of a frame")
    }
    guard frame > 0 else {
      if part != 0 { add(declaration.name, "#\(id): frame 0 is at 0 of the loop, found \(part)") }
      return
    }
    let one = part / Double(frame)
    // Parts are printed with seven decimals.
    if let share,
      abs(one - share) * Double(frame) > 1e-5 + 1e-7 * Double(frame) / Double(shareFrame)
    {
      add(declaration.name, "#\(id): found \(part) of the loop, expected \(share * Double(frame))")
    }
    // The fraction is rounded: that of the last frame determines the frame length most precisely.
    if frame > shareFrame { (share, shareFrame) = (one, frame) }
  }

  /// The number that a name ends with; nil if there is none, or too long a one.
  private static func number(atEndOf name: SelectorName) -> Int? {
    let bytes = name.spelling.bytes
    let digits = bytes.reversed().prefix { (0x30...0x39).contains($0) }.count
    guard (1...18).contains(digits) else { return nil }
    return bytes.suffix(digits).reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}
