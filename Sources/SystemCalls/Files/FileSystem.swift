// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads files, lists folders and makes them.
///
/// Paths are used as given, relative ones from the current folder. Errors name the path and the reason.
package enum FileSystem {
  /// What a path leads to; links are followed.
  package enum Kind: Equatable {
    /// Nothing, or something that may not be looked at.
    case nothing
    /// A regular file.
    case file
    /// A folder.
    case folder
    /// A terminal, a pipe, a device.
    case other
  }

  /// What a path leads to; links are followed.
  package static func kind(of path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .nothing }
    return kind(status)
  }

  /// The kind of an existing file, by its status.
  static func kind(_ status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// Where a file is put, and what is there.
  struct Place {
    /// The path; of a link that of what it leads to in the end, so that the link stays.
    var path: String
    var kind: Kind
    /// The permissions of what is there.
    var mode: mode_t?
  }

  /// The place of a file that is written to a path.
  ///
  /// - Throws: An error if a link leads nowhere.
  static func place(of path: String) throws(OperationError) -> Place {
    var status = stat()
    guard lstat(path, &status) == 0 else { return Place(path: path, kind: .nothing) }
    var target = path
    if status.st_mode & S_IFMT == S_IFLNK {
      guard let end = realpath(path, nil), stat(path, &status) == 0 else {
        throw OperationError("cannot write \(path): it is a link to something that is not there")
      }
      defer { free(end) }
      target = String(cString: end)
    }
    return Place(path: target, kind: kind(status), mode: status.st_mode & 0o777)
  }

  /// Everything in a file.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - limit: The maximum size in bytes. A larger file is an error, before it is read if its
  ///     size is known.
  /// - Returns: The bytes.
  /// - Throws: The system's error, or an error if the limit is exceeded.
  package static func contents(of path: String, limit: Int) throws(OperationError) -> [UInt8] {
    // Without waiting for a writer of a pipe: the wait comes later, and a signal ends it.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw OperationError("cannot read \(path): \(SystemError.text())")
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw OperationError("cannot read \(path): \(SystemError.text())")
    }
    if kind(status) == .folder { throw OperationError("cannot read \(path): it is a folder") }
    return try contents(
      of: descriptor, name: path, expecting: Int(status.st_size), limit: limit)
  }

  /// Whether a file holds these bytes and no others; not for one that cannot be read.
  package static func holds(_ bytes: [UInt8], at path: String) -> Bool {
    guard kind(of: path) == .file, stamp(of: path)?.size == bytes.count else { return false }
    return (try? contents(of: path, limit: bytes.count)) == bytes
  }

  /// Everything that a descriptor has to give until its end.
  ///
  /// - Parameters:
  ///   - descriptor: An open descriptor; it stays open.
  ///   - name: What an error calls it.
  ///   - size: The expected number of bytes; 0 if it is unknown.
  ///   - limit: The most bytes that are accepted.
  /// - Returns: The bytes.
  /// - Throws: The system's error, or an error if the limit is exceeded.
  package static func contents(
    of descriptor: CInt, name: String, expecting size: Int = 0, limit: Int
  ) throws(OperationError) -> [UInt8] {
    let tooLarge = OperationError(
      "cannot read \(name): it is larger than the limit of \(limit) bytes")
    guard size <= limit else { throw tooLarge }
    var bytes: [UInt8] = []
    // One more than expected, so that the end is seen without a second, empty chunk.
    var chunk = max(size + 1, 1 << 16)
    while true {
      try Descriptor.waitForInput(descriptor, name: name)
      var failure: CInt = 0
      let more = [UInt8](unsafeUninitializedCapacity: chunk) { buffer, count in
        let result = read(descriptor, buffer.baseAddress, chunk)
        if result < 0 { failure = errno }
        count = max(result, 0)
      }
      if failure == EINTR || failure == EAGAIN {
        try Interruption.check()
        continue
      }
      guard failure == 0 else {
        throw OperationError("cannot read \(name): \(SystemError.text(failure))")
      }
      if more.isEmpty { return bytes }
      guard bytes.count + more.count <= limit else { throw tooLarge }
      // The array doubles its capacity when it is full, so each byte is copied once or twice,
      // whatever the size.
      if bytes.isEmpty { bytes = more } else { bytes += more }
      chunk = min(max(bytes.count, 1 << 16), 1 << 20)
    }
  }

  /// Makes a folder and those above it; one that exists already is fine.
  package static func makeFolder(_ path: String) throws(OperationError) {
    if path.isEmpty || kind(of: path) == .folder { return }
    let parent = folder(of: path)
    if parent != path { try makeFolder(parent) }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw OperationError("cannot make the folder \(path): \(SystemError.text())")
    }
    guard kind(of: path) == .folder else {
      throw OperationError("cannot make the folder \(path): a file of that name exists")
    }
  }

  /// Removes a file; a missing one is not an error.
  package static func removeFile(_ path: String) throws(OperationError) {
    guard unlink(path) == 0 || errno == ENOENT else {
      throw OperationError("cannot remove \(path): \(SystemError.text())")
    }
  }

  /// Removes a folder if it is empty.
  package static func removeEmptyFolder(_ path: String) {
    rmdir(path)
  }

  /// The absolute path of the folder that relative paths start from.
  ///
  /// - Throws: An error if it has been removed.
  package static func currentFolder() throws(OperationError) -> String {
    guard let path = getcwd(nil, 0) else {
      throw OperationError("the current folder has no path: \(SystemError.text())")
    }
    defer { free(path) }
    return String(cString: path)
  }

  /// The folder of a path: all before the last slash, `.` for a bare name.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
