// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Synchronization

/// Makes films of frames: a picture of each through librsvg, and the film through ffmpeg.
struct FilmMaker {
  let film: Film
  let scale: Double
  let jobs: Int

  /// Writes the film.
  ///
  /// Pictures lie in a file without a name on the disk of the film until it is done.
  func write(
    _ frames: PictureFrames, to path: String, _ context: CommandContext
  ) throws(ToolError) {
    let pictures = try PictureMaker(scale: scale)
    let encoder = try ExternalProgram("ffmpeg", for: "for films", package: "ffmpeg")
    let target = try UnfinishedFile(for: path)
    let reel = try NamelessFile(in: FileSystem.folder(of: path))
    // Frames that a film shows more than once are drawn once.
    let distinct = film.frames.indices.filter { $0 == 0 || film.frames[$0 - 1] != film.frames[$0] }
    let progress = Progress(
      total: distinct.count, detail: context.detail, surroundings: context.surroundings)
    defer { progress.end() }
    // So many at once that all processors are busy and the memory holds few.
    let batch = max(1, jobs) * 4
    for start in stride(from: 0, to: distinct.count, by: batch) {
      let part = distinct[start..<min(start + batch, distinct.count)]
      for (index, picture) in zip(part, try draw(part, frames, pictures, progress)) {
        let next = distinct.first { $0 > index } ?? film.frames.count
        for _ in index..<next { try reel.write(picture) }
      }
    }
    let rate = "\(film.rate.numerator)/\(film.rate.denominator)"
    try encoder.run(
      [
        "-hide_banner", "-loglevel", "error", "-f", "image2pipe", "-c:v", "png", "-framerate", rate,
        "-i", "-",
      ] + film.format.encoding + ["-map_metadata", "-1", "-fflags", "+bitexact"]
        + ["-y", target.path], reading: reel)
    try target.finish()
  }

  /// The pictures of some frames of the film, in their order.
  private func draw(
    _ indices: ArraySlice<Int>, _ frames: PictureFrames, _ maker: PictureMaker,
    _ progress: Progress
  ) throws(ToolError) -> [[UInt8]] {
    let indices = Array(indices)
    let results = Mutex([Result<[UInt8], ToolError>?](repeating: nil, count: indices.count))
    WorkerPool.run(indices.count, jobs: jobs) { index in
      let frame = film.frames[indices[index]]
      let result = Result { () throws(ToolError) in
        try maker.picture(of: frames.drawing(frame))
      }
      results.withLock { $0[index] = result }
      progress.didFinish("frame \(frame)")
    }
    try Interruption.check()
    var pictures: [[UInt8]] = []
    for result in results.withLock({ $0 }) {
      guard let result else { throw .interrupted }
      pictures.append(try result.get())
    }
    return pictures
  }
}
