// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchProbe
import Foundation
import PatternFiles
import ScrollCore

/// Counts the heap allocations of display frames, pattern by pattern; of the pattern files that are its arguments, if any are.
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
    let paths = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") }
    let isClean = try paths.isEmpty ? areEntriesClean() : areFilesClean(Array(paths))
    exit(isClean ? 0 : 1)
  }

  private static func areEntriesClean() throws -> Bool {
    var isClean = true
    for entry in PatternCatalog.builtIn.entries {
      for variant in entry.variants.indices {
        let isOne = try report(
          "\(entry.variants[variant].id)", variant, entry.parameters.map(\.defaultValue)
        ) { request, timeline in try entry.run(request, into: &timeline) }
        isClean = isClean && isOne
      }
    }
    return isClean
  }

  private static func areFilesClean(_ paths: [String]) throws -> Bool {
    var isClean = true
    for path in paths {
      let file = try PatternFile(Array(try Data(contentsOf: URL(filePath: path))))
      for variant in file.variants.indices {
        let pattern = try file.compile(variant: variant)
        let isOne = try report(
          file.variants[variant].id, variant, pattern.parameters.map(\.defaultValue)
        ) { request, timeline in _ = try pattern.program.run(request, into: &timeline) }
        isClean = isClean && isOne
      }
    }
    return isClean
  }

  private static func report(
    _ name: String, _ variant: Int, _ parameters: [ParameterValue],
    _ run: (RunRequest, inout Timeline) throws -> Void
  ) throws -> Bool {
    let slow = try measure(variant, parameters, rate: 60, run)
    let fast = try measure(variant, parameters, rate: 120, run)
    let difference = fast.allocations - slow.allocations
    print(
      "\(name): \(difference) allocations in",
      "\(fast.frames - slow.frames) further frames (\(slow.allocations) in all)")
    return difference == 0
  }

  private static func measure(
    _ variant: Int, _ parameters: [ParameterValue], rate: Int,
    _ run: (RunRequest, inout Timeline) throws -> Void
  ) throws -> (frames: Int, allocations: Int) {
    let device = DeviceProfile.iPhone11
    let request = RunRequest(
      variant: variant, parameters: parameters,
      screen: device.screen(.portrait), turnedScreen: device.screen(.landscape), rate: rate,
      physics: .uikit, script: script)
    var timeline = Timeline(rate: rate)
    try run(request, &timeline)
    let before = scrollwork_allocation_count()
    try run(request, &timeline)
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
