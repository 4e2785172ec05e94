// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@Suite struct `Devices whose facts are provisional` {
  /// The displays of the devices, each as a device.
  private static let displays = DeviceCatalog.provisional.flatMap { device in
    FoldableDisplay.allCases.compactMap { device.with(DeviceSettings(display: $0)) }
  }

  @Test func `match the recorded file`() throws {
    let lines = Self.displays.map { device in
      DeviceCatalogTests.describe(device) + (device.settings.display == .inner ? " | inner" : "")
        + (device.hingeCornerRadius.map { " | hinge \($0)" } ?? "")
        + (device.strip.map { " | strip \($0.edge) \($0.width)" } ?? "")
    }
    try Golden.expect(lines.joined(separator: "\n") + "\n", matches: "provisional.txt")
  }

  @Test func `are no part of the measured ones, and name known sources`() {
    let known = Set(DeviceCatalog.sources.map { "\($0.key)" })
    for device in DeviceCatalog.provisional {
      #expect(!DeviceCatalog.devices.contains { $0.id == device.id })
      #expect(DeviceCatalog.catalog.contains { $0.id == device.id })
      #expect(!device.sources.isEmpty && device.confidence != .high)
      #expect(device.sources.split(separator: " ").allSatisfy { known.contains(String($0)) })
    }
    #expect(DeviceCatalog.catalog.count >= 53)
  }

  @Test func `have the insets of the models before them, until somebody measures them`() {
    for (new, old) in [
      (DeviceProfile.iPhone18Pro, DeviceProfile.iPhone17Pro), (.iPhone18ProMax, .iPhone17ProMax),
    ] {
      #expect(new.confidence == .provisional)
      for orientation in Orientation.allCases {
        #expect(new.screen(orientation) == old.screen(orientation))
      }
    }
  }

  @Test func `a phone that unfolds has a strip at its right side on both displays`() throws {
    let outer = DeviceProfile.iPhoneDuo
    let inner = try #require(outer.with(DeviceSettings(display: .inner)))
    #expect(outer.naturalOrientation == .portrait && inner.naturalOrientation == .landscape)
    #expect(outer.screen(.portrait).size == Size(466, 678))
    #expect(inner.screen(.landscape).size == Size(951, 669))
    for screen in [outer, inner].flatMap({ [$0.screen(.portrait), $0.screen(.landscape)] }) {
      #expect(screen.safeAreaInsets == EdgeInsets(top: 0, left: 0, bottom: 0, right: 84))
      #expect(screen.statusBarHeight == 0)
    }
    // Apple's kit says something else of the inner display upright, and of the bottom.
    #expect(inner.screen(.portrait, systemVersion: 27).safeAreaInsets.top == 84)
    #expect(inner.screen(.portrait, systemVersion: 27).safeAreaInsets.right == 0)
    #expect(inner.screen(.landscape, systemVersion: 27).safeAreaInsets.right == 84)
    #expect(outer.screen(.portrait, systemVersion: 27).safeAreaInsets.bottom == 34)
    // Three pixels to a point, of which the panel shows fewer, in equal proportion.
    let pixels = try #require(outer.unfolded?.sampledPixels)
    #expect(inner.size.width * 3 == 2007 && inner.size.height * 3 == 2853)
    #expect(abs(pixels.height / 2853 - pixels.width / 2007) < 0.001)
    #expect(outer.unfolded?.fold == inner.size.height / 2)
  }

  @Test func `the strip stays at the right side in a language from right to left`() throws {
    let mirrored = try #require(
      DeviceProfile.iPhoneDuo.with(DeviceSettings(direction: .rightToLeft)))
    // The leading edge is the right one.
    #expect(mirrored.screen(.portrait).safeAreaInsets.left == 84)
    #expect(mirrored.screen(.portrait).safeAreaInsets.right == 0)
  }

  @Test func `only a device that unfolds has an inner display`() {
    for device in DeviceCatalog.devices + DeviceCatalog.android {
      #expect(device.with(DeviceSettings(display: .inner)) == nil, "\(device.id)")
    }
  }
}
