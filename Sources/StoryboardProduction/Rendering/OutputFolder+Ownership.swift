// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import RunComparison
import StoryboardRendering
package import SystemCalls

// What in the folder is the tool's own, and so may be replaced and removed.
extension OutputFolder {
  /// Refuses to overwrite files of others, and to write out of the folder through links.
  ///
  /// A file may be replaced if it starts like a file of this tool, or if the manifest lists it and
  /// it is unchanged.
  ///
  /// - Parameter names: Paths below the folder that are about to be written.
  /// - Throws: The first file that may not be replaced, or the first link.
  func refuseForeign(_ names: [String]) throws(OperationError) {
    let digests = try written().digests
    // Files of one folder follow one another.
    var (folder, isThere) = ("", FileSystem.kind(of: path) == .folder)
    for name in names {
      let parent = name.utf8.lastIndex(of: UInt8(ascii: "/")).map { name[..<$0] } ?? ""
      if parent != folder {
        folder = String(parent)
        let found = look(at: folder)
        if let link = found.link { throw linkError(link) }
        isThere = found.isThere
      }
      guard isThere else { continue }
      let isForeign =
        switch FileSystem.kindUnlessLink(path(name)) {
        case nil: throw linkError(name)
        case .nothing, .folder: false
        case .other: true
        case .file: try !isOwn(name, digests)
        }
      guard isForeign else { continue }
      throw OperationError(
        "\(path(name)) is there and was not written by scrollwork: expected an empty folder, or one that it rendered to",
        hints: ["move the file away, or name another folder with --output"])
    }
  }

  /// Removes the files that an earlier run wrote for scenarios and that this run did not write.
  ///
  /// Only files are removed that the manifest of the earlier run lists, that have the shape of a scenario's files
  /// and that are this tool's still, and folders that have become empty.
  ///
  /// - Parameters:
  ///   - scenarios: The ids of the scenarios that this run rendered.
  ///   - manifest: What this run wrote.
  /// - Returns: The removed paths, and those that are kept because they were changed.
  /// - Throws: An error if a file cannot be removed.
  package func removeStale(
    of scenarios: [String], keeping manifest: Manifest
  ) throws(OperationError) -> (removed: [String], left: [String]) {
    let owned = Set(scenarios)
    return try removeStale(listedIn: Manifest.name, keeping: manifest) { name in
      Self.scenario(ofFile: name).map(owned.contains) ?? false
    }
  }

  /// Removes files that a list of an earlier run names and that this run did not write.
  ///
  /// Only files are removed that are this tool's still, and folders that have become empty.
  ///
  /// - Parameters:
  ///   - list: The name of the list.
  ///   - manifest: What this run wrote.
  ///   - isOurs: Whether this run would have written a file if it were needed.
  /// - Returns: The removed paths, and those that are kept because they were changed.
  /// - Throws: An error if a file cannot be removed.
  func removeStale(
    listedIn list: String, keeping manifest: Manifest, where isOurs: (String) -> Bool
  ) throws(OperationError) -> (removed: [String], left: [String]) {
    let kept = Set(manifest.entries.map(\.path))
    let old = try written(list)
    var result: (removed: [String], left: [String]) = ([], [])
    for name in old.names where !kept.contains(name) && isOurs(name) {
      let isLeft =
        switch FileSystem.kind(of: path(name)) {
        case .nothing: false
        case .folder, .other: true
        case .file: try !isOwn(name, old.digests)
        }
      guard !isLeft, look(at: name).link == nil else {
        result.left.append(name)
        continue
      }
      try FileSystem.removeFile(path(name))
      result.removed.append(name)
      FileSystem.removeEmptyFolder(path(FileSystem.folder(of: name)))
    }
    return result
  }

  /// Removes pictures that show nothing anymore, and lists the others beside those that were drawn.
  ///
  /// - Parameters:
  ///   - list: The name of the list.
  ///   - drawn: The pictures of this run.
  ///   - subject: What pictures show, in a word.
  ///   - log: Receives what is removed.
  ///   - isStale: Whether this run would have drawn a picture if there were something to show.
  /// - Throws: An error if a file cannot be removed or written.
  func update(
    _ list: String, with drawn: Manifest, ofWhat subject: String, log: any ProductionLog,
    isStale: (String) -> Bool
  ) throws(OperationError) {
    let stale = try removeStale(listedIn: list, keeping: drawn, where: isStale)
    for name in stale.removed { log.say("removed \(path(name)), whose \(subject) is gone") }
    for name in stale.left {
      log.say("left \(path(name)), whose \(subject) is gone: it was changed since")
    }
    var entries = drawn.entries
    let gone = Set(drawn.entries.map(\.path) + stale.removed + stale.left)
    for name in try written(list).names where !gone.contains(name) {
      guard FileSystem.kind(of: path(name)) == .file else { continue }
      let contents = try FileSystem.contents(of: path(name), limit: 64 << 20)
      entries.append(Manifest.Entry(path: name, contents: contents))
    }
    try AtomicFile.write(Array(Manifest(entries).text.utf8), to: path(list))
  }

  /// Whether the manifest in the folder is this one, so that no other process has rendered to it
  /// since.
  package func holds(_ manifest: Manifest) -> Bool {
    FileSystem.holds(Array(manifest.text.utf8), at: path(Manifest.name))
  }

  /// What the manifest of an earlier run lists, or another list of the same form; nothing without one.
  func written(
    _ list: String = Manifest.name
  ) throws(OperationError) -> (names: [String], digests: [String: String]) {
    let old = path(list)
    guard FileSystem.kind(of: old) == .file else { return ([], [:]) }
    let bytes = try FileSystem.contents(of: old, limit: 64 << 20)
    let files = Manifest.files(in: String(decoding: RunReader.plain(bytes), as: UTF8.self))
    return (files.map(\.path), Dictionary(files.map { ($0.path, $0.digest) }) { first, _ in first })
  }

  /// The first part of a path below the folder that is a link, if one is, and whether something is at the path.
  private func look(at name: String) -> (link: String?, isThere: Bool) {
    var end = name.startIndex
    while end < name.endIndex {
      end = name[name.index(after: end)...].firstIndex(of: "/") ?? name.endIndex
      let part = String(name[..<end])
      guard let kind = FileSystem.kindUnlessLink(path(part)) else { return (part, true) }
      if kind == .nothing { return (nil, false) }
    }
    return (nil, true)
  }

  private func linkError(_ name: String) -> OperationError {
    OperationError(
      "\(path(name)) is a link: expected a folder or a file of \(path) itself, so that nothing elsewhere is replaced",
      hints: ["remove the link, or name another folder with --output"])
  }

  /// Whether this tool has written a file: as its beginning shows, or because its digest is the manifest's.
  private func isOwn(_ name: String, _ digests: [String: String]) throws(OperationError) -> Bool {
    if try Self.isMarked(path(name)) { return true }
    guard let digest = digests[name] else { return false }
    let bytes = try FileSystem.contents(of: path(name), limit: 1 << 30)
    return Manifest.Entry(path: name, contents: bytes).digest == digest
  }

  /// Whether a file starts like this tool's files of that name.
  package static func isMarked(_ file: String) throws(OperationError) -> Bool {
    let start = RunReader.plain(try FileSystem.start(of: file, count: 2_000))
    func has(_ mark: String) -> Bool {
      let mark = Array(mark.utf8)
      // The standard library's search takes hundreds of instructions a byte.
      return start.indices.contains { start[$0] == mark[0] && start[$0...].starts(with: mark) }
    }
    return switch file.split(separator: "/").last {
    case Substring(Manifest.name), Substring(FindingPictures.list):
      start.starts(with: Manifest.start.utf8)
    case Substring(WatchedPage.stampName): start.starts(with: WatchedPage.stampStart.utf8)
    default:
      file.hasSuffix(".svg")
        ? has(AnimatedSVG.mark) || CurvePlot.marks.allSatisfy(has) : has(StoryboardPage.policyStart)
    }
  }
}
