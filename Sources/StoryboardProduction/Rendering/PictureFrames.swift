// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import StoryboardRendering

/// The display frames of a run, as still drawings.
package struct PictureFrames: Sendable {
  private let scene: Scene
  private let options: SVGOptions

  /// Takes up the first run of a scene.
  package init(_ scene: Scene, options: SVGOptions) {
    self.scene = scene
    self.options = options
  }

  /// The drawing of a frame, as SVG.
  package func drawing(_ frame: Int) -> [UInt8] {
    var options = options
    options.posterFrame = frame
    return AnimatedSVG.write(scene, options: options)
  }
}
