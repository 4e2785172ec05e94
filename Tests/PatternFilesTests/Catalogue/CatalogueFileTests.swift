// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import ScrollCore
import Testing

@testable import PatternFiles

/// Patterns of the catalogue that were written again as files show the same.
@Suite struct CatalogueFileTests {
  static let patterns = ["collapsing-header", "large-title", "stretchy-header", "quick-return"]

  @Test(arguments: patterns)
  func `a file gives the values of the pattern in Swift`(id: String) throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Files/\(id).pattern.jsonc")
    let file = try PatternFile(Array(try Data(contentsOf: url)))
    let entry = try #require(PatternCatalog.builtIn.entries.first { $0.id.description == id })
    for (index, variant) in file.variants.enumerated() {
      let pattern = try file.compile(variant: index)
      let number = try #require(entry.variants.firstIndex { $0.id.description == variant.id })
      for (device, orientation) in DeviceCatalog.matrix {
        for rate in [60, 120] {
          for (name, script) in GestureScripts.all {
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

  /// The largest difference of values that both record under the same name.
  func largest() throws -> Difference {
    let swift = try entry.run(request(swiftParameters))
    let (file, fault) = try pattern.program.run(
      request(pattern.parameters.map(\.defaultValue)))
    #expect(fault == nil)
    #expect(swift.frameCount == file.frameCount)
    let common = ["contentOffset.y", "velocity.y", "contentOffset.min", "contentOffset.max"]
    let fileNames = common + pattern.valueNames
    let swiftNames = swift.valueNames.map { $0.text }
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
    return result
  }

  /// The file's own defaults where the pattern has a parameter of the same name.
  private var swiftParameters: [ParameterValue] {
    entry.parameters.map { descriptor in
      pattern.parameters.first { $0.name == descriptor.key.description }?.defaultValue
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

extension TrackName {
  /// The name as it is written.
  fileprivate var text: String { index < 0 ? "\(stem)" : "\(stem)[\(index)]\(suffix)" }
}
