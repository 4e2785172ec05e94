// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

import TextFormats

/// Calls on an open descriptor.
package enum Descriptor {
  /// Writes all bytes, however many calls it takes.
  ///
  /// - Parameters:
  ///   - bytes: What to write.
  ///   - descriptor: Where to.
  /// - Returns: The error number of the call that failed; nil when everything is written.
  package static func write(_ bytes: some Sequence<UInt8>, to descriptor: CInt) -> CInt? {
    let result: CInt?? = bytes.withContiguousStorageIfAvailable { write($0, to: descriptor) }
    return result ?? Array(bytes).withUnsafeBufferPointer { write($0, to: descriptor) }
  }

  private static func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: CInt) -> CInt? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: rest))
      let written = systemWrite(descriptor, part)
      if written < 0 {
        if errno == EINTR { continue }
        if errno == EAGAIN {
          // A terminal or a pipe that another process made non-blocking: wait until it accepts
          // more.
          var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&waiting, 1, -1)
          continue
        }
        return errno
      }
      rest = rest.dropFirst(written)
    }
    return nil
  }

  /// Waits until there is something to read, or the end of it.
  ///
  /// A signal to stop ends the wait, whichever thread receives it. After a second, the tool reports
  /// once that it waits for a writer of a named pipe, or for input.
  ///
  /// - Parameters:
  ///   - descriptor: An open descriptor.
  ///   - name: What an error calls it.
  /// - Throws: The interruption.
  package static func waitForInput(_ descriptor: CInt, name: String) throws(OperationError) {
    let patience = 1.0
    var start: Double?
    while true {
      try Interruption.check()
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      // A descriptor that does not support waiting is read immediately, and the read reports the
      // error.
      if poll(&waiting, 1, 100) != 0, waiting.revents != 0 { return }
      guard let begin = start else {
        start = Process.uptime
        continue
      }
      if begin.isFinite, Process.uptime - begin > patience {
        start = .infinity
        guard isTerminal(descriptor) || descriptor != 0 else { continue }
        _ = write("waiting for input from \(VisibleText.line(name))\n".utf8, to: 2)
      }
    }
  }

  /// Whether a person sits at the other end.
  package static func isTerminal(_ descriptor: CInt) -> Bool {
    isatty(descriptor) == 1
  }

  /// The number of columns of a terminal; nil if it is not a terminal or does not report it.
  package static func columns(_ descriptor: CInt) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

/// `write(2)`, under a name that does not hide it from the methods above.
private func systemWrite(_ descriptor: CInt, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
