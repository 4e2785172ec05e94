// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

@testable import SwiftGeneration

/// Writes what connects a generated type with the driver: which of its parts is what.
struct DriverExtension {
  let id: String
  let outline: PatternOutline
  let generator: SwiftGenerator
  let type: String

  private var names: SwiftNames { generator.names }
  private var events: SwiftEvents { generator.events }
  private var program: PatternProgram { outline.program }
  private var host: String { events.needsHost ? "on: run as! \(type)Run" : "" }

  var text: String {
    """
    @testable import ScrollCore

    final class \(type)Run: GeneratedRun<\(type)>\(events.needsHost ? ", \(type).Host" : "") {
    \(events.needsHost ? hostMethods : "")
    }

    extension \(type): GeneratedRules {
      static var id: String { "\(id)" }
      static var parameters: [ParameterValue] { [\(outline.parameters.map(defaultValue).joined(separator: ", "))] }
      static var axes: [ScrollCore.ScrollView.Axis] { [\(program.views.map { $0.axis == .vertical ? ".vertical" : ".horizontal" }.joined(separator: ", "))] }
      static var adjustments: [ScrollBehavior.InsetAdjustment] { [\(program.views.map(adjustment).joined(separator: ", "))] }
      static func makeRun() -> GeneratedRun<Self> { \(type)Run() }
      mutating func setParameters(_ values: [ParameterValue]) {
    \(outline.parameters.indices.map(parameter).joined(separator: "\n"))
      }
      mutating func read(_ host: borrowing ScrollHost) {
    \(reading.map { "    " + $0 }.joined(separator: "\n"))
      }
      mutating func begin(in run: GeneratedRun<Self>) {
        \(begins ? "begin(\(host))" : "")
        \(events.needsHost ? "" : arranging)
      }
      mutating func arrange(in run: GeneratedRun<Self>) {
        \(arranges ? "arrange(\(host))" : "")
        \(events.needsHost ? "" : arranging)
      }
      mutating func check(in run: GeneratedRun<Self>, always: Bool) {
        \(events.hasConditions ? "if always || isWatching { checkConditions(\(host)) }" : "")
      }
      mutating func handle(_ event: ScrollEvent, in run: GeneratedRun<Self>) -> Bool {
        switch event {
    \(cases.map { "    " + $0 }.joined(separator: "\n"))
        default: return false
        }
        return true
      }
      var hasEnds: Bool { \(events.hasTime) }
      var ends: Double? { \(events.hasTime ? "nextEnd" : "nil") }
      func geometry(_ view: Int) -> RunGeometry {
        let g = [\(names.views.map { $0 + "Geometry" }.joined(separator: ", "))][view]
        return RunGeometry(
          x: g.frame.x, y: g.frame.y, width: g.frame.width, height: g.frame.height,
          contentLength: g.contentLength, leadingInset: g.leadingInset,
          trailingInset: g.trailingInset, leadingSafeArea: g.leadingSafeArea,
          trailingSafeArea: g.trailingSafeArea, bounces: g.bounces,
          alwaysBounces: g.alwaysBounces, isPaging: g.isPaging)
      }
      func start(_ view: Int) -> Double { [\(program.views.indices.map(start).joined(separator: ", "))][view] }
      func rest(_ view: Int, near offset: Double) -> Double? {
    \(program.views.indices.filter { SwiftEvents.snaps(program.views[$0]) }.map { "    if view == \($0) { return \(names.views[$0])Rest(near: offset) }" }.joined(separator: "\n"))
        return nil
      }
      var numbers: [Double] {
        var glued: [Double] = []
    \(numbers.map { "    " + $0 }.joined(separator: "\n"))
        return glued
      }
    }
    """
  }

  private var begins: Bool {
    !program.states.isEmpty || !program.items.isEmpty || events.needsHost
  }
  private var arranges: Bool { !program.items.isEmpty || events.needsHost }

  private var arranging: String {
    program.views.indices.map { "run.arrange(\($0), &self, keepingContent: false)" }
      .joined(separator: "; ")
  }

  private var hostMethods: String {
    let statements = program.statements
    func number(_ view: String) -> String {
      "[\(names.views.map { ".\($0)" }.joined(separator: ", "))].firstIndex(of: \(view))!"
    }
    var result = [
      """
        func arrange(_ view: \(type).View, of layout: inout \(type), keepingContent: Bool) {
          arrange(\(number("view")), &layout, keepingContent: keepingContent)
        }
      """
    ]
    let setsOffset = statements.contains { statement in
      switch statement {
      case .move(.target, _, _): false
      case .move: true
      default: false
      }
    }
    if setsOffset {
      result.append(
        """
          func setOffset(
            _ offset: Double, of view: \(type).View, _ change: \(type).OffsetChange,
            for layout: inout \(type)
          ) { setOffset(offset, of: \(number("view")), change: "\\(change)", &layout) }
        """)
    }
    if statements.contains(where: { if case .animateOffset = $0 { true } else { false } }) {
      result.append(
        """
          func animateOffset(
            to offset: Double, of view: \(type).View, response: Double, damping: Double,
            for layout: inout \(type)
          ) {
            animateOffset(
              to: offset, of: \(number("view")), response: response, damping: damping, &layout)
          }
        """)
    }
    if statements.contains(where: { if case .stop = $0 { true } else { false } }) {
      result.append(
        """
          func stop(_ view: \(type).View, for layout: inout \(type)) { stop(\(number("view")), &layout) }
        """)
    }
    return result.joined(separator: "\n")
  }

  private func defaultValue(_ parameter: ParameterDescriptor) -> String {
    switch parameter.kind {
    case .number(let number, _, _): ".number(\(number))"
    case .flag(let flag): ".flag(\(flag))"
    case .choice(let index, _): ".choice(\(index))"
    case .numbers(let numbers, _, _): ".numbers(\(numbers))"
    }
  }

  private func adjustment(_ view: PatternProgram.View) -> String {
    switch view.adjustment {
    case .always: ".always"
    case .automatic: ".automatic"
    case .never: ".never"
    }
  }

  private func parameter(_ index: Int) -> String {
    let name = SwiftNames.quoted(names.parameters[index])
    switch outline.parameters[index].kind {
    case .number: return "    if case .number(let value) = values[\(index)] { \(name) = value }"
    case .flag: return "    if case .flag(let value) = values[\(index)] { \(name) = value }"
    case .numbers: return "    if case .numbers(let value) = values[\(index)] { \(name) = value }"
    case .choice(_, let options):
      let cases = names.words[options]?.cases ?? []
      return
        "    if case .choice(let value) = values[\(index)] { \(name) = [\(cases.map { "." + $0 }.joined(separator: ", "))][value] }"
    }
  }

  private var reading: [String] {
    var result = events.hasTime ? ["time = host.time"] : []
    result += generator.factNames.map { "screen.\($0) = \(fact($0))" }
    for (index, view) in names.views.enumerated() {
      let id = "ScrollViewID(\(index))"
      for reading in generator.storedReadings {
        result.append(
          "\(SwiftNames.quoted(view)).\(SwiftReadings.name(of: reading)) = \(source(of: reading, id))"
        )
      }
    }
    for reading in generator.fingerReadings {
      result.append("finger.\(SwiftReadings.name(of: reading)) = \(source(of: reading, ""))")
    }
    return result
  }

  private func fact(_ name: String) -> String {
    switch name {
    case "width": "host.screen.size.width"
    case "height": "host.screen.size.height"
    case "scale": "host.screen.scale"
    case "statusBar": "host.screen.statusBarHeight"
    case "navigationBar": "host.screen.navigationBarHeight"
    case "tabBar": "host.screen.tabBarHeight"
    case "slop": "host.physics.slop"
    case "safeTop": "host.screen.safeAreaInsets.top"
    case "safeLeft": "host.screen.safeAreaInsets.left"
    case "safeBottom": "host.screen.safeAreaInsets.bottom"
    case "safeRight": "host.screen.safeAreaInsets.right"
    case "isLandscape": "host.screen.orientation == .landscape"
    case "isPad": "host.screen.idiom == .pad"
    case "isRightToLeft": "host.screen.direction == .rightToLeft"
    default: "TextStyle.\(name.dropLast("Growth".count)).growth(in: host.screen.contentSize)"
    }
  }

  private func source(of reading: PatternProgram.Reading, _ id: String) -> String {
    switch reading {
    case .offset: "host.contentOffset(of: \(id))"
    case .minimum: "host[\(id)].range.minimum"
    case .maximum: "host[\(id)].range.maximum"
    case .length: "host[\(id)].contentLength"
    case .leadingInset: "host[\(id)].leadingInset"
    case .trailingInset: "host[\(id)].trailingInset"
    case .viewport: "host[\(id)].viewport"
    case .velocity: "host.velocity(of: \(id))"
    case .pan: "host.panTranslation(of: \(id))"
    case .isTracking: "host.isTracking(\(id))"
    case .isDragging: "host.isDragging(\(id))"
    case .isDecelerating: "host.isDecelerating(\(id))"
    case .fingerIsDown: "host.touch != nil"
    case .fingerX: "host.touch?.position.x ?? 0"
    case .fingerY: "host.touch?.position.y ?? 0"
    case .fingerTravelX: "host.touch?.translation.x ?? 0"
    case .fingerTravelY: "host.touch?.translation.y ?? 0"
    case .fingerVelocityX: "host.touch == nil ? 0 : host.touchVelocity.x"
    case .fingerVelocityY: "host.touch == nil ? 0 : host.touchVelocity.y"
    case .scrolled, .overStart, .overEnd, .target, .delta: "0"
    case .sheetExtent, .sheetVelocity, .sheetTarget, .sheetIsDragging, .sheetIsSettling,
      .fingerMovedX, .fingerMovedY, .time:
      preconditionFailure("files that read them are refused")
    }
  }

  // MARK: Events

  private var cases: [String] {
    var result = events.methods.map(eventCase)
    if events.hasTime { result.append("case .didEndAnimation: endAnimations(\(host))") }
    if events.followsAnimations {
      result.append("case .displayFrame: displayFrame(\(host))")
    }
    return result
  }

  private func eventCase(_ method: SwiftEvents.Method) -> String {
    let trailing = host.isEmpty ? "" : ", \(host)"
    guard let view = method.view else {
      switch method.event {
      case .touchUp:
        return
          "case .touchUp(let v): touchUp(velocityX: v.x, velocityY: v.y\(trailing))"
      case .tap: return "case .tap(let p): tap(x: p.x, y: p.y\(trailing))"
      case .touchDown: return "case .touchDown: touchDown(\(host))"
      default: return "case .\(method.event): \(method.event)(\(host))"
      }
    }
    let name = SwiftNames.quoted(names.views[view])
    let reading = "\(names.views[view]): \(name)"
    switch method.event {
    case .willEndDragging:
      return """
        case .willEndDragging(let id, let v) where id.index == \(view):
            guard let host = run.host else { return false }
            let set = host.pointee.states[\(view)].drag.target
            let proposed = set.isNaN ? host.pointee.proposedTarget(of: id, velocity: v) : set
            var target = proposed
            willEndDragging(\(reading), velocity: v.value, targetContentOffset: &target\(trailing))
            if target != proposed { host.pointee.setTargetContentOffset(target, of: id) }
        """
    case .didEndDragging:
      return
        "case .didEndDragging(let id, let goesOn) where id.index == \(view): didEndDragging(\(reading), willDecelerate: goesOn\(trailing))"
    default:
      return
        "case .\(method.event)(let id) where id.index == \(view): \(method.event)(\(reading)\(trailing))"
    }
  }

  // MARK: Results

  private func start(_ view: Int) -> String {
    outline.formulas[program.views[view].start] == .number(0) ? "0" : "\(names.views[view])Start"
  }

  private var numbers: [String] {
    var result: [String] = []
    for (index, value) in program.values.enumerated() {
      let name = SwiftNames.quoted(names.values[index])
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
    for (index, element) in program.elements.enumerated() where isCompared(element) {
      let name = names.elements[index]
      result.append("if let f: Frame = { let f: Frame? = \(name)Frame; return f }() {")
      result.append("  glued += [f.x, f.y, f.width, f.height]")
      result.append(
        "  glued += [\(element.alpha == nil ? "1" : name + "Alpha"), \(element.scale == nil ? "1" : name + "Scale")]"
      )
      result.append("} else { glued += [0, 0, -1, 0, 1, 1] }")
    }
    return result
  }

  /// Whether the recorded run has the frame of an element.
  private func isCompared(_ element: PatternProgram.Element) -> Bool {
    Self.isCompared(element)
  }

  /// Whether the recorded run has the frame of an element: it is there once, and it is drawn.
  static func isCompared(_ element: PatternProgram.Element) -> Bool {
    if case .repeated = element.place { false } else { element.kind != nil }
  }
}
