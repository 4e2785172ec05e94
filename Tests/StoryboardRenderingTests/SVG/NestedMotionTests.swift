// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ScrollCore
@testable import StoryboardRendering

@Suite struct NestedMotionTests {
  private static let runs = [
    NestedRun(), NestedRun(rate: 120, frameCount: 480), NestedRun(frameCount: 100),
    NestedRun(turn: 130), NestedRun(clips: false),
  ]

  @Test(arguments: runs, [0.1, 0.5])
  func `the picture is off by no more than promised, however deep it is nested`(
    run: NestedRun, tolerance: Double
  ) throws {
    let timeline = run.timeline()
    let scene = Scene(run.device, [timeline])
    var options = SVGOptions()
    options.tolerance = tolerance
    let (bytes, report) = AnimatedSVG.compose(
      [SVGPanel(scene)], hasCaptions: false, options: options)
    let emitted = EmittedAnimation(String(decoding: bytes, as: UTF8.self))
    let shown = emitted.shown(scene)
    var greatest = 0.0
    for frame in 0..<timeline.frameCount {
      let stage = frame < run.turn ?? .max ? 0 : 1
      let exact = DrawnScene(scene, stage: stage, frame: frame)
      let drawn = DrawnScene(shown, stage: stage, frame: frame)
      for (element, other) in zip(exact.elements, drawn.elements) where element.isShown {
        var error = max(abs(element.rect.x - other.rect.x), abs(element.rect.y - other.rect.y))
        if element.contentScale != 1 {
          // The corner that is farthest from the centre of the bottom edge.
          error += abs(element.contentScale - other.contentScale) * element.rect.width / 2
        }
        greatest = max(greatest, error)
      }
    }
    #expect(greatest <= tolerance)
    #expect(report.maximumError <= tolerance)
    // The report adds the greatest errors of tracks, which need not occur in the same frame.
    #expect(greatest <= report.maximumError + 1e-9)
    #expect(greatest > tolerance / 5, "a share that is not used costs keys")
  }

  @Test func `tracks share the error with those that move along the same axis`() throws {
    let scene = Scene(SyntheticRun.phone, [NestedRun().timeline()])
    let budget = ErrorBudget(scene, run: 0, options: SVGOptions())
    let shares = Dictionary(
      uniqueKeysWithValues: zip(scene.runs[0].tracks, budget.tolerances)
        .filter { $0.0.property != .visibility && $0.0.property != .opacity }
        .map { ($0.0.target.text(), $0.1) })
    // Three tracks move the badge vertically, one moves it sideways; the title's reach is half the
    // width.
    let whole = 0.1 - 0.01
    let expected = [
      "layer1": whole / 3, "layer3": whole / 3, "indicator-y": whole / 3, "indicator": whole,
      "header-content": whole / 2 / 207,
    ]
    #expect(shares.keys.sorted() == expected.keys.sorted())
    for (name, share) in expected { #expect(abs((shares[name] ?? 0) - share) < 1e-12, "\(name)") }
  }

  @Test func `the sum of errors is taken along each path`() {
    let scene = Scene(SyntheticRun.phone, [NestedRun().timeline()])
    let budget = ErrorBudget(scene, run: 0, options: SVGOptions())
    let names = scene.runs[0].tracks.map { "\($0.target.text()) \($0.property)" }
    func sum(_ errors: [String: Double]) -> Double {
      budget.greatestSum(names.map { errors[$0] ?? 0 })
    }
    #expect(sum(["layer1 translateY": 1, "layer3 translateY": 2]) == 3)
    let scaled = 0.01 * 207.0
    #expect(sum(["layer3 translateY": 2, "header-content scale": 0.01]) == scaled)
    #expect(sum(["layer1 translateY": 1, "header-content scale": 0.01]) == 1 + scaled)
    #expect(sum(["indicator translateX": 4, "layer3 translateY": 2]) == 4)
  }

  @Test func `for a constant that is not printed exactly, half a digit is subtracted first`() {
    var run = FrameByFrame([LayerLink(), LayerLink(), LayerLink(parent: 1), LayerLink(parent: 2)])
    for frame in 0..<20 {
      let y = 0.37 * Double(frame * frame)
      let inner = y + 1.0 / 3
      run.add(
        [Point(0, y), Point(0, inner), Point(0, inner + y)],
        [FrameByFrame.row(0, layer: 3, y: inner + y)])
    }
    let scene = Scene(SyntheticRun.phone, [run.timeline])
    let budget = ErrorBudget(scene, run: 0, options: SVGOptions())
    #expect(budget.tolerances.count == 2)
    for share in budget.tolerances { #expect(abs(share - (0.1 - 0.015) / 2) < 1e-12) }
  }

  @Test func `a list that stays while its sheet jumps does not twitch between frames`() {
    var run = FrameByFrame([LayerLink(), LayerLink(), LayerLink(parent: 1)])
    for frame in 0..<20 {
      // The list moves by 3 points a frame, and stays in the frame in which the sheet jumps by 9.
      // On the sheet's track that is a jump; on the track of the list within the sheet it is not.
      let sheet = frame < 10 ? 100.0 : 109
      let list = 200.0 + 3 * Double(frame < 10 ? frame : frame - 1)
      run.add([Point(0, sheet), Point(0, list)], [FrameByFrame.row(0, layer: 2, y: list)])
    }
    let scene = Scene(SyntheticRun.phone, [run.timeline])
    let options = SVGOptions()
    let clock = LoopClock(runs: [(60, 20)], rest: 1, timeError: 1e-6)
    let nested = NestedMotion(
      SVGPanel(scene), ErrorBudget(scene, run: 0, options: options), clock: clock,
      options: options)
    let halfway = nested.tracks.compactMap {
      $0?.values(frames: 20, part: 0.5, rate: 60, clock: clock)
    }
    #expect(halfway.count == 2)
    for frame in 0..<19 {
      let way = 3 * Double(frame < 10 ? frame : frame - 1)
      let next = 3 * Double(frame + 1 < 10 ? frame + 1 : frame)
      let shown = halfway[0][frame] + halfway[1][frame] - 200
      #expect(shown >= way - 0.1 && shown <= next + 0.1, "after frame \(frame)")
    }
  }

  @Test func `side by side and in pages, nested groups have one rule each`() {
    let run = NestedRun()
    let scene = Scene(run.device, [run.timeline()])
    var options = SVGOptions()
    options.idPrefix = ""
    let text = String(
      decoding: AnimatedSVG.write([SVGPanel(scene), SVGPanel(scene)], options: options),
      as: UTF8.self)
    let emitted = EmittedAnimation(text)
    #expect(
      emitted.rules.keys.sorted()
        == ["d0-", "d1-"].flatMap { prefix in
          ["header-content", "indicator", "indicator-y", "layer1", "layer3"].map { prefix + $0 }
        })
    #expect(emitted.rules["d0-header-content"]?.count == 2)
    #expect(text.contains("clip-path=\"url(#d1-layer2-clip)\""))

    var css = ByteText()
    PageAnimation(drawings: [.init(scene: scene, run: 0, frame: 0, idPrefix: "d0-")]).append(
      to: &css)
    // A page has no line breaks between its rules.
    let page = css.string.replacing("}#", with: "}\n#")
    // Both of the badge: a second rule for the same group would replace the first.
    #expect(page.split(separator: "\n").filter { $0.hasPrefix("#d0-indicator{") }.count == 1)
    #expect(EmittedAnimation(page).rules["d0-indicator"]?.count == 2)
  }

  @Test func `a run that ends early keeps its last frame beside one that goes on`() throws {
    // The short run is like a run that crashed: it stops while the sheet moves.
    let (short, long) = (NestedRun(frameCount: 240), NestedRun(frameCount: 480))
    var broken = short.timeline()
    broken.phases.removeLast(180)
    broken.layers.removeLast(180 * 5)
    broken.elementStarts.removeLast(180)
    broken.elements.removeLast(broken.elements.count - broken.elementStarts[60])
    broken.fingers.removeLast(180)
    broken.failure = "a list without sections"
    broken.events.append(TimelineEvent(time: 59.0 / 60, kind: .crashed))
    let panels = [broken, long.timeline()].map { SVGPanel(Scene(short.device, [$0])) }
    let emitted = EmittedAnimation(
      String(decoding: AnimatedSVG.write(panels), as: UTF8.self))
    let rule = try #require(emitted.rules["d0-layer1"]?.first)
    let other = try #require(emitted.rules["d1-layer1"]?.first)
    #expect(rule.duration == other.duration && rule.duration > 8)
    let sheet = try #require(
      panels[0].motion.tracks.first { $0.target.text(prefix: "d0-") == "d0-layer1" })
    let place = sheet.samples[panels[0].motion.posterFrame]
    for time in [59.0 / 60, 2, 5, 8] {
      let value = try #require(
        emitted.value(rule.name, at: time, duration: rule.duration, stepsOnly: false))
      #expect(abs(place + value - short.sheetTop(59)) <= 0.1, "at \(time) s")
    }
  }
}
