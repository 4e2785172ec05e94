// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Lines of a descriptor as they arrive, such as requests of another program.
package struct LineReader {
  /// A line without its line feed.
  package enum Line: Equatable, Sendable {
    /// The bytes of the line.
    case bytes([UInt8])
    /// It was longer than the limit; nothing of it was kept.
    case tooLong
  }

  private let descriptor: CInt
  private let limit: Int
  private var pending: [UInt8] = []
  private var searched = 0
  private var isSkipping = false

  /// Reads an open descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: An open descriptor, which stays open.
  ///   - limit: The most bytes of a line.
  package init(_ descriptor: CInt, limit: Int) {
    (self.descriptor, self.limit) = (descriptor, limit)
  }

  /// Waits for the next line; nil at the end.
  ///
  /// What follows the last line feed is a line, too.
  ///
  /// - Throws: The interruption, or an error of the system.
  package mutating func next() throws(OperationError) -> Line? {
    while true {
      if let end = pending[searched...].firstIndex(of: 0x0A) {
        let line = Array(pending[..<end])
        pending.removeSubrange(...end)
        searched = 0
        if !isSkipping, line.count <= limit { return .bytes(line) }
        isSkipping = false
        return .tooLong
      }
      searched = pending.count
      if pending.count > limit {
        pending.removeAll(keepingCapacity: true)
        (searched, isSkipping) = (0, true)
      }
      let more = try readSome()
      guard more.isEmpty else {
        pending += more
        continue
      }
      defer { (pending, searched, isSkipping) = ([], 0, false) }
      if isSkipping { return .tooLong }
      return pending.isEmpty ? nil : .bytes(pending)
    }
  }

  private func readSome() throws(OperationError) -> [UInt8] {
    while true {
      try Interruption.check()
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      // A signal ends the wait, or its handler runs in another thread: look for it now and then.
      guard poll(&waiting, 1, 100) != 0, waiting.revents != 0 else { continue }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(descriptor, &buffer, buffer.count)
      if count >= 0 { return Array(buffer.prefix(count)) }
      guard errno == EINTR || errno == EAGAIN else {
        throw OperationError("cannot read standard input: \(SystemError.text())")
      }
    }
  }
}
