// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension Scene {
  /// What a page has to define for the looks of a scene's elements; nothing if the scene has none.
  func lookResources() -> DrawingResources {
    guard stages.contains(where: { $0.groups.contains(where: \.hasLooks) }) else {
      return DrawingResources()
    }
    var markup = SceneMarkup()
    markup.isStyled = true
    var canvas = Canvas(MarkupWriter())
    canvas.begin(.svg)
    markup.write(self, run: 0, frame: 0, on: &canvas)
    // Gradients have colours, too.
    let looks = canvas.resources.looks
    looks.writeDefinitions(ArtContext(ofPage: self), on: &canvas)
    var resources = DrawingResources()
    resources.drawings = canvas.resources.drawings
    resources.looks = canvas.resources.looks
    return resources
  }
}

extension [Scene] {
  /// What a page has to define for the looks of all scenes.
  func lookResources() -> DrawingResources {
    var resources = DrawingResources()
    for scene in self {
      let own = scene.lookResources()
      resources.drawings.formUnion(own.drawings)
      resources.looks.formUnion(own.looks)
    }
    return resources
  }
}

extension SceneGroup {
  /// Whether an element in it has a look of its own.
  fileprivate var hasLooks: Bool {
    elements.contains { $0.look != nil } || groups.contains(where: \.hasLooks)
  }
}

extension ArtContext {
  /// The context of what a page defines for all of its drawings.
  convenience init(ofPage scene: Scene) {
    self.init(
      device: scene.device, screen: scene.stages[0].screen, idPrefix: "", definitionPrefix: "",
      appearance: .automatic, isStyled: true)
  }
}
