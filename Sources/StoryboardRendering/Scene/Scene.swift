// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

/// What one device shows in one or more runs, split into what stands still and what moves.
///
/// A scene knows kinds of elements and layers, and no pattern:
/// - Elements whose position on a layer never changes are in one group that moves with the layer. All
///   of them are drawn, including elements that are off the screen at first.
/// - The group of a layer is in the group of its parent and moves within it; a clip hides
///   what is outside of it, in the layer and its children.
/// - An element whose height varies is drawn at its greatest height, and one of its edges is exact in
///   every frame: the moving one. A header that is pinned to the top slides up out of the screen.
/// - A box of a pattern file whose height or width changes, and which is not at the screen's edge, has all of its edges: it is
///   drawn in a layer of its own that cuts it.
/// - An element without a fixed position on its layer moves alone: in the layer's group if that is
///   clipped, otherwise on the screen.
/// - An element that is missing from frames in which its drawing would be visible, or from a whole run,
///   gets a visibility track.
/// - The content of an element fades by an opacity track and grows by a scale track.
///
/// Runs of one scene are variants of one scenario on one device: they share the drawing and differ in
/// their tracks. Building is linear in the number of element frames, and the same timelines give the
/// same scene.
public struct Scene: Equatable, Sendable {
  /// The device.
  public let device: DeviceProfile
  /// The size of the canvas, which has space for the device's outline in all orientations, in points.
  public let size: Size
  /// One stage for each different screen, in the order in which the runs first show them.
  public let stages: [SceneStage]
  /// One run for each timeline, in their order.
  public let runs: [SceneRun]

  /// Makes the scene of one device.
  ///
  /// - Parameters:
  ///   - device: The device whose outline is drawn.
  ///   - timelines: What it shows; every one has at least one frame.
  /// - Precondition: There is at least one timeline, each has an epoch that begins with frame 0, and all
  ///   have the same tree of layers on the same screen.
  public init(_ device: DeviceProfile, _ timelines: [Timeline]) {
    var builder = SceneBuilder(device, runCount: timelines.count)
    for timeline in timelines { builder.survey(timeline) }
    for timeline in timelines { builder.read(timeline) }
    self = builder.build()
  }

  init(device: DeviceProfile, size: Size, stages: [SceneStage], runs: [SceneRun]) {
    self.device = device
    self.size = size
    self.stages = stages
    self.runs = runs
  }
}
