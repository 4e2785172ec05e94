// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The colours of a drawing: light, dark, or whichever the reader prefers.
public enum Appearance: UInt8, Sendable, CaseIterable, BitwiseCopyable {
  /// Light colours as attributes, and style rules that turn them dark where the reader prefers that.
  case automatic
  /// Light colours.
  case light
  /// Dark colours.
  case dark
}
