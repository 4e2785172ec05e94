// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// What the parts of a file are called in Swift: their own names, unless Swift or another part has them.
package struct SwiftNames {
  /// The type.
  package let type: String
  /// Parameters, states, values and scroll views, by their indices.
  package private(set) var parameters, values, views: [String]
  /// The names of scroll views that are told apart by numbers, by the first view of each.
  package private(set) var families: [Int: String] = [:]
  /// Sheets, by their indices.
  package private(set) var sheets: [String]
  /// Elements in `tap`, by their indices, as cases of `Element`.
  package private(set) var cases: [String] = []
  /// States and their animations, by the indices of the states: of a list an element, such as `pulls[0]`.
  package private(set) var states, motions: [String]
  /// The names of lists of states, by the first state of each.
  package private(set) var stateLists: [Int: String] = [:]
  /// The beginnings of names that elements have: `hero` in `heroFrame`.
  package private(set) var elements: [String]
  /// The values and the elements of one `each`, by their indices: they have one name.
  package private(set) var valueFamilies: [[Int]] = [], elementFamilies: [[Int]] = []
  /// The type and the cases of each set of words, by the words.
  package private(set) var words: [[String]: WordType] = [:]
  /// The sets of words in the order in which they are declared.
  package private(set) var wordOrder: [[String]] = []

  /// The type of a parameter that is a word.
  package struct WordType {
    /// What it is called.
    package var name: String
    /// The cases, in the order of the words.
    package var cases: [String]
  }

  /// Names that the generated file has itself, or that formulas call.
  private static let taken: Set<String> = [
    "Double", "Int", "Bool", "Array", "Optional", "Screen", "Finger", "Event", "Motion", "Spring",
    "Curve", "Frame", "Geometry", "Host", "Items", "OffsetChange", "ScrollView", "View", "screen",
    "finger",
    "event", "time", "host", "begin", "arrange", "checkConditions",
    "endAnimations", "displayFrame", "nextEnd", "isWatching", "layOutItems", "index",
    "remainder", "whole", "number", "nearestPixel", "reading", "velocity", "velocityX", "velocityY",
    "x", "y",
    "targetContentOffset", "willDecelerate", "place", "outer", "isFirst", "due", "proposed",
    "places", "step", "origin", "crash", "frame", "Element", "Place", "own", "Elementary",
    "PixelRounding", "RubberBand", "SpringParameters", "StateMotion", "TimingCurve", "ItemLayout",
    "RepeatLayout", "SectionPlaces", "SheetState", "ItemWindow", "NestState", "Nest", "SheetPan",
    "SheetBand", "SheetSpring", "HandoverDrag", "DetentPolicy", "Physics", "Range", "Adjusted",
    "runs", "run", "itemNumber", "sectionStart", "firstItem", "sectionHeader", "sectionInset",
    "sectionEnd", "element", "landing", "touch", "settle",
  ]

  /// Words that a name in Swift cannot be without backticks.
  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "private", "precedencegroup",
    "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break",
    "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard",
    "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as", "await",
    "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type", "Protocol",
  ]

  init(_ outline: PatternOutline) {
    type = Self.typeName(outline.id) + "Layout"
    var used = Self.taken.union(FormulaFunction.allCases.map(\.rawValue))
    func unique(_ name: String, or other: String) -> String {
      var result = used.contains(name) ? other : name
      while used.contains(result) { result += "_" }
      used.insert(result)
      return result
    }
    // What the parts of a sheet and of a scroll view are called.
    for sheet in outline.sheetNames {
      for suffix in ["Extent", "Target", "IsSettling", "Band", "Velocity"] {
        used.insert(Self.identifier(sheet.text) + suffix)
      }
    }
    for view in outline.viewNames {
      for suffix in ["Geometry", "Driver", "Nest", "Ends", "Viewport", "Velocity", "Views"] {
        used.insert(Self.identifier(view.text) + suffix)
      }
    }
    parameters = outline.parameterNames.map { unique($0.text, or: $0.text + "Parameter") }
    states = []
    motions = []
    for (index, state) in outline.stateNames.enumerated() {
      if let list = outline.stateLists.first(where: { $0.contains(index) }) {
        if index == list.lowerBound {
          let name = String(state.text.prefix { $0 != "[" })
          stateLists[index] = unique(name, or: name + "State")
        }
        let name = stateLists[list.lowerBound] ?? ""
        states.append("\(Self.quoted(name))[\(index - list.lowerBound)]")
        motions.append("\(name)Motion[\(index - list.lowerBound)]")
      } else {
        let name = unique(state.text, or: state.text + "State")
        states.append(Self.quoted(name))
        motions.append(name + "Motion")
      }
    }
    valueFamilies = Self.families(
      outline.valueNames.indices.map { index in
        let name = outline.valueNames[index]
        return name.text.hasSuffix("]") ? name.offset : nil
      })
    values = []
    for (index, value) in outline.valueNames.enumerated() {
      if let family = valueFamilies.first(where: { $0.contains(index) }) {
        let name = Self.identifier(String(value.text.prefix { $0 != "[" }))
        values.append(
          family[0] == index ? unique(name, or: name + "Value") : values[family[0]])
      } else {
        let name = Self.identifier(value.text)
        values.append(unique(name, or: name + "Value"))
      }
    }
    views = outline.viewNames.map {
      let name = Self.identifier($0.text)
      return unique(name, or: name + "View")
    }
    for family in outline.viewFamilies {
      let name = String(outline.viewNames[family.lowerBound].text.prefix { $0 != "[" })
      families[family.lowerBound] = unique(name, or: name + "Views")
    }
    sheets = outline.sheetNames.map { unique(Self.identifier($0.text), or: $0.text + "Sheet") }
    let elementFamilies = Self.families(
      outline.elementNames.indices.map { index in
        let element = outline.program.elements[index]
        switch element.place {
        case .once, .fixed:
          return element.item < 0
            ? nil : outline.elementNames[index].offset &* 64 &+ Int(element.copy)
        default: return nil
        }
      })
    self.elementFamilies = elementFamilies
    var familyNames: [Int: String] = [:]
    elements = outline.elementNames.enumerated().map { index, element in
      let family = elementFamilies.first { $0.contains(index) }
      if let family, let name = familyNames[family[0]] { return name }
      // Of copies in several views each has the number of its view.
      let copy = outline.program.elements[index].copy
      let text = family == nil ? element.text : String(element.text.prefix { $0 != "[" })
      var name = Self.identifier(text) + (copy < 0 ? "" : "\(copy)")
      let suffixes =
        [
          "Frame", "Alpha", "Scale", "Items", "Shown", "Window", "Insets", "Crash", "Section",
          "Item",
        ]
        + OutlineEdge.allCases.filter { edge in
          (family ?? [index]).contains { outline.reads(edge, ofElement: $0) }
        }.map(Self.suffix)
      while suffixes.contains(where: { used.contains(name + $0) }) { name += "Element" }
      for suffix in suffixes { used.insert(name + suffix) }
      if let family { familyNames[family[0]] = name }
      return name
    }
    for (index, name) in elements.enumerated() {
      let family = elementFamilies.first { $0.contains(index) }
      var name = name + (family?.firstIndex(of: index).map { "\($0)" } ?? "")
      while cases.contains(name) { name += "Element" }
      cases.append(name)
    }
    for (index, parameter) in outline.parameters.enumerated() {
      guard case .choice(_, let options) = parameter.kind, words[options] == nil else { continue }
      var cases: [String] = []
      for option in options {
        var name = Self.identifier(option)
        while cases.contains(name) { name += "_" }
        cases.append(name)
      }
      words[options] = WordType(
        name: Self.typeName(parameters[index]), cases: cases.map(Self.quoted))
      wordOrder.append(options)
    }
  }

  /// Those of the same key, in order; none for nil, and none for one alone.
  private static func families(_ keys: [Int?]) -> [[Int]] {
    var result: [[Int]] = []
    for (index, key) in keys.enumerated() {
      guard let key else { continue }
      if let place = result.firstIndex(where: { keys[$0[0]] == key }) {
        result[place].append(index)
      } else {
        result.append([index])
      }
    }
    return result.filter { $0.count > 1 }
  }

  /// What gives a value: a property, or a function of a number.
  package func value(_ index: Int) -> String {
    let name = Self.quoted(values[index])
    guard let number = valueFamilies.lazy.compactMap({ $0.firstIndex(of: index) }).first else {
      return name
    }
    return "\(name)(\(number))"
  }

  /// What gives something of an element that is there once: `heroFrame`, or `pageFrame(2)`.
  package func part(_ suffix: String, ofElement index: Int) -> String {
    let name = elements[index] + suffix
    guard let number = elementFamilies.lazy.compactMap({ $0.firstIndex(of: index) }).first else {
      return name
    }
    return "\(name)(\(number))"
  }

  /// A name where Swift expects one: in backticks if it is a keyword.
  package static func quoted(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// What an edge adds to the name of an element: `Bottom`.
  static func suffix(_ edge: OutlineEdge) -> String { capitalized(edge.rawValue) }

  /// A text with a capital first letter.
  static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  /// A word as a name in Swift: letters and digits, with capitals where it has other signs.
  private static func identifier(_ text: String) -> String {
    let parts = text.split { sign in
      !(sign.isASCII && (sign.isLetter || sign.isNumber || sign == "_"))
    }
    let joined = parts.enumerated().map { index, part in
      index == 0 ? String(part) : capitalized(String(part))
    }.joined()
    guard let first = joined.first else { return "word" }
    return first.isNumber ? "_" + joined : joined
  }

  private static func typeName(_ text: String) -> String { capitalized(identifier(text)) }
}
