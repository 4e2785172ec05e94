// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

/// Everything that a run showed, on a grid of 0.01 pt, in a form that is small as text.
///
/// Elements are recorded as seen from the layer that they move with, so that one that only moves with its
/// layer costs a line, however long the run.
public struct RecordedRun: Equatable, Sendable {
  /// Units in a point.
  public static let grid = 100.0

  /// The id of the scenario.
  public var scenario: String
  /// The identifier of the pattern.
  public var pattern: String
  /// The identifier of the variant.
  public var variant: String
  /// The identifier of the device.
  public var device: String
  /// Display frames per second.
  public var rate: Int
  /// How many frames there are.
  public var frameCount: Int
  /// The screens in order; the first starts with frame 0.
  public var screens: [Timeline.Epoch]
  /// What drives the content, one to a frame.
  public var phases: [ScrollPhase]
  /// What happened, in order of time.
  public var events: [TimelineEvent]
  /// When each step of the script began, in seconds; the end of the last step follows.
  public var stepTimes: [Double]
  /// What would have ended the app in the last frame; nil for nothing.
  public var failure: String?
  /// The values of frame output, in their order.
  public var values: [RecordedSeries]
  /// The axis of the scroll view, and its bounds and insets, in hundredths of a point.
  public var axis: ScrollView.Axis
  /// The bounds of the scroll view: start, end, leading and trailing inset.
  public var bounds: [RecordedTrack]
  /// The finger on the screen, x and y, in hundredths of a point; missing where no finger is down.
  public var finger: [RecordedTrack]
  /// How the layers hang together, as many to a screen as there are layers.
  public var links: [LayerLink]
  /// Translations of the layers, x and y of each in order, in hundredths of a point.
  public var layers: [RecordedTrack]
  /// The elements, back to front.
  public var elements: [RecordedElement]

  /// What the run is called: scenario, variant and device, such as `my-app/fling/ch7/iphone-8`.
  public var name: String { "\(scenario)/\(variant)/\(device)" }

  /// How many layers there are.
  public var layerCount: Int { layers.count / 2 }

  /// When a frame is shown, in seconds.
  public func time(ofFrame frame: Int) -> Double { Double(frame) / Double(rate) }

  /// A run that showed nothing.
  static let empty = RecordedRun(
    scenario: "", pattern: "", variant: "", device: "", rate: 1, frameCount: 0, screens: [],
    phases: [], events: [], stepTimes: [], failure: nil, values: [], axis: .vertical, bounds: [],
    finger: [], links: [], layers: [], elements: [])
}
