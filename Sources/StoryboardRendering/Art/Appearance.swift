// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Which of two sets of colours a drawing has.
public enum Appearance: UInt8, Sendable, CaseIterable, BitwiseCopyable {
  /// Light colours as attributes, and style rules that turn them dark where the reader prefers that.
  case automatic
  /// Light colours.
  case light
  /// Dark colours.
  case dark
}
