// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import SystemCalls

/// Makes films of frames: librsvg draws a picture of each, and ffmpeg reads them from a pipe.
package struct FilmMaker {
  /// Which frames are shown, how fast, in which format.
  package let film: Film
  /// Pixels for each point.
  package let scale: Double
  /// How many threads draw at most.
  package let jobs: Int

  /// Bytes for pictures that are drawn and not yet written.
  private static let memory = 200_000_000

  /// Makes a maker of a film.
  package init(film: Film, scale: Double, jobs: Int) {
    self.film = film
    self.scale = scale
    self.jobs = jobs
  }

  /// Writes the film.
  ///
  /// - Returns: Pictures a second that were drawn and written.
  @discardableResult
  package func write(
    _ frames: PictureFrames, to path: String, log: any ProductionLog
  ) throws(OperationError) -> Int {
    let painter = try FilmPainter(like: frames.drawing(film.frames.first ?? 0), scale: scale)
    let encoder = try ExternalProgram("ffmpeg", for: "for films", package: "ffmpeg")
    let target = try StagedFile(for: path)
    // Frames that a film shows more than once are drawn once.
    let distinct = film.frames.indices.filter { $0 == 0 || film.frames[$0 - 1] != film.frames[$0] }
    let ends = distinct.dropFirst() + [film.frames.count]
    let program = try encoder.start(
      ["-hide_banner", "-loglevel", "error"] + painter.input
        + ["-framerate", "\(film.rate.numerator)/\(film.rate.denominator)", "-i", "-"]
        + film.format.encoding + ["-map_metadata", "-1", "-fflags", "+bitexact"]
        + ["-y", target.path])
    let feed = FilmFeed(program.input)
    let progress = log.progress(of: distinct.count)
    // Each thread holds a picture, and large ones are drawn by fewer threads.
    let jobs = min(jobs, max(1, Self.memory / max(1, painter.pictureBytes)))
    let times = zip(distinct, ends).map { $1 - $0 }
    let shown = distinct.map { film.frames[$0] }
    WorkerPool.run(distinct.count, jobs: jobs) { index in
      if feed.isOver { return }
      let picture = Result { () throws(OperationError) in
        try painter.picture(of: frames.drawing(shown[index]))
      }
      feed.write(index, picture, times: times[index])
      progress.didFinish("frame \(shown[index]), \(feed.rate) pictures a second")
    }
    progress.end()
    try Interruption.check()
    let rate = feed.rate
    // An error of ffmpeg comes first: the pipe breaks because ffmpeg has ended.
    do throws(OperationError) {
      try encoder.finish(program)
    } catch {
      if !Interruption.isRequested { try target.requireSpace() }
      throw error
    }
    if let failure = feed.failure { throw failure }
    try target.finish()
    return rate
  }
}
