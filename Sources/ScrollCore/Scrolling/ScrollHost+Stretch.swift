// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if WITHOUT_ANDROID
extension ScrollHost {
  @inline(__always)
  func shown(_ offset: Double, of id: ScrollViewID) -> Double { offset }
  @inline(__always)
  func pulledOffset(of id: ScrollViewID, _ view: ScrollView) -> Double { view.contentOffset }
  @inline(__always)
  func isStretched(_ id: ScrollViewID) -> Bool { false }
  @inline(__always)
  var stretch: Double { 0 }
}
#else
// Where content stretches, a drag and a motion beyond an end count how far the finger has pulled, and the offset of
// the view stays at the end.
extension ScrollHost {
  /// The offset that a view has where a drag or a motion is at an offset, in points; what is beyond an end becomes its
  /// pull where content stretches.
  @inline(__always)
  mutating func shown(_ offset: Double, of id: ScrollViewID) -> Double {
    environment.physics.stretchesContent ? shownPulled(offset, of: id) : offset
  }

  private mutating func shownPulled(_ offset: Double, of id: ScrollViewID) -> Double {
    let shown = states[id.index].view.range.clamp(offset)
    states[id.index].pull = offset - shown
    if offset != shown { states[id.index].velocity = 0 }
    return shown
  }

  /// Where a drag or a motion of a view is, in points: its offset, and beyond an end its pull.
  func pulledOffset(of id: ScrollViewID, _ view: ScrollView) -> Double {
    view.contentOffset + states[id.index].pull
  }

  /// Whether the content of a view is stretched: what moves then is its pull, not its offset.
  func isStretched(_ id: ScrollViewID) -> Bool { states[id.index].pull != 0 }

  /// How far the content that is stretched most is stretched; see `stretch(of:)`.
  var stretch: Double {
    var result = 0.0
    for id in scrollViewIDs {
      let own = stretch(of: id)
      if own.magnitude > result.magnitude { result = own }
    }
    return result
  }

  /// How far the content of a view is stretched: 0.032 at most, positive at its last end, negative at its first.
  public func stretch(of id: ScrollViewID) -> Double {
    ContentStretch.amount(
      pull: states[id.index].pull, length: states[id.index].view.viewport)
  }
}
#endif
