// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Locking
import SystemCalls

/// Where text goes: one of the process's streams, or memory in a test.
///
/// Every write is complete when it returns. A reader that has gone away is no error: from then on
/// everything is dropped, and the command ends with the code that it would have had.
public final class OutputStream: Sendable {
  private enum Target: Sendable {
    case descriptor(CInt)
    case memory
  }

  private struct State {
    var memory: [UInt8] = []
    var isClosed = false
    var selection: LineSelection?
  }

  private let target: Target
  private let state = Protected(State())
  /// Whether a person watches.
  public let isTerminal: Bool
  /// How many columns a line may have; nil where that is not known.
  public let columns: Int?

  private init(_ target: Target, isTerminal: Bool, columns: Int?) {
    self.target = target
    self.isTerminal = isTerminal
    self.columns = columns
  }

  /// The process's standard output.
  public static func standardOutput() -> OutputStream { stream(1) }

  /// The process's standard error.
  public static func standardError() -> OutputStream { stream(2) }

  private static func stream(_ descriptor: CInt) -> OutputStream {
    let isTerminal = Descriptor.isTerminal(descriptor)
    return OutputStream(
      .descriptor(descriptor), isTerminal: isTerminal,
      columns: isTerminal ? Descriptor.columns(descriptor) : nil)
  }

  /// A stream that keeps what is written, which may pretend to be a terminal.
  public static func memory(isTerminal: Bool = false, columns: Int? = nil) -> OutputStream {
    OutputStream(.memory, isTerminal: isTerminal, columns: columns)
  }

  /// A stream that keeps some lines of what is written, and counts the others.
  static func memory(_ selection: LineSelection) -> OutputStream {
    let stream = memory()
    stream.state.withLock { $0.selection = selection }
    return stream
  }

  /// What has been written to a stream in memory.
  public var text: String {
    String(
      decoding: state.withLock { state in
        state.selection?.finish(into: &state.memory)
        return state.memory
      }, as: UTF8.self)
  }

  /// What a stream has kept of the lines that were written; nil where it keeps everything.
  var selection: LineSelection? { state.withLock { $0.selection } }

  /// Whether the reader has gone away.
  var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Writes text unchanged.
  func write(_ text: String) throws(OperationError) {
    try write(text.utf8)
  }

  /// Writes bytes as they are.
  func write(_ bytes: some Sequence<UInt8>) throws(OperationError) {
    let failure: CInt? = state.withLock { state in
      guard !state.isClosed else { return nil }
      switch target {
      case .memory:
        if state.selection != nil {
          state.selection?.take(bytes, into: &state.memory)
        } else {
          state.memory.append(contentsOf: bytes)
        }
        return nil
      case .descriptor(let descriptor):
        let failure = Descriptor.write(bytes, to: descriptor)
        if failure != nil { state.isClosed = true }
        return failure
      }
    }
    if let failure, !SystemError.isReaderGone(failure) {
      throw OperationError("cannot write the output: \(SystemError.text(failure))")
    }
  }

  /// Writes a message; a failure cannot be reported.
  func say(_ line: String) {
    try? write(line + "\n")
  }
}
