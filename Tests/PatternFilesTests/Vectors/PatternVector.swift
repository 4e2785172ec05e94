// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import ScrollCore

@testable import PatternFiles

/// A pattern file with runs whose frames are known without this interpreter.
struct PatternVector {
  /// One run of the file.
  struct Run {
    let tree: FileTree
    var expectation: FileTree { tree["expect"] ?? FileTree(content: .null, offset: 0) }
    var device: String { tree["device"]?.text ?? "" }
    var variant: String? { tree["variant"]?.text }
    /// The size of text, and whether the language is written from right to left.
    var contentSize: ContentSizeCategory {
      ContentSizeCategory.allCases.first { "\($0)" == tree["textSize"]?.text } ?? .large
    }
    var direction: LayoutDirection {
      tree["rtl"]?.content == .flag(true) ? .rightToLeft : .leftToRight
    }
    var rate: Int { Int(tree["rate"]?.number ?? 60) }
  }

  let name: String
  private let tree: FileTree
  private let bytes: [UInt8]

  init(_ name: String) throws {
    self.name = name
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Files/\(name).json")
    bytes = Array(try Data(contentsOf: url))
    tree = try FileTree(json5: bytes)
  }

  static let names = [
    "v01-handler-order", "v02-setting-offsets", "v03-delta-and-when", "v04-toggle",
    "v05-map-clamp", "v06-operators", "v07-laziness", "v08-beginning", "v09-insets-by-state",
    "v10-adjustment", "v11-bounces", "v12-repeat", "v13-sticky", "v14-variant-paths", "v15-text",
    "v16-right-to-left", "v17-rotation", "v18a-division", "v19-lists", "v20-animate", "v21-timer",
    "v22-feedback", "v23-circles", "v24-viewport-by-offset",
  ]

  /// How far a number may be from the expected one.
  var tolerance: Double { tree["tolerance"]?.number ?? 0 }

  var runs: [Run] { (tree["runs"]?.elements ?? []).map(Run.init) }

  /// The pattern, which stands as an object in the file.
  func file() throws -> PatternFile { try PatternFile(try patternText()) }

  /// The bytes of the pattern alone.
  private func patternText() throws -> [UInt8] {
    let runs = tree.members?.first { $0.key == "runs" }
    guard let start = tree["pattern"]?.offset, let end = runs?.offset else { return [] }
    // What follows the pattern is a comma and the key of the runs.
    let text = bytes[start..<end]
    guard let close = text.lastIndex(of: UInt8(ascii: "}")) else { return [] }
    return Array(text[...close])
  }
}

extension FileTree {
  /// The number; nil for another value.
  var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }
}
