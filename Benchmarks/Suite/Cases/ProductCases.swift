// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import ScrollCore
import StoryboardRendering

/// The cost of a typical review: the four patterns of the articles on six devices, ten seconds each
/// at 120 frames a second, which is 28,800 frames.
enum ProductCases {
  private static let devices: [DeviceProfile] = [
    .iPhone8, .iPhone11, .iPhone15Pro, .iPhoneSE1, .iPad9, .iPadPro12p9,
  ]

  /// Ten seconds: slowly up and down, a fling that is caught by another one, and a fling.
  private static let script = GestureScript(
    CaseInput.Script.drag.steps + CaseInput.Script.catch.steps
      + CaseInput.Script.fling.steps.dropLast()
      + [.pause(1.85)])

  @Sendable static func all() -> [BenchCase] {
    [
      BenchCase(CaseID("product", "articles", "devices:6", "layout"), unit: "frame", set: .quick) {
        let runs = try requests().map { try $0.entry.poses(of: $0.request) }
        var storage = LaidOutFrames()
        return PreparedCase(units: runs.reduce(0) { $0 + $1.frameCount }) {
          var elements = 0
          for run in runs {
            run.layOut(0..<run.frameCount, into: &storage)
            elements += storage.elements.count
          }
          return Double(elements)
        }
      },
      BenchCase(CaseID("product", "articles", "devices:6", "svg"), unit: "frame", set: .quick) {
        let runs = try requests().map { ($0.device, try $0.entry.run($0.request)) }
        let scenes = runs.map { Scene($0, [$1]) }
        let size = scenes.reduce(0) { $0 + AnimatedSVG.write($1).count }
        return PreparedCase(units: runs.reduce(0) { $0 + $1.1.frameCount }, bytes: size) {
          Double(scenes.reduce(0) { $0 + AnimatedSVG.write($1).count })
        }
      },
    ]
  }

  private static func requests() -> [(
    entry: PatternEntry, device: DeviceProfile, request: RunRequest
  )] {
    CaseInput.articles.flatMap { patternID in
      devices.map { device in
        let entry = CaseInput.pattern(patternID)
        var request = CaseInput.request(entry, device, .fling)
        request.script = script
        return (entry, device, request)
      }
    }
  }
}
