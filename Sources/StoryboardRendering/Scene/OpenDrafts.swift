// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The open groups of layers, each within the one before.
struct OpenDrafts {
  /// The layers of the open groups, from the outermost inwards.
  private(set) var layers: [Int] = []
  private var drafts: [GroupDraft] = []
  private var finished: [GroupDraft] = []

  /// Opens the group of a layer within the innermost open one.
  mutating func begin(_ layer: Int, _ draft: GroupDraft) {
    layers.append(layer)
    drafts.append(draft)
  }

  /// Closes the innermost groups until only `count` are open.
  mutating func close(downTo count: Int) {
    while drafts.count > count {
      layers.removeLast()
      add(.group(drafts.removeLast()))
    }
  }

  /// Adds an item in front of all others of the innermost open group, or of the screen if none is open.
  mutating func add(_ item: GroupDraft.Item) {
    if !drafts.isEmpty {
      drafts[drafts.count - 1].items.append(item)
    } else if case .group(let draft) = item {
      finished.append(draft)
    } else {
      preconditionFailure("an element needs a group")
    }
  }

  /// Closes all groups.
  ///
  /// - Returns: The outermost ones from back to front.
  mutating func finish() -> [GroupDraft] {
    close(downTo: 0)
    return finished
  }
}
