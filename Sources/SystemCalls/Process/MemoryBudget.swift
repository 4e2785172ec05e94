// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The memory budget of concurrent runs, so that the whole process stays below 512 MB.
package enum MemoryBudget {
  /// Bytes for runs, where the system allows as much.
  package static let defaultBytes = 440_000_000
  /// Bytes of address space that everything else takes: the program, its threads, what is read and written.
  private static let reserve = 160_000_000

  /// Bytes for runs; fewer where `ulimit -v` allows the process fewer.
  package static let bytes: Int = {
    var limit = rlimit()
    #if canImport(Glibc)
    let result = getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
    let result = getrlimit(RLIMIT_AS, &limit)
    #endif
    guard result == 0, limit.rlim_cur < UInt(Int.max) else { return defaultBytes }
    return max(0, min(defaultBytes, Int(limit.rlim_cur) - reserve))
  }()
}
