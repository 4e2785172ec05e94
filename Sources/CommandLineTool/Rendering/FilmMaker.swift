// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Synchronization

/// Makes films of frames: a picture of each through librsvg, and the film through ffmpeg.
struct FilmMaker {
  let film: Film
  let scale: Double
  let jobs: Int

  /// Writes the film; pictures lie in a folder beside it until it is done.
  func write(
    _ frames: PictureFrames, to path: String, _ context: CommandContext
  ) throws(ToolError) {
    let pictures = try PictureMaker(scale: scale)
    let encoder = try ExternalProgram("ffmpeg", for: "for films", package: "ffmpeg")
    let folder = FileSystem.folder(of: path) + "/" + TemporaryFiles.nextName()
    try FileSystem.makeFolder(folder)
    defer { remove(folder) }
    // Frames that a film shows more than once are drawn once.
    let distinct = film.frames.enumerated().filter { $0 == 0 || film.frames[$0 - 1] != $1 }
    let progress = Progress(
      total: distinct.count, detail: context.detail, surroundings: context.surroundings)
    let failure = Mutex<ToolError?>(nil)
    WorkerPool.run(distinct.count, jobs: jobs) { index in
      guard failure.withLock({ $0 == nil }) else { return }
      let (picture, frame) = distinct[index]
      do throws(ToolError) {
        try pictures.write(frames.drawing(frame), to: name(picture, in: folder))
        progress.didFinish("frame \(frame)")
      } catch {
        failure.withLock { $0 = error }
      }
    }
    progress.end()
    try Interruption.check()
    if let error = failure.withLock({ $0 }) { throw error }
    for (picture, frame) in film.frames.enumerated()
    where picture > 0 && film.frames[picture - 1] == frame {
      let bytes = try FileSystem.contents(of: name(picture - 1, in: folder), limit: 1 << 30)
      try AtomicFile.write(bytes, to: name(picture, in: folder))
    }
    let target = folder + "/film"
    let rate = "\(film.rate.numerator)/\(film.rate.denominator)"
    try encoder.run(
      ["-hide_banner", "-loglevel", "error", "-framerate", rate, "-i", folder + "/%06d.png"]
        + film.format.encoding + ["-map_metadata", "-1", "-fflags", "+bitexact"]
        + ["-y", target])
    try FileSystem.move(target, to: path)
  }

  private func name(_ picture: Int, in folder: String) -> String {
    let digits = "\(picture + 1)"
    return folder + "/" + String(repeating: "0", count: 6 - digits.count) + digits + ".png"
  }

  private func remove(_ folder: String) {
    for name in (try? FileSystem.names(inFolder: folder)) ?? [] {
      try? FileSystem.removeFile(folder + "/" + name)
    }
    FileSystem.removeEmptyFolder(folder)
  }
}
