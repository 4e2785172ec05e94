// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StoryboardProduction
@testable import SystemCalls

@Suite struct `The pictures of a film` {
  @Test func `are passed on in order, whichever thread finishes first`() throws {
    let file = try AnonymousFile()
    let feed = FilmFeed(file.descriptor)
    WorkerPool.run(40, jobs: 8) { index in
      // Even ones are late.
      if index % 2 == 0 { Process.sleep(0.002) }
      feed.write(index, .success([UInt8(index)]), times: index == 3 ? 2 : 1)
    }
    #expect(feed.failure == nil)
    var expected: [UInt8] = []
    for index in 0..<40 { expected += Array(repeating: UInt8(index), count: index == 3 ? 2 : 1) }
    #expect(try file.contents(name: "film", limit: 100) == expected)
  }

  @Test func `end with the first that cannot be drawn`() throws {
    let file = try AnonymousFile()
    let feed = FilmFeed(file.descriptor)
    WorkerPool.run(20, jobs: 4) { index in
      feed.write(index, index == 5 ? .failure(OperationError("no")) : .success([1]), times: 1)
    }
    #expect(feed.failure == OperationError("no"))
    #expect(try file.contents(name: "film", limit: 100).count == 5)
  }

  @Test func `look as librsvg's own program draws them`() throws {
    guard let library = PictureLibrary() else { return }
    let text =
      ##"<svg xmlns="http://www.w3.org/2000/svg" width="3.5" height="2"><path d="M1 0h1v1h-1z" fill="#102030"/></svg>"##
    let drawing = Array(text.utf8)
    let size = try #require(library.size(of: drawing, scale: 2))
    #expect(size.width == 7 && size.height == 4)
    let pixels = try #require(library.pixels(of: drawing, width: 7, height: 4, scale: 2))
    func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(pixels.dropFirst(4 * (7 * y + x)).prefix(3)) }
    #expect(pixel(2, 1) == [0x30, 0x20, 0x10])
    #expect(pixel(4, 1) == [0xFF, 0xFF, 0xFF])
    #expect(library.pixels(of: Array("<svg".utf8), width: 7, height: 4, scale: 2) == nil)
  }
}
