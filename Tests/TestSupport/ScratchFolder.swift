// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import SystemCalls

/// A folder for one test, which removes itself.
package final class ScratchFolder {
  package let path: String

  package init() throws {
    let base = Process.variable("TMPDIR") ?? "/tmp"
    var template = Array((base + "/scrollwork-test-XXXXXX").utf8CString)
    guard let made = mkdtemp(&template) else { throw OperationError("no scratch folder") }
    path = String(cString: made)
  }

  deinit { Self.remove(path) }

  /// The path of something in the folder.
  package func path(_ name: String) -> String { path + "/" + name }

  /// Puts a file into the folder, with the folders above it.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try FileSystem.makeFolder(FileSystem.folder(of: path(name)))
    try AtomicFile.write(Array(text.utf8), to: path(name))
    return path(name)
  }

  /// The text of a file in the folder.
  package func text(_ name: String) throws -> String {
    String(decoding: try FileSystem.contents(of: path(name), limit: 1 << 26), as: UTF8.self)
  }

  /// Whether a file or folder of that name is in the folder.
  package func has(_ name: String) -> Bool { FileSystem.kind(of: path(name)) != .nothing }

  /// All files in the folder and below, hidden ones included, by relative path.
  package func allFiles() throws -> [String] {
    func files(_ prefix: String) throws -> [String] {
      try FileSystem.names(inFolder: path(prefix)).flatMap { name -> [String] in
        let relative = prefix.isEmpty ? name : prefix + "/" + name
        return FileSystem.kind(of: path(relative)) == .folder ? try files(relative) : [relative]
      }
    }
    return try files("")
  }

  private static func remove(_ path: String) {
    chmod(path, 0o700)
    for name in (try? FileSystem.names(inFolder: path)) ?? [] {
      let child = path + "/" + name
      var status = stat()
      if lstat(child, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
        remove(child)
      } else {
        unlink(child)
      }
    }
    rmdir(path)
  }
}
