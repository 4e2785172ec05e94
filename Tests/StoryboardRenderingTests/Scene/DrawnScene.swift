// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

@testable import ScrollCore
@testable import StoryboardRendering

/// The contents of a scene in one frame, computed from its groups and the exact numbers of its
/// tracks.
struct DrawnScene {
  /// A drawn element.
  struct Drawn {
    var id: ElementID
    /// On the screen, in points.
    var rect: Rect
    /// The part of the screen in which it could be visible.
    var window: Rect
    /// Whether its visibility is on.
    var isShown: Bool
    var contentScale: Double
    var contentAlpha: Double

    /// Its visible extent along the shorter side, in points; 0 or less if it is not visible.
    var overlap: Double {
      guard isShown else { return 0 }
      return min(
        min(rect.maxX, window.maxX) - max(rect.x, window.x),
        min(rect.maxY, window.maxY) - max(rect.y, window.y))
    }
  }

  private(set) var elements: [Drawn] = []
  private let tracks: [SceneTrack]
  private let frame: Int

  init(_ scene: Scene, stage: Int = 0, run: Int = 0, frame: Int) {
    tracks = scene.runs[run].tracks
    self.frame = frame
    let stage = scene.stages[stage]
    for group in stage.groups { add(group, at: .zero, in: stage.screen.bounds) }
  }

  /// The element with an identity, if it is drawn and not hidden.
  subscript(_ id: ElementID) -> Drawn? { elements.first { $0.id == id && $0.isShown } }

  private func value(_ track: Int?, or base: Double) -> Double {
    track.map { tracks[$0].samples[frame] } ?? base
  }

  private mutating func add(_ group: SceneGroup, at origin: Point, in window: Rect) {
    let place =
      origin + Point(value(group.xTrack, or: group.base.x), value(group.yTrack, or: group.base.y))
    var window = window
    if let clip = group.clip?.rect.offset(by: place) {
      let (x, y) = (max(window.x, clip.x), max(window.y, clip.y))
      window = Rect(x, y, min(window.maxX, clip.maxX) - x, min(window.maxY, clip.maxY) - y)
    }
    for item in group.items {
      switch item {
      case .group(let inner): add(inner, at: place, in: window)
      case .element(let element):
        elements.append(
          Drawn(
            id: element.id, rect: element.rect.offset(by: place), window: window,
            isShown: value(element.visibilityTrack, or: 1) == 1,
            contentScale: value(element.scaleTrack, or: element.contentScale),
            contentAlpha: value(element.opacityTrack, or: element.contentAlpha)))
      }
    }
  }
}
