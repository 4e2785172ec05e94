// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import RunComparison
package import SystemCalls

/// A film that `ffmpeg` decodes: its facts, and its pictures one after the other.
package struct FilmSource: Sendable {
  /// The path of a film, or of a folder of PNG files.
  package let path: String
  /// What the film says of itself.
  package let facts: FilmFacts
  /// Pixels in a row, as pictures are read.
  package let width: Int
  /// How many rows, as pictures are read.
  package let height: Int
  /// How many times smaller than the film the pictures are read, to each side.
  package let reduction: Int
  private let decoder: ExternalProgram
  private let input: [String]
  private let start: Double?

  /// The most pictures whose times are asked for.
  package static let pictureLimit = 20_000
  /// The most pixels of a picture; larger ones are read at half the size, or less.
  private static let pixelLimit = 9_000_000

  /// Asks for the facts of a film.
  ///
  /// - Parameters:
  ///   - path: A film, or a folder of PNG files.
  ///   - rate: Pictures a second of a folder.
  ///   - start: Seconds before the first picture that is read; nil for the beginning.
  /// - Throws: An error if ffmpeg is missing, or if this is no film.
  package init(_ path: String, rate: Int, start: Double?) throws(OperationError) {
    self.path = path
    self.start = start
    let kind = FileSystem.kind(of: path)
    guard kind != .nothing else { throw OperationError("cannot read \(path): no such file") }
    guard kind != .other else {
      throw OperationError(
        "\(path) is a pipe or a device: expected a file or a folder, since a film is read twice")
    }
    decoder = try ExternalProgram("ffmpeg", for: "to read films", package: "ffmpeg")
    let probe = try ExternalProgram("ffprobe", for: "to read films", package: "ffmpeg")
    // A name that starts with a dash, or contains a colon, is a file nevertheless.
    let name = "file:" + path
    if kind == .folder {
      guard try !FileSystem.files(below: path, suffix: ".png").isEmpty else {
        throw OperationError("\(path): expected a film or a folder of PNG files; it has none")
      }
      input = [
        "-framerate", "\(rate)", "-f", "image2", "-pattern_type", "glob", "-i", name + "/*.png",
      ]
    } else {
      input = ["-i", name]
    }
    var words = ["-v", "error", "-select_streams", "v:0"]
    if kind == .folder { words += Array(input.dropLast(2)) }
    words += [
      "-read_intervals", "\(start.map { "\($0)" } ?? "")%+#\(Self.pictureLimit)", "-show_entries",
      "stream=width,height,codec_name:stream_side_data=rotation:stream_tags=rotate:packet=pts_time,flags",
      "-of", "json", input.last ?? name,
    ]
    let answer = try probe.ask(words, limit: 1 << 23)
    guard answer.code == 0 else {
      if kind == .file, FileSystem.size(of: path) == 0 {
        throw OperationError("\(path) is empty")
      }
      if answer.errors.contains("moov atom not found") {
        throw OperationError(
          "\(path) is no film that ffmpeg reads: the table of its pictures is missing, which a recorder writes last",
          hints: ["a recording that was cut off cannot be read; record it again, and stop it"])
      }
      let reason =
        answer.errors.split(separator: "\n").last.map(String.init) ?? "no reason was given"
      throw OperationError(
        "\(path) is no film that ffmpeg reads: \(Self.reason(reason, path))",
        hints: ["MP4, MOV, WebM, GIF, APNG and folders of PNG files are read"])
    }
    do { facts = try FilmFacts(answer.output) } catch {
      throw OperationError("\(path) cannot be read as a film: \(error.message)")
    }
    var reduction = 1
    while facts.width / reduction * (facts.height / reduction) > Self.pixelLimit { reduction *= 2 }
    self.reduction = reduction
    width = facts.width / reduction
    height = facts.height / reduction
    guard width >= 64, height >= 64 else {
      throw OperationError(
        "\(path): its pictures are \(facts.width) × \(facts.height) pixels; expected at least 64 × 64"
      )
    }
  }

  /// A message of ffmpeg without the path that it starts with.
  private static func reason(_ text: String, _ path: String) -> String {
    for prefix in ["file:\(path): ", "\(path): "] where text.hasPrefix(prefix) {
      return String(text.dropFirst(prefix.count))
    }
    return text
  }

  /// The times of the pictures that are read, in seconds of the film.
  package var times: [Double] {
    guard let start else { return facts.times }
    return facts.times.filter { $0 >= start - 1e-6 }
  }

  /// How many pictures are decoded at once: each takes memory for several, a large one 50 MB and more.
  var threads: Int { reduction > 1 ? 1 : 2 }

  /// Reads the pictures, each into the same storage.
  ///
  /// - Parameters:
  ///   - limit: How many are read at most.
  ///   - read: Receives the luma of a picture: a byte for each pixel, row by row.
  /// - Returns: How many pictures were read.
  /// - Throws: What reading a picture throws, or an error if none can be decoded.
  package func pictures(
    limit: Int, _ read: ([UInt8]) throws(OperationError) -> Void
  ) throws(OperationError) -> Int {
    var words = ["-nostdin", "-hide_banner", "-v", "warning"]
    if let start { words += ["-ss", "\(start)"] }
    // A change of the size is told, and not hidden by a scaler.
    words += ["-threads", "\(threads)", "-reinit_filter", "0"] + input
    words += ["-map", "0:v:0", "-an", "-sn", "-fps_mode", "passthrough", "-frames:v", "\(limit)"]
    if reduction > 1 { words += ["-vf", "scale=\(width):\(height):flags=area"] }
    words += ["-pix_fmt", "gray", "-f", "rawvideo", "-"]
    let program = try decoder.stream(words)
    var picture = [UInt8](repeating: 0, count: width * height)
    var count = 0
    while count < limit {
      guard try program.read(into: &picture) == picture.count else { break }
      try read(picture)
      count += 1
    }
    let end = program.finish()
    try Interruption.check()
    if end.errors.contains("hanging video frame properties on the fly") {
      throw OperationError(
        "\(path): the size of its pictures changes; --from and --to choose a part in which it does not"
      )
    }
    guard count > 0 else {
      let said = end.errors.split(separator: "\n").first.map { ": \($0)" } ?? ""
      throw OperationError("\(path): no picture can be decoded\(said)")
    }
    return count
  }

  /// Decodes some pictures again, as one JPEG image.
  ///
  /// - Parameters:
  ///   - pictures: Which of the pictures that are read, in order.
  ///   - columns: How many are side by side.
  ///   - rows: How many rows there are.
  ///   - crop: The part of each that is shown, in pixels as they are read.
  ///   - cell: The extent of each in the image, in pixels.
  ///   - limit: The most bytes of the image.
  /// - Throws: An error if they cannot be decoded.
  func sheet(
    of pictures: [Int], columns: Int, rows: Int, crop: (columns: Range<Int>, rows: Range<Int>),
    cell: (width: Int, height: Int), limit: Int
  ) throws(OperationError) -> [UInt8] {
    var words = ["-nostdin", "-hide_banner", "-v", "error"]
    if let start { words += ["-ss", "\(start)"] }
    words += ["-threads", "\(threads)"] + input
    words += ["-map", "0:v:0", "-an", "-sn", "-fps_mode", "passthrough"]
    let chosen = pictures.map { "eq(n\\,\($0))" }.joined(separator: "+")
    var filters = ["select=\(chosen)"]
    if reduction > 1 { filters.append("scale=\(width):\(height):flags=area") }
    let (x, y) = (crop.columns, crop.rows)
    filters += [
      "crop=\(x.count):\(y.count):\(x.lowerBound):\(y.lowerBound):exact=1",
      "scale=\(cell.width):\(cell.height):flags=area", "tile=\(columns)x\(rows)",
    ]
    words += [
      "-vf", filters.joined(separator: ","), "-frames:v", "1", "-c:v", "mjpeg", "-q:v", "6",
      "-pix_fmt", "yuvj420p", "-threads", "1", "-flags", "+bitexact", "-fflags", "+bitexact",
      "-f", "image2pipe", "-",
    ]
    let answer = try decoder.ask(words, limit: limit)
    guard answer.code == 0, !answer.output.isEmpty else {
      let reason = answer.errors.split(separator: "\n").last.map { ": \($0)" } ?? ""
      throw OperationError("\(path): its pictures cannot be decoded again\(reason)")
    }
    return answer.output
  }
}
