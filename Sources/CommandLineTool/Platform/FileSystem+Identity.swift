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
  static func identity(of path: String) -> String {
    if let real = resolved(path) { return real }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return (resolved(folder(of: path)) ?? folder(of: path)) + "/" + name
  }

  /// Refuses to replace what a command reads.
  ///
  /// - Throws: That the output is one of the inputs.
  static func refuse(_ output: String, replacing inputs: [String]) throws(ToolError) {
    guard kind(of: output) == .file else { return }
    let place = identity(of: output)
    guard inputs.contains(where: { identity(of: $0) == place }) else { return }
    throw ToolError(
      "cannot write \(output): this command reads it; expected another file")
  }

  private static func resolved(_ path: String) -> String? {
    guard let end = realpath(path, nil) else { return nil }
    defer { free(end) }
    return String(cString: end)
  }
}
