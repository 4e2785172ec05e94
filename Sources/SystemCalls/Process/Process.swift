// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CAllocator

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Facts about the process and the machine it runs on.
package enum Process {
  /// The value of an environment variable; nil if it is not set.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// How many processors are online, at least 1.
  package static var processorCount: Int {
    max(1, Int(sysconf(CInt(_SC_NPROCESSORS_ONLN))))
  }

  /// Seconds on a clock that never goes back; only differences mean something.
  package static var uptime: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// The time of day, as ISO 8601 in UTC with whole seconds.
  package static var date: String {
    var seconds = time(nil)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    var text = [CChar](repeating: 0, count: 32)
    let length = strftime(&text, text.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
    return String(decoding: text.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// What the process has used so far: processor time in seconds and the peak of its memory in bytes.
  package static var usage: (processorSeconds: Double, peakBytes: Int) {
    var usage = rusage()
    #if canImport(Glibc)
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
    getrusage(CInt(RUSAGE_SELF), &usage)
    #endif
    func seconds(_ time: timeval) -> Double {
      Double(time.tv_sec) + Double(time.tv_usec) * 1e-6
    }
    #if canImport(Darwin)
    let unit = 1
    #else
    let unit = 1024
    #endif
    return (seconds(usage.ru_utime) + seconds(usage.ru_stime), Int(usage.ru_maxrss) * unit)
  }

  /// Lets the process keep memory that is no longer used, for what it does next.
  ///
  /// Otherwise the C library gives the end of its memory back after each large value, and the system clears the same
  /// pages again for the next one.
  package static func keepFreedMemory() {
    scrollwork_keep_freed_memory(256 << 20)
  }

  /// Waits for a number of seconds, or until a signal arrives.
  package static func sleep(_ seconds: Double) {
    var time = timespec(
      tv_sec: Int(seconds), tv_nsec: Int((seconds - seconds.rounded(.down)) * 1e9))
    nanosleep(&time, nil)
  }

  /// Ends the process; nothing that was registered for the end runs.
  package static func leave(_ code: CInt) -> Never {
    _exit(code)
  }
}
