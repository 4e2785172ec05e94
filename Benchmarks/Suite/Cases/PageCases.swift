// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import CoreModules
import ScrollCore
import StoryboardRendering

/// Storyboard pages as bytes.
enum PageCases {
  @Sendable static func all() -> [BenchCase] {
    [1, 4].flatMap { count in
      CaseInput.articles.map { patternID in
        BenchCase(
          CaseID("html", patternID, "devices:\(count)", "fling"), unit: "page",
          set: count == 1 && patternID != "bottom-sheet" ? .quick : .full
        ) {
          let input = try input(patternID, devices: count, carriesCore: false)
          let size = StoryboardPage.write(input).count
          return PreparedCase(units: 1, bytes: size) { Double(StoryboardPage.write(input).count) }
        }
      }
    }
  }

  /// A page of one variant on several devices.
  ///
  /// - Parameters:
  ///   - patternID: The identifier of the pattern.
  ///   - count: How many devices.
  ///   - carriesCore: Whether the page can be tried by hand. The core's bytes depend on the compiler.
  static func input(
    _ patternID: String, devices count: Int, carriesCore: Bool
  ) throws -> StoryboardPageInput {
    let entry = CaseInput.pattern(patternID)
    let devices = try CaseInput.devices.prefix(count).map { name, device in
      let request = CaseInput.request(entry, device, .fling)
      let timeline = try entry.run(request)
      return PageDevice(
        id: name, name: name, scene: Scene(device, [timeline]), timelines: [timeline],
        origins: [PageOrigin(request, digest: timeline.digest)], findings: [[]])
    }
    let request = CaseInput.request(entry, .iPhone8, .fling)
    let variant = entry.variants[request.variant]
    let trial = CoreModules.core(ofPattern: patternID).map { core in
      PageTrial(
        core: core, review: CoreModules.review(ofPattern: patternID), parameters: entry.parameters,
        values: request.parameters,
        profiles: PhysicsProfile.catalog, scenario: "{}")
    }
    return StoryboardPageInput(
      scenario: "bench/\(patternID)", title: patternID, summary: "", patternTitle: "\(entry.title)",
      galleryLink: nil,
      steps: request.script.steps.indices.map { "step \($0 + 1)" },
      variants: [
        PageVariant(
          id: "\(variant.id)", title: "\(variant.title)", summary: "\(variant.summary)",
          isFixed: variant.isFixed)
      ], devices: devices, trial: carriesCore ? trial : nil)
  }
}
