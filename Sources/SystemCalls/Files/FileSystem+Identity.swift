// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension FileSystem {
  /// What all spellings of a path have in common: links are followed, and a file that is not there yet is known by
  /// its folder.
  package static func identity(of path: String) -> String {
    if let real = resolved(path) { return real }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return (resolved(folder(of: path)) ?? folder(of: path)) + "/" + name
  }

  /// Whether a path is in a folder or its subfolders, with all links resolved.
  package static func isPath(_ path: String, below folder: String) -> Bool {
    guard let folder = resolved(folder) else { return false }
    return folder == "/" || identity(of: path).utf8.starts(with: (folder + "/").utf8)
  }

  /// Refuses to overwrite an input of a command, or another output.
  ///
  /// - Throws: An error if the output is one of the inputs, which need not exist yet.
  package static func refuse(_ output: String, replacing inputs: [String]) throws(OperationError) {
    guard [.file, .nothing].contains(kind(of: output)) else { return }
    let place = identity(of: output)
    guard inputs.contains(where: { identity(of: $0) == place }) else { return }
    throw OperationError(
      "cannot write \(output): this command reads it; expected another file")
  }

  private static func resolved(_ path: String) -> String? {
    guard let end = realpath(path, nil) else { return nil }
    defer { free(end) }
    return String(cString: end)
  }
}
