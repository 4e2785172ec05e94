// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

@testable import StoryboardRendering

/// Pages of synthetic runs, and helpers to inspect what was written.
enum PageFixture {
  static let variants = [
    PageVariant(id: "a", title: "Broken <b> & bent", summary: "It \"breaks\".", isFixed: false),
    PageVariant(id: "b", title: "直した", summary: "It holds.", isFixed: true),
  ]

  /// The run of a device in each variant.
  static func timelines(_ device: DeviceProfile) -> [Timeline] {
    [SyntheticRun.timeline(device, header: .stale), SyntheticRun.timeline(device)]
  }

  /// Two devices in two variants.
  static func input() -> StoryboardPageInput {
    let devices = [SyntheticRun.buttonPhone, SyntheticRun.islandPhone].map { device in
      let timelines = timelines(device)
      return PageDevice(
        id: device.id, name: device.name, scene: Scene(device, timelines), timelines: timelines,
        files: ["a/\(device.id).svg", "b/\(device.id).svg"])
    }
    return StoryboardPageInput(
      scenario: "sample/up-down", title: "Up </title> & down", summary: "Up, then down.",
      patternTitle: "Sample", galleryLink: "../index.html", steps: ["pause", "drag"],
      variants: variants, initialVariant: 1, devices: devices)
  }

  /// One pattern with one scenario.
  static func gallery() -> GalleryPageInput {
    let page = input()
    return GalleryPageInput(
      title: "All", summary: "All of it.",
      patterns: [
        GalleryPattern(
          id: "sample", title: "Sample", summary: "A sample.", variants: variants,
          scenarios: [
            GalleryScenario(
              title: page.title, summary: page.summary, page: "up-down.html",
              picture: GalleryScenario.Picture(
                variants: variants, still: "still.svg", moving: "before-after.svg",
                size: Size(800.4, 850), label: "Both of them"),
              variants: variants, deviceNames: page.devices.map(\.name),
              files: variants.indices.map { run in page.devices.map { $0.files[run] } })
          ])
      ])
  }

  /// The contents of all elements with a name and without attributes, such as `style`.
  static func contents(of name: String, in page: String) -> [String] {
    var found: [String] = []
    var rest = page[...]
    while let start = rest.firstRange(of: "<\(name)>") {
      rest = rest[start.upperBound...]
      guard let end = rest.firstRange(of: "</\(name)>") else { break }
      found.append(String(rest[..<end.lowerBound]))
      rest = rest[end.upperBound...]
    }
    return found
  }

  /// The text between the first occurrence of one string and the next of another.
  static func text(from start: String, to end: String, in page: String) -> String? {
    guard let first = page.firstRange(of: start) else { return nil }
    let rest = page[first.upperBound...]
    return rest.firstRange(of: end).map { String(rest[..<$0.lowerBound]) }
  }

  /// All values of an attribute.
  static func values(of attribute: String, in page: String) -> [String] {
    var found: [String] = []
    var rest = page[...]
    while let start = rest.firstRange(of: " \(attribute)=\"") {
      rest = rest[start.upperBound...]
      found.append(String(rest.prefix { $0 != "\"" }))
    }
    return found
  }
}
