// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Calls on an open descriptor.
enum Descriptor {
  /// Writes all bytes, however many calls it takes.
  ///
  /// - Parameters:
  ///   - bytes: What to write.
  ///   - descriptor: Where to.
  /// - Returns: The error number of the call that failed; nil when everything is written.
  static func write(_ bytes: some Sequence<UInt8>, to descriptor: CInt) -> CInt? {
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
          // A terminal or a pipe that somebody else made non-blocking: wait until it takes more.
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

  /// Whether a person sits at the other end.
  static func isTerminal(_ descriptor: CInt) -> Bool {
    isatty(descriptor) == 1
  }

  /// How many columns a terminal has; nil for what is none or does not say.
  static func columns(_ descriptor: CInt) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

/// `write(2)`, under a name that does not hide it from the methods above.
private func systemWrite(_ descriptor: CInt, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
