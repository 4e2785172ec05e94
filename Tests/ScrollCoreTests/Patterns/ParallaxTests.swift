// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// Content offsets as input, shifts and uncovered strips as output, computed by hand.
///
/// On an iPhone 8 the bar ends at 20 + 44 = 64 and the journal rests at o = −64. The centre of the
/// visible part is (64 + 667)/2 = 365.5. The window of the first card starts 280 + 92 = 372 below
/// the start of the content and is 200 high: its centre is at 472 − o on the screen.
@Suite("Parallax: vectors")
struct ParallaxVectorTests {
  /// Pulled by 60, at rest, scrolled by 60, by 280, by 400.
  private static let offsets: [Double] = [-124, -64, -4, 216, 336]

  /// Half of the scrolled distance, from 0 to the 280 of the window; 0.2·(365.5 − (472 − o)).
  @Test(arguments: [60, 120])
  func `fixed pictures follow from the offset`(rate: Int) throws {
    let harness = Harness("px3", on: .iPhone8).with { $0.rate = rate }
    expectEqual(try harness.values(of: "hero.y", after: Self.offsets), [124, 64, 4, -216, -336])
    expectEqual(try harness.values(of: "hero.shift", after: Self.offsets), [0, 0, 30, 140, 140])
    expectEqual(
      try harness.values(of: "card[0].shift", after: Self.offsets),
      [-46.1, -34.1, -22.1, 21.9, 45.9])
    expectEqual(try harness.values(of: "card[0].y", after: Self.offsets), [496, 436, 376, 156, 36])
    expectEqual(try harness.values(of: "hero.uncovered", after: Self.offsets), [0, 0, 0, 0, 0])
  }

  /// Without limits the pull shifts the large picture up by half of 60, and uncovers 30 points
  /// below it.
  @Test(arguments: ["px0", "px2"])
  func `a pull uncovers half of itself`(variant: String) throws {
    let harness = Harness(variant, on: .iPhone8)
    expectEqual(try harness.values(of: "hero.shift", after: Self.offsets), [-30, 0, 30, 140, 200])
    expectEqual(try harness.values(of: "hero.uncovered", after: Self.offsets), [30, 0, 0, 0, 0])
  }

  /// At o = 308 the first card is directly below the bar: 472 − o = 64 + 100.
  ///
  /// Its picture is lower by 0.2·(365.5 − 164) = 40.3. No other card is off by more: the second has
  /// its centre at 444 and its picture higher by 15.7.
  @Test func `a picture as high as its window uncovers a fifth of its distance from the centre`()
    throws
  {
    expectEqual(try Harness("px0", on: .iPhone8).values(of: "card.uncovered", after: [308]), [40.3])
    expectEqual(try Harness("px3", on: .iPhone8).values(of: "card.uncovered", after: [308]), [0])
  }

  /// Large: −30 is limited to 0; + 30; + 30; + 110 is limited to 140; + 60 fits.
  ///
  /// Cards: −12; + 12; + 12; + 44 is limited to 0.2·(301.5 − 100) = 40.3, the spare height of the
  /// picture.
  @Test func `with added changes, a pull is never forgotten`() throws {
    let harness = Harness("px1", on: .iPhone8)
    expectEqual(try harness.values(of: "hero.shift", after: Self.offsets), [0, 30, 60, 140, 140])
    expectEqual(
      try harness.values(of: "card[0].shift", after: Self.offsets), [-12, 0, 12, 40.3, 40.3])
    // At rest the picture starts 30 points below its window, which starts at the bar.
    expectEqual(try harness.values(of: "hero.uncovered", after: Self.offsets), [0, 30, 0, 0, 0])
  }

  @Test func `with added changes, a picture at its limit turns back at once`() throws {
    let offsets: [Double] = [-64, 216, 336, 216]
    // 56 is limited to 40.3; there it stays; 120 back make 24.
    expectEqual(
      try Harness("px1", on: .iPhone8).values(of: "card[0].shift", after: offsets),
      [0, 40.3, 40.3, 16.3])
  }

  /// Made on an iPhone 8, pictures have 0.2·(333.5 − 100) = 46.7 to spare at either end. A card at
  /// the lower end of the screen has its centre 100 above it, and its picture is shifted by a fifth
  /// of the distance to the centre of the screen:
  ///
  ///     iPhone 8        0.2·(667 − 100 − 333.5) = 46.7    all covered
  ///     iPhone 15 Pro   0.2·(852 − 100 − 426)   = 65.2    18.5 uncovered
  ///     iPad            0.2·(1080 − 100 − 540)  = 88      41.3 uncovered
  ///
  /// The second row of cards has its centre at 752 − o, the third at 1032 − o.
  @Test(arguments: [
    (DeviceProfile.iPhone8, 185.0, 0.0), (.iPhone15Pro, 0, 18.5), (.iPad9, 52, 41.3),
  ])
  func `a picture made on one phone is too small on a taller one`(
    device: DeviceProfile, offset: Double, uncovered: Double
  ) throws {
    expectEqual(
      try Harness("px2", on: device).values(of: "card.uncovered", after: [offset]), [uncovered])
    expectEqual(try Harness("px3", on: device).values(of: "card.uncovered", after: [offset]), [0])
  }

  /// Between bar and lower edge the centre is at 365.5; half of the screen is 333.5.
  ///
  /// A fifth of the 32 between them is 6.4.
  @Test func `measured from the centre of the screen, a centred card has its picture off centre`()
    throws
  {
    // 472 − o = 365.5
    expectEqual(
      try Harness("px2", on: .iPhone8).values(of: "card[0].shift", after: [106.5]), [-6.4])
    expectEqual(try Harness("px3", on: .iPhone8).values(of: "card[0].shift", after: [106.5]), [0])
  }

  /// 200 + 2·0.2·(reach − 100), where reach is the distance of the bar and the lower end of the
  /// screen from the centre: both are 301.5 on an iPhone 8, and 357.5 and 391.5 on an iPhone 15
  /// Pro, whose centre is at (103 + 818)/2 = 460.5.
  @Test(arguments: [
    ("px0", DeviceProfile.iPhone8, 200), ("px2", .iPhone8, 293.4), ("px3", .iPhone8, 280.6),
    ("px2", .iPhone15Pro, 293.4), ("px3", .iPhone15Pro, 316.6),
  ])
  func `pictures are as high as the variant makes them`(
    variant: String, device: DeviceProfile, height: Double
  ) throws {
    let timeline = try Harness(variant, on: device).run([.pause(0.1)])
    let pictures = timeline.elements.filter { $0.id.kind == .scenery && $0.id.item >= 0 }
    #expect(!pictures.isEmpty)
    for picture in pictures { #expect(abs(picture.frame.height - height) < 1e-9) }
  }

  private func expectEqual(_ values: [Double], _ expected: [Double]) {
    #expect(values.count == expected.count)
    for (value, wanted) in zip(values, expected) {
      #expect(abs(value - wanted) < 1e-9, "\(values), not \(expected)")
    }
  }
}
