// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ContentDigest
import StoryboardRendering
import XMLValidation

/// The folder that `render` writes to: nothing gets a name in it before it has been validated.
///
/// Several threads may write at once.
final class OutputFolder: Sendable {
  /// What a file is, and so how it is validated.
  enum Kind {
    /// A standalone animated SVG.
    case drawing
    /// A page.
    case page
  }

  /// The name of a page.
  static let page = "index.html"
  /// The name of the drawing of two variants in the folder of a scenario.
  static let comparison = "before-after.svg"

  /// The path of the folder.
  let path: String
  /// Whether pages look for their next rendering.
  let isWatched: Bool
  // The folder adds the checksums itself.
  private let validator = StoryboardValidator(pages: { .ofTool })

  init(_ path: String, isWatched: Bool = false) {
    self.isWatched = isWatched
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
  }

  /// The path of something in the folder.
  func path(_ name: String) -> String {
    path == "/" ? "/" + name : path + "/" + name
  }

  /// Refuses to write over pages that somebody else has written.
  ///
  /// - Parameter pages: Their paths below the folder.
  /// - Throws: That there is a page that neither a manifest of this tool lists nor its policy marks.
  func refuseForeignPages(_ pages: [String]) throws(ToolError) {
    let present = pages.filter { FileSystem.kind(of: path($0)) == .file }
    guard !present.isEmpty else { return }
    let own = try Set(written())
    for page in present where !own.contains(page) {
      let bytes = try FileSystem.contents(of: path(page), limit: 1 << 30)
      guard bytes.prefix(2_000).firstRange(of: Array(StoryboardPage.policyStart.utf8)) == nil
      else { continue }
      throw ToolError(
        "\(path(page)) is there and was not written by scrollwork: expected an empty folder, or one that it rendered to",
        hints: ["name another folder with --output"])
    }
  }

  /// The paths that the manifest of an earlier run lists; none without one.
  private func written() throws(ToolError) -> [String] {
    let old = path(Manifest.name)
    guard FileSystem.kind(of: old) == .file else { return [] }
    let bytes = try FileSystem.contents(of: old, limit: 64 << 20)
    return Manifest.paths(in: String(decoding: bytes, as: UTF8.self))
  }

  /// Validates a file and gives it its name.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - name: Its path below the folder.
  ///   - kind: What it is.
  /// - Returns: Its line for the manifest, or what is wrong with it, in which case it is not written.
  /// - Throws: That it cannot be written.
  func write(
    _ bytes: [UInt8], to name: String, as kind: Kind
  ) throws(ToolError) -> Result<Manifest.Entry, InvalidOutput> {
    let path = path(name)
    var bytes = bytes
    if isWatched, kind == .page {
      bytes = WatchedPage.watching(bytes)
    }
    bytes = FileChecksum.added(to: bytes)
    let findings =
      switch kind {
      case .drawing: validator.validate(svg: bytes, name: path)
      case .page: validator.validate(page: bytes, name: path)
      }
    guard findings.isEmpty else { return .failure(InvalidOutput(findings.map(\.description))) }
    // What is there already stays: its date tells when it became what it is, and reading costs less than writing.
    if !FileSystem.holds(bytes, at: path) { try AtomicFile.write(bytes, to: path) }
    let entry = Manifest.Entry(path: name, contents: bytes)
    if kind == .page { try writeStamp(of: entry) }
    return .success(entry)
  }

  /// Tells open pages that a page has been rendered again, or takes away what told them earlier.
  private func writeStamp(of page: Manifest.Entry) throws(ToolError) {
    let stamp = FileSystem.folder(of: path(page.path)) + "/" + WatchedPage.stampName
    if isWatched {
      try AtomicFile.write(WatchedPage.stamp(page.digest), to: stamp)
    } else if FileSystem.kind(of: stamp) == .file,
      try FileSystem.contents(of: stamp, limit: 1 << 20)
        .starts(with: WatchedPage.stampStart.utf8)
    {
      try FileSystem.removeFile(stamp)
    }
  }

  /// Removes the files that an earlier run wrote for scenarios and that this run did not write.
  ///
  /// Only files that the manifest of the earlier run lists and that have the shape of a scenario's files
  /// are touched, and folders that have become empty.
  ///
  /// - Parameters:
  ///   - scenarios: The ids of the scenarios that this run rendered.
  ///   - manifest: What this run wrote.
  /// - Returns: The paths that were removed.
  /// - Throws: That a file cannot be removed.
  func removeStale(of scenarios: [String], keeping manifest: Manifest) throws(ToolError) -> [String]
  {
    let kept = Set(manifest.entries.map(\.path))
    let owned = Set(scenarios)
    var removed: [String] = []
    for name in try written() where !kept.contains(name) {
      guard let scenario = Self.scenario(ofFile: name), owned.contains(scenario) else { continue }
      try FileSystem.removeFile(path(name))
      removed.append(name)
      FileSystem.removeEmptyFolder(path(FileSystem.folder(of: name)))
    }
    return removed
  }

  /// The scenario that a file belongs to by its path: `ID/index.html`, `ID/before-after.svg` or
  /// `ID/VARIANT/DEVICE.svg`.
  static func scenario(ofFile name: String) -> String? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }), let last = parts.last
    else { return nil }
    let isTop = last == Self.page || last == Self.comparison
    let depth = isTop ? 1 : last.hasSuffix(".svg") ? 2 : parts.count
    return parts.count > depth ? parts.dropLast(depth).joined(separator: "/") : nil
  }
}

/// A file of our own making that our own validation refuses: a bug, to be reported and not written.
struct InvalidOutput: Error, Equatable, Sendable {
  /// What is wrong, one line each.
  var findings: [String]

  init(_ findings: [String]) {
    self.findings = findings
  }
}
