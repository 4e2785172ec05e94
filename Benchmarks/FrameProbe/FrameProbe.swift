// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchProbe
import ScrollCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#endif

/// Counts the heap allocations of display frames, pattern by pattern.
///
/// The same script runs at 60 and at 120 frames a second into storage that is already warm. Both runs
/// play the same steps, so what they allocate differs by what their frames allocate: nothing. With
/// `--frames` the probe only runs frames, for a profiler to look at.
@main
struct FrameProbe {
  static func main() throws {
    let profiles = CommandLine.arguments.contains("--frames")
    guard profiles || scrollwork_counts_allocations() else {
      print("allocations cannot be counted on this platform")
      return
    }
    var isClean = true
    for entry in PatternCatalog.builtIn.entries {
      for variant in entry.variants.indices {
        let slow = try measure(entry, variant, rate: 60)
        let fast = try measure(entry, variant, rate: 120)
        let difference = fast.allocations - slow.allocations
        isClean = isClean && difference == 0
        print(
          "\(entry.variants[variant].id): \(difference) allocations in",
          "\(fast.frames - slow.frames) further frames (\(slow.allocations) in all)")
      }
    }
    exit(isClean ? 0 : 1)
  }

  static func measure(
    _ entry: PatternEntry, _ variant: Int, rate: Int
  ) throws -> (frames: Int, allocations: Int) {
    let device = DeviceProfile.iPhone11
    let request = RunRequest(
      variant: variant, parameters: entry.parameters.map(\.defaultValue),
      screen: device.screen(.portrait), turnedScreen: device.screen(.landscape), rate: rate,
      physics: .uikit, script: script)
    var timeline = try entry.run(request)
    let before = scrollwork_allocation_count()
    try entry.run(request, into: &timeline)
    return (timeline.frameCount, Int(scrollwork_allocation_count() - before))
  }

  /// Ten slow drags and ten flings in each direction, about 80 s.
  static let script: GestureScript = {
    var steps: [GestureStep] = []
    for round in 0..<20 {
      let direction = round % 2 == 0 ? -1.0 : 1
      let start = ScriptPoint(.fraction(0.5), .fraction(0.6))
      let travel = ScriptPoint(.points(0), .points(180 * direction))
      steps.append(.drag(DragGesture(from: start, .by(travel), duration: 1, hold: 0.2)))
      steps.append(
        .drag(
          DragGesture(
            from: start, .by(travel), duration: 0.2, endVelocity: Point(0, 1500 * direction))))
      steps.append(.pause(2.5))
    }
    return GestureScript(steps)
  }()
}
