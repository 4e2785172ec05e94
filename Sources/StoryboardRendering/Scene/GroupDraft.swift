// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A group of a scene before its tracks are known.
struct GroupDraft {
  /// An item of a group.
  enum Item {
    /// An element, by its slot, and the rectangle of its drawing in the group.
    case element(slot: Int, Rect)
    /// A group within the group.
    case group(GroupDraft)
  }

  var name: SceneName
  /// The translation within the group around it.
  var x: SampleSeries
  var y: SampleSeries
  var clip: SceneClip?
  /// The element, by its slot, whose corners the clip has, if these follow a formula.
  var cornerSlot: Int?
  /// How its content is stretched, from the outside to the inside.
  var stretches: [Stretch] = []
  var items: [Item] = []
  /// Whether the shadow of its element is drawn by other groups.
  var hasOwnShadow = false
  /// A shadow, which is all that is drawn in it.
  var shade: Shade?

  /// A stretch along y.
  struct Stretch {
    var name: SceneName
    /// What stays in place, along y in the coordinates of the group.
    var anchor: Double
    /// The factor.
    var series: SampleSeries
  }

  /// The shadow of a box whose extents change.
  struct Shade {
    /// The element whose shadow it is, by its slot.
    var slot: Int
    /// The greatest extents of the box, in points, and those in all frames.
    var size: Size
    var width, height: SampleSeries
    /// The name of the group that fades with the element.
    var name: SceneName
  }
}
