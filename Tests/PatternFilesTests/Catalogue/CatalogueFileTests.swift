// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import ScrollCore
import Testing

@testable import PatternFiles

/// Patterns of the catalogue that were written again as files show the same.
@Suite struct CatalogueFileTests {
  /// A file, and the pattern that it is.
  struct Pair: CustomTestStringConvertible {
    var file: String
    var pattern: String
    /// Whether its scripts are along x, and the variants that they do not reach.
    var isAcross = false
    var leavesOut: [String] = []

    var testDescription: String { file }
  }

  static let pairs =
    patterns.map { Pair(file: $0, pattern: $0) } + [
      Pair(file: "sticky-headers-across", pattern: "sticky-headers", isAcross: true),
      Pair(file: "page-carousel", pattern: "page-carousel", isAcross: true),
      // After a turn, the article's pages take touches beside their views.
      Pair(
        file: "sticky-tabs", pattern: "sticky-tabs", isAcross: true,
        leavesOut: ["st4", "st5", "st6"]),
      Pair(file: "profile-page", pattern: "profile-page", isAcross: true),
      Pair(file: "bottom-sheet", pattern: "bottom-sheet", isAcross: true),
    ]

  private static let patterns = [
    "collapsing-header", "large-title", "stretchy-header", "quick-return", "pull-to-refresh",
    "sticky-headers", "parallax", "page-carousel", "bottom-sheet", "sticky-tabs",
    "profile-page",
  ]

  @Test(arguments: pairs)
  func `a file gives the values of the pattern in Swift`(pair: Pair) throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Files/\(pair.file).pattern.jsonc")
    let file = try PatternFile(Array(try Data(contentsOf: url)))
    let entry = try #require(
      PatternCatalog.builtIn.entries.first { $0.id.description == pair.pattern })
    for (index, variant) in file.variants.enumerated() where !pair.leavesOut.contains(variant.id) {
      let pattern = try file.compile(variant: index)
      let number = try #require(entry.variants.firstIndex { $0.id.description == variant.id })
      #expect(variant.isFixed == entry.variants[number].isFixed, "\(variant.id)")
      for (device, orientation) in DeviceCatalog.matrix {
        for rate in [60, 120] {
          for (name, script) in pair.isAcross ? GestureScripts.across : GestureScripts.all {
            let run = Comparison(
              entry: entry, variant: number, pattern: pattern, device: device,
              orientation: orientation, rate: rate, script: script)
            let difference = try run.largest()
            #expect(
              difference.amount <= 1e-9,
              "\(variant.id), \(device.id), \(rate) Hz, \(name): \(difference)")
          }
        }
      }
    }
  }
}

/// One script, played by a pattern in Swift and by its file.
struct Comparison {
  let entry: PatternEntry
  let variant: Int
  let pattern: CompiledPattern
  let device: DeviceProfile
  let orientation: Orientation
  let rate: Int
  let script: GestureScript

  /// The largest difference, and where it is.
  struct Difference {
    var amount = 0.0
    var name = ""
    var frame = 0
    var values: (swift: Double, file: Double) = (0, 0)
  }

  /// The largest difference of the values of the pattern in Swift, and of elements.
  func largest() throws -> Difference {
    let swift = try entry.run(request(swiftParameters))
    let (file, fault) = try pattern.program.run(
      request(pattern.parameters.map(\.defaultValue)))
    #expect(fault == nil)
    #expect(swift.frameCount == file.frameCount)
    let common = ["contentOffset.y", "velocity.y", "contentOffset.min", "contentOffset.max"]
    let fileNames = common + pattern.program.values.map { $0.name.description }
    let swiftNames = swift.valueNames.map { $0.description }
    for name in swiftNames { #expect(fileNames.contains(name), "\(name) is not in the file") }
    let shared = fileNames.enumerated().compactMap { place, name in
      swiftNames.firstIndex(of: name).map { (name: name, swift: $0, file: place) }
    }
    #expect(shared.count > common.count)
    var result = Difference()
    for frame in 0..<min(swift.frameCount, file.frameCount) {
      for value in shared {
        let a = swift.values[frame * swiftNames.count + value.swift]
        let b = file.values[frame * fileNames.count + value.file]
        let amount = a.isNaN && b.isNaN ? 0 : (a - b).magnitude
        if !(amount <= result.amount) {
          result = Difference(
            amount: amount.isNaN ? .infinity : amount, name: value.name, frame: frame,
            values: (a, b))
        }
      }
    }
    let ofElements = largestOfElements(swift, file)
    return ofElements.amount > result.amount ? ofElements : result
  }

  /// The largest difference of two elements at one place of the order in which both are drawn, in points or shares.
  ///
  /// The colour behind all else is left out: some patterns draw it, some have it from their window.
  private func largestOfElements(_ swift: Timeline, _ file: Timeline) -> Difference {
    var result = Difference()
    for frame in 0..<min(swift.frameCount, file.frameCount) {
      let a = swift.elements[swift.elementRange(ofFrame: frame)].filter { $0.id.kind != .backdrop }
      let b = file.elements[file.elementRange(ofFrame: frame)].filter { $0.id.kind != .backdrop }
      guard a.map(\.id) == b.map(\.id) else {
        return Difference(
          amount: .infinity, name: "\(a.map(\.id.kind)) for \(b.map(\.id.kind))", frame: frame)
      }
      for (a, b) in zip(a, b) {
        let amount =
          [
            a.frame.x - b.frame.x, a.frame.y - b.frame.y, a.frame.width - b.frame.width,
            a.frame.height - b.frame.height, a.contentAlpha - b.contentAlpha,
            a.contentScale - b.contentScale,
          ].map(\.magnitude).max() ?? 0
        if !(amount <= result.amount) {
          result = Difference(
            amount: amount, name: "\(a.id.kind) \(a.id.item)", frame: frame,
            values: (a.frame.y, b.frame.y))
        }
      }
    }
    return result
  }

  /// The file's own defaults where the pattern has a parameter of the same name.
  private var swiftParameters: [ParameterValue] {
    entry.parameters.map { descriptor in
      pattern.parameters.first { $0.key == descriptor.key }?.defaultValue
        ?? descriptor.defaultValue
    }
  }

  private func request(_ parameters: [ParameterValue]) -> RunRequest {
    let other: Orientation = orientation == .portrait ? .landscape : .portrait
    return RunRequest(
      variant: variant, parameters: parameters, screen: device.screen(orientation),
      turnedScreen: device.screen(other), rate: rate, physics: .uikit, script: script)
  }
}
