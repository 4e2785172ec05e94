// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Writes a file atomically: its name never refers to a partial file.
///
/// The bytes go to a new file in the same folder, which takes the final name when all of them are
/// written. Whatever goes wrong, and whatever signal comes, the temporary file is removed.
/// There is no `fsync`: the promise is about readers and interruptions, not about a loss of power, and
/// it would take longer than the rendering.
package enum AtomicFile {
  /// Puts the bytes under the path; what is there already is replaced, with a link what it leads to.
  ///
  /// A device or a pipe, such as `/dev/null`, is written to and not replaced; so is a file behind a
  /// name of the system, such as `/dev/stdout` with a redirection.
  package static func write(_ bytes: [UInt8], to path: String) throws(OperationError) {
    try write(to: path) { (take) throws(OperationError) in try take(bytes) }
  }

  /// Puts bytes that come in pieces under the path, as above.
  ///
  /// - Parameters:
  ///   - path: Where to.
  ///   - produce: Passes on the pieces in order; if it throws, the existing file is kept.
  package static func write(
    to path: String,
    _ produce: (_ take: ([UInt8]) throws(OperationError) -> Void) throws(OperationError) -> Void
  ) throws(OperationError) {
    // A name of the system may be a link to a file without a name.
    if isDescriptor(path), [.file, .other].contains(FileSystem.kind(of: path)) {
      return try fill(path, produce)
    }
    let place = try FileSystem.place(of: path)
    switch place.kind {
    case .folder: throw OperationError("cannot write \(path): it is a folder")
    case .other: try fill(path, produce)
    case .file, .nothing:
      let file = try StagedFile(at: place)
      try produce { (bytes) throws(OperationError) in try file.write(bytes) }
      try file.finish()
    }
  }

  /// Whether a path refers to an open descriptor and not to a folder entry.
  private static func isDescriptor(_ path: String) -> Bool {
    ["/dev/stdout", "/dev/stderr"].contains(path)
      || ["/dev/fd/", "/proc/"].contains { path.hasPrefix($0) }
  }

  private static func fill(
    _ path: String,
    _ produce: (_ take: ([UInt8]) throws(OperationError) -> Void) throws(OperationError) -> Void
  ) throws(OperationError) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw OperationError("cannot write \(path): \(SystemError.text())")
    }
    do throws(OperationError) {
      try produce { (bytes) throws(OperationError) in
        guard let failure = Descriptor.write(bytes, to: descriptor) else { return }
        throw OperationError("cannot write \(path): \(SystemError.text(failure))")
      }
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else {
      throw OperationError("cannot write \(path): \(SystemError.text())")
    }
  }
}
