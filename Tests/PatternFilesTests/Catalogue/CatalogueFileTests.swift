// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import RandomScripts
import ScrollCore
import TestSupport
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

    func read() throws -> (file: PatternFile, entry: PatternEntry) {
      let url = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Files/\(file).pattern.jsonc")
      let entry = try #require(
        PatternCatalog.builtIn.entries.first { $0.id.description == pattern })
      return (try PatternFile(Array(try Data(contentsOf: url))), entry)
    }
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

  static let patterns = [
    "collapsing-header", "large-title", "stretchy-header", "quick-return", "pull-to-refresh",
    "sticky-headers", "parallax", "page-carousel", "bottom-sheet", "sticky-tabs",
    "profile-page",
  ]

  @Test(arguments: pairs)
  func `a file gives the values of the pattern in Swift`(pair: Pair) throws {
    let (file, entry) = try pair.read()
    for (index, variant) in file.variants.enumerated() where !pair.leavesOut.contains(variant.id) {
      let pattern = try file.compile(variant: index)
      let number = try #require(entry.variants.firstIndex { $0.id.description == variant.id })
      #expect(variant.isFixed == entry.variants[number].isFixed, "\(variant.id)")
      for (device, orientation) in DeviceCatalog.matrix {
        for rate in [60, 120] {
          for (name, script) in pair.isAcross ? GestureScripts.across : GestureScripts.all {
            let turned: Orientation = orientation == .portrait ? .landscape : .portrait
            let request = RunRequest(
              variant: number, parameters: [], screen: device.screen(orientation),
              turnedScreen: device.screen(turned), rate: rate, physics: .uikit, script: script)
            let run = Comparison(entry: entry, pattern: pattern, request: request)
            let difference = try run.largest()
            #expect(
              difference.amount <= 1e-9,
              "\(variant.id), \(device.id), \(rate) Hz, \(name): \(difference)")
          }
        }
      }
    }
  }

  /// How many random runs each variant has: few, or as many as the environment says.
  private static let runCount =
    ProcessInfo.processInfo.environment["CATALOGUE_RUNS"].flatMap { Int($0) } ?? 20

  @Test(arguments: Set(patterns).sorted())
  func `a file and the pattern in Swift agree in random runs`(name: String) throws {
    let (file, entry) = try Pair(file: name, pattern: name).read()
    for (index, variant) in file.variants.enumerated() {
      let pattern = try file.compile(variant: index)
      let number = try #require(entry.variants.firstIndex { $0.id.description == variant.id })
      for seed in 0..<Self.runCount {
        let run = Comparison(
          entry: entry, pattern: pattern, request: Self.randomRequest(seed, variant: number))
        let difference = try run.largest()
        // A pattern does not hear of a smaller change of an offset.
        #expect(difference.amount <= 1e-6, "\(variant.id), seed \(seed): \(difference)")
      }
    }
  }

  /// A run by its number: every fifth one turns the device between two gestures, and every fourth one begins scrolled.
  private static func randomRequest(_ seed: Int, variant: Int) -> RunRequest {
    let (device, orientation) = DeviceCatalog.matrix[seed % DeviceCatalog.matrix.count]
    let turned: Orientation = orientation == .portrait ? .landscape : .portrait
    var steps = RandomScript.steps(seed: UInt64(seed), gestures: 1 + seed % 2)
    if seed % 5 == 0 {
      steps.insert(.rotate(to: turned), at: steps.count / 2)
      steps.append(.pause(0.1))
    }
    return RunRequest(
      variant: variant, parameters: [], screen: device.screen(orientation),
      turnedScreen: device.screen(turned), rate: seed % 3 == 0 ? 120 : 60, physics: .uikit,
      initialOffset: seed % 4 == 1 ? .fromStart(Double(seed % 97)) : .rest,
      script: GestureScript(steps))
  }
}
