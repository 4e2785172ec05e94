// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import PatternFiles
import ScrollCore

/// What a frame costs whose pattern is a file, and what it costs in the pattern in Swift that the file is a copy of.
enum FileCases {
  /// Files of the catalogue, and those of their variants that are measured.
  private static let variants = [
    ("collapsing-header", ["ch3", "ch8"]), ("large-title", ["lt3"]), ("stretchy-header", ["sy3"]),
    ("quick-return", ["qr3"]), ("pull-to-refresh", ["pr3"]), ("sticky-headers", ["sh3"]),
    ("bottom-sheet", ["bs6"]), ("sticky-tabs", ["st0", "st4", "st7"]), ("parallax", ["px3"]),
  ]

  private static let sizes = [("1e4", 10_000), ("1e6", 1_000_000)]

  @Sendable static func all() -> [BenchCase] {
    let pairs = variants.flatMap { file, variants in
      variants.flatMap { variant in
        [true, false].map { isFile in
          BenchCase(
            CaseID("files", file, "iphone-11", "\(variant),\(isFile ? "file" : "swift")"),
            unit: "frame", set: .full
          ) {
            isFile
              ? try run(file, variant, rows: nil) : try runInSwift(file, variant)
          }
        }
      }
    }
    let flat = sizes.map { name, rows in
      BenchCase(
        CaseID("files", "sticky-tabs", "iphone-11", "st4,rows:\(name)"), unit: "frame", set: .full
      ) { try run("sticky-tabs", "st4", rows: rows) }
    }
    return pairs + flat
  }

  private static func read(
    _ file: String, _ variant: String
  ) throws -> (pattern: CompiledPattern, variant: Int) {
    let folder = "\(try Git.root())/Tests/PatternFilesTests/Catalogue/Files"
    let read = try PatternFile(Array(try System.text("\(folder)/\(file).pattern.jsonc").utf8))
    guard let index = read.variants.firstIndex(where: { $0.id == variant }) else {
      throw BenchError("\(file) has no variant \(variant)")
    }
    return (try read.compile(variant: index), index)
  }

  private static func request(_ variant: Int, _ parameters: [ParameterValue]) -> RunRequest {
    let device = DeviceProfile.iPhone11
    return RunRequest(
      variant: variant, parameters: parameters, screen: device.screen(.portrait),
      turnedScreen: device.screen(.landscape), rate: 120, physics: .uikit,
      script: GestureScript(CaseInput.Script.fling.steps))
  }

  /// - Parameter rows: How many rows each list has; nil for those of the file.
  private static func run(
    _ file: String, _ variant: String, rows: Int?
  ) throws -> PreparedCase {
    let (pattern, index) = try read(file, variant)
    let parameters = pattern.parameters.map { parameter in
      if let rows, "\(parameter.key)" == "rows", case .numbers(let numbers) = parameter.defaultValue
      {
        return ParameterValue.numbers(numbers.map { _ in Double(rows) })
      }
      return parameter.defaultValue
    }
    let request = request(index, parameters)
    var timeline = Timeline(rate: request.rate)
    _ = try pattern.program.run(request, into: &timeline)
    return PreparedCase(units: timeline.frameCount) {
      // The same request has already run above.
      _ = try? pattern.program.run(request, into: &timeline)
      return Double(timeline.elements.count) + timeline.values[timeline.values.count - 1]
    }
  }

  /// The pattern in Swift, with the parameters of the file.
  private static func runInSwift(_ file: String, _ variant: String) throws -> PreparedCase {
    let (pattern, _) = try read(file, variant)
    let entry = CaseInput.pattern(file)
    guard let index = entry.variants.firstIndex(where: { "\($0.id)" == variant }) else {
      throw BenchError("\(file) has no variant \(variant)")
    }
    let parameters = entry.parameters.map { own in
      pattern.parameters.first { $0.key == own.key }?.defaultValue ?? own.defaultValue
    }
    return try LayoutRunCases.run(entry, request(index, parameters))
  }
}
