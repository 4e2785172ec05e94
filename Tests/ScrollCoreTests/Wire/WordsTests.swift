// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import ScrollCore

@Suite struct WordsTests {
  static let steps = gestures + programs.map { .program($0) }

  private static let gestures: [GestureStep] = [
    .drag(
      DragGesture(
        from: ScriptPoint(.fraction(0.5), .points(-0.0)),
        .by(ScriptPoint(.points(0), .points(-130))),
        duration: 1.3, hold: 0.15, curve: .minimumJerk)),
    .drag(
      DragGesture(
        from: .middle, .to(ScriptPoint(.points(1), .fraction(0.1))), duration: 0.07,
        endVelocity: Point(0, -2500))),
    .tap(.middle), .tapElement(ElementID(.tab, section: 3, item: 1)), .pause(0.1 + 0.2),
    .wait(until: .bouncing, timeout: 4), .pointerDown,
    .pointerMove(PointerMove(.middle, duration: 1.0 / 3, origin: .pointer)), .pointerUp,
    .pointerMove(
      PointerMove(
        .middle, duration: 0, origin: .element(ElementID(.place, section: 0, item: 7)))),
    .pointerCancel, .rotate(to: .landscape),
    .trace(
      Trace(
        of: .contentOffset,
        samples: [
          Trace.Sample(time: 0, position: .zero),
          Trace.Sample(time: 0.5, position: Point(0, 1e-17)),
        ], scrollView: 2)),
  ]

  /// Each step of a program, with what may be missing and without.
  private static let programs: [ProgramStep] = [
    .scroll(ProgrammaticScroll(to: .fromStart(-20), scrollView: 3)),
    .scroll(ProgrammaticScroll(to: .fromEnd(1.0 / 3), isAnimated: false)),
    .scroll(
      ProgrammaticScroll(to: .element(ElementID(.cell, section: 2, item: 900), at: .bottom))),
    .focus(KeyboardFocus()),
    .focus(
      KeyboardFocus(
        field: ElementID(.own, number: 7, item: 3), scrollView: 1, height: 291,
        changesSafeArea: false)),
    .blur,
    .changeRows(
      RowChange(
        .insert, of: ElementID(.cell), section: 4, at: 0, count: 3, heights: [72, 0.1])),
    .changeRows(RowChange(.reload, of: ElementID(.own, number: 2), at: nil)),
    .changeRows(RowChange(.remove, of: ElementID(.place), at: 999_999, count: 1_000_000)),
    .resize(
      ScreenChange(
        to: .window(ScreenChange.Window(width: .fraction(0.5), height: .points(600))),
        duration: 0.25)),
    .resize(ScreenChange(to: .window(insetWindow))),
    .resize(
      ScreenChange(
        to: .display(
          DeviceProfile.iPhoneDuo.screen(.portrait),
          turned: DeviceProfile.iPhoneDuo.screen(.landscape)), duration: 0.4)),
    .push(0.5), .pop(0), .showBars(BarAppearance(navigationBar: true, statusBar: false)),
    .showBars(BarAppearance(tabBar: false, isAnimated: false)),
  ]

  private static var insetWindow: ScreenChange.Window {
    var window = ScreenChange.Window(width: .points(400), height: .fraction(1))
    (window.top, window.right, window.statusBarHeight) = (24, 84, 0)
    return window
  }

  static let request = RunRequest(
    variant: 4,
    parameters: [.number(.pi), .flag(true), .choice(2), .numbers([1, -0.5]), .numbers([])],
    screen: DeviceProfile.iPhone15Pro.screen(.portrait),
    turnedScreen: DeviceProfile.iPhone15Pro.screen(.landscape), rate: 120, physics: .uikit,
    decelerationRate: .fast, initialOffset: .fromEnd(300), script: GestureScript(steps))

  @Test(arguments: steps)
  func `a step reads back as it was written`(step: GestureStep) throws {
    #expect(try #require(GestureStep(words: step.words)).words == step.words)
    #expect(GestureStep(words: step.words) == step)
  }

  @Test func `pages know the encoded values of the core's cases`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Sources/StoryboardRendering/Assets/Scripts/trial/wire.js")
    let script = try String(contentsOf: file, encoding: .utf8)
    func expect<Case: RawRepresentable>(_ name: String, _ cases: [Case]) throws
    where Case.RawValue == UInt8 {
      try expect(name, cases.map { ("\($0)", Int($0.rawValue)) })
    }
    func expect(_ name: String, _ members: [(String, Int)]) throws {
      let start = try #require(script.range(of: "const \(name) = {"), "\(name)")
      let body = try #require(script[start.upperBound...].split(separator: "}").first)
      let found = body.split { ",\n ".contains($0) }.joined(separator: " ")
      #expect(found == members.map { "\($0.0): \($0.1)" }.joined(separator: " "), "\(name)")
    }
    try expect("STEP", StepCode.allCases)
    try expect("CURVE", [DragGesture.Curve.linear, .minimumJerk])
    let points = GestureStep.tap(ScriptPoint(.points(0), .fraction(0))).words
    try expect("LENGTH", [("points", Int(points[1])), ("fraction", Int(points[3]))])
    let origins = [PointerMove.Origin.viewport, .pointer, .element(ElementID(.cell))].map {
      Int(GestureStep.pointerMove(PointerMove(.middle, duration: 0, origin: $0)).words[6])
    }
    try expect("ORIGIN", Array(zip(["viewport", "pointer", "element"], origins)))
    let ends = [DragGesture.Destination.to(.middle), .by(.middle)].map {
      Int(GestureStep.drag(DragGesture(from: .middle, $0, duration: 1)).words[5])
    }
    try expect("DESTINATION", Array(zip(["to", "by"], ends)))
  }

  @Test(arguments: PhysicsProfile.catalog.map { "\($0.id)" })
  func `a request reads back as it was written`(physics: String) throws {
    var request = Self.request
    request.physics = try #require(PhysicsProfile.catalog.first { "\($0.id)" == physics })
    let words = request.words
    let again = try #require(RunRequest(words: words))
    #expect(again.words.map(\.bitPattern) == words.map(\.bitPattern))
    #expect(again.script == request.script && again.parameters == request.parameters)
    #expect(again.screen == request.screen && again.turnedScreen == request.turnedScreen)
    #expect(again.rate == 120 && again.variant == 4 && again.decelerationRate == .fast)
  }

  @Test func `the map says where the numbers are`() throws {
    let map = Self.request.wordMap
    var words = Self.request.words
    #expect(words[map.variant] == 4)
    #expect(words[map.decelerationRate] == Double(DecelerationRate.fast.rawValue))
    #expect(words[map.parameters[0] + 1] == .pi)
    #expect(Array(words[map.parameters[3]...][...(map.parameters[3] + 3)]) == [3, 2, 1, -0.5])
    #expect(words[map.script] == Double(Self.steps.count))
    let other = try #require(PhysicsProfile.catalog.last)
    words.replaceSubrange(map.physics..<(map.physics + other.words.count), with: other.words)
    words.replaceSubrange(map.script..., with: [0])
    let again = try #require(RunRequest(words: words))
    #expect(again.physics.words == other.words && again.script.steps.isEmpty)
    #expect(again.parameters == Self.request.parameters)
  }

  @Test func `the settings of a device take no number of their own`() throws {
    let entry = PatternEntry(StickyTabs.self)
    for size in ContentSizeCategory.allCases {
      for direction in LayoutDirection.allCases {
        var request = Self.request
        for orientation in [\RunRequest.screen, \RunRequest.turnedScreen] {
          request[keyPath: orientation].contentSize = size
          request[keyPath: orientation].direction = direction
        }
        request.growth = entry.growth(fixed: [3])
        let again = try #require(RunRequest(words: request.words))
        #expect(again.screen == request.screen && again.turnedScreen == request.turnedScreen)
        #expect(request.wordMap == Self.request.wordMap)
        #expect(request.words.count == Self.request.words.count)
        if size == .large {
          #expect(again.growth == .none)
        } else {
          #expect(again.growth == request.growth)
        }
        let isUsual = size == .large && direction == .leftToRight
        #expect(isUsual == (request.words == Self.request.words))
      }
    }
  }

  @Test func `how lengths grow reads back, including those of a list`() throws {
    var request = Self.request
    request.screen.contentSize = .accessibility2
    request.growth = ParameterGrowth()
    request.growth.setCode(TextStyle.caption2.rawValue + 1, of: 0)
    request.growth.setCode(TextStyle.largeTitle.rawValue + 1, of: 3)
    let again = try #require(RunRequest(words: request.words))
    #expect(again.growth == request.growth)
    #expect(again.growth.style(of: 0) == .caption2 && again.growth.style(of: 3) == .largeTitle)
    #expect([1, 2, 4, 5, 16, 99].allSatisfy { again.growth.style(of: $0) == nil })
    var words = request.words
    words[request.wordMap.parameters[0]] = 4 * 12
    #expect(RunRequest(words: words) == nil)
  }

  @Test func `a narrow window of an iPad reads back as one`() throws {
    let window = try #require(DeviceProfile.iPad9.with(DeviceSettings(window: .third)))
    var request = Self.request
    request.screen = window.screen(.portrait)
    #expect(try #require(RunRequest(words: request.words)).screen == request.screen)
    #expect(request.words.count == Self.request.words.count)
  }

  @Test func `the kind of navigation bars reads back`() throws {
    for device in [DeviceProfile.iPhone17, .iPhone8Plus, .iPhone8, .iPad9] {
      var request = Self.request
      request.screen = device.screen(.portrait)
      request.turnedScreen = device.screen(.landscape)
      let again = try #require(RunRequest(words: request.words))
      #expect(again.screen == request.screen && again.turnedScreen == request.turnedScreen)
      #expect(request.words.count == Self.request.words.count)
    }
  }

  @Test func `an unknown text size is refused`() {
    var words = Self.request.words
    let place = words.firstIndex(of: DeviceProfile.iPhone15Pro.size.width)! - 1
    for (traits, isSize) in [(35.0, true), (36, false), (48, false), (51, false), (52, true)] {
      words[place] = traits
      #expect((RunRequest(words: words) != nil) == isSize)
    }
  }

  @Test(arguments: [InitialOffset.rest, .fromStart(1.5), .fromEnd(-2)])
  func `the initial offset reads back`(offset: InitialOffset) {
    var request = Self.request
    request.initialOffset = offset
    #expect(RunRequest(words: request.words)?.initialOffset == offset)
  }

  @Test func `a run of a request that was read back is the same run`() throws {
    for rate in [60, 120] {
      let entry = PatternEntry(CollapsingHeader.self)
      var request = Self.request
      request.parameters = entry.parameters.map(\.defaultValue)
      request.rate = rate
      request.script.steps = RandomScript.steps(seed: 5)
      let again = try #require(RunRequest(words: request.words))
      #expect(try entry.run(again).digest == entry.run(request).digest)
    }
  }

  @Test func `a truncated, extended or altered request is refused or a different request`() {
    let words = Self.request.words
    for end in words.indices { #expect(RunRequest(words: Array(words[..<end])) == nil) }
    #expect(RunRequest(words: words + [0]) == nil)
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      var wrong = words
      let place = Int.random(in: wrong.indices, using: &random)
      let values = [Double.nan, -1, 0.5, .infinity, 1e300, 255, 3]
      wrong[place] = values.randomElement(using: &random)!
      guard let request = RunRequest(words: wrong) else { continue }
      #expect(request.words.count == wrong.count)
    }
  }
}
