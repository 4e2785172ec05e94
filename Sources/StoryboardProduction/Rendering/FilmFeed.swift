// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Locking
import SystemCalls

/// Hands pictures that several threads draw to a program, in their order.
///
/// A thread whose picture is early waits, so that there are never more pictures than threads. The others draw on
/// while one writes.
final class FilmFeed: Sendable {
  private let descriptor: CInt
  private let start = Process.uptime
  private let next = Protected(0)
  private let error = Protected<OperationError?>(nil)

  /// Makes a feed into a descriptor.
  package init(_ descriptor: CInt) { self.descriptor = descriptor }

  /// Why not all pictures were taken; nil if all were.
  package var failure: OperationError? { error.withLock { $0 } }

  /// Whether no more pictures are taken.
  var isOver: Bool { failure != nil }

  /// Pictures a second so far, as a whole number.
  package var rate: Int {
    let count = next.withLock { $0 }
    return Int((Double(count) / max(Process.uptime - start, 1e-3)).rounded())
  }

  /// Writes a picture when all earlier ones have been written.
  ///
  /// - Parameters:
  ///   - index: The number of the picture; each number from 0 on is given once.
  ///   - picture: Its bytes, or the error.
  ///   - times: How often the film shows it in a row.
  package func write(_ index: Int, _ picture: Result<[UInt8], OperationError>, times: Int) {
    while next.withLock({ $0 }) != index {
      if isOver { return }
      if Interruption.isRequested { return fail(.interrupted) }
      Process.sleep(0.0005)
    }
    switch picture {
    case .failure(let error): return fail(error)
    case .success(let bytes):
      for _ in 0..<times {
        guard let number = Descriptor.write(bytes, to: descriptor) else { continue }
        return fail(OperationError("cannot write to ffmpeg: \(SystemError.text(number))"))
      }
    }
    next.withLock { $0 = index + 1 }
  }

  private func fail(_ failure: OperationError) {
    error.withLock { if $0 == nil { $0 = failure } }
  }
}
