// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@Suite("Devices")
struct DeviceCatalogTests {
  /// Every fact of every device in one text file: a change shows as a separate line.
  @Test func `facts match the recorded file`() throws {
    let lines = DeviceCatalog.devices.map(Self.describe)
    try Golden.expect(lines.joined(separator: "\n") + "\n", matches: "devices.txt")
  }

  @Test func `no two devices share an identifier or a name`() {
    let count = DeviceCatalog.devices.count
    #expect(Set(DeviceCatalog.devices.map(\.id)).count == count)
    #expect(Set(DeviceCatalog.devices.map(\.name)).count == count)
  }

  @Test(arguments: DeviceCatalog.devices)
  func `every source of a device is spelled out`(device: DeviceProfile) {
    let known = DeviceCatalog.sources.map { "\($0.key)" }
    for key in device.sources.split(separator: " ") { #expect(known.contains(String(key))) }
    #expect(!device.sources.isEmpty)
  }

  @Test(arguments: DeviceCatalog.devices)
  func `a landscape screen has the same area and no smaller insets`(device: DeviceProfile) {
    let portrait = device.screen(.portrait)
    let landscape = device.screen(.landscape)
    #expect(landscape.size == portrait.size.transposed)
    #expect(portrait.safeAreaInsets.top >= portrait.statusBarHeight)
    #expect(landscape.safeAreaInsets.left == landscape.safeAreaInsets.right)
    if device.idiom == .phone {
      #expect(landscape.statusBarHeight == 0)
      #expect(landscape.safeAreaInsets.top == 0)
    } else {
      #expect(landscape.statusBarHeight == portrait.statusBarHeight)
    }
    #expect(device.hasHomeIndicator == (portrait.safeAreaInsets.bottom > 0))
  }

  @Test(arguments: [
    (DeviceProfile.iPhone11, 13, 44.0, 44.0), (.iPhone11, 14, 48, 48), (.iPhoneXR, 12, 44, 44),
    (.iPhone12Mini, 14, 44, 50), (.iPhone12Mini, 15, 50, 50), (.iPadPro13M4, 26, 32, 32),
    (.iPadPro13M4, 18, 24, 24), (.iPhone15, 17, 54, 59),
  ])
  func `a system version determines bar and safe area together`(
    device: DeviceProfile, version: Int, bar: Double, safeTop: Double
  ) {
    let screen = device.screen(.portrait, systemVersion: version)
    #expect(screen.statusBarHeight == bar)
    #expect(screen.safeAreaInsets.top == safeTop)
  }

  @Test(arguments: [
    (DeviceProfile.iPhone15Pro, nil as Int?, 44.0), (.iPhone15Pro, 18, 44), (.iPhone15Pro, 26, 54),
    (.iPhone11, 26, 54), (.iPhone11, 13, 44), (.iPhoneXR, 26, 44), (.iPhone8, nil, 44),
    (.iPhone17, nil, 54), (.iPhone17e, nil, 54), (.iPhoneAir, nil, 54), (.iPadPro11, 26, 50),
  ])
  func `the navigation bar of a portrait iPhone is taller from iOS 26 on`(
    device: DeviceProfile, version: Int?, height: Double
  ) {
    #expect(device.screen(.portrait, systemVersion: version).navigationBarHeight == height)
    let sideways = device.screen(.landscape, systemVersion: version)
    #expect(sideways.navigationBarHeight == (device.idiom == .pad ? 50 : 32))
  }

  @Test func `iOS 26 changes only the bar of a zoomed iPhone too`() throws {
    let zoomed = try #require(DeviceProfile.iPhone11.with(DeviceSettings(isZoomed: true)))
    var screen = zoomed.screen(.portrait, systemVersion: 26)
    #expect(screen.navigationBarHeight == 54)
    screen.hasTallNavigationBar = false
    #expect(screen == zoomed.screen(.portrait))
  }

  @Test func `the matrix shows each class of screen`() {
    let matrix = DeviceCatalog.matrix
    #expect(matrix.count == 6)
    #expect(matrix.contains { $0.orientation == .landscape })
    #expect(matrix.contains { $0.device.cutout?.kind == .dynamicIsland })
    #expect(matrix.contains { $0.device.idiom == .pad })
  }

  static func describe(_ device: DeviceProfile) -> String {
    let cutout = device.cutout.map { "\($0.kind) \($0.width)x\($0.height) at \($0.top)" } ?? "none"
    var text =
      "\(device.id) | \(device.name) | \(device.year) | \(device.size.width)x\(device.size.height)"
      + " @\(device.scale) \(device.maximumRefreshRate) Hz | radius \(device.displayCornerRadius)"
      + " | cutout \(cutout) | P \(describe(device.portrait)) | L \(describe(device.landscape))"
    for variant in device.systemVariants {
      text +=
        " | iOS \(variant.first)-\(variant.last) P \(describe(variant.portrait))"
        + " L \(describe(variant.landscape))"
    }
    return text + " | \(device.confidence) | \(device.sources)"
  }

  private static func describe(_ facts: ScreenFacts) -> String {
    let inset = facts.safeAreaInsets
    return
      "bar \(facts.statusBarHeight) safe \(inset.top) \(inset.left) \(inset.bottom) \(inset.right)"
      + (facts.hasTallNavigationBar ? " tall" : "")
  }
}
