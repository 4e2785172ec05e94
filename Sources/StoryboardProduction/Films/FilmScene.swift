// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A film as a page shows it: its own pictures, and over them what was measured.
enum FilmScene {
  /// The layers: the screen, the sheet of pictures, the content and the edge.
  private enum Layer {
    static let sheet: UInt8 = 1
    static let content: UInt8 = 2
    static let edge: UInt8 = 3
    static let count = 4
  }

  /// How far marks of the content are apart, in points.
  private static let distance = 60.0
  /// The extent of a mark, in points.
  private static let mark = Size(22, 3)
  /// How wide the mark is beside what can be seen in full, in points.
  private static let gauge = 12.0
  /// How high the line at the edge is, in points.
  private static let line = 3.0

  /// The film's run with its pictures instead of boxes: marks move with the content, and a line is at the edge.
  ///
  /// - Parameters:
  ///   - review: The film.
  ///   - sheet: Its pictures.
  static func timeline(_ review: FilmReview, _ sheet: FilmSheet) -> Timeline {
    var timeline = review.timeline
    let motion = review.motion
    let screen = timeline.epochs[0].screen.size
    timeline.ownElements = OwnElements([
      OwnElement(name: "film", look: look(of: sheet.image)),
      OwnElement(name: "content", look: box(light: 0xC2_41_0C, dark: 0xFB_92_3C)),
      OwnElement(name: motion.role.rawValue, look: box(light: 0xBE_18_5D, dark: 0xF4_72_B6)),
      OwnElement(name: "fade", look: box(light: 0x1D_4E_D8, dark: 0x60_A5_FA)),
    ])
    timeline.layerCount = Layer.count
    timeline.layerLinks = [LayerLink](repeating: LayerLink(), count: Layer.count)
    timeline.layers = []
    timeline.elements = []
    timeline.elementStarts = [0]
    var (content, edge) = (0.0, 0.0)
    for frame in 0..<motion.count {
      let place = sheet.place(of: motion.pictures[frame])
      let isKnown = !motion.scrolled[frame].isNaN
      if isKnown { content = shift(motion, frame) }
      if !motion.edge[frame].isNaN { edge = motion.edge[frame] }
      timeline.layers += [
        Point(0, 0),
        origin(of: place, screen), Point(0, content), Point(0, edge),
      ]
      timeline.elements.append(
        ElementFrame(
          ElementID(.own, number: 1), layer: Layer.sheet, frame: whole(sheet, at: place, screen)))
      if isKnown {
        let top = motion.edge[frame].isNaN ? 0 : edge
        let first = Int(((top - content) / distance).rounded(.up))
        let last = Int(((screen.height - content) / distance).rounded(.down))
        for index in first...max(first, last) {
          timeline.elements.append(
            ElementFrame(
              ElementID(.own, number: 2, item: Int32(index)), layer: Layer.content,
              frame: Rect(
                screen.width - mark.width, content + Double(index) * distance - mark.height / 2,
                mark.width, mark.height)))
        }
      }
      if !motion.edge[frame].isNaN {
        timeline.elements.append(
          ElementFrame(
            ElementID(.own, number: 3), layer: Layer.edge,
            frame: Rect(0, edge - line / 2, screen.width, line)))
      }
      for (index, fade) in motion.fades.enumerated() where fade.opacity[frame] > 0 {
        guard let start = fade.start(in: frame, edge: motion.edge) else { continue }
        timeline.elements.append(
          ElementFrame(
            ElementID(.own, number: 4, item: Int32(index)), layer: 0,
            frame: Rect(0, start, gauge * fade.opacity[frame], fade.rows.end - fade.rows.start)))
      }
      timeline.elementStarts.append(timeline.elements.count)
    }
    return timeline
  }

  /// A run with the pictures of a film over it, half of which shows: what differs shows twice.
  ///
  /// - Parameters:
  ///   - model: The run.
  ///   - review: The film.
  ///   - sheet: Its pictures.
  static func onion(_ model: Timeline, _ review: FilmReview, _ sheet: FilmSheet) -> Timeline {
    var timeline = model
    let own = model.ownElements
    let number = UInt16((own?.elements.count ?? 0) + 1)
    timeline.ownElements = OwnElements(
      (own?.elements ?? []) + [OwnElement(name: "film", look: look(of: sheet.image))],
      kinds: own?.kinds ?? [])
    let screen = model.epochs[0].screen.size
    let (layer, motion) = (model.layerCount, review.motion)
    timeline.layerCount += 1
    timeline.layerLinks = []
    for epoch in model.epochs.indices {
      timeline.layerLinks += model.layerLinks[epoch * layer..<(epoch + 1) * layer] + [LayerLink()]
    }
    timeline.layers = []
    timeline.elements = []
    timeline.elementStarts = [0]
    for frame in 0..<model.frameCount {
      let time = model.time(ofFrame: frame)
      let shown = min(Int((time * Double(motion.rate)).rounded()), motion.count - 1)
      let place = sheet.place(of: motion.pictures[shown])
      timeline.layers += model.layers[frame * layer..<(frame + 1) * layer]
      timeline.layers.append(origin(of: place, screen))
      timeline.elements +=
        model.elements[model.elementStarts[frame]..<model.elementStarts[frame + 1]]
      timeline.elements.append(
        ElementFrame(
          ElementID(.own, number: number), layer: UInt8(layer),
          frame: whole(sheet, at: place, screen), contentAlpha: 0.5))
      timeline.elementStarts.append(timeline.elements.count)
    }
    return timeline
  }

  /// How far down the content is from its place in the first frame, in points: within a sheet it moves with that as well.
  private static func shift(_ motion: FilmMotion, _ frame: Int) -> Double {
    guard motion.role == .sheet, !motion.edge[frame].isNaN,
      let first = motion.edge.first(where: { !$0.isNaN })
    else { return -motion.scrolled[frame] }
    return motion.edge[frame] - first - motion.scrolled[frame]
  }

  /// Where the sheet begins so that the screen shows one of its pictures, in points.
  private static func origin(of place: (column: Int, row: Int), _ screen: Size) -> Point {
    Point(-Double(place.column) * screen.width, -Double(place.row) * screen.height)
  }

  /// The sheet on the screen.
  private static func whole(
    _ sheet: FilmSheet, at place: (column: Int, row: Int), _ screen: Size
  ) -> Rect {
    let origin = origin(of: place, screen)
    return Rect(
      origin.x, origin.y, screen.width * Double(FilmSheet.columns),
      screen.height * Double(sheet.rows))
  }

  private static func look(of image: LookImage) -> ElementLook {
    var look = ElementLook()
    look.images = [image]
    return look
  }

  private static func box(light: UInt32, dark: UInt32) -> ElementLook {
    var look = ElementLook()
    look.fill = .own(light: light, dark: dark, opacity: 0.85)
    return look
  }
}
