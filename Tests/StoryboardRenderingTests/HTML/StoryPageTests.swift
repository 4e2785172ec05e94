// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StoryboardRendering

@Suite struct StoryPageTests {
  @Test func `drawings of a chapter show the frame in which they differ most`() throws {
    let scene = PageFixture.input().devices[0].scene
    let chapter = StoryPageInput.Chapter(
      variant: PageFixture.variants[0], does: "It moves.", breaks: nil, next: nil,
      previews: PageFixture.variants.indices.map {
        GalleryScenario.Preview(variant: PageFixture.variants[$0], scene: scene, run: $0)
      }, scenarioTitle: "Up", storyboard: "a/index.html", findings: [], worst: "")
    let page = String(
      decoding: StoryPage.write(
        StoryPageInput(title: "All", summary: "All.", galleryLink: nil, chapters: [chapter])),
      as: UTF8.self)
    // The stale header is 48 pt too short for a while; both drawings must have the pose of that
    // time.
    let headers = page.split(separator: "<").filter { $0.contains("-header\"") }
    let places = headers.map { PageFixture.values(of: "transform", in: String($0)).first }
    #expect(places.count == 2 && places[0] != places[1], "\(places)")
  }
}
