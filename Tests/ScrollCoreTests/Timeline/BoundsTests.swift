// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@Suite struct BoundsTests {
  static let variants = PatternCatalog.builtIn.entries.flatMap { entry in
    entry.variants.map { "\($0.id)" }
  }
  /// The bounds of these variants do not come from a scroll view's own offset, or include space
  /// that is not an inset.
  static let exceptions: Set<String> = ["st7", "pc2", "pc3"]

  @Test(arguments: variants)
  func `every frame records the position of the list, which rests by its inset`(variant: String)
    throws
  {
    for device in [DeviceProfile.iPhone8, .iPhone15Pro] {
      let timeline = try Harness(variant, on: device).run(RandomScript.steps(seed: 11))
      try #require(timeline.bounds.count == timeline.frameCount)
      let least = timeline.values(named: "contentOffset.min")
      for (frame, bounds) in timeline.bounds.enumerated() {
        #expect(bounds.start <= bounds.end)
        #expect(bounds.leadingInset >= 0 && bounds.trailingInset >= 0)
        guard !Self.exceptions.contains(variant) else { continue }
        #expect(bounds.leadingInset == -least[frame], "\(variant), frame \(frame)")
      }
    }
  }

  @Test func `a list that fills the screen has the safe area and the header before it`() throws {
    let timeline = try Harness("ch6", on: .iPhone15Pro).run([.pause(0.1)])
    #expect(
      timeline.bounds[0]
        == ScrollBounds(start: 0, end: 852, leadingInset: 159, trailingInset: 34))
  }

  @Test(arguments: ["bs0", "bs1", "bs2", "bs3"])
  func `a list in a sheet begins where the sheet does`(variant: String) throws {
    let timeline = try Harness(variant, on: .iPhone11).run(RandomScript.steps(seed: 3))
    let tops = timeline.values(named: "sheet.top")
    #expect(Set(tops).count > 10)
    #expect(timeline.bounds.map(\.start) == tops)
    #expect(timeline.bounds.allSatisfy { $0.trailingInset == 34 })
  }

  @Test func `a rotated device has other insets from then on`() throws {
    let timeline = try Harness("ch6", on: .iPhone11).run([
      .pause(0.5), .rotate(to: .landscape), .pause(0.5),
    ])
    #expect(timeline.bounds.first?.end == 896)
    #expect(timeline.bounds.last?.end == 414)
    #expect(timeline.bounds.last?.trailingInset == 21)
  }
}
