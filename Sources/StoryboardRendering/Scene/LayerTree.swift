// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// How the layers of one screen hang together.
///
/// All runs of a scene hang their layers alike: they share one drawing.
struct LayerTree {
  private var links: [LayerLink] = []

  /// Takes the links of an epoch.
  ///
  /// - Precondition: Every parent has a lower index, and links that are known do not change.
  mutating func add(_ timeline: Timeline, epoch: Int) {
    for layer in 0..<timeline.layerCount {
      var link = timeline.link(ofLayer: layer, inEpoch: epoch)
      // Layer 0 is the screen: it hangs on nothing, and the device's outline clips it.
      if layer == 0 { link = LayerLink() }
      precondition(layer == 0 || Int(link.parent) < layer, "a layer's parent has a lower index")
      if layer < links.count {
        precondition(links[layer] == link, "all runs of a scene must hang their layers alike")
      } else {
        links.append(link)
      }
    }
  }

  /// The layer that a layer moves with; 0 is the screen.
  func parent(of layer: Int) -> Int { Int(links[layer].parent) }

  /// What hides a layer and its children; nil for nothing of its own.
  func clip(of layer: Int) -> SceneClip? {
    links[layer].clip.map {
      SceneClip(layer: layer, rect: $0, cornerRadius: links[layer].cornerRadius)
    }
  }

  /// A layer and what it hangs on, from the outermost inwards; the screen alone for layer 0.
  func path(to layer: Int) -> [Int] {
    var path = [layer]
    var next = layer == 0 ? 0 : parent(of: layer)
    while next != 0 {
      path.append(next)
      next = parent(of: next)
    }
    return path.reversed()
  }

  /// Whether a layer, or one that it hangs on, has a clip.
  func isClipped(_ layer: Int) -> Bool {
    path(to: layer).contains { links[$0].clip != nil }
  }

  /// The innermost layer that two layers hang on; 0 for none but the screen.
  func commonAncestor(_ a: Int, _ b: Int) -> Int {
    let others = path(to: b)
    return path(to: a).last { others.contains($0) } ?? 0
  }

  /// What shows in a frame of the last layer of a path: the part of the screen that no clip on the path
  /// hides, in screen coordinates.
  ///
  /// Its extents are not positive where nothing shows.
  func window(_ path: [Int], _ timeline: Timeline, frame: Int, screen: Screen) -> Rect {
    var (left, top) = (0.0, 0.0)
    var (right, bottom) = (screen.size.width, screen.size.height)
    for layer in path {
      guard let clip = links[layer].clip else { continue }
      let shown = clip.offset(by: timeline.translation(ofLayer: layer, inFrame: frame))
      left = max(left, shown.x)
      top = max(top, shown.y)
      right = min(right, shown.maxX)
      bottom = min(bottom, shown.maxY)
    }
    return Rect(left, top, right - left, bottom - top)
  }
}
