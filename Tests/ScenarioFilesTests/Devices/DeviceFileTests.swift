// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import ScenarioFiles

@Suite struct DeviceFileTests {
  static let phone = """
    { // a phone that does not exist
      version: 1, id: "my-phone", name: "My phone", idiom: "phone", year: 2030,
      size: { width: 400, height: 880 }, scale: 3, maxRefreshRate: 120,
      statusBarHeight: { portrait: 54, landscape: 0 },
      safeArea: { portrait: { top: 59, bottom: 34 }, landscape: { left: 59, right: 59, bottom: 21 } },
      cornerRadius: 55, cutout: { kind: "dynamicIsland", width: 125, height: 37, top: 11 },
      homeIndicator: true,
      systemVariants: [ { first: 26, statusBarHeight: { portrait: 50, landscape: 0 },
        safeArea: { portrait: { top: 62, bottom: 34 }, landscape: {} } } ],
    }
    """

  private func device(_ text: String) throws(InvalidScenarioFile) -> DeviceProfile {
    try DeviceFile.read(path: "my.device.jsonc", source: Array(text.utf8))
  }

  @Test func `every key of a device is read`() throws {
    let island = Cutout(.dynamicIsland, width: 125, height: 37, top: 11)
    let device = try device(Self.phone)
    #expect(
      device
        == DeviceProfile(
          id: "my-phone", name: "My phone", idiom: .phone, year: 2030, size: Size(400, 880),
          scale: 3,
          maximumRefreshRate: 120, displayCornerRadius: 55, cutout: island, hasHomeIndicator: true,
          portrait: ScreenFacts(
            statusBarHeight: 54, safeAreaInsets: EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
          landscape: ScreenFacts(
            statusBarHeight: 0, safeAreaInsets: EdgeInsets(top: 0, left: 59, bottom: 21, right: 59)),
          systemVariants: [
            SystemVariant(
              26, 99,
              portrait: ScreenFacts(
                statusBarHeight: 50,
                safeAreaInsets: EdgeInsets(top: 62, left: 0, bottom: 34, right: 0)),
              landscape: ScreenFacts(statusBarHeight: 0, safeAreaInsets: .zero))
          ],
          confidence: .user, sources: ""))
    #expect(device.screen(.portrait, systemVersion: 30).statusBarHeight == 50)
    #expect(device.screen(.portrait, systemVersion: 25).statusBarHeight == 54)
  }

  private static let parts = [
    "version": "1", "id": "'d'", "name": "'D'", "idiom": "'pad'",
    "size": "{width: 800, height: 1100}", "scale": "2",
    "statusBarHeight": "{portrait: 20, landscape: 20}",
    "safeArea": "{portrait: {top: 20}, landscape: {top: 20}}",
  ]

  /// A valid device whose second line is one key with another value.
  private static func text(_ key: String, _ value: String?) -> String {
    let rest = DeviceReader.keys.compactMap { name in
      name == key ? nil : parts[name].map { "\(name): \($0)" }
    }
    return "{\(rest.joined(separator: ", ")),\n\(value.map { "\(key): \($0)" } ?? "")}"
  }

  @Test func `the smallest device has the defaults`() throws {
    let device = try device(Self.text("cutout", "null"))
    #expect(device.idiom == .pad)
    #expect(device.year == 0)
    #expect(device.maximumRefreshRate == 60)
    #expect(device.displayCornerRadius == 0)
    #expect(device.cutout == nil)
    #expect(!device.hasHomeIndicator)
    #expect(device.systemVariants.isEmpty)
    #expect(
      try self.device(Self.text("safeArea", "{portrait: {bottom: 20}, landscape: {}}"))
        .hasHomeIndicator)
    #expect(
      try self.device(Self.text("cutout", "{kind: 'notch', width: 200, height: 30}")).cutout
        == Cutout(.notch, width: 200, height: 30, top: 0))
  }

  @Test(
    arguments: [
      (
        "x", "1",
        "2:1: unknown key 'x' in a device; accepted: \(DeviceReader.keys.joined(separator: ", "))"
      ),
      (
        "version", "2",
        "2:10: 'version' must be 1, the version of the format that this program reads; found 2"
      ),
      ("version", nil, "1:1: a device needs the key 'version'"),
      ("id", nil, "1:1: a device needs the key 'id'"),
      ("name", nil, "1:1: a device needs the key 'name'"),
      ("idiom", nil, "1:1: a device needs the key 'idiom'"),
      ("size", nil, "1:1: a device needs the key 'size'"),
      ("scale", nil, "1:1: a device needs the key 'scale'"),
      ("statusBarHeight", nil, "1:1: a device needs the key 'statusBarHeight'"),
      ("safeArea", nil, "1:1: a device needs the key 'safeArea'"),
      ("name", "''", "2:7: 'name' must be a text of 1 to 100 characters on one line; found \"\""),
      ("idiom", "'watch'", "2:8: 'idiom' must be one of \"phone\", \"pad\"; found \"watch\""),
      ("year", "1999", "2:7: 'year' must be a whole number from 2007 to 2100; found 1999"),
      ("size", "{width: 800}", "2:7: 'size' needs the key 'height'"),
      (
        "size", "{width: 99, height: 800}",
        "2:15: 'width' must be a number from 100 to 2000 pt; found 99"
      ),
      (
        "size", "{width: 100, height: Infinity}",
        "2:28: 'height' must be a number from 100 to 3000 pt; found Infinity"
      ),
      (
        "size", "{width: 900, height: 800}",
        "2:7: 'size' must be that of portrait, width at most height; found 900 × 800"
      ),
      (
        "size", "{width: 626, height: 890}",
        "2:7: no display has 626 × 890 points: for an iPhone Duo it is a guess from before its sale, or its pixels divided by a wrong scale; its displays are 466 × 678 and 669 × 951, and its identifiers 'iphone-duo@outer' and 'iphone-duo@inner'"
      ),
      (
        "size", "{width: 890, height: 626}",
        "2:7: no display has 890 × 626 points: for an iPhone Duo it is a guess from before its sale, or its pixels divided by a wrong scale; its displays are 466 × 678 and 669 × 951, and its identifiers 'iphone-duo@outer' and 'iphone-duo@inner'"
      ),
      ("scale", "0", "2:8: 'scale' must be a number from 1 to 4; found 0"),
      ("maxRefreshRate", "90", "2:17: 'maxRefreshRate' must be 60, 80 or 120; found 90"),
      ("statusBarHeight", "20", "2:18: 'statusBarHeight' must be an object; found 20"),
      ("statusBarHeight", "{portrait: 20}", "2:18: 'statusBarHeight' needs the key 'landscape'"),
      (
        "statusBarHeight", "{portrait: -1, landscape: 0}",
        "2:29: a status bar height must be a number from 0 to 200 pt; found -1"
      ),
      (
        "safeArea", "{portrait: {}, landscape: {topp: 1}}",
        "2:38: unknown key 'topp' in a safe area (did you mean 'top'?); accepted: top, left, bottom, right"
      ),
      (
        "safeArea", "{portrait: {top: 201}, landscape: {}}",
        "2:28: 'top' must be a number from 0 to 200 pt; found 201"
      ),
      ("cornerRadius", "101", "2:15: 'cornerRadius' must be a number from 0 to 100 pt; found 101"),
      (
        "cutout", "{kind: 'hole', width: 1, height: 1}",
        "2:16: 'kind' must be one of \"notch\", \"dynamicIsland\", \"punchHole\"; found \"hole\""
      ),
      (
        "cutout", "{kind: 'notch', width: 801, height: 1}",
        "2:32: 'width' must be a number from 1 to 800 pt; found 801"
      ),
      (
        "cutout", "{kind: 'notch', width: 1, height: 0}",
        "2:43: 'height' must be a number from 1 to 200 pt; found 0"
      ),
      (
        "cutout", "{kind: 'notch', width: 1, height: 1, top: -1}",
        "2:51: 'top' must be a number from 0 to 200 pt; found -1"
      ),
      ("homeIndicator", "1", "2:16: 'homeIndicator' must be true or false; found 1"),
      (
        "systemVariants", "{}",
        "2:17: 'systemVariants' must be a list of at most 100 objects; found an object"
      ),
      (
        "systemVariants",
        "[{first: 5, last: 4, statusBarHeight: {portrait: 1, landscape: 1}, safeArea: {portrait: {}, landscape: {}}}]",
        "2:18: 'first' must not be greater than 'last'; found 5 and 4"
      ),
      (
        "systemVariants",
        "[{statusBarHeight: {portrait: 1, landscape: 1}, safeArea: {portrait: {}, landscape: {}}}]",
        "2:18: a system variant needs the key 'first'"
      ),
    ] as [(String, String?, String)])
  func `an error is reported at its position with what is accepted`(
    _ key: String, _ value: String?, _ expected: String
  ) {
    let failure = #expect(throws: InvalidScenarioFile.self) { try device(Self.text(key, value)) }
    #expect(failure?.errors.map { "\($0.line):\($0.column): \($0.message)" } == [expected])
    #expect(failure?.errors.first?.file == "my.device.jsonc")
  }

  @Test(arguments: ["all", "matrix", "A", "9", ".a", "", "a/b", "a@b"])
  func `a device's id may not look like another identifier`(_ id: String) {
    let failure = #expect(throws: InvalidScenarioFile.self) {
      try device(Self.text("id", "'\(id)'"))
    }
    #expect(failure?.errors.count == 1)
    #expect(
      failure?.errors.first?.message.hasPrefix(
        "'id' must be a word of small letters, digits, hyphens and points") == true)
  }
}
