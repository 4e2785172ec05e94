// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import ScrollCore
import StoryboardRendering

/// Animated drawings as bytes: from scenes that are made, and from motion that is reduced already.
enum DrawingCases {
  @Sendable static func all() -> [BenchCase] {
    let single = CaseInput.articles.map { patternID in
      BenchCase(CaseID("svg", patternID, "iphone-11", "fling"), unit: "drawing", set: .quick) {
        let scene = try scene(patternID, .iPhone11)
        let size = AnimatedSVG.write(scene).count
        return PreparedCase(units: 1, bytes: size) { Double(AnimatedSVG.write(scene).count) }
      }
    }
    let written = CaseInput.articles.map { patternID in
      BenchCase(CaseID("svg-text", patternID, "iphone-11", "fling"), unit: "drawing", set: .quick) {
        let plan = SVGPlan([SVGPanel(try scene(patternID, .iPhone11))], hasCaptions: false)
        return PreparedCase(units: 1, bytes: plan.write().count) { Double(plan.write().count) }
      }
    }
    let side = [4, 12].map { count in
      BenchCase(CaseID("svg", "sticky-headers", "devices:\(count)", "fling"), unit: "drawing") {
        let panels = try DeviceCatalog.devices.prefix(count).map { device in
          SVGPanel(try scene("sticky-headers", device))
        }
        let size = AnimatedSVG.write(panels).count
        return PreparedCase(units: 1, bytes: size) { Double(AnimatedSVG.write(panels).count) }
      }
    }
    return single + written + side
  }

  /// The scene of a fling.
  static func scene(_ patternID: String, _ device: DeviceProfile) throws -> Scene {
    let entry = CaseInput.pattern(patternID)
    return Scene(device, [try entry.run(CaseInput.request(entry, device, .fling))])
  }
}
