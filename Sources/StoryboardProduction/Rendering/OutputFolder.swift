// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ContentDigest
import Locking
import StoryboardRendering
package import SystemCalls
import XMLValidation

/// The folder that `render` writes to: nothing gets a name in it before it has been validated.
///
/// Several threads may write concurrently.
package final class OutputFolder: Sendable {
  /// The kind of a file, which determines its validation.
  package enum Kind {
    /// A standalone animated SVG.
    case drawing
    /// A page.
    case page
  }

  /// The name of a page.
  package static let page = "index.html"
  /// The name of the drawing of two variants in the folder of a scenario.
  static let comparison = "before-after.svg"
  /// The name of the still picture that the gallery shows of a scenario.
  static let still = "still.svg"

  /// The path of the folder.
  package let path: String
  /// Whether pages look for their next rendering.
  package let isWatched: Bool
  // The folder adds the checksums itself.
  private let validator = StoryboardValidator(pages: { .ofTool })
  /// In a watched folder, the digests of the files that this process has found valid, by name: after a save, many files
  /// are what they were.
  private let valid = Protected<[String: [UInt8]]>([:])

  /// Makes a folder of a path; a watched one also holds what open pages look at.
  package init(_ path: String, isWatched: Bool = false) {
    self.isWatched = isWatched
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
  }

  /// The path of something in the folder.
  package func path(_ name: String) -> String {
    path == "/" ? "/" + name : path + "/" + name
  }

  /// Validates a file and gives it its name.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - name: Its path below the folder.
  ///   - kind: The kind.
  /// - Returns: Its line for the manifest, or the validation errors, in which case it is not
  ///   written.
  /// - Throws: An error if it cannot be written.
  package func write(
    _ bytes: consuming [UInt8], to name: String, as kind: Kind
  ) throws(OperationError) -> Result<Manifest.Entry, InvalidOutput> {
    let path = path(name)
    if isWatched, kind == .page {
      bytes = WatchedPage.watching(bytes)
    }
    let digest = FileChecksum.add(to: &bytes)
    if !isWatched || valid.withLock({ $0[name] }) != digest {
      let findings =
        switch kind {
        case .drawing: validator.validate(svg: bytes, name: path)
        case .page: validator.validate(page: bytes, name: path)
        }
      guard findings.isEmpty else { return .failure(InvalidOutput(findings.map(\.description))) }
      if isWatched { valid.withLock { $0[name] = digest } }
    }
    // An unchanged file is not written: its date shows when it last changed, and reading is cheaper
    // than writing.
    if !FileSystem.holds(bytes, at: path) { try AtomicFile.write(bytes, to: path) }
    let entry = Manifest.Entry(path: name, contents: bytes, digest: digest)
    if kind == .page { try writeStamp(of: entry) }
    return .success(entry)
  }

  /// Notifies open pages that a page has been rendered again, or removes an earlier notification.
  private func writeStamp(of page: Manifest.Entry) throws(OperationError) {
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

  /// The scenario that a file belongs to by its path: `ID/index.html`, `ID/before-after.svg`,
  /// `ID/still.svg` or `ID/VARIANT/DEVICE.svg`.
  package static func scenario(ofFile name: String) -> String? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }), let last = parts.last
    else { return nil }
    let isTop = [page, comparison, still].contains(String(last))
    let depth = isTop ? 1 : last.hasSuffix(".svg") ? 2 : parts.count
    return parts.count > depth ? parts.dropLast(depth).joined(separator: "/") : nil
  }
}

/// A file of our own making that our own validation refuses: a bug, to be reported and not written.
package struct InvalidOutput: Error, Equatable, Sendable {
  /// What is wrong, one line each.
  package var findings: [String]

  /// Makes an error of what the validation has found.
  package init(_ findings: [String]) {
    self.findings = findings
  }
}
