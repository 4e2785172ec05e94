// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file that is written to the destination's folder under a temporary name.
///
/// It is removed unless it is finished: when the value ends, when a signal ends the process, and
/// otherwise when something is next written to the folder (`TemporaryFiles`). Until then it is
/// locked, so that other processes know that it is in use.
package struct StagedFile: ~Copyable {
  /// Its temporary path, for programs that write it.
  package let path: String
  private let target: String
  private let descriptor: CInt
  private let slot: Int?
  private var isFinished = false

  /// Creates an empty file.
  ///
  /// - Parameter target: The path that it will have; of a link that of what it leads to.
  /// - Throws: An error if no file can be created there.
  package init(for target: String) throws(OperationError) {
    try self.init(at: try FileSystem.place(of: target))
  }

  /// Creates an empty file for a place that has been looked at.
  init(at place: FileSystem.Place) throws(OperationError) {
    let target = place.path
    let folder = FileSystem.folder(of: target)
    TemporaryFiles.removeStale(in: folder)
    var path: String
    var slot: Int?
    var descriptor: CInt
    repeat {
      // The name of a process that had the same number, in another container or long ago, is not free.
      path = folder + "/" + TemporaryFiles.nextName()
      slot = TemporaryFiles.enter(path)
      descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor < 0 { TemporaryFiles.leave(slot) }
    } while descriptor < 0 && errno == EEXIST
    guard descriptor >= 0 else {
      if errno == ENOENT, FileSystem.kind(of: folder) == .nothing {
        throw OperationError("cannot write \(target): there is no folder \(folder)")
      }
      throw Self.failure(target)
    }
    if TemporaryFiles.isClosed {
      unlink(path)
      throw OperationError.interrupted
    }
    // The permissions of the replaced file apply to the new one.
    if let mode = place.mode { _ = fchmod(descriptor, mode) }
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
    self.path = path
    self.target = target
    self.descriptor = descriptor
    self.slot = slot
  }

  deinit {
    if !isFinished { unlink(path) }
    close(descriptor)
    TemporaryFiles.leave(slot)
  }

  private static func failure(_ target: String, _ number: CInt = errno) -> OperationError {
    OperationError("cannot write \(target): \(SystemError.text(number))")
  }

  /// Adds bytes to the end.
  package func write(_ bytes: [UInt8]) throws(OperationError) {
    if let number = Descriptor.write(bytes, to: descriptor) { throw Self.failure(target, number) }
  }

  /// Fails as another write to the file would, for a program that failed without giving a reason.
  package func requireSpace() throws(OperationError) {
    _ = lseek(descriptor, 0, SEEK_END)
    try write([UInt8](repeating: 0, count: 1 << 16))
  }

  /// Renames the file to its final name and replaces an existing one.
  package consuming func finish() throws(OperationError) {
    // Some file systems report a full disk only when a descriptor is closed; the lock stays with the other.
    let copy = dup(descriptor)
    guard copy >= 0, close(copy) == 0, rename(path, target) == 0 else {
      throw Self.failure(target)
    }
    isFinished = true
  }
}
