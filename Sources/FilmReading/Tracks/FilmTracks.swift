// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What moved in a film, picture by picture, in lines of the film.
package struct FilmTracks: Sendable {
  /// How far the content has moved since the first picture, in lines, positive down; nil where that is unknown.
  package var content: [Float?]
  /// The standard error of each place of the content, in lines.
  package var contentErrors: [Float]
  /// The upper edge of what scrolls, in lines; nil where it is lost.
  package var edge: [Float?]
  /// How far from the edge another line is that explains the film as well, in lines.
  package var edgeSpreads: [Float]
  /// The first line below what scrolls.
  package var end: Int

  /// Finds the tracks of a film that was read.
  ///
  /// - Parameters:
  ///   - reader: The pictures.
  ///   - firstEdge: Where the upper edge is in the first picture, in lines; nil to find it.
  ///   - known: The first line below what scrolls; nil to find it.
  ///   - isSparse: Whether there are so few pictures a second that content may pass an edge within one.
  package init(
    _ reader: FilmReader, firstEdge: Float? = nil, end known: Int? = nil, isSparse: Bool = false
  ) {
    let length = reader.profiles.length
    (edge, edgeSpreads) = EdgeTrack.places(
      reader.edges, startingNear: firstEdge, steps: reader.steps, shifts: reader.shifts,
      isMoving: reader.isMoving, length: length, isSparse: isSparse)
    var ends: [Int] = []
    for (motion, shift) in zip(reader.motions, reader.shifts) where shift != 0 {
      if let last = motion.segments.last(where: { $0.shift == shift }) {
        ends.append(last.lines.upperBound)
      }
    }
    ends.sort()
    // Content that comes into view at the end of the screen is not explained by what was there before.
    end = ends.isEmpty ? length : max(ends[ends.count * 3 / 4], length / 2)
    if let known { end = min(max(known, 64), length) }
    var last = edge.compactMap { $0 }.first ?? 0
    var bands: [Range<Int>] = []
    for place in edge {
      last = place ?? last
      let start = min(max(0, Int(last) + 4), end - 16)
      bands.append(start..<max(end - 4, start + 12))
    }
    let band = BandTrack(
      reader.profiles, motions: reader.motions, shifts: reader.shifts, bands: bands)
    content = band.places
    contentErrors = band.errors
  }
}
