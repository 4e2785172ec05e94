// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A group of a scene before its tracks are known.
struct GroupDraft {
  /// What a group shows.
  enum Item {
    /// An element, by its slot, and where its drawing is in the group.
    case element(slot: Int, Rect)
    case group(GroupDraft)
  }

  var name: SceneName
  /// The translation within the group around it.
  var x: SampleSeries
  var y: SampleSeries
  var clip: SceneClip?
  var items: [Item] = []
}
