// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The orientation of a device.
public enum Orientation: UInt8, Equatable, Sendable, CaseIterable, BitwiseCopyable {
  /// The short edge is at the top.
  case portrait
  /// A long edge is at the top.
  case landscape
}
