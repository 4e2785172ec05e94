// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Writes a file so that its name never stands for half of it.
///
/// The bytes go to a new file in the same folder, which takes the final name when all of them are
/// written. Whatever goes wrong, and whatever signal comes, the temporary file is removed.
/// There is no `fsync`: the promise is about readers and interruptions, not about a loss of power, and
/// it would take longer than the rendering.
enum AtomicFile {
  /// Puts the bytes under the path; what is there already is replaced, with a link what it leads to.
  ///
  /// A device or a pipe, such as `/dev/null`, is written to and not replaced; so is a file that a name of the
  /// system's stands for, as `/dev/stdout` does behind a redirection.
  static func write(_ bytes: [UInt8], to path: String) throws(ToolError) {
    switch FileSystem.kind(of: path) {
    case .folder: throw ToolError("cannot write \(path): it is a folder")
    case .other: try fill(path, with: bytes)
    case .file where isDescriptor(path): try fill(path, with: bytes)
    case .file, .nothing:
      let file = try UnfinishedFile(for: path)
      try file.write(bytes)
      try file.finish()
    }
  }

  /// Whether a path names an open descriptor and no place in a folder.
  private static func isDescriptor(_ path: String) -> Bool {
    ["/dev/stdout", "/dev/stderr"].contains(path)
      || ["/dev/fd/", "/proc/"].contains { path.hasPrefix($0) }
  }

  private static func fill(_ path: String, with bytes: [UInt8]) throws(ToolError) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { throw ToolError("cannot write \(path): \(SystemError.text())") }
    let failure = Descriptor.write(bytes, to: descriptor)
    let closing = close(descriptor)
    if let failure { throw ToolError("cannot write \(path): \(SystemError.text(failure))") }
    guard closing == 0 else { throw ToolError("cannot write \(path): \(SystemError.text())") }
  }
}
