// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What moves rigidly.
extension FilePattern {
  /// The screen, the content of each view, and what is clipped.
  var layers: [LayerLink] {
    var links = [LayerLink()]
    for layer in program.layers {
      var link = LayerLink(parent: layer.parent)
      let far = Self.farDistance
      switch layer.clip {
      case .all: break
      case .after: link.clip = Rect(0, 0, far, far)
      case .before: link.clip = Rect(-far, -far, far, far)
      case .box(let width, let height, let radius):
        link.clip = Rect(0, 0, constant(width), constant(height))
        link.cornerRadius = radius
      }
      link.clip = link.clip.map { LayoutMirroring(screen).shown($0) }
      links.append(link)
    }
    return links
  }

  /// A clip that is open to one side ends this far away, in points: farther than any screen reaches.
  private static var farDistance: Double { 10_000 }

  /// The result of a formula that depends on the screen only; 0 if it has none.
  func constant(_ index: Int) -> Double {
    let formula = program.formulas[index]
    var registers = registers
    let stopped = Self.run(
      formula.operations, of: program, by: machine, on: &registers, layouts)
    return stopped == nil ? registers[formula.result] : 0
  }

  /// Computes where the layers are on the screen, after the elements.
  mutating func prepareLayers(on host: borrowing ScrollHost) {
    for layer in program.layers {
      let place =
        switch layer.origin {
        case .screen: Point.zero
        case .content(let view): contentOrigin(of: view, on: host)
        case .viewport(let view): Point(viewports[view].x, viewports[view].y)
        case .viewportEnd(let view): Point(viewports[view].maxX, viewports[view].maxY)
        case .sheet(let sheet): origin(ofSheet: sheet)
        case .element(let element): Point(draft.rects[element].x, draft.rects[element].y)
        case .elementEnd(let element):
          Point(draft.rects[element].maxX, draft.rects[element].maxY)
        }
      draft.frames.layers.append(place)
    }
  }

  /// Where the content of a view begins on the screen, in points.
  mutating func contentOrigin(of view: Int, on host: borrowing ScrollHost) -> Point {
    let (frame, offset) = (viewports[view], offset(of: view, on: host))
    return program.views[view].axis == .vertical
      ? Point(frame.x, frame.y - offset) : Point(frame.x - offset, frame.y)
  }
}
