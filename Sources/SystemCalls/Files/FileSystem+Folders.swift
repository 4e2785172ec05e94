// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Lists folders.
extension FileSystem {
  /// The names in a folder in ascending order of their bytes, without `.` and `..`.
  package static func names(inFolder path: String) throws(OperationError) -> [String] {
    try entries(inFolder: path).map(\.name)
  }

  /// Something in a folder.
  private struct Entry {
    /// Its name; invalid UTF-8 is replaced.
    var name: String
    /// Whether its name is UTF-8, so that it can be opened by it.
    var isReadable: Bool
    /// Its type; links are not followed.
    var kind: Kind
  }

  private static func entries(inFolder path: String) throws(OperationError) -> [Entry] {
    guard let folder = opendir(path) else {
      throw OperationError("cannot list \(path): \(SystemError.text())")
    }
    defer { closedir(folder) }
    var entries: [Entry] = []
    while let entry = readdir(folder) {
      withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: 1) { bytes in
          let name = String(cString: bytes)
          guard name != ".", name != ".." else { return }
          var status = stat()
          let isThere = fstatat(dirfd(folder), bytes, &status, AT_SYMLINK_NOFOLLOW) == 0
          entries.append(
            Entry(
              name: name, isReadable: String(validatingCString: bytes) != nil,
              kind: isThere ? kind(status) : .nothing))
        }
      }
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Files below a folder whose names end in a suffix, sorted by path.
  ///
  /// Hidden folders and links to folders are not entered.
  ///
  /// - Throws: An error if a folder cannot be listed, or if a name is not UTF-8.
  package static func files(below folder: String, suffix: String) throws(OperationError) -> [String]
  {
    var found: [String] = []
    for entry in try entries(inFolder: folder) where !entry.name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + entry.name : folder + "/" + entry.name
      let isWanted = entry.name.utf8.count > suffix.utf8.count && entry.name.hasSuffix(suffix)
      guard entry.kind == .folder || entry.kind != .nothing && isWanted else { continue }
      guard entry.isReadable else {
        throw OperationError(
          "cannot read \(path): its name is not UTF-8; expected a name in UTF-8, rename it")
      }
      if entry.kind == .folder {
        found += try files(below: path, suffix: suffix)
      } else {
        found.append(path)
      }
    }
    return found
  }

  /// The files of operands: files as given, folders with all files of a kind in them.
  ///
  /// - Parameters:
  ///   - operands: Paths of files and folders.
  ///   - suffix: How the names of the files in folders end.
  ///   - things: The name of such files in errors.
  /// - Returns: Paths in the order of the operands, those of a folder sorted; none occurs twice.
  /// - Throws: An error if a folder cannot be listed, or has none.
  package static func files(
    named operands: [String], suffix: String, called things: String
  ) throws(OperationError) -> [String] {
    var paths: [String] = []
    for operand in operands {
      var found = [operand]
      if kind(of: operand) == .folder {
        found = try files(below: operand, suffix: suffix)
        guard !found.isEmpty else {
          throw OperationError("no \(things) in \(operand): expected files named *\(suffix)")
        }
      }
      for path in found where !paths.contains(path) { paths.append(path) }
    }
    return paths
  }
}
