// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Turns the values of a device file into a `DeviceProfile`, reporting what is not accepted.
struct DeviceReader {
  /// The keys of a device, in the order in which files have them.
  static let keys = [
    "$schema", "version", "id", "name", "platform", "idiom", "year", "size", "scale",
    "maxRefreshRate", "statusBarHeight", "safeArea", "tallNavigationBar", "cornerRadius", "cutout",
    "homeIndicator",
    "systemVariants",
  ]
  /// The keys of `size`.
  static let sizeKeys = ["width", "height"]
  /// The keys of `statusBarHeight`, `safeArea` and `tallNavigationBar`.
  static let orientationKeys = ["portrait", "landscape"]
  /// The keys of a set of insets.
  static let insetsKeys = ["top", "left", "bottom", "right"]
  /// The keys of `cutout`.
  static let cutoutKeys = ["kind", "width", "height", "top"]
  /// The keys of an element of `systemVariants`.
  static let variantKeys = ["first", "last", "statusBarHeight", "safeArea", "tallNavigationBar"]

  /// Reads a file's root value.
  func read(_ root: Value) -> DeviceProfile? {
    guard let object = KeyedObject(root, "a device", keys: Self.keys) else { return nil }
    object.checkFormat()
    let id = object.required("id").flatMap(readID)
    let name = object.required("name").flatMap { $0.readText("'name'", atMost: 100) }
    let platforms = [DeviceProfile.Platform.iOS, .android]
    let platform =
      object["platform"].flatMap { value in
        value.readWord("'platform'", of: ["iOS", "android"]).map { platforms[$0] }
      } ?? .iOS
    let idioms = [DeviceProfile.Idiom.phone, .pad]
    let idiom = object.required("idiom").flatMap { value in
      value.readWord("'idiom'", of: ["phone", "pad"]).map { idioms[$0] }
    }
    let year = object["year"].flatMap { $0.readInteger("'year'", 2007...2100) } ?? 0
    let size = object.required("size").flatMap(readSize)
    let scale = object.required("scale").flatMap { $0.readNumber("'scale'", 1...4) }
    let rates = [60, 80, 120]
    let rate: Int? =
      object["maxRefreshRate"].map { value in
        guard let number = value.number, let rate = Int(exactly: number), rates.contains(rate)
        else {
          value.refuse("'maxRefreshRate'", "60, 80 or 120")
          return 60
        }
        return rate
      } ?? 60
    let facts = readFacts(object)
    let radius = object["cornerRadius"].flatMap {
      $0.readNumber("'cornerRadius'", 0...100, unit: "pt")
    }
    let cutout = object["cutout"].flatMap { readCutout($0, width: size?.width ?? 2_000) }
    let homeIndicator = object["homeIndicator"].flatMap { $0.readFlag("'homeIndicator'") }
    let variants = object["systemVariants"].map(readVariants) ?? []
    guard let id, let name, let idiom, let size, let scale, let rate, let facts else { return nil }
    var device = DeviceProfile(
      id: id, name: name, idiom: idiom, year: year, size: size, scale: scale,
      maximumRefreshRate: rate, displayCornerRadius: radius ?? 0, cutout: cutout,
      hasHomeIndicator: homeIndicator ?? (facts.portrait.safeAreaInsets.bottom > 0),
      portrait: facts.portrait, landscape: facts.landscape, systemVariants: variants,
      confidence: .user, sources: "")
    device.platform = platform
    return device
  }

  /// Words that stand for several devices, and the file that shows them side by side.
  private static let taken = ["all", "devices", "matrix"]

  private func readID(_ value: Value) -> String? {
    if let text = value.text, !text.isEmpty, text.utf8.count <= 60, !Self.taken.contains(text),
      text.utf8.allSatisfy({
        $0.isDigit || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0 == UInt8(ascii: "-")
          || $0 == UInt8(ascii: ".")
      }), text.utf8.first?.isDigit == false, text.utf8.first != UInt8(ascii: ".")
    {
      guard Value.isReserved(text) else { return text }
      value.refuse("'id'", "an identifier that Windows does not reserve")
      return nil
    }
    value.refuse(
      "'id'",
      "a word of small letters, digits, hyphens and points that begins with a letter or hyphen, other than \"all\", \"devices\" and \"matrix\", at most 60 characters"
    )
    return nil
  }

  /// Sizes in portrait that are passed on for a device that has others.
  private static let wrongSizes = [Size(626, 890)]

  private func readSize(_ value: Value) -> Size? {
    guard let object = KeyedObject(value, "'size'", keys: Self.sizeKeys) else { return nil }
    let width = object.required("width").flatMap {
      $0.readNumber("'width'", 100...2_000, unit: "pt")
    }
    let height = object.required("height").flatMap {
      $0.readNumber("'height'", 100...3_000, unit: "pt")
    }
    guard let width, let height else { return nil }
    if Self.wrongSizes.contains(where: { [$0, $0.transposed].contains(Size(width, height)) }) {
      value.report(
        "no display has \(shown(width)) × \(shown(height)) points: for an iPhone Duo it is a guess from before its sale, or its pixels divided by a wrong scale; "
          + "its displays are 466 × 678 and 669 × 951, and its identifiers 'iphone-duo@outer' and 'iphone-duo@inner'"
      )
      return nil
    }
    if width > height {
      value.report(
        "'size' must be that of portrait, width at most height; found \(shown(width)) × \(shown(height))"
      )
    }
    return Size(width, height)
  }

  /// Status bar height and safe area of both orientations.
  private func readFacts(_ object: KeyedObject) -> (portrait: ScreenFacts, landscape: ScreenFacts)?
  {
    let bars = object.required("statusBarHeight").flatMap {
      readPair($0, "'statusBarHeight'") {
        $0.readNumber("a status bar height", 0...200, unit: "pt")
      }
    }
    let areas = object.required("safeArea").flatMap { readPair($0, "'safeArea'", readInsets) }
    let tall =
      object["tallNavigationBar"].map {
        readPair($0, "'tallNavigationBar'") { $0.readFlag("'tallNavigationBar'") }
      } ?? (false, false)
    guard let bars, let areas, let tall else { return nil }
    return (
      ScreenFacts(
        statusBarHeight: bars.0, safeAreaInsets: areas.0, hasTallNavigationBar: tall.0),
      ScreenFacts(
        statusBarHeight: bars.1, safeAreaInsets: areas.1, hasTallNavigationBar: tall.1)
    )
  }

  private func readPair<Part>(
    _ value: Value, _ name: String, _ read: (Value) -> Part?
  ) -> (Part, Part)? {
    guard let object = KeyedObject(value, name, keys: Self.orientationKeys) else { return nil }
    let portrait = object.required("portrait").flatMap(read)
    let landscape = object.required("landscape").flatMap(read)
    guard let portrait, let landscape else { return nil }
    return (portrait, landscape)
  }

  private func readInsets(_ value: Value) -> EdgeInsets? {
    guard let object = KeyedObject(value, "a safe area", keys: Self.insetsKeys) else { return nil }
    func edge(_ key: String) -> Double {
      object[key].flatMap { $0.readNumber("'\(key)'", 0...200, unit: "pt") } ?? 0
    }
    return EdgeInsets(
      top: edge("top"), left: edge("left"), bottom: edge("bottom"), right: edge("right"))
  }

  private func readCutout(_ value: Value, width: Double) -> Cutout? {
    if value.kind == .null { return nil }
    guard let object = KeyedObject(value, "'cutout'", keys: Self.cutoutKeys) else { return nil }
    let kinds = [Cutout.Kind.notch, .dynamicIsland, .punchHole]
    let kind = object.required("kind").flatMap { value in
      value.readWord("'kind'", of: ["notch", "dynamicIsland", "punchHole"]).map { kinds[$0] }
    }
    let extent = object.required("width").flatMap {
      $0.readNumber("'width'", 1...width, unit: "pt")
    }
    let height = object.required("height").flatMap {
      $0.readNumber("'height'", 1...200, unit: "pt")
    }
    let top = object["top"].map { $0.readNumber("'top'", 0...200, unit: "pt") } ?? 0
    guard let kind, let extent, let height, let top else { return nil }
    return Cutout(kind, width: extent, height: height, top: top)
  }

  private func readVariants(_ value: Value) -> [SystemVariant] {
    guard value.kind == .list, value.count <= 100 else {
      value.refuse("'systemVariants'", "a list of at most 100 objects")
      return []
    }
    return value.elements.compactMap { element in
      guard let object = KeyedObject(element, "a system variant", keys: Self.variantKeys) else {
        return nil
      }
      let first = object.required("first").flatMap { $0.readInteger("'first'", 1...99) }
      let last = object["last"].map { $0.readInteger("'last'", 1...99) } ?? 99
      let facts = readFacts(object)
      guard let first, let last, let facts else { return nil }
      guard first <= last else {
        element.report("'first' must not be greater than 'last'; found \(first) and \(last)")
        return nil
      }
      return SystemVariant(first, last, portrait: facts.portrait, landscape: facts.landscape)
    }
  }
}
