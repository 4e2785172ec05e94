// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ContentDigest
import StoryboardRendering
import TextFormats

/// The list of everything that a run wrote: path, size and digest of each file.
///
/// It is `manifest.json` at the top of an output folder, with one line per file, so that a diff
/// shows which pictures changed.
///
/// Of a page that carries the core as WebAssembly, size and digest are those of the page without it: the
/// module's bytes depend on the compiler, and the list is the same whichever made them.
package struct Manifest: Equatable {
  /// One file.
  package struct Entry: Equatable, Sendable {
    /// The path below the output folder.
    package var path: String
    /// Its size without what of a page depends on a compiler or a packer: its module, its packed texts, its checksum.
    package var bytes: Int
    /// Its SHA-256 without them, in hexadecimal.
    var digest: String
    /// Its size on disk, which is not in the manifest.
    package var size: Int

    /// Describes a file by its contents.
    ///
    /// - Parameters:
    ///   - path: The path below the output folder.
    ///   - contents: The whole file.
    ///   - whole: The SHA-256 digest of the whole file, where it is known.
    package init(path: String, contents: [UInt8], digest whole: [UInt8]? = nil) {
      self.path = path
      size = contents.count
      if let whole, path.hasSuffix(".svg") {
        bytes = contents.count
        digest = SHA256.hexadecimal(whole)
        return
      }
      // Only pages carry modules and packed texts.
      let contents =
        path.hasSuffix(".svg")
        ? contents
        : PackedBlock.emptied(in: ModuleBlock.removed(from: FileChecksum.removed(from: contents)))
      bytes = contents.count
      digest = SHA256.hexDigest(of: contents)
    }
  }

  /// The name of the file.
  package static let name = "manifest.json"

  /// The files in the order of their paths.
  package var entries: [Entry]

  /// Makes a manifest of files.
  package init(_ entries: [Entry]) {
    self.entries = entries.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The text of the file.
  package var text: String {
    JSONValue.answer([
      ("tool", .string(ToolVersion.line)),
      (
        "files",
        .lines(
          entries.map { entry in
            .object([
              ("path", .string(entry.path)), ("bytes", .integer(entry.bytes)),
              ("sha256", .string(entry.digest)),
            ])
          })
      ),
    ])
  }

  /// The start of the file, for every version.
  package static let start = "{\n  \"schemaVersion\": 1,\n  \"tool\": \"scrollwork "

  /// The files that a manifest of this tool lists, with their digests.
  ///
  /// Only what decides about replacing and removing files is read, and only in the form in which `text` writes
  /// it: whatever is not understood is neither replaced nor removed.
  package static func files(in text: String) -> [(path: String, digest: String)] {
    let start = "    {\"path\": \""
    let mark = "\"sha256\": \""
    return text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix(start), let range = line.firstRange(of: mark) else { return nil }
      let path = line.dropFirst(start.count).prefix { $0 != "\"" }
      guard !path.contains("\\") else { return nil }
      return (String(path), String(line[range.upperBound...].prefix { $0 != "\"" }))
    }
  }
}
