// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// Sheets: where they may rest, and what moves them; step for step the core's `FilePattern+Sheets`.
extension SwiftGenerator {
  /// A sheet's name with a capital, as in `settlePanel`.
  func title(ofSheet index: Int) -> String { SwiftNames.capitalized(names.sheets[index]) }

  /// Appends what is remembered of sheets.
  func storedSheets(_ text: inout SwiftText) {
    for (index, sheet) in outline.sheetNames.enumerated() {
      document(sheet, "Where the sheet `\(sheet.text)` is, and what moves it.", &text)
      text.line("private var \(names.sheets[index]) = SheetState()")
    }
    guard !program.sheets.isEmpty else { return }
    text.comment("Where the finger has landed.")
    text.line("private var landing = (x: 0.0, y: 0.0)")
  }

  /// Appends the methods of all sheets.
  mutating func sheets(_ text: inout SwiftText) {
    for index in program.sheets.indices {
      expressions.use(.physics)
      mark("Sheet \(outline.sheetNames[index].text)", &text)
      sheetReadings(index, &text)
      arrangeSheet(index, &text)
      moveSheet(index, &text)
      chooseDetent(index, &text)
      if program.sheets[index].list != nil { sharedDrag(index, &text) }
    }
  }

  // MARK: Places

  /// How long the screen is from the edge of a sheet.
  func limit(_ sheet: PatternProgram.Sheet) -> String {
    sheet.edge == .bottom || sheet.edge == .top ? "screen.height" : "screen.width"
  }

  /// A coordinate of a point that falls as a sheet grows.
  func coordinate(_ sheet: PatternProgram.Sheet, _ point: String) -> String {
    switch sheet.edge {
    case .bottom: "-(screen.height - \(point).y)"
    case .top: "-\(point).y"
    case .left: "-\(point).x"
    case .right: "-(screen.width - \(point).x)"
    }
  }

  /// A movement as a change of a sheet's extent.
  func growth(_ sheet: PatternProgram.Sheet, _ x: String, _ y: String) -> String {
    switch sheet.edge {
    case .bottom: "-\(y)"
    case .top: y
    case .left: x
    case .right: "-\(x)"
    }
  }

  private func sheetReadings(_ index: Int, _ text: inout SwiftText) {
    let (name, sheet) = (names.sheets[index], program.sheets[index])
    let title = outline.sheetNames[index].text
    text.comment("How far `\(title)` has come from its edge.")
    text.line("var \(name)Extent: Double { \(name).extent }")
    text.comment("Where it goes, or rests.")
    text.line("var \(name)Target: Double { \(name).detents[\(name).detent] }")
    text.comment("Whether it moves to a detent: `displayFrame` is wanted before each frame.")
    text.line("var \(name)IsSettling: Bool { \(name).spring != nil }")
    text.line("")
    let law =
      switch sheet.beyond {
      case .rubber: ".elastic(RubberBand(dimension: \(limit(sheet))))"
      case .stiff: ".stiff"
      case .free: ".free"
      case .logarithmic: ".logarithmic"
      }
    text.comment("How it answers a pull beyond its detents.")
    text.block("private var \(name)Band: SheetBand") {
      $0.line("SheetBand(lowest: \(name).lowest, highest: \(name).highest, law: \(law))")
    }
    text.line("")
    text.comment("How fast what is seen of it moves; positive when it grows.")
    text.block("private var \(name)Velocity: Double") { text in
      text.line("if let spring = \(name).spring { return spring.velocity(at: time) }")
      text.line("guard finger.isDown, \(name).followTime == time else { return 0 }")
      text.line("let band = \(name)Band")
      text.line(
        "return \(growth(sheet, "finger.velocityX", "finger.velocityY")) * band.slope(band.raw(\(name).extent))"
      )
    }
  }

  private mutating func arrangeSheet(_ index: Int, _ text: inout SwiftText) {
    let (name, sheet) = (names.sheets[index], program.sheets[index])
    text.line("")
    text.comment(
      "Computes the detents on the screen; a sheet that moves is put to the one to which it goes, unless a finger holds it."
    )
    text.block("private mutating func arrange\(title(ofSheet: index))()") { text in
      text.line("let lengths: [Double] = [")
      for (place, detent) in sheet.detents.enumerated() {
        text.comment("`\(outline.detentNames[index][place])`", "  //")
        text.line("  \(expressions.formula(detent)),")
      }
      text.text(
        """
        ].map { min(max(0, $0), \(limit(sheet))) }
        var order = Array(lengths.indices)
        order.insertionSort { lengths[$0] < lengths[$1] }
        let isFirst = \(name).detents.isEmpty
        \(name).detents = order.map { lengths[$0] }
        \(name).places = lengths.indices.map { place in order.firstIndex(of: place) ?? 0 }
        if isFirst { \(name).detent = \(name).places[\(sheet.start)] }
        """)
      stayWithFinger(index, &text)
    }
  }

  // MARK: Motions

  private mutating func moveSheet(_ index: Int, _ text: inout SwiftText) {
    let (name, sheet) = (names.sheets[index], program.sheets[index])
    text.line("")
    text.comment("Lets it come out to an extent, and arranges what depends on it.")
    text.function(
      "set\(title(ofSheet: index))Extent", signature(["_ extent: Double"]), isPrivate: true
    ) { text in
      text.line("guard extent != \(name).extent else { return }")
      text.line("\(name).extent = extent")
      text.line("if finger.isDown, \(name).spring == nil { \(name).followTime = time }")
      guard program.followsOffsets else { return }
      arrangeViews(&text)
      guard let list = sheet.list?.view else { return }
      let view = SwiftNames.quoted(names.views[list])
      text.comment(
        "A list at rest that has become taller than what is left of its content moves up.", "//")
      text.line("let limit = \(view).maximum")
      text.block("if !\(view).isTracking, !\(view).isDecelerating, \(view).offset > limit") {
        $0.line("host.setOffset(limit, of: .\(view), .goingOn, for: &self)")
      }
    }
    text.line("")
    text.comment("Lets it move to a detent from where it is, with a speed.")
    text.function(
      "settle\(title(ofSheet: index))",
      signature(
        ["at detent: Int", "velocity: Double"]
          + (sheet.spring.followsFinger ? ["finger: Double = 0"] : [])),
      isPrivate: true
    ) { text in
      text.line("\(name).detent = detent")
      text.line("let (from, to) = (\(name).extent, \(name).detents[detent])")
      text.block("guard (to - from).magnitude >= 0.5 / screen.scale || velocity != 0 else") {
        $0.line("return \(call("set\(title(ofSheet: index))Extent", ["to"]))")
      }
      let spring: String
      switch sheet.spring {
      case .floatingPanel: spring = "SpringParameters.floatingPanel(velocity: velocity)"
      case .overlayContainer: spring = "SpringParameters.overlayContainer(velocity: finger)"
      case .system: spring = "SpringParameters.swiftUIDefault"
      case .spring(let response, let damping):
        let (response, damping) = (expressions.formula(response), expressions.formula(damping))
        spring = "SpringParameters(dampingRatio: \(damping), response: \(response))"
      }
      text.line("\(name).spring = SheetSpring(")
      text.line("  \(spring),")
      text.line(
        "  from: from, to: to, velocity: velocity, start: time, stopsAtTarget: \(!sheet.overshoots))"
      )
    }
  }

  /// A call of a method of the type, with the host behind its arguments if methods have it.
  func call(_ name: String, _ arguments: [String]) -> String {
    "\(name)(\((arguments + (events.needsHost ? [hostArgument] : [])).joined(separator: ", ")))"
  }

  /// Appends the statement that lets a sheet move to a detent.
  func settle(_ sheet: Int, _ detent: Int, _ text: inout SwiftText) {
    let name = names.sheets[sheet]
    text.line(
      call(
        "settle\(title(ofSheet: sheet))",
        ["at: \(name).places[\(detent)]", "velocity: \(name)Velocity"]))
  }

  private mutating func chooseDetent(_ index: Int, _ text: inout SwiftText) {
    let (name, sheet) = (names.sheets[index], program.sheets[index])
    text.line("")
    text.comment(
      "Chooses a detent when the finger lifts, and moves there with the speed that is seen.")
    text.function("release\(title(ofSheet: index))", signature(["raw: Double"]), isPrivate: true) {
      text in
      text.line("let (extent, velocity) = (\(name).extent, \(name).liftVelocity)")
      let detents = "detents: \(name).detents"
      switch sheet.rule {
      case .project(let rate):
        text.line("let rate: Double = \(expressions.formula(rate))")
        text.line("let way = rate < 1 ? velocity / 1000 * rate / (1 - rate) : 0")
        text.line("let target = DetentPolicy.nearest(to: extent + way, in: \(name).detents)")
      case .lookAhead:
        text.line(
          "let target = DetentPolicy.lookAhead(height: extent, velocity: velocity, \(detents))")
      case .nearest:
        text.line("let target = DetentPolicy.nearest(to: extent, in: \(name).detents)")
      case .onward:
        text.line(
          "let target = DetentPolicy.onward(height: extent, velocity: velocity, \(detents))")
      case .threshold(let distance, let speed):
        text.line("let distance: Double = \(expressions.formula(distance))")
        text.line("let speed: Double = \(expressions.formula(speed))")
        text.text(
          """
          let way = extent - \(name).detents[\(name).detent]
          let isFar = way.magnitude > distance || velocity.magnitude > speed
          let target =
            isFar
            ? DetentPolicy.onward(
              height: extent, velocity: velocity.magnitude > speed ? velocity : way, \(detents))
            : \(name).detent
          """)
      case .floatingPanel:
        text.line("let target = DetentPolicy.projection(")
        text.line(
          "  height: extent, velocity: velocity, \(detents), current: \(name).detent)")
      }
      // 0 times a slope is 0 with the sign of the slope: what is dropped has none.
      let kept = sheet.keepsVelocity ? "velocity" : "0"
      text.line(
        call(
          "settle\(title(ofSheet: index))",
          ["at: target", "velocity: \(kept) * \(name)Band.slope(raw)"]
            + (sheet.spring.followsFinger ? ["finger: velocity"] : [])))
    }
  }

  // MARK: A list that hands over

  private mutating func sharedDrag(_ index: Int, _ text: inout SwiftText) {
    let (name, sheet) = (names.sheets[index], program.sheets[index])
    guard let list = sheet.list else { return }
    let view = SwiftNames.quoted(names.views[list.view])
    let range =
      "from: \(view).minimum, to: \(view).maximum, viewport: \(view).viewport, bounces: \(names.views[list.view])Geometry.bounces"
    let title = title(ofSheet: index)
    text.line("")
    text.comment("The drag of the list begins at the places of sheet and list.")
    text.block("private mutating func begin\(title)Drag()") { text in
      text.text(
        """
        let raw = PhysicsProfile().rawOffset(
          \(view).offset, \(range))
        \(name).sharedDrag = HandoverDrag(
          rawHeight: \(name)Band.raw(\(name).extent), offset: \(view).offset, rawOffset: raw,
          top: \(view).minimum, returnsContent: \(list.returnsContent))
        """)
    }
    text.line("")
    text.comment("Shares what the finger has moved; the list is put where its share leaves it.")
    text.function("follow\(title)Drag", signature([]), isPrivate: true) { text in
      text.text(
        """
        guard var drag = \(name).sharedDrag, \(view).isDragging else { return }
        let (rawOffset, end) = (drag.rawOffset, \(view).maximum)
        drag.follow(\(view).pan, highest: \(name).highest)
        let scroll = drag.rawOffset - rawOffset
        \(name).sharedDrag = drag
        \(call("set\(title)Extent", ["\(name)Band.shown(drag.rawHeight)"]))
        // The list's end comes nearer as the sheet grows: a list beyond it goes on from where it is seen.
        if \(view).maximum != end, drag.offset > \(view).maximum {
          drag.rawOffset =
            PhysicsProfile().rawOffset(
              drag.offset, \(range))
            + scroll
        }
        if scroll != 0 {
          drag.offset = PhysicsProfile().bandedOffset(
            drag.rawOffset, \(range))
        }
        \(name).sharedDrag = drag
        host.setOffset(drag.offset, of: .\(view), .silently, for: &self)
        """)
    }
    text.line("")
    text.comment(
      "The finger lifts from the list: at its highest detent the list keeps its fling; elsewhere it stays, and the sheet moves on with the finger's speed."
    )
    text.function("end\(title)Drag", signature([]), isPrivate: true) { text in
      text.text(
        """
        guard \(name).sharedDrag != nil else { return }
        \(call("follow\(title)Drag", []))
        guard let drag = \(name).sharedDrag else { return }
        \(name).sharedDrag = nil
        let isAtTop =
          drag.rawHeight >= \(name).highest
          || \(name).highest - \(name).extent < 0.5 / screen.scale && \(name).liftVelocity >= 0
        guard !isAtTop else {
          return \(call("settle\(title)", ["at: \(name).detents.count - 1", "velocity: 0"]))
        }
        let offset = \(view).offset
        let inside =
          offset < \(view).minimum ? \(view).minimum : offset > \(view).maximum ? \(view).maximum : offset
        \(view).target = inside
        host.hold(.\(view), at: inside, for: &self)
        // A target within its limits would give the finger's speed to the bounce of a list beyond an end.
        if inside != offset {
          host.animateOffset(to: inside, of: .\(view), response: 0.575, damping: 1, for: &self)
        }
        \(call("release\(title)", ["raw: drag.rawHeight"]))
        """)
    }
  }
}
