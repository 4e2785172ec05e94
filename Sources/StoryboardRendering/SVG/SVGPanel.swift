// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// One device of an animated SVG: a scene, one of its runs, and a caption.
public struct SVGPanel: Sendable {
  /// The scene.
  public var scene: Scene
  /// The run, as an index into the scene's runs.
  public var run: Int
  /// The first line below the device.
  public var caption: String
  /// The second line below the device.
  public var facts: String

  /// Makes a panel with the device's name and facts as its caption.
  public init(_ scene: Scene, run: Int = 0) {
    self.scene = scene
    self.run = run
    caption = scene.device.name
    let format = DecimalFormat(decimals: 2, keepsLeadingZero: true)
    var bytes: [UInt8] = []
    if let screen = scene.stages.first?.screen {
      format.append(screen.size.width, to: &bytes)
      bytes.append(" × ")
      format.append(screen.size.height, to: &bytes)
      bytes.append(" · status bar ")
      format.append(screen.statusBarHeight, to: &bytes)
      bytes.append(" · safe area ")
      format.append(screen.safeAreaInsets.top, to: &bytes)
    }
    facts = String(decoding: bytes, as: UTF8.self)
  }

  /// How the panel moves.
  var motion: SceneRun { scene.runs[run] }
}
