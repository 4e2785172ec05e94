// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

import Synchronization

/// The wish of a person or a supervisor that the tool should stop.
///
/// The first SIGINT, SIGTERM or SIGHUP sets a flag that is looked at between two pieces of work, so that
/// every file is either whole or absent. The second ends the process at once, after removing temporary
/// files.
package enum Interruption {
  /// What the process tells the shell that a signal has ended: 128 and the number of SIGINT, as shells have it.
  package static let exitCode: CInt = 130

  private static let requests = Atomic<Int>(0)

  /// Whether somebody asked the tool to stop.
  package static var isRequested: Bool { requests.load(ordering: .relaxed) > 0 }

  /// Leaves with an error if somebody asked the tool to stop.
  package static func check() throws(OperationError) {
    if isRequested { throw OperationError.interrupted }
  }

  /// Starts to listen; called once, by the process, not by tests.
  package static func listen() {
    TemporaryFiles.prepare()
    _ = requests.load(ordering: .relaxed)
    // A reader that goes away is an error of `write`, not a reason to die.
    signal(SIGPIPE, SIG_IGN)
    // Nor is a file that would be larger than this process may write.
    signal(SIGXFSZ, SIG_IGN)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      guard sigaction(number, nil, &action) == 0 else { continue }
      // A shell that starts a job in the background, and nohup, want signals to be ignored.
      if unsafeBitCast(action.handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        continue
      }
      action.handler = { _ in
        if Interruption.requests.add(1, ordering: .relaxed).newValue > 1 {
          TemporaryFiles.removeAll()
          // A thread that was about to make a file, however busy the machine, sees that none may begin any more.
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
