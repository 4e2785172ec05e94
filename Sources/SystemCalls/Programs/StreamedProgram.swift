// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#else
@preconcurrency import Darwin
#endif

/// Another program that runs in parallel and whose output is read piece by piece.
///
/// It is interrupted if the value ends before the program does.
package struct StreamedProgram: ~Copyable {
  private let name: String
  private let process: PipedProcess
  private let errors: AnonymousFile

  /// Starts a program with the environment of this process, and nothing on its standard input.
  ///
  /// - Parameter words: The path of the program and its arguments, which no shell interprets.
  /// - Throws: An error if the program cannot be started.
  package init(_ words: [String]) throws(OperationError) {
    let errors = try AnonymousFile()
    process = try PipedProcess(
      words, piping: .output, other: try AnonymousFile(), errors: errors)
    name = words[0]
    self.errors = errors
  }

  /// Reads until the bytes are full or the output ends.
  ///
  /// - Parameter bytes: Where the output goes.
  /// - Returns: How many bytes were read; fewer than there is room for at the end of the output.
  /// - Throws: An error if the output cannot be read, or the interruption.
  package func read(into bytes: inout [UInt8]) throws(OperationError) -> Int {
    var count = 0
    while count < bytes.count {
      try Interruption.check()
      let got = bytes.withUnsafeMutableBytes { buffer in
        let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
        return systemRead(process.end, rest)
      }
      if got == 0 { break }
      if got < 0 {
        if errno == EINTR { continue }
        throw OperationError("cannot read the output of \(name): \(SystemError.text())")
      }
      count += got
    }
    return count
  }

  /// Ends the program if it still writes, and tells what it wrote to standard error, at most 64 KB.
  ///
  /// - Returns: Its exit code, 128 and more for a program that a signal ended, and its messages.
  package consuming func finish() -> (code: Int, errors: String) {
    // A program that writes on is ended by the closed pipe.
    let child = process.closed()
    var status: CInt = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let said = (try? errors.contents(name: name, limit: 1 << 16)) ?? []
    let signal = Int(status & 0x7F)
    return (
      signal == 0 ? Int(status >> 8 & 0xFF) : 128 + signal, String(decoding: said, as: UTF8.self)
    )
  }
}

/// `read(2)`, under a name that does not hide it from the methods above.
private func systemRead(_ descriptor: CInt, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, bytes.baseAddress, bytes.count)
}
