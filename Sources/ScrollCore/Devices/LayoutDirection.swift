// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The direction of the device's language, and of the whole interface.
public enum LayoutDirection: UInt8, Equatable, Sendable, CaseIterable, BitwiseCopyable {
  /// Rows start at the left, and the next page comes from the right.
  case leftToRight
  /// Rows start at the right, and the next page comes from the left.
  case rightToLeft
}
