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

  var names: SwiftNames { generator.names }
  var events: SwiftEvents { generator.events }
  var program: PatternProgram { outline.program }
  var host: String { events.needsHost ? "on: run as! \(type)Run" : "" }

  var text: String {
    """
    @testable import ScrollCore

    final class \(type)Run: GeneratedRun<\(type)>\(events.needsHost ? ", \(type).Host" : "") {
    \(events.needsHost ? hostMethods : "")
    }

    extension \(type): GeneratedRules {
      static var id: String { "\(id)" }
      static var parameters: [ParameterValue] { [\(outline.parameters.map(Self.defaultValue).joined(separator: ", "))] }
      static var axes: [ScrollCore.ScrollView.Axis] { [\(program.views.map { $0.axis == .vertical ? ".vertical" : ".horizontal" }.joined(separator: ", "))] }
      static var adjustments: [ScrollBehavior.InsetAdjustment] { [\(program.views.indices.map { generator.nest(of: $0) == nil ? adjustment(program.views[$0]) : ".never" }.joined(separator: ", "))] }
      func viewFrame(_ view: Int) -> Rect {
        let f = [\(names.views.map { $0 + "Geometry.frame" }.joined(separator: ", "))][view]
        return Rect(f.x, f.y, f.width, f.height)
      }
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
        \(program.items.contains { $0.followsRun } ? "if always { layOutItems() }" : "")
      }
      mutating func handle(_ event: ScrollEvent, in run: GeneratedRun<Self>) -> Bool {
        switch event {
    \(cases.map { "    " + $0 }.joined(separator: "\n"))
        default: return false
        }
        return true
      }
      var hasEnds: Bool { \(events.hasEnds) }
      var ends: Double? { \(events.hasEnds ? "nextEnd" : "nil") }
      func geometry(_ view: Int) -> RunGeometry {
        let g = [\(geometries.joined(separator: ", "))][view]
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
      static var hasFrames: Bool { \(events.methods.contains { $0.event == .frame }) }
      mutating func frame(in run: GeneratedRun<Self>) {
        \(events.methods.contains { $0.event == .frame } ? "frame(\(host))" : "")
      }
      var ending: String? { \(endings.isEmpty ? "nil" : endings.joined(separator: " ?? ")) }
      static var drivers: [Int] { \(drivers) }
      var recordedView: Int { \(recordedView) }
      func recordedVelocity(_ host: borrowing ScrollHost) -> Double? { \(generator.recordedVelocity) }
      func reading(of view: Int, _ host: borrowing ScrollHost) -> ScrollReading? {
    \(nestedReading)
        return nil
      }
      static var elements: [(takesTouches: Bool, view: Int?)] {
        [\(program.elements.map { "(\($0.takesTouches), \($0.view.map { "\($0)" } ?? "nil"))" }.joined(separator: ", "))]
      }
      var rects: [Rect] {
        var glued: [Rect] = []
    \(rects.map { "    " + $0 }.joined(separator: "\n"))
        return glued
      }
      var targets: [TapTarget] {
        var glued: [TapTarget] = []
    \(targets.map { "    " + $0 }.joined(separator: "\n"))
        return glued
      }
      var numbers: [Double] {
        var glued: [Double] = []
    \(numbers.map { "    " + $0 }.joined(separator: "\n"))
        return glued
      }
    }
    """
  }

  private var geometries: [String] {
    program.views.indices.map { view in
      let isDriver = generator.nest(of: view) != nil && generator.driver(of: view) == view
      return (isDriver ? generator.driverName(view) : names.views[view]) + "Geometry"
    }
  }

  private var begins: Bool {
    !program.states.isEmpty || arranges
  }
  private var arranges: Bool {
    !program.items.isEmpty || !program.sheets.isEmpty || events.needsHost
  }

  private var arranging: String {
    program.views.indices.map { "run.arrange(\($0), &self, keepingContent: false)" }
      .joined(separator: "; ")
  }

  var hostMethods: String {
    func number(_ view: String) -> String {
      "[\(program.views.indices.map { ".\(generator.caseName($0))" }.joined(separator: ", "))].firstIndex(of: \(view))!"
    }
    var result = [
      """
        func arrange(_ view: \(type).View, of layout: inout \(type), keepingContent: Bool) {
          arrange(\(number("view")), &layout, keepingContent: keepingContent)
        }
      """
    ]
    if generator.setsOffsets {
      result.append(
        """
          func setOffset(
            _ offset: Double, of view: \(type).View, _ change: \(type).OffsetChange,
            for layout: inout \(type)
          ) { setOffset(offset, of: \(number("view")), change: "\\(change)", &layout) }
        """)
    }
    if generator.beginsDrags {
      result.append(
        """
          func beginDragging(_ view: \(type).View, for layout: inout \(type)) {
            beginDragging(\(number("view")), &layout)
          }
        """)
    }
    if generator.holdsViews {
      result.append(
        """
          func hold(_ view: \(type).View, at offset: Double, for layout: inout \(type)) {
            hold(\(number("view")), at: offset, &layout)
          }
        """)
    }
    if generator.animatesOffsets {
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
    if generator.hasAxes {
      result.append(
        """
          func letGo(_ view: \(type).View, for layout: inout \(type)) { letGo(\(number("view")), &layout) }
        """)
    }
    if generator.stopsViews {
      result.append(
        """
          func stop(_ view: \(type).View, for layout: inout \(type)) { stop(\(number("view")), &layout) }
        """)
    }
    return result.joined(separator: "\n")
  }

  static func defaultValue(_ parameter: ParameterDescriptor) -> String {
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
    for index in generator.hostViews {
      let id = "ScrollViewID(\(index))"
      for reading in generator.storedReadings {
        result.append(
          "\(generator.driverName(index)).\(SwiftReadings.name(of: reading)) = \(SwiftGenerator.reading(reading, id))"
        )
      }
    }
    for reading in generator.fingerReadings {
      result.append(
        "finger.\(SwiftReadings.name(of: reading)) = \(SwiftGenerator.reading(reading, ""))")
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

  // MARK: Events

  private var cases: [String] {
    var result = events.methods.filter { $0.event != .frame }.map(eventCase)
    if events.hasEnds { result.append("case .didEndAnimation: endAnimations(\(host))") }
    if generator.hasDisplayFrame {
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
      case .tap:
        var arguments = ["x: p.x", "y: p.y"]
        if !generator.tapTargets.isEmpty {
          arguments.append("on: target.flatMap { [\(tapCases)][$0.element] }")
        }
        arguments += ["index", "section"].filter(generator.eventFields.contains).map {
          "\($0): target?.\($0 == "index" ? "item" : $0) ?? 0"
        }
        return """
          case .tap(let p):
              let target = run.target(at: p)
              _ = target
              tap(\(arguments.joined(separator: ", "))\(trailing))
          """
      case .touchDown:
        guard generator.landsAnywhere else { return "case .touchDown: touchDown(\(host))" }
        let landings = generator.handledSheets.map { sheet in
          let handle = program.sheets[sheet].handle ?? 0
          return
            "\(generator.landingParameter(ofSheet: sheet)): \(handle) < run.rects.count && run.rects[\(handle)].width >= 0 && run.rects[\(handle)].contains(p) && !run.isTaken(p, above: \(handle))"
        }
        return
          "case .touchDown(let p): touchDown(\((["x: p.x", "y: p.y"] + landings).joined(separator: ", "))\(trailing))"
      default: return "case .\(method.event): \(method.event)(\(host))"
      }
    }
    let name = generator.driverName(view)
    let reading = "\(name.filter { $0 != "`" }): \(name)"
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
}
