// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// An item of a group.
public enum SceneItem: Equatable, Sendable {
  /// An element that does not move within the group.
  case element(SceneElement)
  /// A group that moves within the group.
  case group(SceneGroup)
}
