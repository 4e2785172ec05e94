// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import ScenarioFiles

@Suite struct DeviceSelectionTests {
  private func words(_ devices: String, files: [String: String] = [:]) throws -> [String] {
    try read(scenario(with: "devices: \(devices)"), files: files).devices.map(\.word)
  }

  @Test(arguments: [
    (
      "['iphone-8', 'ipad-9.7@landscape', 'iphone-8@landscape', 'ipad-9@portrait']",
      ["iphone-8", "ipad-9.7@landscape", "iphone-8@landscape", "ipad-9"]
    ),
    (
      "'matrix'",
      ["iphone-8", "iphone-11", "iphone-15-pro", "iphone-se1", "iphone-11@landscape", "ipad-9"]
    ),
    (
      "['iphone-11', 'matrix', 'ipad-10']",
      [
        "iphone-11", "iphone-8", "iphone-15-pro", "iphone-se1", "iphone-11@landscape", "ipad-9",
        "ipad-10",
      ]
    ),
  ])
  func `reads identifiers, groups and orientations in the order of the file`(
    _ devices: String, _ expected: [String]
  ) throws {
    #expect(try words(devices) == expected)
  }

  @Test(arguments: [
    ("iphone-8@large+leftToRight+portrait+fullScreen", "iphone-8"),
    ("iphone-8@accessibilityExtraLarge+landscape", "iphone-8@landscape+accessibility3"),
    ("ipad-9@rightToLeft+half+xSmall+landscape", "ipad-9@landscape+half+xSmall+rightToLeft"),
    ("iphone-15-pro@zoomed", "iphone-15-pro@zoomed"),
    ("iphone-duo@outer", "iphone-duo"), ("iphone-duo@outer+landscape", "iphone-duo@landscape"),
    ("iphone-duo@inner+landscape", "iphone-duo@inner"),
    ("iphone-duo@portrait+small+inner", "iphone-duo@inner+small+portrait"),
  ])
  func `reads facts in any order, and prints them in one`(word: String, canonical: String) throws {
    #expect(try words("'\(word)'") == [canonical])
    #expect(try words("'\(canonical)'") == [canonical])
  }

  @Test func `facts of a device file follow its path`() throws {
    let files = ["folder/my.device.jsonc": DeviceFileTests.phone]
    let found = try read(
      scenario(with: "devices: 'my.device.jsonc@accessibility1+rightToLeft'"), files: files)
    #expect(found.devices.map(\.word) == ["my-phone@accessibility1+rightToLeft"])
    #expect(found.devices.map(\.reference) == ["my.device.jsonc@accessibility1+rightToLeft"])
    #expect(found.devices.map(\.fileWord) == ["my-phone-accessibility1-rightToLeft"])
  }

  @Test func `facts of a group leave out devices that do not support them`() throws {
    let phones = DeviceCatalog.devices.filter { $0.idiom == .phone && $0.size.width > 320 }
    #expect(try words("'all@zoomed'") == phones.map { $0.id + "@zoomed" })
    let pads = DeviceCatalog.devices.filter { $0.idiom == .pad }
    #expect(try words("'all@landscape+half'") == pads.map { $0.id + "@landscape+half" })
    #expect(try words("'matrix@rightToLeft'").count == 6)
    #expect(
      mistakes(scenario(with: "devices: 'matrix@zoomed+third'")) == [
        "2:10: no device of 'matrix' can be set up so"
      ])
  }

  @Test func `a lane's identifier ends with the facts`() throws {
    let found = try #require(DeviceWordFacts.trailing("iphone-11-landscape-accessibility3"))
    #expect(found.rest == "iphone-11")
    #expect(found.facts.orientation == .landscape)
    #expect(found.facts.settings == DeviceSettings(contentSize: .accessibility3))
    #expect(DeviceWordFacts.trailing("iphone-12-mini") == nil)
  }

  @Test func `a folded device is unfolded with its hinge upright, and folded again`() throws {
    let found = try read(
      scenario(
        with: "devices: ['iphone-duo@small', 'iphone-duo@inner+portrait', 'iphone-17-pro']"))
    let words = found.devices.map { $0.foldedOver?.word }
    #expect(words == ["iphone-duo@inner+small", "iphone-duo@landscape", nil])
    #expect(found.devices[0].foldedOver?.foldedOver == found.devices[0])
    #expect(
      found.devices.map(\.fileWord).prefix(2) == ["iphone-duo-small", "iphone-duo-inner-portrait"])
    let lane = try #require(DeviceWordFacts.trailing("iphone-duo-inner-portrait"))
    #expect(lane.rest == "iphone-duo")
    #expect(try DeviceSelection(found.devices[1].base, lane.facts) == found.devices[1])
    #expect(
      found.devices.map(\.name) == [
        "iPhone Duo, text small", "iPhone Duo, inner display, portrait", "iPhone 17 Pro",
      ])
  }

  @Test func `all stands for every device once`() throws {
    #expect(try words("['all']") == DeviceCatalog.devices.map(\.id))
    #expect(try words("['all@landscape', 'ipad-9']").count == DeviceCatalog.devices.count + 1)
  }

  @Test func `a device file is read relative to the scenario`() throws {
    let files = ["folder/../phones/my.device.jsonc": DeviceFileTests.phone]
    #expect(
      try words(
        "['../phones/my.device.jsonc@landscape', '../phones/my.device.jsonc']", files: files) == [
          "my-phone@landscape", "my-phone",
        ])
    #expect(try words("'/x.json'", files: ["/x.json": DeviceFileTests.phone]) == ["my-phone"])
  }

  @Test(arguments: [
    (
      "5",
      "2:10: a device must be a device's word, \"all\", \"matrix\" or the path of a device file; found 5"
    ),
    ("[]", "2:10: 'devices' is an empty list; leave the key out for the default"),
    (
      "['iphone-8', 'iphone-8@portrait']",
      "2:23: device 'iphone-8' is listed twice; list every device once"
    ),
    ("['matrix', 'iphone-8']", "2:21: device 'iphone-8' is listed twice; list every device once"),
    (
      "'iphone-15pro'",
      "2:10: unknown device 'iphone-15pro' (did you mean 'iphone-15-pro'?); accepted: a device's word, \"all\", \"matrix\" or the path of a device file (*.device.jsonc)"
    ),
    (
      "'iphone-8@sideways'",
      "2:10: unknown device fact 'sideways'; accepted: \(DeviceWordFacts.words.joined(separator: ", "))"
    ),
    (
      "'iphone-8@landscpe'",
      "2:10: unknown device fact 'landscpe' (did you mean 'landscape'?); accepted: \(DeviceWordFacts.words.joined(separator: ", "))"
    ),
    ("'iphone-8@small+large'", "2:10: 'small' and 'large' are two sizes of text; a device has one"),
    (
      "'iphone-8@half+landscape'",
      "2:10: 'half' is how a window lies on an iPad, which 'iphone-8' is not"
    ),
    (
      "'ipad-9@half'",
      "2:10: windows of equal width exist on an iPad on its side only; write 'ipad-9@landscape+half', or 'twoThirds'"
    ),
    (
      "'iphone-se1@zoomed'",
      "2:10: no Display Zoom is known of 'iphone-se1'; 'zoomed' goes with an iPhone that is wider than 320 points"
    ),
    (
      "['iphone-8@rightToLeft+small', 'iphone-8@small+rightToLeft']",
      "2:41: device 'iphone-8@small+rightToLeft' is listed twice; list every device once"
    ),
    (
      "'iphone-17-pro@inner'",
      "2:10: 'inner' is a display of a device that unfolds, which 'iphone-17-pro' does not"
    ),
    ("'iphone-duo@inner+outer'", "2:10: 'inner' and 'outer' are two displays; a device has one"),
    (
      "'matrix@landscape'",
      "2:10: 'matrix' has orientations of its own; list devices one by one to choose them"
    ),
    ("'no.device.jsonc'", "2:10: cannot read 'folder/no.device.jsonc': no such file"),
    ("'bad.json'", "folder/bad.json:1:1: a device must be an object; found a list"),
  ])
  func `an error is reported at its position with what is accepted`(
    _ devices: String, _ expected: String
  ) {
    #expect(
      mistakes(scenario(with: "devices: \(devices)"), files: ["folder/bad.json": "[]"]) == [
        expected
      ])
  }

  @Test func `there are at most a thousand devices`() {
    let found = mistakes(scenario(with: "devices: [\(String(repeating: "'all',", count: 1_001))]"))
    #expect(found == ["2:10: 'devices' holds 1001 words; at most 1000 are accepted"])
  }
}
