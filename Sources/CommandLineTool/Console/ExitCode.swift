// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import SystemCalls

/// The exit status of the process.
///
/// The four codes are part of the tool's interface; scripts may rely on them.
public enum ExitCode: Int32, CaseIterable, Equatable, Sendable {
  /// Everything was done and nothing was found.
  case clean = 0
  /// The command succeeded and found a problem, such as an invalid file.
  case findings = 1
  /// The work could not be done: a usage error, an input or output error, a bad scenario.
  case failure = 2
  /// A signal interrupted the tool.
  case interrupted = 130

  /// The meaning, for help texts.
  var meaning: String {
    switch self {
    case .clean: "Everything was done and nothing was found."
    case .findings: "Something is wrong with what was checked or rendered."
    case .failure: "A usage error, an input or output error, or a bad scenario."
    case .interrupted: "Interrupted by a signal."
    }
  }

  /// The code of a command that an error has ended.
  init(_ error: OperationError) {
    self = error.isInterruption ? .interrupted : .failure
  }

  /// The more severe of both: an interruption before an error before findings.
  func worst(_ other: ExitCode) -> ExitCode {
    rawValue >= other.rawValue ? self : other
  }
}
