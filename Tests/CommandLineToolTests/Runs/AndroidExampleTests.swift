// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import ScrollCore
import StoryboardRendering
import TestSupport
import Testing

@testable import CommandLineTool

/// The interfaces of `Examples/android`.
@Suite struct `Android beside iOS` {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Examples/android").standardizedFileURL.path(percentEncoded: false)

  private func isClose(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool {
    abs(a - b) <= tolerance
  }

  /// The numbers of a column in all frames of a run, by time in seconds.
  private func column(
    _ name: Substring, of scenario: String, on device: String, _ arguments: String..., fps: Int = 60
  ) throws -> [(time: Double, value: Double)] {
    let run = ToolRun(
      [
        "frames", "\(Self.folder)/Scenarios/\(scenario).scenario.jsonc", "--allow-files",
        Self.folder, "--device", device, "--format", "csv", "--fps", "\(fps)",
      ] + arguments)
    #expect(run.exitCode == .clean, "\(run.errors)")
    let rows = run.outputLines.map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    let index = try #require(rows.first?.firstIndex(of: name))
    return try rows.dropFirst().map {
      (try #require(Double($0[1])), try #require(Double($0[index])))
    }
  }

  @Test func `has no findings`() {
    let run = ToolRun(["check"], folder: Self.folder)
    #expect(run.exitCode == .clean, "\(run.output)")
    #expect(run.output.contains("14 runs of 6 scenarios: no findings"))
  }

  @Test func `a slow fling goes less far on Android, and a quick one further`() throws {
    var travels: [String: (slow: Double, quick: Double)] = [:]
    for device in ["iphone-16", "pixel-9"] {
      let offsets = try column("contentOffset.y", of: "list-fling", on: device)
      func offset(at time: Double) -> Double {
        offsets.last { $0.time <= time + 1e-6 }?.value ?? .nan
      }
      // The fingers lift at 0.48 s and at 3.3 s.
      travels[device] = (
        offset(at: 3.1) - offset(at: 0.48), (offsets.last?.value ?? .nan) - offset(at: 3.3)
      )
    }
    let (apple, android) = (try #require(travels["iphone-16"]), try #require(travels["pixel-9"]))
    // 494.50 and 194.31 after the lift; what the finger moves between the last frame and the lift is the same on both.
    #expect(isClose(apple.slow - android.slow, 300.19, 0.5), "\(travels)")
    #expect(android.slow < apple.slow / 2, "\(travels)")
    #expect(android.quick > apple.quick * 1.1, "\(travels)")
  }

  @Test(arguments: [("same-way", 494.5, 1993.0), ("same-time", 119.9, 494.5)])
  func `flings that are matched go equally far, or last equally long`(
    scenario: String, slow: Double, quick: Double
  ) throws {
    var ways: [String: [Double]] = [:]
    var times: [String: [Double]] = [:]
    for device in ["iphone-16", "pixel-9"] {
      // Fingers lift at 0.48 s and at 3.36 s, where this rate has frames.
      let offsets = try column("contentOffset.y", of: scenario, on: device, fps: 100)
      for (lift, end) in [(0.48, 3.17), (3.36, offsets.last?.time ?? .nan)] {
        let start = offsets.last { $0.time <= lift + 1e-6 }?.value ?? .nan
        let flight = offsets.filter { $0.time > lift + 1e-6 && $0.time < end }
        let rest = try #require(flight.last?.value)
        ways[device, default: []].append(rest - start)
        times[device, default: []].append((flight.first { $0.value == rest }?.time ?? .nan) - lift)
      }
    }
    let (apple, android) = (try #require(ways["iphone-16"]), try #require(ways["pixel-9"]))
    let (long, short) = (try #require(times["iphone-16"]), try #require(times["pixel-9"]))
    for (index, way) in [slow, quick].enumerated() {
      #expect(isClose(apple[index], way, 0.7), "\(ways)")
      if scenario == "same-way" {
        #expect(isClose(android[index], way, 0.7), "\(ways)")
        #expect(short[index] < 0.6 * long[index], "\(times)")
      } else {
        #expect(isClose(short[index], long[index], 0.05), "\(times)")
        #expect(android[index] > 10 * apple[index], "\(ways)")
      }
    }
  }

  @Test func `a profile that is named counts for all devices`() throws {
    let apple = try column(
      "contentOffset.y", of: "list-fling", on: "pixel-9", "--physics", "uikit")
    let own = try column("contentOffset.y", of: "list-fling", on: "pixel-9")
    let time = 3.1
    let difference =
      (apple.last { $0.time <= time }?.value ?? 0) - (own.last { $0.time <= time }?.value ?? 0)
    #expect(isClose(difference, 300, 6), "\(difference)")
  }

  @Test func `a bar that is let go of halfway settles open or gone`() throws {
    for device in ["iphone-16", "pixel-9"] {
      let shares = try column("gone", of: "enter-always", on: device)
      #expect(shares.contains { $0.value > 0.2 && $0.value < 0.8 })
      let rest = try #require(shares.last { $0.time < 4.6 })
      #expect(rest.value.magnitude < 1e-9 || rest.value == 1, "\(device): \(rest)")
    }
  }

  @Test func `a short slow drag takes Compose's sheet on, and not one with momentum`() throws {
    for device in ["iphone-16", "pixel-9"] {
      let compose = try column("sheet.height", of: "sheet", on: device, "--variant", "compose")
      let momentum = try column("sheet.height", of: "sheet", on: device, "--variant", "momentum")
      let time = 2.1
      let (own, other) = (
        try #require(compose.last { $0.time < time }),
        try #require(momentum.last { $0.time < time })
      )
      #expect(own.value > other.value + 300, "\(device)")
    }
  }

  @Test func `a drawing shows the stretch of content within its error`() throws {
    let timeline = try Harness("qr3", on: .pixel9).with { $0.physics = .android }.run([
      .drag(
        DragGesture(
          from: ScriptPoint(.fraction(0.5), .fraction(0.4)),
          .by(ScriptPoint(.points(0), .points(300))), duration: 0.5)),
      .wait(until: .settled, timeout: 5),
    ])
    let scene = Scene(DeviceProfile.pixel9, [timeline])
    let tracks = scene.runs[0].tracks
    let stretch = try #require(tracks.firstIndex { $0.property == .stretch })
    for frame in 0..<timeline.frameCount {
      #expect(tracks[stretch].samples[frame] == 1 + timeline.stretches[frame].magnitude)
    }
    let groups = scene.stages[0].groups.filter { !$0.stretches.isEmpty }
    #expect(!groups.isEmpty)
    // The top of the view stays in place, and the list is where it rests.
    for group in groups {
      #expect(group.stretches.count == 1)
      let anchor = timeline.bounds[0].start - group.base.y
      #expect(isClose(group.stretches[0].anchor, anchor, 1e-9))
    }
    let (bytes, report) = AnimatedSVG.compose([SVGPanel(scene, run: 0)], hasCaptions: false)
    #expect(report.maximumError <= 0.1)
    #expect(String(decoding: bytes, as: UTF8.self).contains("transform:scale(1,1.0"))
  }
}
