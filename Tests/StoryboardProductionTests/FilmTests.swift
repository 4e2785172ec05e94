// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StoryboardProduction
@testable import SystemCalls

@Suite struct `A film` {
  @Test(arguments: [FilmFormat.apng, .webp, .mp4], [60, 80, 120])
  func `shows every display frame once`(format: FilmFormat, rate: Int) throws {
    let film = try Film(format, displayRate: rate, count: 100, wanted: nil)
    #expect(film.frames == Array(0..<100))
    #expect(film.summary == "100 pictures, \(rate) a second")
  }

  @Test(arguments: [(60, 2), (80, 2), (120, 2), (40, 3), (30, 4), (1, 100)])
  func `as a GIF has pictures that last whole hundredths of a second`(rate: Int, hundredths: Int)
    throws
  {
    let film = try Film(.gif, displayRate: rate, count: 10 * rate, wanted: nil)
    #expect(film.rate == (100, hundredths))
    // As long as the run, to a picture.
    #expect(film.frames.count == (1000 + hundredths - 1) / hundredths)
    for (picture, frame) in film.frames.enumerated() {
      // The frame that is on the display when the picture starts.
      let time = Double(picture * hundredths) / 100
      #expect(Double(frame) / Double(rate) <= time + 1e-9)
      #expect(Double(frame + 1) / Double(rate) > time - 1e-9)
    }
  }

  @Test func `with fewer pictures leaves frames out and says so`() throws {
    let film = try Film(.mp4, displayRate: 120, count: 120, wanted: 30)
    #expect(film.frames == Array(stride(from: 0, to: 120, by: 4)))
    #expect(film.summary == "30 pictures, 30 a second; the display shows 120")
    let gif = try Film(.gif, displayRate: 120, count: 120, wanted: nil)
    #expect(gif.summary == "50 pictures, 50 a second; the display shows 120, a gif at most 50")
    #expect(
      try Film(.gif, displayRate: 60, count: 60, wanted: 40).summary.contains("33.3 a second"))
  }

  @Test func `has a limit`() {
    #expect(throws: OperationError.self) {
      try Film(.mp4, displayRate: 120, count: 7_201, wanted: nil)
    }
    #expect(throws: Never.self) { try Film(.mp4, displayRate: 120, count: 7_201, wanted: 60) }
  }
}
