// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

extension Listing {
  /// A device in the form of a device file, so that a new device can start from a known one.
  ///
  /// Display Zoom and windows are not in it: a device file describes one screen.
  static func file(_ device: DeviceProfile) -> JSONValue {
    .object(
      [
        ("version", .integer(1)), ("id", .string(device.id)), ("name", .string(device.name)),
        ("platform", device.platform == .android ? .string("android") : nil),
        ("idiom", .string(device.idiom == .pad ? "pad" : "phone")), ("year", .integer(device.year)),
        (
          "size",
          .object([
            ("width", .number(device.size.width)), ("height", .number(device.size.height)),
          ])
        ),
        ("scale", .number(device.scale)), ("maxRefreshRate", .integer(device.maximumRefreshRate)),
      ] + facts(device.portrait, device.landscape) + [
        ("cornerRadius", .number(device.displayCornerRadius)),
        (
          "cutout",
          device.cutout.map { cutout in
            .object([
              ("kind", .string("\(cutout.kind)")),
              ("width", .number(cutout.width)), ("height", .number(cutout.height)),
              ("top", .number(cutout.top)),
            ])
          } ?? .null
        ),
        ("homeIndicator", .flag(device.hasHomeIndicator)),
        (
          "systemVariants",
          .list(
            device.systemVariants.map { variant in
              .object(
                [("first", .integer(variant.first)), ("last", .integer(min(variant.last, 99)))]
                  + facts(variant.portrait, variant.landscape))
            })
        ),
      ])
  }

  private static func facts(
    _ portrait: ScreenFacts, _ landscape: ScreenFacts
  ) -> [(String, JSONValue?)] {
    func area(_ facts: ScreenFacts) -> JSONValue {
      let insets = facts.safeAreaInsets
      return .object([
        ("top", .number(insets.top)), ("left", .number(insets.left)),
        ("bottom", .number(insets.bottom)), ("right", .number(insets.right)),
      ])
    }
    return [
      (
        "statusBarHeight",
        .object([
          ("portrait", .number(portrait.statusBarHeight)),
          ("landscape", .number(landscape.statusBarHeight)),
        ])
      ),
      ("safeArea", .object([("portrait", area(portrait)), ("landscape", area(landscape))])),
      (
        "tallNavigationBar",
        .object([
          ("portrait", .flag(portrait.hasTallNavigationBar)),
          ("landscape", .flag(landscape.hasTallNavigationBar)),
        ])
      ),
    ]
  }
}
