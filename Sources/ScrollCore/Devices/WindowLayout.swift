// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The layout of an app's window on an iPad.
public enum WindowLayout: UInt8, Equatable, Sendable, CaseIterable, BitwiseCopyable {
  /// All of the display.
  case fullScreen
  /// The narrow side of an uneven Split View.
  case third
  /// One of two equal sides of a Split View; only on an iPad on its side.
  case half
  /// The wide side of an uneven Split View.
  case twoThirds
  /// A narrow window that floats above another app.
  case slideOver

  /// The identifier in scenario files.
  public var word: StaticString {
    switch self {
    case .fullScreen: "fullScreen"
    case .third: "third"
    case .half: "half"
    case .twoThirds: "twoThirds"
    case .slideOver: "slideOver"
    }
  }
}
