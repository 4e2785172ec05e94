// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// What a film says of itself, as `ffprobe` prints it.
package struct FilmFacts: Equatable, Sendable {
  /// Pixels in a row as the film is shown: a rotation has been applied.
  package var width: Int
  /// How many rows there are, as the film is shown.
  package var height: Int
  /// When each picture is shown, in seconds, in order.
  package var times: [Double]
  /// How the pictures are encoded, such as `h264`.
  package var codec: String

  /// Why a film cannot be read.
  package struct Failure: Error, Equatable {
    /// The reason, as the end of a sentence.
    package var message: String
  }

  /// The most pixels of a side that are believed.
  private static let greatestSide = 32_768

  /// Reads what `ffprobe` printed.
  ///
  /// - Parameter bytes: JSON with the first video stream, and the packets of its pictures.
  /// - Throws: What is missing.
  package init(_ bytes: [UInt8]) throws(Failure) {
    let value: JSONValue
    do { value = try JSONParser.parse(bytes) } catch {
      throw Failure(message: "ffprobe printed no JSON (\(error))")
    }
    guard let stream = value["streams"]?.list?.first else {
      throw Failure(message: "it has no pictures, only sound or nothing at all")
    }
    guard let width = stream["width"]?.integer, let height = stream["height"]?.integer,
      1...Self.greatestSide ~= width, 1...Self.greatestSide ~= height
    else { throw Failure(message: "it does not say how large its pictures are") }
    let turn = Self.rotation(stream)
    let isTurned = abs(turn) == 90 || abs(turn) == 270
    self.width = isTurned ? height : width
    self.height = isTurned ? width : height
    codec = stream["codec_name"]?.text ?? ""
    var times: [Double] = []
    for packet in value["packets"]?.list ?? [] {
      // A packet that an edit list leaves out has a D among its flags.
      if packet["flags"]?.text?.contains("D") == true { continue }
      guard let text = packet["pts_time"]?.text, let time = Double(text), time.isFinite,
        abs(time) < 1e9
      else { continue }
      times.append(time)
    }
    // Packets come in the order in which they are decoded.
    times.sort()
    self.times = times
  }

  /// How far the pictures are turned, in degrees.
  private static func rotation(_ stream: JSONValue) -> Int {
    for data in stream["side_data_list"]?.list ?? [] {
      if let turn = data["rotation"]?.integer { return turn }
    }
    return stream["tags"]?["rotate"]?.text.flatMap { Int($0) } ?? 0
  }

  /// The display rate that fits the times, in pictures a second: that of most steps from one to the next.
  ///
  /// - Returns: A whole number from 1 to 240; 60 where there are too few times.
  package static func rate(of times: [Double]) -> Int {
    var steps = zip(times.dropFirst(), times).map { $0 - $1 }.filter { $0 > 1e-4 }
    guard !steps.isEmpty else { return 60 }
    steps.sort()
    var rate = 1 / steps[steps.count / 2]
    // The clock of a GIF has hundredths of a second: steps of 15 a second are of six and of seven of them.
    let mean = steps.reduce(0, +) / Double(steps.count)
    if steps[steps.count - 1] - steps[0] < 0.0101, steps.count > 1 { rate = 1 / mean }
    let known = [10, 12, 15, 20, 24, 25, 30, 48, 50, 60, 90, 100, 120]
    if let near = known.first(where: { abs(rate - Double($0)) < 0.03 * Double($0) }) { return near }
    return min(max(1, Int(rate.rounded())), 240)
  }
}
