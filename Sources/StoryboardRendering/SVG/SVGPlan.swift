// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// A drawing whose motion is reduced to keys, ready to be written.
package struct SVGPlan {
  let panels: [SVGPanel]
  let sheet: AnimationSheet
  let options: SVGOptions
  let hasCaptions: Bool
  /// The prefix of ids, classes and names of keyframes.
  let prefix: String

  /// Reduces the motion of devices side by side, of which there is at least one.
  package init(_ panels: [SVGPanel], hasCaptions: Bool, options: SVGOptions = SVGOptions()) {
    precondition(!panels.isEmpty, "a picture needs at least one device")
    self.panels = panels
    self.options = options
    self.hasCaptions = hasCaptions
    prefix = options.idPrefix ?? DrawingMark.placeholder
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

// Where panels are.
extension SVGPlan {
  /// The distance between two panels.
  static let gap = 36.0
  private static let captionHeight = 66.0
  /// The width of a picture with marks in which their unit is 1.
  private static let markedWidth = 880.0
  /// How much larger captions are in a picture with marks, which is read at a small size.
  private static let markedCaption = 1.5

  /// The size of the picture, in points.
  package var size: Size {
    var size = Size(0, 0)
    for panel in panels {
      size.width += width(of: panel) + (size.width > 0 ? Self.gap : 0)
      size.height = max(size.height, panel.scene.size.height)
    }
    if hasCaptions { size.height += Self.captionHeight * captionScale }
    return size
  }

  /// The width of a panel with its mark.
  func width(of panel: SVGPanel) -> Double {
    panel.scene.size.width + (panel.mark.map { MarkMarkup.gutter($0, unit: unit) } ?? 0)
  }

  /// The unit of marks.
  var unit: Double { max(1, panels.reduce(0) { $0 + $1.scene.size.width } / Self.markedWidth) }

  var captionScale: Double {
    panels.contains { $0.mark != nil } ? unit * Self.markedCaption : 1
  }
}

extension SVGPlan {
  /// The id of the root, which limits style rules to this drawing.
  var rootName: String { prefix + "svg" }

  /// The prefix of the ids of a panel.
  func idPrefix(ofPanel index: Int) -> String {
    panels.count == 1 ? prefix : "\(prefix)d\(index)-"
  }

  /// The number of circles that follow the finger of a panel.
  func tailCount(ofPanel index: Int) -> Int {
    options.encoding != .none && options.showsFinger && options.showsFingerTail
      && sheet.isFingerMoving(index) ? 2 : 0
  }

  /// Frames of the first device that have a still.
  var stillFrames: [Int] {
    guard let interval = options.stillInterval, interval > 0, options.encoding == .css else {
      return []
    }
    let motion = panels[0].motion
    let step = max(Int((interval * Double(motion.rate)).rounded()), 1)
    return Array(stride(from: 0, to: motion.frameCount, by: step))
  }
}
