// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How well something is known, from `a`, the best, to `d`.
///
/// The grade is about the toolkit that a profile is named after: a constant of Flutter's is known from
/// Flutter's own source, one of UIKit's may be known from measurements only.
public enum EvidenceGrade: UInt8, Sendable, CaseIterable, BitwiseCopyable {
  /// The maker's own documents or published source.
  case a
  /// Published recordings of a real device.
  case b
  /// Independent re-implementations that agree.
  case c
  /// One implementation, an inference, or a choice of ours.
  case d

  /// The letter that people read.
  public var letter: StaticString {
    switch self {
    case .a: "A"
    case .b: "B"
    case .c: "C"
    case .d: "D"
    }
  }
}
