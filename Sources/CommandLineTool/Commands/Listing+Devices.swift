// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles
import ScrollCore
import TextFormats

extension Listing {
  /// Devices with their facts in portrait; in full also landscape and other system versions.
  static func devices(_ devices: [DeviceProfile]) -> Listing {
    var listing = Listing([
      ("id", .left), ("name", .left), ("year", .right), ("size", .right), ("scale", .right),
      ("Hz", .right), ("status bar", .right), ("safe top", .right), ("safe bottom", .right),
      ("evidence", .left),
    ])
    for device in devices {
      let facts = device.portrait
      listing.add(
        [
          device.id, device.name, "\(device.year)",
          "\(shown(device.size.width))×\(shown(device.size.height))",
          "\(shown(device.scale))×", "\(device.maximumRefreshRate)",
          shown(facts.statusBarHeight), shown(facts.safeAreaInsets.top),
          shown(facts.safeAreaInsets.bottom), evidence(device),
        ],
        [
          ("id", .string(device.id)), ("name", .string(device.name)),
          ("year", .integer(device.year)),
          ("size", .list([.number(device.size.width), .number(device.size.height)])),
          ("scale", .number(device.scale)),
          ("refreshRate", .integer(device.maximumRefreshRate)),
          ("cornerRadius", .number(device.displayCornerRadius)),
          ("cutout", cutout(device.cutout)),
          ("hingeCornerRadius", device.hingeCornerRadius.map { .number($0) }),
          ("strip", strip(device)), ("displays", displays(device)),
          ("homeIndicator", .flag(device.hasHomeIndicator)),
          ("portrait", self.facts(facts)), ("landscape", self.facts(device.landscape)),
          ("systemVariants", systemVariants(device)),
          ("zoomed", zoomed(device)), ("windows", windows(device)),
          ("confidence", .string("\(device.confidence)")),
          ("sources", .list(keys(device).map(source))), ("file", file(device)),
        ])
    }
    return listing
  }

  /// The facts that differ under some systems, each with its grade where that differs, too.
  private static func systemVariants(_ device: DeviceProfile) -> JSONValue {
    .list(
      device.systemVariants.map { variant in
        .object([
          ("systems", .list([.integer(variant.first), .integer(variant.last)])),
          ("portrait", facts(variant.portrait)), ("landscape", facts(variant.landscape)),
          ("confidence", variant.confidence.map { .string("\($0)") }),
        ])
      })
  }

  /// The screen with Display Zoom; null if the device has none.
  private static func zoomed(_ device: DeviceProfile) -> JSONValue {
    guard let zoomed = device.with(DeviceSettings(isZoomed: true)) else { return .null }
    return .object([
      ("size", .list([.number(zoomed.size.width), .number(zoomed.size.height)])),
      ("portrait", facts(zoomed.portrait)), ("landscape", facts(zoomed.landscape)),
    ])
  }

  /// The strip of the system; absent where the display has none.
  private static func strip(_ device: DeviceProfile) -> JSONValue? {
    device.strip.map {
      .object([("edge", .string("\($0.edge)")), ("width", .number($0.width))])
    }
  }

  /// The displays of a device that unfolds, by identifier, as they are held unless something else is said; absent for
  /// others.
  private static func displays(_ device: DeviceProfile) -> JSONValue? {
    guard let unfolded = device.unfolded else { return nil }
    return .object(
      FoldableDisplay.allCases.compactMap { display in
        guard let own = device.with(DeviceSettings(display: display)) else { return nil }
        let size = own.screen(own.naturalOrientation).size
        let sampled = display == .inner ? unfolded.sampledPixels?.transposed : nil
        return (
          "\(display.word)",
          .object([
            ("size", .list([.number(size.width), .number(size.height)])),
            (
              "pixels",
              .list([.number(size.width * own.scale), .number(size.height * own.scale)])
            ),
            (
              "sampledPixels",
              sampled.map { .list([.number($0.width), .number($0.height)]) }
            ),
            ("fold", display == .inner ? .number(unfolded.fold) : nil),
            ("cornerRadius", .number(own.displayCornerRadius)),
            ("portrait", facts(own.portrait)), ("landscape", facts(own.landscape)),
            ("systemVariants", systemVariants(own)),
          ])
        )
      })
  }

  /// The windows of an app on an iPad, by identifier, with their sizes in both orientations.
  private static func windows(_ device: DeviceProfile) -> JSONValue {
    .object(
      WindowLayout.allCases.compactMap { window in
        guard window != .fullScreen, let own = device.with(DeviceSettings(window: window)) else {
          return nil
        }
        var extents: [(String, JSONValue?)] = []
        for orientation in Orientation.allCases where window != .half || orientation == .landscape {
          let size = own.screen(orientation).size
          extents.append(
            ("\(orientation)", .list([.number(size.width), .number(size.height)])))
        }
        return ("\(window.word)", .object(extents))
      })
  }

  /// How well the facts are attested, and the keys of who attests them.
  private static func evidence(_ device: DeviceProfile) -> String {
    (["\(device.confidence)"] + keys(device)).joined(separator: " ")
  }

  private static func keys(_ device: DeviceProfile) -> [String] {
    device.sources.split(separator: " ").map { String($0) }
  }

  private static func source(_ key: String) -> JSONValue {
    let source = DeviceCatalog.sources.first { "\($0.key)" == key }?.source
    return .object([
      ("key", .string(key)), ("source", source.map { .string("\($0)") } ?? .null),
    ])
  }

  private static func facts(_ facts: ScreenFacts) -> JSONValue {
    let insets = facts.safeAreaInsets
    return .object([
      ("statusBarHeight", .number(facts.statusBarHeight)),
      (
        "safeArea",
        .object([
          ("top", .number(insets.top)), ("left", .number(insets.left)),
          ("bottom", .number(insets.bottom)), ("right", .number(insets.right)),
        ])
      ),
    ])
  }

  private static func cutout(_ cutout: Cutout?) -> JSONValue {
    guard let cutout else { return .null }
    return .object([
      ("type", .string("\(cutout.kind)")),
      ("width", .number(cutout.width)), ("height", .number(cutout.height)),
      ("top", .number(cutout.top)),
    ])
  }
}
