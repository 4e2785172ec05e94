// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
package import ScrollCore

/// What an app hands over: facts of the screen, readings of scroll views and of the finger, what events tell.
extension SwiftGenerator {
  /// The facts that are used, in the order in which formulas have them.
  var facts: [(name: String, fact: PatternProgram.Fact.Kind)] {
    var result = references.compactMap { use -> (name: String, fact: PatternProgram.Fact.Kind)? in
      switch use {
      case .fact(let fact): (SwiftScreen.name(of: fact), fact)
      case .growth(let style): ("\(style)Growth", .textGrowth)
      default: nil
      }
    }
    result.sort { ($0.fact.rawValue, $0.name) < ($1.fact.rawValue, $1.name) }
    for fact in neededFacts where !result.contains(where: { $0.fact == fact }) {
      result.append((SwiftScreen.name(of: fact), fact))
    }
    return result
  }

  /// The facts that something else than a formula needs.
  private var neededFacts: [PatternProgram.Fact.Kind] {
    var result: [PatternProgram.Fact.Kind] = []
    if !program.items.isEmpty || !program.sheets.isEmpty { result += [.width, .height] }
    if !program.nests.isEmpty {
      result += [.width, .height, .safeTop, .safeLeft, .safeBottom, .safeRight]
    }
    if usesPixels || !program.sheets.isEmpty { result.append(.scale) }
    return result
  }

  private var usesPixels: Bool {
    var result = false
    for formula in outline.rules {
      formula.forEach { if case .call(.pixel, _) = $0 { result = true } }
    }
    return result
  }

  /// The readings of scroll views, or of the finger, in the order of the language.
  func readings(ofFinger: Bool) -> [PatternProgram.Reading] {
    let used = references.compactMap { use -> PatternProgram.Reading? in
      switch use {
      case .reading(let reading, _), .readingElement(let reading, _, _, _):
        reading.isOfFinger == ofFinger && !reading.isOfSheet && reading != .time ? reading : nil
      default: nil
      }
    }
    let needed = ofFinger ? neededFingerReadings : []
    return PatternProgram.Reading.allCases.filter { used.contains($0) || needed.contains($0) }
  }

  /// What sheets need of the finger.
  private var neededFingerReadings: [PatternProgram.Reading] {
    var result: [PatternProgram.Reading] = []
    if !program.sheets.isEmpty {
      result += [.fingerIsDown, .fingerX, .fingerY, .fingerVelocityX, .fingerVelocityY]
    }
    if hasAxes { result += [.fingerIsDown, .fingerTravelX, .fingerTravelY] }
    return result
  }

  /// What an app hands over of scroll views, in the order of the language.
  package var storedReadings: [PatternProgram.Reading] {
    var used = readings(ofFinger: false).flatMap(SwiftReadings.stored)
    if program.views.contains(where: SwiftEvents.snaps) { used += [.offset, .minimum, .maximum] }
    if !program.nests.isEmpty { used.append(.velocity) }
    if !program.nests.isEmpty || hasAxes {
      used += [.offset, .minimum, .maximum, .viewport, .isTracking, .isDragging]
    }
    if program.sheets.contains(where: { $0.list != nil }) {
      used += [
        .offset, .minimum, .maximum, .viewport, .pan, .isTracking, .isDragging, .isDecelerating,
      ]
    }
    return PatternProgram.Reading.allCases.filter { used.contains($0) || $0 == .offset }
  }

  var program: PatternProgram { outline.program }

  /// What events tell that formulas read, by the names of fields.
  package var eventFields: [String] {
    let used = references.compactMap { use in
      if case .event(let name) = use { SwiftEvents.fieldName(name) } else { nil }
    }
    return [
      "velocity", "velocityX", "velocityY", "x", "y", "willDecelerate", "index", "section", "view",
    ].filter(used.contains)
  }

  /// The names of the facts that are used, with their kinds and styles.
  package var factNames: [String] { facts.map(\.name) }

  /// The names of what is read of the finger.
  package var fingerReadings: [PatternProgram.Reading] { readings(ofFinger: true) }

  func handedOver(_ text: inout SwiftText) {
    mark("What the app hands over", &text)
    if !facts.isEmpty {
      text.comment("What the rules read of the screen.")
      text.block("struct Screen") { text in
        for (name, fact) in facts {
          text.comment(SwiftScreen.summary(of: fact))
          text.line(
            "var \(name) = \(SwiftScreen.isTruth(fact) ? "false" : fact == .scale || fact == .textGrowth ? "1.0" : "0.0")"
          )
        }
      }
      text.line("")
    }
    scrollViewType(&text)
    if !fingerReadings.isEmpty {
      text.line("")
      text.comment("What the rules read of the finger; 0 while none is down.")
      text.block("struct Finger") { text in
        for reading in fingerReadings {
          text.comment(SwiftReadings.summary(of: reading))
          text.line(
            "var \(SwiftReadings.name(of: reading)) = \(SwiftReadings.isTruth(reading) ? "false" : "0.0")"
          )
        }
      }
    }
    if usesTapTargets {
      text.line("")
      text.comment("What a tap can be on: the uppermost of these under the finger.")
      let cases = tapTargets.map { SwiftNames.quoted(names.cases[$0]) }
      text.block("enum Element") { $0.line("case \(cases.joined(separator: ", "))") }
    }
    if !eventFields.isEmpty {
      text.line("")
      text.comment("What the events have told.")
      text.block("private struct Event") { text in
        for field in eventFields {
          text.line("var \(field) = \(field == "willDecelerate" ? "false" : "0.0")")
        }
      }
    }
    text.line("")
    if !facts.isEmpty {
      let arranges = !program.items.isEmpty || !program.sheets.isEmpty || events.needsHost
      text.comment(arranges ? "The screen; call `arrange` after a change." : "The screen.")
      text.line("var screen = Screen()")
    }
    for index in hostViews {
      let view = outline.viewNames[index]
      if let nest = nest(of: index) {
        let names = ([index] + program.nests[nest].inners).map { outline.viewNames[$0].text }
        text.comment(
          "What is read of the scroll view that moves \(names.joined(separator: ", ")) as one distance; written before every event."
        )
      } else {
        document(view, "What is read of `\(view.text)`; written before every event.", &text)
      }
      text.line("var \(driverName(index)) = ScrollView()")
    }
    for (first, family) in names.families.sorted(by: { $0.key < $1.key }) {
      let members = outline.viewFamilies.first { $0.lowerBound == first } ?? first..<first
      let all = members.map { SwiftNames.quoted(names.views[$0]) }.joined(separator: ", ")
      text.line("private var \(family): [ScrollView] { [\(all)] }")
      if events.needsHost, members.allSatisfy({ driver(of: $0) == $0 }) {
        let cases = members.map { "." + SwiftNames.quoted(names.views[$0]) }
        text.line(
          "private var \(family)Views: [View] { [\(cases.joined(separator: ", "))] }")
      }
    }
    if !fingerReadings.isEmpty {
      text.comment("The finger; written before every event.")
      text.line("var finger = Finger()")
    }
    if events.hasTime {
      text.comment(
        "The time of the event, in seconds since any moment; written before every event.")
      text.line("var time = 0.0")
    }
    if !eventFields.isEmpty { text.line("private var event = Event()") }
    for view in program.views.indices where usesDelta(view) {
      let name = names.views[view]
      text.comment("The change that `\(name)` tells, and the offset that it told before.")
      text.line("private var \(name)Delta = 0.0, \(name)Told = 0.0")
    }
  }

  func usesDelta(_ view: Int) -> Bool { events.deltas.contains(view) }

  private func scrollViewType(_ text: inout SwiftText) {
    let used = readings(ofFinger: false)
    text.comment("What the rules read of a scroll view, along its axis.")
    text.block("struct ScrollView") { text in
      for reading in storedReadings {
        text.comment(SwiftReadings.summary(of: reading))
        text.line(
          "var \(SwiftReadings.name(of: reading)) = \(SwiftReadings.isTruth(reading) ? "false" : "0.0")"
        )
      }
      if used.contains(.scrolled) {
        text.comment("How far it is scrolled: 0 at its first end, and never beyond one.")
        text.block("var scrolled: Double") { text in
          text.line("(offset < minimum ? minimum : offset > maximum ? maximum : offset) - minimum")
        }
      }
      if used.contains(.overStart) {
        text.comment("How far it is pulled beyond its first end.")
        text.line("var overStart: Double { max(0, minimum - offset) }")
      }
      if used.contains(.overEnd) {
        text.comment("How far it is pulled beyond its last end.")
        text.line("var overEnd: Double { max(0, offset - maximum) }")
      }
      if usesTargets {
        text.comment("`targetContentOffset` while a drag ends.")
        text.line("fileprivate var proposedTarget: Double?")
        text.comment("Where a fling goes; elsewhere the offset.")
        text.block("fileprivate var target: Double") { text in
          text.line("get { proposedTarget ?? offset }")
          text.line("set { if proposedTarget != nil { proposedTarget = newValue } }")
        }
      }
    }
  }

  /// Whether rules read or set the target of a fling.
  var usesTargets: Bool {
    events.methods.contains { $0.event == .willEndDragging }
      || readings(ofFinger: false).contains(.target)
      || program.statements.contains { $0.setsTarget }
  }
}
