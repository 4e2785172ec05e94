// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// Everything that a run showed, on a grid of 0.01 pt, in a form that is small as text.
///
/// Elements are recorded as seen from the layer that they move with, so that one that only moves with its
/// layer costs a line, however long the run.
package struct RecordedRun: Equatable, Sendable {
  /// Units in a point.
  package static let grid = 100.0

  /// The id of the scenario.
  package var scenario: String
  /// The identifier of the pattern.
  package var pattern: String
  /// The identifier of the variant.
  package var variant: String
  /// The identifier of the device.
  package var device: String
  /// Display frames per second.
  package var rate: Int
  /// How many frames there are.
  package var frameCount: Int
  /// The screens in order; the first starts with frame 0.
  package var screens: [Timeline.Epoch]
  /// What drives the content, one to a frame.
  package var phases: [ScrollPhase]
  /// What happened, in order of time.
  package var events: [TimelineEvent]
  /// When each step of the script began, in seconds; the end of the last step follows.
  package var stepTimes: [Double]
  /// What would have ended the app in the last frame; nil for nothing.
  package var failure: String?
  /// The values of frame output, in their order.
  package var values: [RecordedSeries]
  /// The axis of the scroll view, and its bounds and insets, in hundredths of a point.
  package var axis: ScrollView.Axis
  /// The bounds of the scroll view: start, end, leading and trailing inset.
  package var bounds: [RecordedTrack]
  /// The finger on the screen, x and y, in hundredths of a point; missing where no finger is down.
  package var finger: [RecordedTrack]
  /// How the layers hang together, as many to a screen as there are layers.
  package var links: [LayerLink]
  /// Translations of the layers, x and y of each in order, in hundredths of a point.
  package var layers: [RecordedTrack]
  /// The elements, back to front.
  package var elements: [RecordedElement]

  /// What the run is called: scenario, variant and device, such as `my-app/fling/ch7/iphone-8`.
  package var name: String { "\(scenario)/\(variant)/\(device)" }

  /// How many layers there are.
  package var layerCount: Int { layers.count / 2 }

  /// When a frame is shown, in seconds.
  package func time(ofFrame frame: Int) -> Double { Double(frame) / Double(rate) }

  /// A run that showed nothing.
  static let empty = RecordedRun(
    scenario: "", pattern: "", variant: "", device: "", rate: 1, frameCount: 0, screens: [],
    phases: [], events: [], stepTimes: [], failure: nil, values: [], axis: .vertical, bounds: [],
    finger: [], links: [], layers: [], elements: [])
}
