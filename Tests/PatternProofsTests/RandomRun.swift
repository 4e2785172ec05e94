// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// A run with a script that is made at random: drags and flicks anywhere, taps, rests, and turns of the device.
struct RandomRun {
  var random: SystemSeed

  init(_ seed: UInt64) { random = SystemSeed(seed) }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }

  private mutating func point(on size: Size) -> ScriptPoint {
    ScriptPoint(
      .points(number(1...size.width - 1)), .points(number(1...size.height - 1)))
  }

  /// A drag: mostly along one axis, sometimes with a speed at its end.
  private mutating func drag(on size: Size) -> GestureStep {
    let along = number(-size.height...size.height)
    let across = number(-size.width...size.width)
    let isVertical = Int.random(in: 0..<4, using: &random) > 0
    let way =
      isVertical
      ? ScriptPoint(.points(number(-8...8)), .points(along))
      : ScriptPoint(.points(across), .points(number(-8...8)))
    var drag = DragGesture(
      from: point(on: size), .by(way), duration: number(0.05...0.6),
      hold: Bool.random(using: &random) ? 0 : number(0...0.3))
    if Int.random(in: 0..<3, using: &random) == 0 {
      drag.hold = 0
      let speed = number(-6000...6000)
      drag.endVelocity = isVertical ? Point(0, speed) : Point(speed, 0)
    }
    return .drag(drag)
  }

  mutating func script(on size: Size, turning orientation: Orientation) -> GestureScript {
    var (steps, held): ([GestureStep], Orientation) = ([], orientation)
    for _ in 0..<Int.random(in: 2...6, using: &random) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: steps.append(.tap(point(on: size)))
      case 1:
        held = held == .portrait ? .landscape : .portrait
        steps.append(.rotate(to: held))
      default: steps.append(drag(on: size))
      }
      steps.append(.pause(number(0...0.5)))
    }
    steps.append(.pause(0.3))
    return GestureScript(steps)
  }

  /// A request for a pattern on a device, held in some way, with a size of text.
  mutating func request(_ pattern: CompiledPattern, on device: DeviceProfile) -> RunRequest {
    let orientation: Orientation = Bool.random(using: &random) ? .portrait : .landscape
    let size = ContentSizeCategory.allCases.randomElement(using: &random) ?? .large
    func screen(_ orientation: Orientation) -> Screen {
      var screen = device.screen(orientation)
      screen.contentSize = size
      return screen
    }
    let turned: Orientation = orientation == .portrait ? .landscape : .portrait
    var request = RunRequest(
      variant: 0, parameters: pattern.parameters.map(\.defaultValue), screen: screen(orientation),
      turnedScreen: screen(turned), rate: 60, physics: .uikit, script: GestureScript([]),
      growth: ParameterGrowth(pattern.parameters, fixed: []))
    // Positions stay on the screen however it is held.
    let both = (request.screen.size, request.turnedScreen.size)
    let least = Size(min(both.0.width, both.1.width), min(both.0.height, both.1.height))
    request.script = script(on: least, turning: orientation)
    return request
  }
}
