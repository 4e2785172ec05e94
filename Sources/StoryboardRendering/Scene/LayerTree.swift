// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The tree of the layers of one screen.
///
/// All runs of a scene have the same tree, since they share one drawing.
struct LayerTree {
  private var links: [LayerLink] = []
  /// Each layer's path, as `path(to:)` gives it.
  private var paths: [[Int]] = []

  /// Adds the links of an epoch.
  ///
  /// - Precondition: Every parent has a lower index, and known links do not change.
  mutating func add(_ timeline: Timeline, epoch: Int) {
    for layer in 0..<timeline.layerCount {
      var link = timeline.link(ofLayer: layer, inEpoch: epoch)
      // Layer 0 is the screen: it has no parent, and the device's outline clips it.
      if layer == 0 { link = LayerLink() }
      precondition(layer == 0 || Int(link.parent) < layer, "a layer's parent has a lower index")
      if layer < links.count {
        precondition(links[layer] == link, "all runs of a scene must hang their layers alike")
      } else {
        links.append(link)
        paths.append((link.parent == 0 ? [] : paths[Int(link.parent)]) + [layer])
      }
    }
  }

  /// The parent of a layer, with which it moves; 0 is the screen.
  func parent(of layer: Int) -> Int { Int(links[layer].parent) }

  /// The clip of a layer and its children; nil for a layer without a clip.
  func clip(of layer: Int) -> SceneClip? {
    links[layer].clip.map {
      SceneClip(layer: layer, rect: $0, cornerRadius: links[layer].cornerRadius)
    }
  }

  /// A layer and its ancestors, from the outermost inwards; the screen alone for layer 0.
  func path(to layer: Int) -> [Int] { paths[layer] }

  /// Whether a layer or one of its ancestors has a clip.
  func isClipped(_ layer: Int) -> Bool {
    path(to: layer).contains { links[$0].clip != nil }
  }

  /// The innermost common ancestor of two layers; 0 if that is the screen.
  func commonAncestor(_ a: Int, _ b: Int) -> Int {
    let others = path(to: b)
    return path(to: a).last { others.contains($0) } ?? 0
  }

  /// The visible part of the last layer of a path in a frame: the part of the screen within all clips on the path, in
  /// screen coordinates.
  ///
  /// Its extents are not positive where nothing is visible.
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
