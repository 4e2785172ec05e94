// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
package import ScrollCore
import TextFormats

/// Which of the rules' parts is what to a pattern: what it reads, handles and shows.
extension SwiftGenerator {
  private var type: String { names.type }
  private var onHost: String { events.needsHost ? "on: run" : "" }

  /// Appends what the pattern asks of the rules.
  func glue(_ text: inout SwiftText) {
    let run = "\(patternType)Run"
    let names = program.values.map { "TrackName(\(Self.track("\($0.name)")))" }
    text.line("static let patternValueNames: [TrackName] = [\(names.joined(separator: ", "))]")
    text.line(
      "static let patternDrivers: [Int] = [\(list(program.views.indices.map { "\(driver(of: $0))" }))]"
    )
    let touches = program.elements.map {
      "(\($0.takesTouches), \($0.view.map { "\($0)" } ?? "nil"))"
    }
    text.line("static let patternTouches: [(takes: Bool, view: Int?)] = [\(list(touches))]")
    text.block("mutating func patternBegin(on run: \(run))") { text in
      if hasFirstValues { text.line("begin(\(onHost))") }
      if !events.needsHost { arrangeAll(&text) }
    }
    text.block("mutating func patternArrange(on run: \(run))") { text in
      if followsScreen { text.line("arrange(\(onHost))") }
      if !events.needsHost { arrangeAll(&text) }
    }
    text.block("mutating func patternFrame(on run: \(run))") { text in
      if events.methods.contains(where: { $0.event == .frame }) { text.line("frame(\(onHost))") }
    }
    text.block("mutating func patternCheck(on run: \(run), always: Bool)") { text in
      if events.hasConditions {
        text.line("if always || isWatching { checkConditions(\(onHost)) }")
      }
      if !itemsThatFollow.isEmpty { text.line("if always { layOutItems() }") }
    }
    text.line("var patternEnd: Double? { \(events.hasEnds ? "nextEnd" : "nil") }")
    text.line(
      "var patternEnding: String? { \(endings.isEmpty ? "nil" : endings.joined(separator: " ?? ")) }"
    )
    let recorded = program.recordedPlace.map {
      "\(program.recordedViews.lowerBound) + Int(\(self.text(of: $0)))"
    }
    text.line("var patternRecordedView: Int { \(recorded ?? "\(program.recordedView)") }")
    text.line(
      "func patternVelocity(_ host: borrowing ScrollHost) -> Double? { \(recordedVelocity) }")
    readPattern(&text)
    geometryOfPattern(&text)
    handlePattern(&text)
    shownByPattern(&text)
  }

  /// How fast the file says that what is recorded moves, from a `ScrollHost`; nil for what its view says.
  package var recordedVelocity: String {
    guard let formula = program.recordedVelocity else { return "nil" }
    var expressions = expressions
    expressions.readsHost = true
    return expressions.formula(formula)
  }

  func list(_ parts: [String]) -> String { parts.joined(separator: ", ") }

  private var hasFirstValues: Bool { !program.states.isEmpty || followsScreen }
  private var followsScreen: Bool {
    !program.items.isEmpty || !program.sheets.isEmpty || events.needsHost
  }

  private func arrangeAll(_ text: inout SwiftText) {
    for view in hostViews { text.line("run.arrange(\(view), &self, false)") }
  }

  /// The arguments of a recorded name.
  private static func track(_ name: String) -> String {
    guard let open = name.firstIndex(of: "["), let close = name.firstIndex(of: "]") else {
      return SwiftText.literal(name)
    }
    let (stem, end) = (name[..<open], name[name.index(after: close)...])
    return
      "\(SwiftText.literal(String(stem))), \(name[name.index(after: open)..<close]), \(SwiftText.literal(String(end)))"
  }

  private var endings: [String] {
    var result = canCrash ? ["crash"] : []
    for (index, element) in program.elements.enumerated() {
      switch element.place {
      case .header(_, let part), .footer(_, let part):
        if part.failure != nil { result.append("\(names.elements[index])Crash") }
      default: break
      }
    }
    return result
  }

  // MARK: Readings

  private func readPattern(_ text: inout SwiftText) {
    text.block("mutating func patternRead(_ host: borrowing ScrollHost)") { text in
      if events.hasTime { text.line("time = host.time") }
      for (name, fact) in facts { text.line("screen.\(name) = \(Self.source(of: fact, name))") }
      for view in hostViews {
        for reading in storedReadings {
          text.line(
            "\(driverName(view)).\(SwiftReadings.name(of: reading)) = \(Self.reading(reading, "ScrollViewID(\(view))"))"
          )
        }
      }
      for reading in fingerReadings {
        text.line("finger.\(SwiftReadings.name(of: reading)) = \(Self.reading(reading, ""))")
      }
    }
    text.block("var patternReading: ScrollReading?") { text in
      let nested = program.views.indices.filter { nest(of: $0) != nil }
      for view in nested {
        let name = SwiftNames.quoted(names.views[view])
        text.line(
          "if patternRecordedView == \(view) { return ScrollReading(offset: \(name).offset, velocity: \(name).velocity, range: ScrollRange(minimum: \(name).minimum, maximum: \(name).maximum)) }"
        )
      }
      text.line("return nil")
    }
  }

  private static func source(of fact: PatternProgram.Fact.Kind, _ name: String) -> String {
    switch fact {
    case .width: "host.screen.size.width"
    case .height: "host.screen.size.height"
    case .scale: "host.screen.scale"
    case .statusBar: "host.screen.statusBarHeight"
    case .navigationBar: "host.screen.navigationBarHeight"
    case .tabBar: "host.screen.tabBarHeight"
    case .slop: "host.physics.slop"
    case .safeTop: "host.screen.safeAreaInsets.top"
    case .safeLeft: "host.screen.safeAreaInsets.left"
    case .safeBottom: "host.screen.safeAreaInsets.bottom"
    case .safeRight: "host.screen.safeAreaInsets.right"
    case .isLandscape: "host.screen.orientation == .landscape"
    case .isPad: "host.screen.idiom == .pad"
    case .isRightToLeft: "host.screen.direction == .rightToLeft"
    case .textGrowth:
      "TextStyle.\(name.dropLast("Growth".count)).growth(in: host.screen.contentSize)"
    }
  }

  /// What gives a reading of a scroll view, by an expression for its identifier, or of the finger on a `ScrollHost`.
  package static func reading(_ reading: PatternProgram.Reading, _ id: String) -> String {
    SwiftReadings.onHost(reading, id)
  }

  // MARK: Geometry

  private func geometryOfPattern(_ text: inout SwiftText) {
    text.line(
      "func patternGeometry(_ view: Int) -> (Geometry, ScrollCore.ScrollView.Axis, ScrollBehavior.InsetAdjustment) {"
    )
    text.indented { text in
      text.block("switch view") { text in
        for view in hostViews {
          let isNested = nest(of: view) != nil
          let geometry = (isNested ? driverName(view) : names.views[view]) + "Geometry"
          let axis = isVertical(view) ? ".vertical" : ".horizontal"
          let adjustment = isNested ? "never" : "\(program.views[view].adjustment)"
          text.line("case \(view): return (\(geometry), \(axis), .\(adjustment))")
        }
        text.line("default: preconditionFailure(\"there is no such view\")")
      }
    }
    text.line("}")
    let frames = names.views.map { "\($0)Geometry.frame" }
    text.line("func patternFrame(of view: Int) -> Frame { [\(list(frames))][view] }")
    func switching(_ head: String, _ result: (Int) -> String?) {
      text.block(head) { text in
        text.line("switch view {")
        for view in hostViews {
          if let result = result(view) { text.line("case \(view): return \(result)") }
        }
        text.line("default: return nil")
        text.line("}")
      }
    }
    switching("func patternStart(_ view: Int) -> Double?") { view in
      guard outline.formulas[program.views[view].start] != .number(0) else { return nil }
      return "\(driverName(view)).minimum + \(names.views[view])Start"
    }
    switching("func patternRest(_ view: Int) -> Double?") { view in
      guard SwiftEvents.snaps(program.views[view]) else { return nil }
      return "\(names.views[view])Rest(near: \(driverName(view)).offset)"
    }
  }

  // MARK: Events

  private func handlePattern(_ text: inout SwiftText) {
    text.comment("Handles an event; false if there is no method for it.")
    text.block(
      "mutating func patternHandle(_ event: ScrollEvent, on run: \(patternType)Run) -> Bool"
    ) {
      text in
      text.line("switch event {")
      for method in events.methods where method.event != .frame { handled(method, &text) }
      if events.hasEnds { text.line("case .didEndAnimation: endAnimations(\(onHost))") }
      if hasDisplayFrame { text.line("case .displayFrame: displayFrame(\(onHost))") }
      text.line("default: return false")
      text.line("}")
      text.line("return true")
    }
  }

  private func handled(_ method: SwiftEvents.Method, _ text: inout SwiftText) {
    func call(_ arguments: [String]) -> String {
      "\(method.event)(\(list(arguments + (onHost.isEmpty ? [] : [onHost]))))"
    }
    guard let view = method.view else {
      switch method.event {
      case .touchUp:
        text.line("case .touchUp(let v): \(call(["velocityX: v.x", "velocityY: v.y"]))")
      case .touchDown where landsAnywhere:
        let landings = handledSheets.map {
          "\(landingParameter(ofSheet: $0)): run.lands(p, on: \(program.sheets[$0].handle ?? 0))"
        }
        text.line("case .touchDown(let p): \(call(["x: p.x", "y: p.y"] + landings))")
      case .tap:
        var arguments = ["x: p.x", "y: p.y"]
        if usesTapTargets {
          let cases = program.elements.indices.map {
            tapTargets.contains($0) ? "Element.\(SwiftNames.quoted(names.cases[$0]))" : "nil"
          }
          arguments.append("on: target.flatMap { ([\(list(cases))] as [Element?])[$0.element] }")
        }
        arguments += ["index", "section"].filter(eventFields.contains).map {
          "\($0): target?.\($0 == "index" ? "item" : $0) ?? 0"
        }
        text.line("case .tap(let p):")
        if arguments.contains(where: { $0.contains("target") }) {
          text.line("  let target = run.targets.last { $0.rect.contains(p) }")
        }
        text.line("  \(call(arguments))")
      default: text.line("case .\(method.event): \(call([]))")
      }
      return
    }
    let name = driverName(view)
    let reading = "\(name.filter { $0 != "`" }): \(name)"
    switch method.event {
    case .willEndDragging:
      text.line("case .willEndDragging(let id, let v) where id.index == \(view):")
      text.line("  guard let host = run.host else { return false }")
      text.line("  let proposed = host.pointee.proposedTarget(of: id, velocity: v)")
      text.line("  var target = proposed")
      text.line("  \(call([reading, "velocity: v.value", "targetContentOffset: &target"]))")
      text.line("  if target != proposed { host.pointee.setTargetContentOffset(target, of: id) }")
    case .didEndDragging:
      text.line(
        "case .didEndDragging(let id, let goesOn) where id.index == \(view): \(call([reading, "willDecelerate: goesOn"]))"
      )
    default:
      text.line("case .\(method.event)(let id) where id.index == \(view): \(call([reading]))")
    }
  }
}
