// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ContentDigest
import Foundation

/// The folder that holds the modules of all patterns, and the source that the package is compiled with.
struct ModuleFolder: Sendable {
  let url: URL

  /// The two modules of a pattern.
  enum Part: String, CaseIterable, Sendable {
    /// What makes runs.
    case core = ".wasm"
    /// What judges them.
    case review = ".review.wasm"
  }

  /// Finds the folder that a build has filled; its location depends on the package manager.
  static func find(in build: URL) -> ModuleFolder? {
    let paths = FileManager.default.enumerator(at: build, includingPropertiesForKeys: nil)
    for case let file as URL in paths ?? .init() where file.lastPathComponent == sourceName {
      return ModuleFolder(url: file.deletingLastPathComponent())
    }
    return nil
  }

  /// A module of a pattern.
  func module(_ word: String, _ part: Part) -> URL {
    url.appending(path: word + part.rawValue)
  }

  /// The same module as pages have it: compressed by LZMA, or by gzip on a machine without `xz`.
  func packed(_ word: String, _ part: Part) -> URL {
    let module = module(word, part)
    let smallest = module.appendingPathExtension("lzma")
    let exists = FileManager.default.fileExists(atPath: smallest.plainPath)
    return exists ? smallest : module.appendingPathExtension("gz")
  }

  /// What the modules have been compiled from; nil if that is not known.
  var inputs: String? { try? String(contentsOf: inputsFile, encoding: .utf8) }

  /// Whether there is a source that the package can be compiled with.
  var isComplete: Bool { FileManager.default.fileExists(atPath: source.plainPath) }

  /// Removes all modules, and creates the folder if it does not exist.
  func clear() throws {
    let files = FileManager.default
    try files.createDirectory(at: url, withIntermediateDirectories: true)
    for file in try files.contentsOfDirectory(atPath: url.plainPath)
    where file != Self.sourceName {
      try files.removeItem(at: url.appending(path: file))
    }
  }

  /// Writes the modules that are there as a source, and then what they were compiled from.
  func writeSource(inputs: String) throws {
    try GeneratedSource.text(core: packedTexts(.core), review: packedTexts(.review))
      .write(to: source, atomically: true, encoding: .utf8)
    try inputs.write(to: inputsFile, atomically: true, encoding: .utf8)
  }

  /// The compressed modules in base 91, by pattern identifier.
  private func packedTexts(_ part: Part) throws -> [String: String] {
    let ending = part.rawValue
    let words = try FileManager.default.contentsOfDirectory(atPath: url.plainPath)
      .filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
      .filter { !$0.contains(".") }
    return try Dictionary(
      uniqueKeysWithValues: words.map { word in
        (word, Base91.text(of: [UInt8](try Data(contentsOf: packed(word, part)))))
      })
  }

  private static let sourceName = "PageModules.swift"
  private var source: URL { url.appending(path: Self.sourceName) }
  private var inputsFile: URL { url.appending(path: "inputs.txt") }
}
