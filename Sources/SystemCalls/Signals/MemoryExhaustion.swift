// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What happens when the system gives no more memory.
///
/// Swift then ends a process with a trap. The tool prints the reason, removes its temporary files
/// and exits with 2. A trap for any other reason is unchanged.
package enum MemoryExhaustion {
  /// The exit status.
  private static let exitCode: CInt = 2
  /// More than any piece of work allocates at once.
  private static let probe = 1 << 30

  /// Starts to listen; called once, by the process, not by tests.
  package static func listen() {
    for number in [SIGILL, SIGTRAP, SIGABRT] { signal(number, handler) }
  }

  private static let handler: @convention(c) (CInt) -> Void = { number in
    let memory = mmap(
      nil, MemoryExhaustion.probe, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard memory == MAP_FAILED else {
      signal(number, SIG_DFL)
      raise(number)
      return
    }
    TemporaryFiles.removeAll()
    let message: StaticString =
      "error: the system gives no more memory; expected a higher limit (ulimit -v), or fewer things at once (--jobs 1)\n"
    _ = write(2, message.utf8Start, message.utf8CodeUnitCount)
    _exit(MemoryExhaustion.exitCode)
  }
}
