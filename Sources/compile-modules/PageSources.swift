// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation

/// The Swift files that a page's modules are compiled from.
struct PageSources: Sendable {
  /// The folder of the package.
  let package: URL
  /// The files, as paths in the package, in the order of their bytes: the order is part of what modules depend on.
  let files: [String]

  /// Finds the files of the core, of the review, and of what pages call.
  init(package: URL) throws {
    self.package = package
    files = try ["ScrollCore", "MotionReview", "PageModule"]
      .flatMap { try Self.swiftFiles(in: "Sources/\($0)", of: package) }.sorted()
  }

  /// The Swift files in a folder of the package and in all folders inside.
  static func swiftFiles(in folder: String, of package: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(
      atPath: package.appending(path: folder).plainPath
    ).filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
  }

  /// The text of a file.
  func text(of file: String) throws -> String {
    try String(contentsOf: package.appending(path: file), encoding: .utf8)
  }

  /// The patterns that pages run.
  func patterns() throws -> [PagePattern] { PagePattern.list(in: try text(of: Self.patternList)) }

  /// What a page calls of any pattern.
  func sharedEntries() throws -> [String] {
    Self.entries(
      declaredIn: try files.filter { $0.hasPrefix("Sources/PageModule/") }.map(text(of:)))
  }

  /// The names that sources give to C, sorted.
  static func entries(declaredIn sources: [String]) -> [String] {
    sources.flatMap { $0.matches(of: #/@_cdecl\("([a-z_]+)"/#).map { String($0.1) } }.sorted()
  }

  /// The names of the review's types.
  func reviewTypes() throws -> Set<String> {
    ReviewFunctions.types(declaredIn: try files.filter(Self.isOfReview).map(text(of:)))
  }

  /// Everything that modules depend on, as one text: other text, other modules.
  func inputs(toolchain: Toolchain) throws -> String {
    let own = try Self.swiftFiles(in: "Sources/compile-modules", of: package).sorted()
    return try toolchain.versions() + files.joined(separator: "\n") + "\n"
      + (own + [Self.patternList] + files).map(text(of:)).joined()
  }

  /// Writes the entries of some patterns, and copies of what has to be changed before it can be one Swift module.
  ///
  /// One module of all files, so that what a pattern needs is made for it alone: files of the review, which import the
  /// core elsewhere, are part of it here. Their copies have the same names and lines.
  ///
  /// - Parameters:
  ///   - folder: Where they are written.
  ///   - patterns: The patterns.
  /// - Returns: All files that are needed, as the compiler takes them.
  func writeCopies(to folder: URL, for patterns: [PagePattern]) throws -> [String] {
    let entries = folder.appending(path: "Entries.swift")
    try patterns.enumerated().map { $1.source($0) }.joined()
      .write(to: entries, atomically: false, encoding: .utf8)
    let unused = UnusedSources.beginnings(for: patterns)
    let used = files.filter { file in !unused.contains { file.hasPrefix($0) } }
    var paths = try used.map { file in
      guard Self.isOfReview(file) else { return file }
      let copy = folder.appending(path: (file as NSString).lastPathComponent)
      try Self.withoutImportOfCore(text(of: file))
        .write(to: copy, atomically: false, encoding: .utf8)
      return copy.plainPath
    }
    // Placed with the other exported files: in another position modules are slightly larger.
    paths.insert(entries.plainPath, at: used.firstIndex { !Self.isOfReview($0) } ?? 0)
    return paths
  }

  /// A file of the review whose import of the core is an empty line.
  static func withoutImportOfCore(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { ["import ScrollCore", "public import ScrollCore"].contains($0) ? "" : $0 }
      .joined(separator: "\n")
  }

  private static let patternList = "Sources/PageModule/patterns.txt"
  private static func isOfReview(_ file: String) -> Bool { file.hasPrefix("Sources/MotionReview/") }
}
