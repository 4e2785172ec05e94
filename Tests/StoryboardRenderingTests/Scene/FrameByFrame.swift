// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

@testable import ScrollCore

/// A timeline that a test writes frame by frame.
struct FrameByFrame {
  private(set) var timeline = Timeline(rate: 60)

  /// Starts a timeline on an iPhone 11.
  init(_ links: [LayerLink]) {
    timeline.layerCount = links.count
    timeline.layerLinks = links
    timeline.epochs = [
      Timeline.Epoch(firstFrame: 0, screen: SyntheticRun.phone.screen(.portrait))
    ]
  }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - layers: Translations of layer 1 and up on the screen.
  /// - elements: The elements of the frame, back to front.
  mutating func add(_ layers: [Point], _ elements: [ElementFrame]) {
    timeline.phases.append(.idle)
    timeline.fingers.append(Point(.nan, .nan))
    timeline.layers += [.zero] + layers
    timeline.elements += elements
    timeline.elementStarts.append(timeline.elements.count)
  }

  /// A row of 50 pt at a vertical position on the screen.
  static func row(
    _ item: Int, section: Int = -1, layer: UInt8, y: Double, kind: ElementID.Kind = .cell
  ) -> ElementFrame {
    ElementFrame(
      ElementID(kind, section: Int32(section), item: Int32(item)), layer: layer,
      frame: Rect(0, y, 300, 50))
  }
}
