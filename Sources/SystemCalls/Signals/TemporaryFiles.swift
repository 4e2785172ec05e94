// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The temporary files that exist at this moment, for a signal handler to remove.
///
/// A handler may neither allocate nor take locks, so the paths are in fixed slots of plain bytes.
package enum TemporaryFiles {
  private static let slotCount = 64
  private static let slotSize = 4096
  private static let free = 0
  private static let filling = 1
  private static let taken = 2

  /// The prefix of names; the process identifier and a counter follow.
  package static let prefix = ".scrollwork-"
  /// How names end.
  package static let suffix = ".tmp"

  private static let serial = SharedWord(0)
  private static let closed = SharedWord(0)
  /// The state of each slot.
  private static let states = (0..<slotCount).map { _ in SharedWord(free) }
  /// The paths, each with a zero byte at its end.
  nonisolated(unsafe) private static let paths = UnsafeMutablePointer<CChar>.allocate(
    capacity: slotCount * slotSize)

  /// Makes the storage, which a signal handler must not do.
  package static func prepare() {
    _ = states
    _ = paths
    _ = closed
  }

  /// A name that no other file of this process has.
  package static func nextName() -> String {
    let number = serial.increment()
    return "\(prefix)\(getpid())-\(number)\(suffix)"
  }

  /// Notes that a file is about to exist.
  ///
  /// - Parameter path: Where the file will be.
  /// - Returns: The slot for `leave`; nil if the path is too long or all slots are in use, in which
  ///   case only the normal cleanup removes the file.
  package static func enter(_ path: String) -> Int? {
    let bytes = path.utf8CString
    guard bytes.count <= slotSize else { return nil }
    for slot in 0..<slotCount where states[slot].exchange(free, for: filling) {
      for (index, byte) in bytes.enumerated() { paths[slot * slotSize + index] = byte }
      states[slot].value = taken
      return slot
    }
    return nil
  }

  /// Notes that a file has its final name or is gone.
  package static func leave(_ slot: Int?) {
    if let slot { states[slot].value = free }
  }

  /// Whether the process is about to end, and no new file may be created.
  package static var isClosed: Bool { closed.value != 0 }

  /// Removes every file that is noted; safe in a signal handler once `prepare` has run.
  ///
  /// A file that another thread creates at this moment is removed either here, because it is
  /// registered before it is created, or by that thread, which checks `isClosed` after creating it.
  package static func removeAll() {
    closed.value = 1
    for slot in 0..<slotCount where states[slot].value == taken {
      unlink(paths + slot * slotSize)
    }
  }
}
