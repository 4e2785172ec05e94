// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import RandomScripts
import ScrollCore
import Testing

@testable import PatternFiles

/// Patterns of the catalogue, in Swift and as files, while the system does something between random gestures.
///
/// The keyboard and bars come and go, windows change their size, a phone folds; flings may still run then.
/// Two things differ by intention, and are not in these scripts: files hear of a screen that comes back from below another
/// one (`didAppear`), patterns in Swift keep what they have; and a scroll that the app asks for moves the first view, which
/// is not the same one in a file.
@Suite struct `What the system does in random runs of the catalogue` {
  typealias Pair = CatalogueFileTests.Pair

  /// How many random runs each variant has: few, or as many as the environment says.
  private static let runCount =
    ProcessInfo.processInfo.environment["CATALOGUE_RUNS"].flatMap { Int($0) } ?? 20

  /// Runs beyond these in which a file and Swift once differed.
  private static let more = [21, 22, 24, 30, 35, 37]

  @Test(arguments: CatalogueFileTests.patterns)
  func `a file and the pattern in Swift agree`(name: String) throws {
    let (file, entry) = try Pair(file: name, pattern: name).read()
    for (index, variant) in file.variants.enumerated() {
      let pattern = try file.compile(variant: index)
      let number = try #require(entry.variants.firstIndex { $0.id.description == variant.id })
      for seed in Array(0..<Self.runCount) + Self.more.filter({ $0 >= Self.runCount }) {
        let request = try Self.request(seed, variant: number, of: name)
        let run = Comparison(entry: entry, pattern: pattern, request: request)
        // A pattern does not hear of a smaller change of an offset.
        let difference = try run.first(beyond: 1e-6)
        #expect(difference == nil, "\(variant.id), seed \(seed)")
      }
    }
  }

  /// A sheet in Swift is at its detent at once when the window changes while it moves, so a finger holds it here.
  @Test(arguments: ["bs3", "bs5", "bs6"])
  func `a finger holds a sheet in both while the window changes`(variant: String) throws {
    let (file, entry) = try Pair(file: "bottom-sheet", pattern: "bottom-sheet").read()
    let index = try #require(file.variants.firstIndex { $0.id == variant })
    let number = try #require(entry.variants.firstIndex { $0.id.description == variant })
    let pattern = try file.compile(variant: index)
    for seed in 0..<4 * Self.runCount {
      let (device, orientation) = DeviceCatalog.matrix[seed % DeviceCatalog.matrix.count]
      let request = RunRequest(
        variant: number, parameters: [], screen: device.screen(orientation),
        turnedScreen: device.screen(orientation), rate: seed % 3 == 0 ? 120 : 60, physics: .uikit,
        script: GestureScript(RandomScript.heldSheet(seed: UInt64(seed))))
      let run = Comparison(entry: entry, pattern: pattern, request: request)
      let difference = try run.first(beyond: 1e-6)
      #expect(difference == nil, "seed \(seed)")
    }
  }

  // MARK: Scripts

  /// A run by its number: on a device of the matrix, or, every fourth one, on one that folds.
  private static func request(_ seed: Int, variant: Int, of name: String) throws -> RunRequest {
    var generator = SeededGenerator(seed: UInt64(seed))
    var (profile, orientation) = DeviceCatalog.matrix[seed % DeviceCatalog.matrix.count]
    var displays: [(display: Screen, turned: Screen)] = []
    if seed % 4 == 3 {
      (profile, orientation) = (.iPhoneDuo, .portrait)
      let inner = try #require(profile.with(DeviceSettings(display: .inner)))
      displays = [
        (inner.screen(.landscape), inner.screen(.portrait)),
        (profile.screen(.portrait), profile.screen(.landscape)),
      ]
    }
    var steps: [GestureStep] = []
    var hasKeyboard = false
    var folds = 0
    for step in RandomScript.steps(seed: UInt64(seed), gestures: 3) {
      steps.append(name == "page-carousel" ? step.across : step)
      guard Bool.random(using: &generator) else { continue }
      // A sheet in Swift is at its detent at once, one in a file moves on.
      if name == "bottom-sheet" { steps.append(.wait(until: .settled, timeout: 10)) }
      let change: ProgramStep
      switch Int.random(in: 0..<3, using: &generator) {
      case 0:
        hasKeyboard.toggle()
        change =
          hasKeyboard
          ? .focus(KeyboardFocus(changesSafeArea: Bool.random(using: &generator))) : .blur
      case 1:
        change = .showBars(
          BarAppearance(
            navigationBar: Bool.random(using: &generator), tabBar: Bool.random(using: &generator),
            isAnimated: Bool.random(using: &generator)))
      default:
        if displays.isEmpty {
          change = .resize(ScreenChange(to: .window(window(&generator))))
        } else {
          let next = displays[folds % displays.count]
          folds += 1
          change = .resize(
            ScreenChange(to: .display(next.display, turned: next.turned), duration: 0.4))
        }
      }
      steps += [.program(change), .pause(Double.random(in: 0.01...0.6, using: &generator))]
    }
    let turned: Orientation = orientation == .portrait ? .landscape : .portrait
    return RunRequest(
      variant: variant, parameters: [], screen: profile.screen(orientation),
      turnedScreen: profile.screen(turned), rate: seed % 3 == 0 ? 120 : 60, physics: .uikit,
      script: GestureScript([.pause(0.1)] + steps + [.wait(until: .settled, timeout: 10)]))
  }

  private static func window(_ generator: inout SeededGenerator) -> ScreenChange.Window {
    ScreenChange.Window(
      width: .points(Double.random(in: 320...1000, using: &generator).rounded()),
      height: .points(Double.random(in: 400...1000, using: &generator).rounded()))
  }
}

extension GestureStep {
  /// A vertical drag as one along x; other steps as they are.
  fileprivate var across: GestureStep {
    guard case .drag(var drag) = self, case .by(let way) = drag.destination else { return self }
    drag.start = ScriptPoint(drag.start.y, drag.start.x)
    drag.destination = .by(ScriptPoint(way.y, way.x))
    drag.endVelocity = drag.endVelocity.map { Point($0.y, $0.x) }
    return .drag(drag)
  }
}
