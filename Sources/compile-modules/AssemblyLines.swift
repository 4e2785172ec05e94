// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation

/// The lines of LLVM assembly.
enum AssemblyLines {
  /// Does something with each line, up to and including its line break.
  ///
  /// The C library finds line breaks fast, which matters: the text has sixteen megabytes, and build tools are compiled
  /// without optimisation.
  static func forEach(in text: Data, _ action: (Slice<UnsafeRawBufferPointer>) -> Void) {
    text.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let line = firstLine(of: rest)
        action(line)
        rest = rest[line.endIndex...]
      }
    }
  }

  private static func firstLine(of text: Slice<UnsafeRawBufferPointer>)
    -> Slice<UnsafeRawBufferPointer>
  {
    let bytes = UnsafeRawBufferPointer(rebasing: text)
    guard let start = bytes.baseAddress, let end = memchr(start, 0x0A, bytes.count) else {
      return text
    }
    return text.prefix(UnsafeRawPointer(end) - start + 1)
  }
}
