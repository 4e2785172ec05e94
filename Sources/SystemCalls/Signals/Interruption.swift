// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The wish of a person or a supervisor that the tool should stop.
///
/// The first SIGINT, SIGTERM or SIGHUP sets a flag that is checked between two pieces of work, so
/// that every file is either complete or absent. The second one ends the process immediately, after
/// removing temporary files.
package enum Interruption {
  /// The exit status of a process that a signal ended: 128 plus the number of SIGINT, as in shells.
  package static let exitCode: CInt = 130

  private static let requests = SharedWord(0)

  /// Whether the tool was interrupted.
  package static var isRequested: Bool { requests.value > 0 }

  /// Throws if the tool was interrupted.
  package static func check() throws(OperationError) {
    if isRequested { throw OperationError.interrupted }
  }

  /// Starts to listen; called once, by the process, not by tests.
  package static func listen() {
    TemporaryFiles.prepare()
    _ = requests
    // A reader that goes away is an error of `write`, not a reason to die.
    signal(SIGPIPE, SIG_IGN)
    // Nor is a file that would be larger than this process may write.
    signal(SIGXFSZ, SIG_IGN)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      guard sigaction(number, nil, &action) == 0 else { continue }
      // A shell that starts a background job, and nohup, ignore signals on purpose.
      if unsafeBitCast(action.handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        continue
      }
      action.handler = { _ in
        if Interruption.requests.increment() > 1 {
          TemporaryFiles.removeAll()
          // A thread that is about to create a file, however busy the machine, sees that no new
          // file may be created.
          usleep(20_000)
          TemporaryFiles.removeAll()
          _exit(Interruption.exitCode)
        }
      }
      // Without SA_RESTART: a read that waits for input must end, too.
      action.sa_flags = 0
      sigaction(number, &action, nil)
    }
  }
}

extension sigaction {
  /// The handler, whose field has another name on every platform.
  fileprivate var handler: (@convention(c) (CInt) -> Void)? {
    get {
      #if canImport(Glibc)
      __sigaction_handler.sa_handler
      #elseif canImport(Musl)
      __sa_handler.sa_handler
      #else
      __sigaction_u.__sa_handler
      #endif
    }
    set {
      #if canImport(Glibc)
      __sigaction_handler.sa_handler = newValue
      #elseif canImport(Musl)
      __sa_handler.sa_handler = newValue
      #else
      __sigaction_u.__sa_handler = newValue
      #endif
    }
  }
}
