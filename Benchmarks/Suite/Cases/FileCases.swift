// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import PatternFiles
import ScrollCore

/// What a frame costs whose pattern is a file, and what it costs in the pattern in Swift that the file is a copy of.
///
/// Some variants are measured with the whole suite; all of them are in the table of `bench files`.
enum FileCases {
  /// A variant that is there as a file and in Swift.
  struct Variant: Sendable {
    /// The file's name without its ending: the identifier of the pattern in Swift.
    var file: String
    /// The identifier of the variant.
    var id: String
  }

  /// Files of the catalogue, the letters of their variants, and how many there are.
  private static let files = [
    ("collapsing-header", "ch", 9), ("large-title", "lt", 4), ("stretchy-header", "sy", 4),
    ("quick-return", "qr", 4), ("pull-to-refresh", "pr", 4), ("sticky-headers", "sh", 4),
    ("bottom-sheet", "bs", 7), ("sticky-tabs", "st", 9), ("parallax", "px", 4),
    ("page-carousel", "pc", 4), ("profile-page", "pp", 3),
  ]

  /// All variants, file by file.
  static let variants = files.flatMap { file, letters, count in
    (0..<count).map { Variant(file: file, id: "\(letters)\($0)") }
  }

  /// Those of the whole suite.
  private static let usual: Set<String> = [
    "ch3", "ch8", "lt3", "sy3", "qr3", "pr3", "sh3", "bs6", "st0", "st4", "st7", "px3",
  ]

  /// How many rows lists have to show that it does not matter.
  static let sizes = [("1e4", 10_000), ("1e6", 1_000_000)]

  /// What a case of the table runs.
  enum Kind: Equatable {
    case file, swift
    /// The file, with so many rows in each list, and so many frames a second.
    case rows(Int, rate: Int)
  }

  @Sendable static func all() -> [BenchCase] {
    variants.flatMap { variant in
      [benchCase(variant, .swift), benchCase(variant, .file)]
        + sizes.flatMap { size in
          [60, 120].map { benchCase(variant, .rows(size.1, rate: $0)) }
        }
    }
  }

  /// A case of a variant.
  static func benchCase(_ variant: Variant, _ kind: Kind) -> BenchCase {
    let (name, isUsual) =
      switch kind {
      case .file: ("file", usual.contains(variant.id))
      case .swift: ("swift", usual.contains(variant.id))
      case .rows(let rows, let rate):
        (
          "rows:\(sizes.first { $0.1 == rows }?.0 ?? "\(rows)")\(rate == 120 ? "" : "@\(rate)")",
          variant.id == "st4" && rate == 120
        )
      }
    return BenchCase(
      CaseID("files", variant.file, "iphone-11", "\(variant.id),\(name)"), unit: "frame",
      set: isUsual ? .full : .onDemand
    ) { try prepared(variant, kind) }
  }

  /// What a case of a variant runs.
  static func prepared(_ variant: Variant, _ kind: Kind) throws -> PreparedCase {
    switch kind {
    case .file: try run(variant.file, variant.id, rows: nil)
    case .swift: try runInSwift(variant.file, variant.id)
    case .rows(let rows, let rate): try run(variant.file, variant.id, rows: rows, rate: rate)
    }
  }

  /// Reads a file of the catalogue and compiles one of its variants, without its claims, which the catalogue in Swift does
  /// not check.
  static func read(
    _ file: String, _ variant: String
  ) throws -> (pattern: CompiledPattern, variant: Int) {
    let folder = "\(try Git.root())/Tests/PatternFilesTests/Catalogue/Files"
    var text = try System.text("\(folder)/\(file).pattern.jsonc")
    if let claims = text.firstRange(of: "\n  \"claims\": ["),
      let end = text[claims.upperBound...].firstRange(of: "\n  ],")
    {
      text.removeSubrange(claims.lowerBound..<end.upperBound)
    }
    let read = try PatternFile(Array(text.utf8))
    guard let index = read.variants.firstIndex(where: { $0.id == variant }) else {
      throw BenchError("\(file) has no variant \(variant)")
    }
    return (try read.compile(variant: index), index)
  }

  private static func request(
    _ variant: Int, _ parameters: [ParameterValue], rate: Int = 120
  ) -> RunRequest {
    let device = DeviceProfile.iPhone11
    return RunRequest(
      variant: variant, parameters: parameters, screen: device.screen(.portrait),
      turnedScreen: device.screen(.landscape), rate: rate, physics: .uikit,
      script: GestureScript(CaseInput.Script.fling.steps))
  }

  /// - Parameter rows: How many rows each list has; nil for those of the file.
  private static func run(
    _ file: String, _ variant: String, rows: Int?, rate: Int = 120
  ) throws -> PreparedCase {
    let (pattern, index) = try read(file, variant)
    let parameters = pattern.parameters.map { parameter in
      guard let rows, hasRows(parameter) else { return parameter.defaultValue }
      return switch parameter.defaultValue {
      case .numbers(let numbers): .numbers(numbers.map { _ in Double(rows) })
      default: .number(Double(rows))
      }
    }
    let request = request(index, parameters, rate: rate)
    var timeline = Timeline(rate: request.rate)
    _ = try pattern.program.run(request, into: &timeline)
    return PreparedCase(units: timeline.frameCount) {
      // The same request has already run above.
      _ = try? pattern.program.run(request, into: &timeline)
      return Double(timeline.elements.count) + timeline.values[timeline.values.count - 1]
    }
  }

  /// Whether a parameter says how many rows there are, or how many in each section.
  static func hasRows(_ parameter: ParameterDescriptor) -> Bool {
    ["rows", "sections"].contains("\(parameter.key)")
  }

  /// The pattern in Swift, with the parameters of the file.
  private static func runInSwift(_ file: String, _ variant: String) throws -> PreparedCase {
    let (pattern, _) = try read(file, variant)
    let (entry, index, parameters) = try inSwift(pattern, file, variant)
    return try LayoutRunCases.run(entry, request(index, parameters))
  }

  /// The pattern in Swift that a file is a copy of, its variant, and the parameters of the file.
  static func inSwift(
    _ pattern: CompiledPattern, _ file: String, _ variant: String
  ) throws -> (entry: PatternEntry, variant: Int, parameters: [ParameterValue]) {
    let entry = CaseInput.pattern(file)
    guard let index = entry.variants.firstIndex(where: { "\($0.id)" == variant }) else {
      throw BenchError("\(file) has no variant \(variant)")
    }
    let parameters = entry.parameters.map { own in
      pattern.parameters.first { $0.key == own.key }?.defaultValue ?? own.defaultValue
    }
    return (entry, index, parameters)
  }
}
