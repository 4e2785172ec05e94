// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// In which direction the device's language runs, and with it the whole interface.
public enum LayoutDirection: UInt8, Equatable, Sendable, CaseIterable, BitwiseCopyable {
  /// Rows begin at the left, and the next page comes from the right.
  case leftToRight
  /// Rows begin at the right, and the next page comes from the left.
  case rightToLeft
}
