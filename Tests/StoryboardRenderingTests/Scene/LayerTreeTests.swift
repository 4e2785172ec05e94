// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ScrollCore
@testable import StoryboardRendering

@Suite struct LayerTreeTests {
  /// Layers 1 and 5 are on the screen, 2 and 4 on 1, and 3 on 2; layers 1 and 3 are clipped.
  private static let links = [
    LayerLink(), LayerLink(clip: Rect(0, 0, 300, 400)), LayerLink(parent: 1),
    LayerLink(parent: 2, clip: Rect(-20, 50, 1000, 1000)), LayerLink(parent: 1), LayerLink(),
  ]

  private func tree() -> (LayerTree, Timeline) {
    var run = FrameByFrame(Self.links)
    run.add(
      [Point(10, 100), Point(10, 120), Point(40, 130), Point(10, 100), .zero], [])
    var tree = LayerTree()
    tree.add(run.timeline, epoch: 0)
    return (tree, run.timeline)
  }

  @Test func `a path leads from the outermost layer inwards`() {
    let (tree, _) = tree()
    #expect((0...5).map(tree.path) == [[0], [1], [1, 2], [1, 2, 3], [1, 4], [5]])
    #expect((0...5).map(tree.isClipped) == [false, true, true, true, true, false])
  }

  @Test(arguments: [(3, 4, 1), (3, 2, 2), (3, 3, 3), (3, 5, 0), (0, 1, 0), (4, 2, 1)])
  func `two layers have an innermost common ancestor`(a: Int, b: Int, meeting: Int) {
    let (tree, _) = tree()
    #expect(tree.commonAncestor(a, b) == meeting)
    #expect(tree.commonAncestor(b, a) == meeting)
  }

  @Test func `a window is the screen within all clips on the path`() {
    let (tree, timeline) = tree()
    func window(_ layer: Int) -> Rect {
      tree.window(
        tree.path(to: layer), timeline, frame: 0, screen: SyntheticRun.phone.screen(.portrait))
    }
    #expect(window(5) == Rect(0, 0, 414, 896))
    #expect(window(2) == Rect(10, 100, 300, 400))
    #expect(window(3) == Rect(20, 180, 290, 320))
  }

  @Test func `the same links again change nothing`() {
    var (tree, timeline) = tree()
    tree.add(timeline, epoch: 0)
    #expect(tree.path(to: 3) == [1, 2, 3])
  }
}
