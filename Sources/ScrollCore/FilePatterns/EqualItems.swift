// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// What shows in a frame of items that have everything in common but where they are and which they are.
struct EqualItems: BitwiseCopyable {
  /// The place of their element among what is shown, and the frame, where several frames are laid out at once.
  var place = 0, frame = 0
  /// Their entry in the program's list of items, and their run of lines.
  let list, run: Int
  /// Which of them show.
  let visible: VisibleItems
  /// What all of them are called, and how they show.
  let element: ElementFrame
  /// How they are numbered.
  let numbering: VisibleItems.Numbering

  /// Whether they are those of an element in a frame.
  func isAt(_ place: Int, _ frame: Int) -> Bool { self.place == place && self.frame == frame }

  /// Appends them.
  @inline(__always)
  func append(of lines: ItemLayout, to elements: inout OutputSpan<ElementFrame>) {
    visible.append(of: lines, as: element, numbering, to: &elements)
  }
}
#endif
