// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

@testable import FilmReading

/// A film that is made of formulas: a header above content, both with texture, and noise.
struct MadeFilm {
  /// Lines of a picture.
  var length = 800
  /// Where the header ends in each picture, in lines; as many as there are pictures.
  var header: [Float] = []
  /// How far the content has moved down in each picture, in lines.
  var content: [Float] = []
  /// After how many lines the content repeats; nil for never.
  var period: Int?
  /// The content's first line, below a dark gap; nil for no beginning.
  var contentStart: Float?
  /// Where the content ends, in lines of its own; nil for never.
  var contentEnd: Float?
  /// How strong a texture is that rests below the content's end, in steps of luma.
  var leftover: Float = 0
  /// How fast pictures in the content move, as a part of how fast it moves; nil for no pictures.
  var pictureSpeed: Float?
  /// Where the middle of a finger's dot is in each picture, in lines; empty for no finger.
  var finger: [Float] = []
  /// Whether what is above the content has texture everywhere, as a map behind a sheet has.
  var hasMap = false
  /// The opacity of the words in the header in each picture; empty for words that are always there.
  var words: [Float] = []
  /// Whether the words move with the header's end, 130 lines above it.
  var wordsRide = false
  /// The greatest noise, in steps of luma.
  var noise: Float = 0.2

  /// The tracks that are read from the film.
  func tracks() -> FilmTracks { FilmTracks(reader()) }

  /// The pictures, read one after the other.
  func reader() -> FilmReader {
    var reader = FilmReader(length: length)
    for picture in content.indices { reader.append(profile(picture)) }
    return reader
  }

  private func profile(_ picture: Int) -> LineProfile {
    let edge = header[picture]
    return LineProfile(
      (0..<length).map { line in
        var luma = LineProfile.Line.zero
        for strip in 0..<8 {
          let noise = noise * (2 * hash(line * 8 + strip + picture * 9_973) - 1)
          var content = texture(Float(line) - content[picture], strip)
          if let pictureSpeed, isPicture(Float(line) - self.content[picture]) {
            content = texture(Float(line) - self.content[picture] * pictureSpeed, strip + 8)
          }
          if let contentStart, Float(line) - self.content[picture] < contentStart { content = 60 }
          if let contentEnd, Float(line) - self.content[picture] > contentEnd {
            content = 225 + leftover * hash(line * 8 + strip)
          }
          // A line that the edge goes through shows a part of both.
          let share = min(max(edge - Float(line), 0), 1)
          if !finger.isEmpty, 3...4 ~= strip, abs(Float(line) - finger[picture]) < 24 {
            luma[strip] = 80 + noise
            continue
          }
          let place = wordsRide ? Float(line) - edge + 160 : Float(line)
          var title = title(place, strip)
          if !words.isEmpty { title = 245 + words[picture] * (title - 245) }
          luma[strip] = share * title + (1 - share) * content + noise
        }
        return luma
      })
  }

  /// Whether a place of the content is in a window with a picture: 160 of 280 lines are.
  private func isPicture(_ place: Float) -> Bool {
    60..<220 ~= place - (place / 280).rounded(.down) * 280
  }

  /// A white header with a few words in its middle.
  private func title(_ line: Float, _ strip: Int) -> Float {
    if hasMap { return 60 + 80 * hash(Int(line) / 3 * 17 + strip * 5_003) }
    return 30...50 ~= line && 2...4 ~= strip ? 160 + 40 * hash(Int(line) / 4 + strip * 31) : 245
  }

  /// Rows of 40 lines with words of different grey, between the lines by a straight line.
  private func texture(_ place: Float, _ strip: Int) -> Float {
    let first = place.rounded(.down)
    let part = place - first
    return grey(Int(first), strip) * (1 - part) + grey(Int(first) + 1, strip) * part
  }

  private func grey(_ line: Int, _ strip: Int) -> Float {
    var line = line
    if let period { line = ((line % period) + period) % period }
    let row = (line >= 0 ? line : line - 39) / 40
    let inRow = line - row * 40
    if inRow == 39 { return 190 }
    // The words of a row have different heights.
    let part = (inRow + 3 * strip) / 7
    return 8...28 ~= inRow ? 120 + 100 * hash(row * 64 + part * 8 + strip) : 225
  }

  /// A number from 0 to 1 that depends on another without any order.
  private func hash(_ number: Int) -> Float {
    var bits = UInt64(bitPattern: Int64(number)) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 29) &* 0xBF58_476D_1CE4_E5B9
    return Float((bits ^ bits >> 32) & 0xFFFF) / 65_535
  }
}
