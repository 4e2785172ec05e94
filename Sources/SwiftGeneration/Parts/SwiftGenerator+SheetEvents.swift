// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// What fingers do to sheets, and what happens to them in frames.
extension SwiftGenerator {
  /// The sheets with handles, by their indices.
  package var handledSheets: [Int] {
    program.sheets.indices.filter { program.sheets[$0].handle != nil }
  }

  /// The parameter that says whether a finger has landed on a sheet's handle.
  package func landingParameter(ofSheet index: Int) -> String { "on\(title(ofSheet: index))" }

  /// Appends what a finger does to sheets that lands.
  func land(_ text: inout SwiftText) {
    guard !program.sheets.isEmpty else { return }
    text.line("landing = (x, y)")
    for (index, sheet) in program.sheets.enumerated() {
      let name = names.sheets[index]
      var head = "if"
      if let list = sheet.list {
        let view = SwiftNames.quoted(names.views[list.view])
        text.block("if \(view).isTracking") { text in
          text.block("if \(name).spring != nil") { text in
            text.line("\(name).spring = nil")
            text.line("host.beginDragging(.\(view), for: &self)")
          }
        }
        head = "else if"
      }
      guard sheet.handle != nil else { continue }
      if head == "else if" { text.dropLast() }
      text.block("\(head == "if" ? "" : "} else ")if \(landingParameter(ofSheet: index))") { text in
        text.text(
          """
          var pan = SheetPan(startHeight: \(name)Band.raw(\(name).extent))
          if \(name).spring != nil {
            \(name).spring = nil
            pan.begin(at: \(coordinate(sheet, "landing")))
          }
          \(name).pan = pan
          """)
      }
    }
  }

  /// Appends what a finger does to sheets that moves.
  func dragHandles(_ text: inout SwiftText) {
    for index in handledSheets {
      let (name, sheet) = (names.sheets[index], program.sheets[index])
      text.block("if finger.isDown, var pan = \(name).pan") { text in
        text.text(
          """
          let place = \(coordinate(sheet, "finger"))
          pan.follow(from: \(coordinate(sheet, "landing")), to: place, physics: PhysicsProfile())
          \(name).pan = pan
          if pan.isRecognized {
            let raw = pan.startHeight - pan.translation(to: place)
            \(call("set\(title(ofSheet: index))Extent", ["\(name)Band.shown(raw)"]))
          }
          """)
      }
    }
  }

  /// Appends where a sheet is on another screen: under the finger that holds it, or at its detent.
  func stayWithFinger(_ index: Int, _ text: inout SwiftText) {
    let (name, sheet) = (names.sheets[index], program.sheets[index])
    let rest = "\(name).extent = \(name).detents[\(name).detent]"
    text.line("\(name).spring = nil")
    guard sheet.list != nil || sheet.handle != nil else { return text.line(rest) }
    let growsAlong = sheet.edge == .bottom || sheet.edge == .right
    if growsAlong { text.line("let growth = \(limit(sheet)) - \(name).limit") }
    text.text(
      """
      \(name).limit = \(limit(sheet))
      guard finger.isDown, \(name).sharedDrag != nil || \(name).pan != nil else {
        \(name).sharedDrag = nil
        \(name).pan = nil
        \(rest)
        return
      }
      """)
    text.line(
      growsAlong
        ? "if \(name).isDragging { \(name).extent += growth } else { \(rest) }"
        : "if !\(name).isDragging { \(rest) }")
    text.text(
      """
      let band = \(name)Band
      \(name).extent = band.shown(band.raw(\(name).extent))
      """)
    if sheet.list != nil {
      text.line("\(name).sharedDrag?.rawHeight = band.raw(\(name).extent)")
    }
    guard sheet.handle != nil else { return }
    text.text(
      """
      if let pan = \(name).pan {
        \(name).pan?.startHeight =
          band.raw(\(name).extent) + pan.translation(to: \(coordinate(sheet, "finger")))
      }
      """)
  }

  /// Appends what a finger does to sheets that lifts.
  func lift(_ text: inout SwiftText) {
    for (index, sheet) in program.sheets.enumerated() {
      let name = names.sheets[index]
      text.line("\(name).liftVelocity = \(growth(sheet, "velocityX", "velocityY"))")
      guard sheet.handle != nil else { continue }
      text.block("if let pan = \(name).pan") { text in
        text.line("\(name).pan = nil")
        text.block("if pan.isRecognized") {
          $0.line(
            call("release\(title(ofSheet: index))", ["raw: \(name)Band.raw(\(name).extent)"]))
        }
      }
    }
  }

  /// The sheets that share the drags of a view.
  func sheets(sharing view: Int?) -> [Int] {
    guard let view else { return [] }
    return program.sheets.indices.filter { program.sheets[$0].list?.view == view }
  }

  /// Appends where sheets are in a frame.
  func followSheetSprings(_ text: inout SwiftText) {
    for index in program.sheets.indices {
      let name = names.sheets[index]
      text.block("if let spring = \(name).spring") {
        $0.line(call("set\(title(ofSheet: index))Extent", ["spring.height(at: time)"]))
      }
    }
  }

  /// Appends the ends of sheets' motions.
  func endSheetSprings(_ text: inout SwiftText) {
    for index in program.sheets.indices {
      let name = names.sheets[index]
      text.block("if let spring = \(name).spring, spring.end <= time + 1e-9") { text in
        text.line("\(name).spring = nil")
        text.line(call("set\(title(ofSheet: index))Extent", ["spring.target"]))
      }
    }
  }
}
