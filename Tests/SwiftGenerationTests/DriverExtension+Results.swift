// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

@testable import SwiftGeneration

/// What the driver writes of a generated type, and where touches go.
extension DriverExtension {
  func start(_ view: Int) -> String {
    outline.formulas[program.views[view].start] == .number(0) ? "0" : "\(names.views[view])Start"
  }

  var numbers: [String] {
    var result: [String] = []
    for (index, value) in program.values.enumerated() {
      let name = names.value(index)
      let convert: String
      var type = "Double"
      switch outline.type(of: outline.formulas[value.formula]) {
      case .number: convert = "$0"
      case .truth: (convert, type) = ("$0 ? 1 : 0", "Bool")
      case .word(let options):
        let cases = names.words[options]?.cases.map { "." + $0 } ?? []
        convert = "Double([\(cases.joined(separator: ", "))].firstIndex(of: $0)!)"
        type = names.words[options]?.name ?? "Int"
      }
      result.append(
        "do { let gluedValue: \(type)? = \(name); glued.append(gluedValue.map { \(convert) } ?? .nan) }"
      )
    }
    for group in Self.groups(program) {
      guard let first = group.first else { continue }
      if !Self.isListed(group, in: program) {
        let element = program.elements[first]
        func part(_ suffix: String) -> String { names.part(suffix, ofElement: first) }
        result.append("if let f: Frame = { let f: Frame? = \(part("Frame")); return f }() {")
        result.append("  glued += [f.x, f.y, f.width, f.height]")
        result.append(
          "  glued += [\(element.alpha == nil ? "1" : part("Alpha")), \(element.scale == nil ? "1" : part("Scale"))]"
        )
        result.append("} else { glued += [0, 0, -1, 0, 1, 1] }")
        continue
      }
      result.append("do {")
      result.append("  var list: [Double] = []")
      for index in group { result += shown(index) }
      result.append("  glued += [Double(list.count / 8)] + list")
      result.append("}")
    }
    return result
  }

  /// What appends the numbers of an element that is not there once.
  private func shown(_ index: Int) -> [String] {
    let (name, element) = (names.elements[index], program.elements[index])
    let alpha = element.alpha == nil ? "1" : "\(name)Alpha(of: own)"
    let scale = element.scale == nil ? "1" : "\(name)Scale(of: own)"
    let copy = "\(element.copy)"
    // What an element shows that says so counts instead of its place.
    func part(_ suffix: String) -> String {
      Self.isOnce(element) ? names.part(suffix, ofElement: index) : "\(name)\(suffix)(of: own)"
    }
    func numbers(_ section: String, _ item: String) -> String {
      let section = element.shownSection == nil ? section : "Double(\(part("Section")))"
      let item = element.shownItem == nil ? item : "Double(\(part("Item")))"
      return "\(section), \(item)"
    }
    switch element.place {
    case .repeated(let items):
      let section = program.items[items].sections == nil ? copy : "Double(own.section)"
      return [
        "  for own in \(name)Shown { let f = own.frame; list += [\(numbers(section, "Double(own.item)")), f.x, f.y, f.width, f.height, \(alpha), \(scale)] }"
      ]
    case .header, .footer:
      return [
        "  for own in \(name)Shown { let f = own.frame; list += [\(numbers("-1", "Double(own.section)")), f.x, f.y, f.width, f.height, \(alpha), \(scale)] }"
      ]
    case .perItem:
      guard let parent = parent(of: index),
        case .repeated(let items) = program.elements[parent].place
      else { return [] }
      let section =
        program.items[items].sections == nil
        ? "\(program.elements[parent].copy)" : "Double(own.section)"
      return [
        "  for own in \(names.elements[parent])Shown { let frame: Frame? = \(name)Frame(in: own); if let f = frame { list += [\(numbers(section, "Double(own.item)")), f.x, f.y, f.width, f.height, \(alpha), \(scale)] } }"
      ]
    case .once, .fixed:
      let alpha = element.alpha == nil ? "1" : part("Alpha")
      let scale = element.scale == nil ? "1" : part("Scale")
      return [
        "  do { let frame: Frame? = \(part("Frame")); if let f = frame { list += [\(numbers(copy, "\(element.item)")), f.x, f.y, f.width, f.height, \(alpha), \(scale)] } }"
      ]
    }
  }

  private func parent(of child: Int) -> Int? {
    program.elements.indices.last { $0 < child && $0 + program.elements[$0].childCount >= child }
  }

  /// The elements that a recorded run can tell apart, in the order of the program: those of one identity together.
  static func groups(_ program: PatternProgram) -> [[Int]] {
    var kinds: [[Int]] = []
    for (index, element) in program.elements.enumerated() where element.kind != nil {
      let place = kinds.firstIndex { group in
        let other = program.elements[group[0]]
        return other.kind == element.kind && other.number == element.number
      }
      if let place { kinds[place].append(index) } else { kinds.append([index]) }
    }
    return kinds.flatMap { group -> [[Int]] in
      guard !isListed(group, in: program) else { return [group] }
      var result: [[Int]] = []
      for index in group {
        let copy = program.elements[index].copy
        if let place = result.firstIndex(where: { program.elements[$0[0]].copy == copy }) {
          result[place].append(index)
        } else {
          result.append([index])
        }
      }
      return result
    }
  }

  /// Whether elements of one kind are told apart by their numbers: not all are there once, or what one shows is computed.
  static func isListed(_ group: [Int], in program: PatternProgram) -> Bool {
    group.contains { index in
      let element = program.elements[index]
      return !isOnce(element) || element.item >= 0 || element.shownSection != nil
        || element.shownItem != nil
    }
  }

  /// Whether an element is there once.
  static func isOnce(_ element: PatternProgram.Element) -> Bool {
    switch element.place {
    case .once, .fixed: true
    default: false
    }
  }

  // MARK: Touches

  var tapCases: String {
    program.elements.indices.map { index in
      generator.tapTargets.contains(index)
        ? "\(type).Element.\(SwiftNames.quoted(names.cases[index]))" : "nil"
    }.joined(separator: ", ")
  }

  var rects: [String] {
    program.elements.indices.map { index in
      guard Self.isOnce(program.elements[index]) else { return "glued.append(Rect(0, 0, -1, 0))" }
      return
        "do { let f: Frame? = \(names.part("Frame", ofElement: index)); glued.append(f.map { Rect($0.x, $0.y, $0.width, $0.height) } ?? Rect(0, 0, -1, 0)) }"
    }
  }

  var targets: [String] {
    generator.tapTargets.filter { program.elements[$0].kind != nil }.map { index in
      let name = names.elements[index]
      let rect = "Rect(f.x, f.y, f.width, f.height)"
      switch program.elements[index].place {
      case .once, .fixed:
        return
          "do { let frame: Frame? = \(names.part("Frame", ofElement: index)); if let f = frame { glued.append(TapTarget(element: \(index), item: 0, section: 0, rect: \(rect))) } }"
      case .perItem:
        let parent = names.elements[parent(of: index) ?? 0]
        return
          "for own in \(parent)Shown { let frame: Frame? = \(name)Frame(in: own); if let f = frame { glued.append(TapTarget(element: \(index), item: own.item, section: own.section, rect: \(rect))) } }"
      case .header, .footer:
        return
          "for own in \(name)Shown { let f = own.frame; glued.append(TapTarget(element: \(index), item: own.section, section: 0, rect: \(rect))) }"
      case .repeated:
        return
          "for own in \(name)Shown { let f = own.frame; glued.append(TapTarget(element: \(index), item: own.item, section: own.section, rect: \(rect))) }"
      }
    }
  }

  var endings: [String] {
    var result = generator.canCrash ? ["crash"] : []
    for (index, element) in program.elements.enumerated() {
      switch element.place {
      case .header(_, let part), .footer(_, let part):
        if part.failure != nil { result.append("\(names.elements[index])Crash") }
      default: break
      }
    }
    return result
  }

  var drivers: String {
    let drivers = program.views.indices.map { view in
      program.nests.first { $0.outer == view || $0.inners.contains(view) }?.outer ?? view
    }
    return "\(drivers)"
  }

  var recordedView: String {
    guard let place = program.recordedPlace else { return "\(program.recordedView)" }
    return "\(program.recordedViews.lowerBound) + Int(\(generator.text(of: place)))"
  }

  var nestedReading: String {
    program.views.indices.filter { generator.nest(of: $0) != nil }.map { view in
      let name = names.views[view]
      return
        "    if view == \(view) { return ScrollReading(offset: \(name).offset, velocity: \(name).velocity, range: ScrollRange(minimum: \(name).minimum, maximum: \(name).maximum)) }"
    }.joined(separator: "\n")
  }
}
