// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// One device of an animated SVG: a scene, one of its runs, and a caption.
public struct SVGPanel: Sendable {
  /// The scene.
  public var scene: Scene { didSet { reductions = [] } }
  /// The run, as an index into the scene's runs.
  public var run: Int { didSet { reductions = [] } }
  /// The first line below the device.
  public var caption: String
  /// The second line below the device.
  public var facts: String
  /// The finding that is drawn into the device; nil for none.
  public var mark: PanelMark?
  /// The frame of the still picture; nil for that of the options.
  public var stillFrame: Int?
  /// What each track was reduced to in other pictures; empty if that is not known.
  var reductions: [TrackReduction?] = []

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

  /// The panel with a motion that rests in a frame, and in which its mark shows as long as it rests.
  ///
  /// - Parameters:
  ///   - time: When the motion rests, in seconds.
  ///   - duration: How long it rests, in seconds.
  public func holding(at time: Double, for duration: Double) -> SVGPanel {
    var panel = self
    let rate = Double(motion.rate)
    let frame = min(max(Int((time * rate).rounded()), 0), max(motion.frameCount - 1, 0))
    let held = motion.holding(frame, count: Int((duration * rate).rounded()), hasMark: mark != nil)
    panel.scene = Scene(
      device: scene.device, size: scene.size, stages: scene.stages, runs: [held])
    panel.run = 0
    return panel
  }

  /// The track that shows the mark; nil where nothing hides it.
  var markTrack: Int? { motion.tracks.firstIndex { $0.target.part == .mark } }

  /// How the panel moves.
  var motion: SceneRun { scene.runs[run] }
}
