// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// Content offsets as input, positions as output, computed by hand.
///
/// On an iPhone 11 the safe area ends at 48: the open header is 48 + 220 = 268 high, the closed one
/// 48 + 44 = 92, and the list rests at o = −268.
@Suite("Stretchy header: vectors")
struct StretchyHeaderVectorTests {
  /// Pulled by 60, at rest, closed by 10, by 88, by 176, and far down.
  private static let offsets: [Double] = [-328, -268, -258, -180, -92, 0]

  @Test(arguments: [60, 120])
  func `the fixed header ends where the list starts`(rate: Int) throws {
    let harness = Harness("sy3", on: .iPhone11).with { $0.rate = rate }
    expectEqual(
      try harness.values(of: "header.bottom", after: Self.offsets), [328, 268, 258, 180, 92, 92])
    expectEqual(try harness.values(of: "header.top", after: Self.offsets), [0, 0, 0, 0, 0, 0])
    expectEqual(
      try harness.values(of: "firstRow.y", after: Self.offsets), [328, 268, 258, 180, 92, 0])
    // (bottom − 92)/176
    expectEqual(
      try harness.values(of: "header.stretchFactor", after: Self.offsets),
      [236.0 / 176, 1, 166.0 / 176, 0.5, 0, 0])
  }

  /// The picture's frame is 268 high.
  ///
  /// Growing by 60 it is 328/268 as large; showing more of itself it keeps its size, and its lower
  /// edge is at 268, at the header's, or halfway between them.
  private static let modes: [(mode: String, bottoms: [Double], scale: Double)] = [
    ("fill", [328, 268, 263, 224, 180, 180], 328 / 268),
    ("topFill", [328, 268, 268, 268, 268, 268], 328 / 268),
    ("top", [268, 268, 268, 268, 268, 268], 1),
    ("center", [298, 268, 263, 224, 180, 180], 1),
    ("bottom", [328, 268, 258, 180, 92, 92], 1),
  ]

  @Test(arguments: modes)
  func `each mode keeps its edge in place`(
    mode: String, bottoms: [Double], scale: Double
  ) throws {
    let modes = ["fill", "topFill", "top", "center", "bottom"]
    let harness = Harness("sy3", on: .iPhone11).with {
      $0.parameters["mode"] = .choice(modes.firstIndex(of: mode) ?? -1)
    }
    expectEqual(try harness.values(of: "picture.bottom", after: Self.offsets), bottoms)
    expectEqual(
      try harness.values(of: "picture.scale", after: Self.offsets), [scale, 1, 1, 1, 1, 1])
  }

  /// Half of 60 of 268: 298/268.
  ///
  /// Filling downwards the lower edge is then at 298, and 30 points below it show more of the
  /// picture.
  @Test func `a stretch factor of a half grows by half of the pull`() throws {
    for (mode, bottom) in [(0, 328.0), (1, 298)] {
      let harness = Harness("sy3", on: .iPhone11).with {
        $0.parameters["stretchFactor"] = .number(0.5)
        $0.parameters["mode"] = .choice(mode)
      }
      expectEqual(try harness.values(of: "picture.scale", after: [-328]), [298.0 / 268])
      expectEqual(try harness.values(of: "picture.bottom", after: [-328]), [bottom])
    }
  }

  /// The first row is at −o and the header is 268 high: pulled by 60 it starts at 60.
  @Test func `a header in the list uncovers a gap above it and leaves with the rows`() throws {
    let harness = Harness("sy0", on: .iPhone11)
    expectEqual(
      try harness.values(of: "header.top", after: Self.offsets), [60, 0, -10, -88, -176, -268])
    expectEqual(
      try harness.values(of: "header.bottom", after: Self.offsets), [328, 268, 258, 180, 92, 0])
  }

  @Test func `a pinned header uncovers a gap below it`() throws {
    let harness = Harness("sy1", on: .iPhone11)
    expectEqual(
      try harness.values(of: "header.bottom", after: Self.offsets), [268, 268, 268, 268, 268, 268])
    expectEqual(
      try harness.values(of: "firstRow.y", after: Self.offsets), [328, 268, 258, 180, 92, 0])
  }

  /// The list rests at o = −(268 + 48): the header is 316 high there, and its picture 316/268 as large.
  @Test(arguments: [
    (DeviceProfile.iPhone8, 20.0), (.iPhone11, 48), (.iPhone15Pro, 59),
  ])
  func `a safe area that counts twice stretches the header at rest`(
    device: DeviceProfile, safeTop: Double
  ) throws {
    let twice = try Harness("sy2", on: device).run([.pause(0.1)])
    #expect(twice.value(named: "header.bottom", inFrame: 0) == 2 * safeTop + 220)
    #expect(
      abs(
        twice.value(named: "picture.scale", inFrame: 0) - (2 * safeTop + 220) / (safeTop + 220))
        < 1e-12)
    let fixed = try Harness("sy3", on: device).run([.pause(0.1)])
    #expect(fixed.value(named: "header.bottom", inFrame: 0) == safeTop + 220)
    #expect(fixed.value(named: "picture.scale", inFrame: 0) == 1)
  }

  private func expectEqual(_ values: [Double], _ expected: [Double]) {
    #expect(values.count == expected.count)
    for (value, wanted) in zip(values, expected) {
      #expect(abs(value - wanted) < 1e-9, "\(values), not \(expected)")
    }
  }
}
