// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Scripts that reach what a list can do: slow and fast, both ways, beyond both ends, caught, turned.
enum GestureScripts {
  /// Scripts along y, and the same along x.
  static let all = scripts(isHorizontal: false)
  static let across = scripts(isHorizontal: true)

  private static func scripts(isHorizontal: Bool) -> [(name: String, script: GestureScript)] {
    func drag(
      from start: Double, by way: Double, during duration: Double, hold: Double = 0
    ) -> GestureStep {
      self.drag(
        from: start, by: way, during: duration, hold: hold, isHorizontal: isHorizontal)
    }
    return [
      (
        "up slowly",
        script(
          drag(from: 0.7, by: -0.3, during: 0.6, hold: 0.1), .wait(until: .settled, timeout: 5))
      ),
      (
        "flick up",
        script(drag(from: 0.8, by: -0.5, during: 0.12), .wait(until: .settled, timeout: 8))
      ),
      (
        "flick up and back",
        script(
          drag(from: 0.8, by: -0.5, during: 0.15), .pause(0.4),
          drag(from: 0.3, by: 0.5, during: 0.1),
          .wait(until: .settled, timeout: 8))
      ),
      (
        "pull down",
        script(drag(from: 0.3, by: 0.5, during: 0.4, hold: 0.2), .wait(until: .settled, timeout: 5))
      ),
      (
        "pulled, and touched again",
        script(
          drag(from: 0.3, by: 0.5, during: 0.3, hold: 0.1), .pause(1.1), .pointerDown, .pause(0.6),
          .pointerUp, .wait(until: .settled, timeout: 5))
      ),
      (
        "small steps",
        script(
          drag(from: 0.6, by: -0.06, during: 0.2, hold: 0.1), .pause(0.5),
          drag(from: 0.6, by: -0.05, during: 0.2), .pause(0.7),
          drag(from: 0.5, by: 0.07, during: 0.15), .wait(until: .settled, timeout: 5))
      ),
      (
        "to the end",
        script(
          drag(from: 0.8, by: -0.7, during: 0.1), .pause(0.3),
          drag(from: 0.8, by: -0.7, during: 0.1),
          .pause(0.3), drag(from: 0.8, by: -0.7, during: 0.1), .wait(until: .settled, timeout: 8))
      ),
      (
        "caught",
        script(
          drag(from: 0.8, by: -0.5, during: 0.1), .pause(0.213), .pointerDown, .pause(0.3),
          .pointerUp,
          drag(from: 0.4, by: 0.2, during: 0.2), .wait(until: .settled, timeout: 8))
      ),
      (
        "turned",
        script(
          drag(from: 0.8, by: -0.4, during: 0.2), .pause(0.25), .rotate(to: .landscape),
          .pause(0.4),
          drag(from: 0.7, by: -0.3, during: 0.3), .rotate(to: .portrait),
          .wait(until: .settled, timeout: 8))
      ),
    ]
  }

  private static func script(_ steps: GestureStep...) -> GestureScript {
    GestureScript([.pause(0.1)] + steps)
  }

  /// A drag along the middle of the screen, in shares of its extent and in seconds.
  private static func drag(
    from start: Double, by way: Double, during duration: Double, hold: Double, isHorizontal: Bool
  ) -> GestureStep {
    .drag(
      DragGesture(
        from: isHorizontal
          ? ScriptPoint(.fraction(start), .fraction(0.5))
          : ScriptPoint(.fraction(0.5), .fraction(start)),
        .by(
          isHorizontal
            ? ScriptPoint(.fraction(way), .points(0)) : ScriptPoint(.points(0), .fraction(way))),
        duration: duration, hold: hold))
  }
}
