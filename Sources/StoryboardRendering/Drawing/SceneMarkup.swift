// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Writes the drawing of a scene as SVG groups in the pose of one frame.
///
/// The groups carry the ids of their `SceneName`s, so that styles, scripts and tests can move them.
/// Shared definitions (`StoryboardArt.writeDefinitions`) come first, once in a document.
public struct SceneMarkup: Sendable {
  /// The prefix of every id of the scene.
  public var idPrefix = ""
  /// The prefix of the ids of the shared definitions.
  public var definitionPrefix = ""
  /// Light colours, dark ones, or light ones that the definitions' style rules turn dark.
  public var appearance = Appearance.automatic
  /// Whether the document's style sheet defines the light colours too, so that drawings leave them out.
  var isStyled = false
  /// Whether the finger is drawn.
  public var showsFinger = true
  /// The number of circles that follow the finger and show its speed.
  ///
  /// They are groups named `finger-tail1` and so on, with the same nesting as `finger`; an animation gives each a delay.
  var fingerTailCount = 0
  /// Whether those circles have a class, for a style sheet that hides them.
  var namesFingerTail = true

  /// Adds the animations of a group: called after the attributes of each group for each of its tracks, with the track's
  /// index and the number of the finger's tail.
  var decorate: (@Sendable (_ track: Int, _ tail: Int, inout MarkupWriter) -> Void)?

  /// Makes markup with the default options.
  public init() {}

  /// Writes all stages of a scene in the pose of one frame of one run.
  ///
  /// The result is one `<g>` for each stage in canvas coordinates (`scene.size`); an enclosing `<g transform>` or
  /// `<svg viewBox>` positions it.
  ///
  /// - Complexity: Linear in the number of elements.
  public func write(_ scene: Scene, run: Int = 0, frame: Int, to writer: inout MarkupWriter) {
    var resources = DrawingResources()
    writer.withCanvas(&resources) { write(scene, run: run, frame: frame, on: &$0) }
  }

  /// Writes all stages of a scene in the pose of one frame of one run, and adds the resources that they use.
  func write(_ scene: Scene, run: Int, frame: Int, on canvas: inout Canvas) {
    for index in scene.stages.indices {
      let stage = scene.stages[index]
      var pass = StagePass(
        markup: self, stage: stage, index: index, tracks: scene.runs[run].tracks, frame: frame,
        context: ArtContext(
          device: scene.device, screen: stage.screen, idPrefix: idPrefix,
          definitionPrefix: definitionPrefix, appearance: appearance, isStyled: isStyled))
      pass.write(to: &canvas)
    }
  }
}
