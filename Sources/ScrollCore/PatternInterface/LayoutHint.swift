// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Where in the content a frame was, for the next one, which is seldom far from there.
///
/// A pattern may start its search there. The appended elements must not depend on it.
public struct LayoutHint: Sendable, BitwiseCopyable {
  /// The number of the first section that was visible.
  public var section = 0
  /// The number of the first line that was visible, in the period after which lines repeat.
  public var line = 0

  /// A hint for the first frame.
  public init() {}
}
