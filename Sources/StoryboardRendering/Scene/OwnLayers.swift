// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Layers that a drawing adds for one element, behind the numbers of the pattern's own.
struct OwnLayers {
  /// What a layer is for.
  enum Purpose {
    /// What cuts a box of changing extents: up to three groups.
    case box(Int)
    /// What moves its shadow, and what fades that.
    case shadow
    case shadowFade
    /// What cuts an element to the item that it lies in, from the innermost of several on.
    case item(Int)
    /// The same for an item of changing extents: its first and its last corner.
    case itemStart(Int)
    case itemEnd(Int)
    /// What brings back the coordinates of the layer within these.
    case itemContent

    /// Its number among those of an element.
    fileprivate var number: Int {
      switch self {
      case .box(let group): group
      case .item(0): 3
      case .itemStart(0): 4
      case .itemEnd(0): 5
      case .itemContent: 6
      case .shadow: 7
      case .shadowFade: 8
      case .item(let depth): 6 + 3 * depth
      case .itemStart(let depth): 7 + 3 * depth
      case .itemEnd(let depth): 8 + 3 * depth
      }
    }
  }

  /// How many layers the pattern has.
  let patternLayers: Int
  /// How many elements there are, and which of them it is.
  let slotCount, slot: Int
  /// The screen that it belongs to.
  let stage: Int

  /// The name of a group.
  func name(_ purpose: Purpose) -> SceneName {
    SceneName(
      layer: patternLayers + slotCount * purpose.number + slot, occurrence: 0, stage: stage)
  }
}
