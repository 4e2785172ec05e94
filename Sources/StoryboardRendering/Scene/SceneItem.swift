// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// One of the things that a group shows.
public enum SceneItem: Equatable, Sendable {
  /// An element that keeps its place in the group.
  case element(SceneElement)
  /// What moves within the group.
  case group(SceneGroup)
}
