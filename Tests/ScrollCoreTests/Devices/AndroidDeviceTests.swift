// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@Suite struct `Devices with Android` {
  @Test func `match the recorded file`() throws {
    let lines = DeviceCatalog.android.map(DeviceCatalogTests.describe)
    try Golden.expect(lines.joined(separator: "\n") + "\n", matches: "android.txt")
  }

  @Test func `share no identifier and no name with others, and name known sources`() {
    let all = DeviceCatalog.catalog
    #expect(Set(all.map(\.id)).count == all.count && Set(all.map(\.name)).count == all.count)
    let known = Set(DeviceCatalog.sources.map { "\($0.key)" })
    for device in DeviceCatalog.android {
      #expect(device.platform == .android && !device.sources.isEmpty)
      #expect(device.sources.split(separator: " ").allSatisfy { known.contains(String($0)) })
    }
    #expect(DeviceCatalog.devices.allSatisfy { $0.platform == .iOS })
  }

  @Test func `have 24 points for gestures at the bottom, or 48 for three buttons`() {
    let devices = DeviceCatalog.android
    #expect(devices.count == 12)
    for index in stride(from: 0, to: devices.count, by: 2) {
      let (gestures, buttons) = (devices[index], devices[index + 1])
      #expect(buttons.id == gestures.id + "-buttons")
      #expect(gestures.screen(.portrait).safeAreaInsets.bottom == 24)
      #expect(buttons.screen(.portrait).safeAreaInsets.bottom == 48)
      #expect(gestures.size == buttons.size && gestures.scale == buttons.scale)
      let insets = buttons.screen(.landscape).safeAreaInsets
      #expect(buttons.idiom == .phone ? insets.right == 48 : insets.bottom == 48)
    }
  }
}
