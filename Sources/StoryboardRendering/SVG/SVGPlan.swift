// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A drawing whose motion is reduced to keys, so that nothing is left but to write it.
package struct SVGPlan {
  let panels: [SVGPanel]
  let sheet: AnimationSheet
  let options: SVGOptions
  let hasCaptions: Bool

  /// Reduces the motion of devices side by side, of which there is at least one.
  package init(_ panels: [SVGPanel], hasCaptions: Bool, options: SVGOptions = SVGOptions()) {
    precondition(!panels.isEmpty, "a picture needs at least one device")
    self.panels = panels
    self.options = options
    self.hasCaptions = hasCaptions
    let frames = panels.map { options.posterFrame(of: $0, beside: panels[0]) }
    sheet =
      options.encoding == .none
      ? AnimationSheet() : AnimationSheet(panels, frames: frames, options: options)
  }

  /// The file in UTF-8.
  package func write() -> [UInt8] {
    var composer = SVGComposer(self)
    return composer.write()
  }
}
