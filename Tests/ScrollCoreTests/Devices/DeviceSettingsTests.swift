// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@Suite struct `A device with settings` {
  private func device(_ id: String) throws -> DeviceProfile {
    try #require(DeviceCatalog.devices.first { $0.id == id })
  }

  // MARK: Display Zoom

  /// Rows of QMUI's table of zoomed devices, taken from devices.json: top, bottom, sides in
  /// landscape.
  static let measured: [(id: String, top: Double, bottom: Double, side: Double)] = [
    ("iphone-11", 44, 31, 44), ("iphone-11-pro-max", 40, 30.667, 40),
    ("iphone-12-mini", 43, 29, 43), ("iphone-13-mini", 43, 29, 43), ("iphone-12", 39, 28, 39),
    ("iphone-13-pro", 39, 28, 39), ("iphone-12-pro-max", 41, 29.667, 41),
    ("iphone-14-plus", 41, 30, 41), ("iphone-14-pro", 48, 28, 48), ("iphone-15-pro", 48, 28, 48),
    ("iphone-16", 48, 28, 48), ("iphone-14-pro-max", 51, 31, 51), ("iphone-16-plus", 51, 31, 51),
  ]

  @Test(arguments: measured)
  func `with Display Zoom has the insets that were measured`(
    id: String, top: Double, bottom: Double, side: Double
  ) throws {
    let zoomed = try #require(try device(id).with(DeviceSettings(isZoomed: true)))
    let upright = zoomed.screen(.portrait).safeAreaInsets
    #expect(upright == EdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    let aside = zoomed.screen(.landscape).safeAreaInsets
    #expect(aside == EdgeInsets(top: 0, left: side, bottom: 21, right: side))
  }

  @Test func `with Display Zoom has the layout of a smaller phone, with as many pixels per point`()
    throws
  {
    let sizes = [
      ("iphone-8", Size(320, 568)), ("iphone-8-plus", Size(375, 667)),
      ("iphone-15-pro", Size(320, 693)), ("iphone-17-pro-max", Size(375, 812)),
    ]
    for (id, size) in sizes {
      let plain = try device(id)
      let zoomed = try #require(plain.with(DeviceSettings(isZoomed: true)))
      #expect(zoomed.screen(.portrait).size == size)
      #expect(zoomed.screen(.landscape).size == size.transposed)
      #expect(zoomed.scale == plain.scale && zoomed.id == plain.id)
    }
    let home = try #require(try device("iphone-8").with(DeviceSettings(isZoomed: true)))
    #expect(home.screen(.portrait).statusBarHeight == 20)
  }

  @Test func `has no Display Zoom on an iPad and on the smallest phone`() throws {
    for id in ["iphone-se1", "ipad-9", "ipad-pro-12.9"] {
      #expect(try device(id).with(DeviceSettings(isZoomed: true)) == nil)
    }
  }

  @Test func `runs like a device file with the same facts`() throws {
    let zoomed = try #require(try device("iphone-15-pro").with(DeviceSettings(isZoomed: true)))
    var facts = try device("iphone-15-pro")
    facts.size = Size(320, 693)
    facts.portrait = ScreenFacts(
      statusBarHeight: 44,
      safeAreaInsets: EdgeInsets(top: 48, left: 0, bottom: 28, right: 0))
    for variant in ["ch6", "sh2", "lt3", "bs3"] {
      let steps = RandomScript.steps(seed: 3)
      #expect(
        try Harness(variant, on: zoomed).run(steps).digest
          == Harness(variant, on: facts).run(steps).digest)
    }
  }

  // MARK: Windows

  /// Widths that swift-snapshot-testing publishes.
  static let published: [(id: String, window: WindowLayout, upright: Double?, aside: Double)] = [
    ("ipad-9.7", .third, 320, 320), ("ipad-9.7", .half, nil, 507),
    ("ipad-9.7", .twoThirds, 438, 694), ("ipad-air-3", .third, 320, 320),
    ("ipad-air-3", .half, nil, 551), ("ipad-air-3", .twoThirds, 504, 782),
    ("ipad-pro-11", .third, 320, 375), ("ipad-pro-11", .half, nil, 592),
    ("ipad-pro-11", .twoThirds, 504, 809), ("ipad-pro-12.9", .third, 375, 375),
    ("ipad-pro-12.9", .half, nil, 678), ("ipad-pro-12.9", .twoThirds, 639, 981),
  ]

  @Test(arguments: published)
  func `gives windows their published widths`(
    id: String, window: WindowLayout, upright: Double?, aside: Double
  ) throws {
    let pad = try device(id)
    let device = try #require(pad.with(DeviceSettings(window: window)))
    if let upright {
      #expect(device.screen(.portrait).size == Size(upright, pad.size.height))
    }
    #expect(device.screen(.landscape).size == Size(aside, pad.size.width))
    #expect(device.screen(.portrait).safeAreaInsets == pad.portrait.safeAreaInsets)
  }

  @Test func `leaves the sides of a Split View ten points apart`() throws {
    for pad in DeviceCatalog.devices where pad.idiom == .pad {
      let third = try #require(pad.with(DeviceSettings(window: .third)))
      let rest = try #require(pad.with(DeviceSettings(window: .twoThirds)))
      for orientation in Orientation.allCases {
        let width = pad.screen(orientation).size.width
        #expect(
          third.screen(orientation).size.width + 10 + rest.screen(orientation).size.width == width)
      }
    }
  }

  @Test func `floats in Slide Over clear of the status bar`() throws {
    let pad = try device("ipad-9")
    let window = try #require(pad.with(DeviceSettings(window: .slideOver)))
    #expect(window.screen(.portrait).size == Size(320, 1040))
    #expect(window.screen(.landscape).size == Size(320, 770))
    #expect(window.screen(.portrait).safeAreaInsets == .zero)
    #expect(window.screen(.portrait).statusBarHeight == 0)
  }

  @Test func `has no windows on a phone`() throws {
    for window in WindowLayout.allCases where window != .fullScreen {
      #expect(try device("iphone-15-pro").with(DeviceSettings(window: window)) == nil)
    }
  }

  @Test func `cannot have the same setting twice`() throws {
    let device = try #require(try device("iphone-8").with(DeviceSettings(direction: .rightToLeft)))
    #expect(device.with(DeviceSettings()) == nil)
  }

  @Test func `lists its settings in a fixed order`() {
    let settings = DeviceSettings(
      contentSize: .accessibility2, direction: .rightToLeft, window: .third, isZoomed: true)
    #expect(
      settings.words.map { "\($0)" } == ["third", "zoomed", "accessibility2", "rightToLeft"])
    #expect(DeviceSettings().words.isEmpty)
  }
}
