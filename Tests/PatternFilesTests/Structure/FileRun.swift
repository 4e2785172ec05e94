// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import PatternFiles

/// A short pattern file, run on one device.
struct FileRun {
  let timeline: Timeline
  let fault: FormulaFault?
  let names: [String]
  let program: PatternProgram

  /// Runs the text of a file's members, behind its header, on an iPhone 8: 375 × 667 pt, a status bar of 20 pt.
  init(_ members: String, _ steps: GestureStep..., direction: LayoutDirection = .leftToRight)
    throws
  {
    let pattern = try Self.compiled(members)
    program = pattern.program
    let device = try #require(DeviceCatalog.devices.first { $0.id == "iphone-8" })
    var screen = device.screen(.portrait)
    screen.direction = direction
    (timeline, fault) = try pattern.program.run(
      RunRequest(
        variant: 0, parameters: pattern.parameters.map(\.defaultValue), screen: screen,
        turnedScreen: device.screen(.landscape), rate: 60, physics: .uikit,
        script: GestureScript(steps)))
    names =
      ["contentOffset.y", "velocity.y", "contentOffset.min", "contentOffset.max"]
      + pattern.program.values.map { $0.name.description }
  }

  /// Compiles the text of a file's members, behind its header.
  static func compiled(_ members: String) throws -> CompiledPattern {
    try PatternFile(Array("{ version: 1, id: \"a\", title: \"A\", \(members) }".utf8))
      .compile(variant: 0)
  }

  /// A recorded value in a frame, by default the last.
  func value(_ name: String, inFrame frame: Int? = nil) throws -> Double {
    let place = try #require(names.firstIndex(of: name), "\(names)")
    return timeline.values[(frame ?? timeline.frameCount - 1) * names.count + place]
  }

  /// The elements of a frame without the backdrop, back to front.
  func elements(inFrame frame: Int = 0) -> [ElementFrame] {
    timeline.elementRange(ofFrame: frame).dropFirst().map { timeline.elements[$0] }
  }

  /// A drag along the middle of the screen that holds still at its end, in points.
  static func drag(from y: Double, by way: Double) -> GestureStep {
    .drag(
      DragGesture(
        from: ScriptPoint(.fraction(0.5), .points(y)), .by(ScriptPoint(.points(0), .points(way))),
        duration: 0.3, hold: 0.2))
  }
}
