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
  /// How many lines below the edge have nothing in them, as the background of a list has.
  package private(set) var blanks: [Int] = []
  /// How far pages have moved to the right since the first picture, in columns; empty if none ever moves sideways, and nil
  /// where that is unknown.
  package private(set) var sideways: [Float?] = []
  /// The standard error of each place of the pages, in columns.
  package private(set) var sidewaysErrors: [Float] = []
  /// The pictures in which the content is set to another place within a frame.
  package private(set) var losses: [Int] = []
  /// What fades.
  package private(set) var fades: [Fade] = []
  /// Whether what is below the edge has round corners, as a sheet has; nil where that is not to be seen.
  package private(set) var hasRoundCorners: Bool?
  /// What the lines above the edge do while it moves; nil where that is not to be seen.
  package private(set) var aboveEdge: AboveEdge?
  /// The fingers that dots show, in pixels of the part that is read.
  package let touches: [FingerTrack.Touch]

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
    (content, contentErrors) = ([], [])
    (edge, edgeSpreads) = EdgeTrack.places(
      reader.edges, startingNear: firstEdge, steps: reader.steps, shifts: reader.shifts,
      isMoving: reader.isMoving, length: length, isSparse: isSparse)
    touches =
      FingerTrack(reader.shapes, reader.evidence, steps: reader.steps).touches
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
    var bands = bands(length)
    let found = ContentLoss.all(
      reader.profiles, motions: reader.motions, shifts: reader.shifts, bands: bands,
      isSideways: reader.isSideways)
    let breaks = found.filter { $0.twin != nil || !goesOn(reader, at: $0.picture) }
    if !breaks.isEmpty {
      trackEdgeAgain(reader, startingNear: firstEdge, breaks, isSparse: isSparse)
      bands = self.bands(length)
    }
    let pages = reader.sideways
    if pages.places.contains(where: { abs($0 ?? 0) > Self.leastSideways }) {
      (sideways, sidewaysErrors) = (pages.places, pages.errors)
    }
    let band = BandTrack(
      reader.profiles, motions: reader.motions, shifts: reader.shifts, bands: bands,
      isSideways: reader.isSideways, losses: found)
    losses = found.map(\.picture)
    content = band.places
    contentErrors = band.errors
    let sureEdge = zip(edge, edgeSpreads).map { $1 < Self.sure ? $0 : nil }
    hasRoundCorners = EdgeCorners.areRound(
      reader.profiles, sureEdge, strip: Float(reader.width) / 8)
    aboveEdge = AboveEdge.find(in: reader.profiles, above: sureEdge)
    fades = FilmFades(reader, edge: sureEdge, touches: touches, losses: losses).all()
    blanks = edge.indices.map { picture in
      edge[picture].map { Self.blank(reader.profiles, picture, below: Int($0.rounded()), end) } ?? 0
    }
  }

  /// The lines of the content in each picture, of so many lines.
  private func bands(_ length: Int) -> [Range<Int>] {
    var last = edge.compactMap { $0 }.first ?? 0
    return zip(edge, edgeSpreads).map { place, spread in
      last = place ?? last
      // A line of the content that is taken for its edge would leave nothing to compare.
      let least = spread < Self.sure ? 16 : Int(Self.leastShare * Float(length))
      let start = min(max(0, Int(last) + 4), max(0, end - least))
      return start..<max(end - 4, start + 12)
    }
  }

  /// Whether what is above the edge has moved as far as the edge, or rests with it: then content that is set to another place
  /// has not changed it.
  private func goesOn(_ reader: FilmReader, at picture: Int) -> Bool {
    guard let before = edge[picture - 1], let now = edge[picture] else { return false }
    let segments = reader.motions[picture].segments
    let above = segments.last { Float($0.lines.lowerBound) < now - Self.bar }
    guard let above, let shift = above.shift else { return false }
    return Float(above.lines.upperBound) > now - Self.bar / 2 && abs(now - before - shift) < 1.5
  }

  /// Finds the edge in each part of a film in which the content is set to another place: that begins where the edge was in
  /// the picture that looks the same.
  private mutating func trackEdgeAgain(
    _ reader: FilmReader, startingNear firstEdge: Float?, _ losses: [ContentLoss], isSparse: Bool
  ) {
    (edge, edgeSpreads) = ([], [])
    let starts = [ContentLoss(picture: 0, twin: nil)] + losses
    let ends = losses.map(\.picture) + [reader.edges.count]
    for (start, end) in zip(starts, ends) {
      let part = start.picture..<end
      let twin = start.twin.flatMap { edgeSpreads[$0] < Self.sure ? edge[$0] : nil }
      let (places, spreads) = EdgeTrack.places(
        Array(reader.edges[part]), startingNear: start.picture == 0 ? firstEdge : twin,
        steps: Array(reader.steps[part]), shifts: Array(reader.shifts[part]),
        isMoving: Array(reader.isMoving[part]), length: reader.profiles.length, isSparse: isSparse)
      edge += places
      edgeSpreads += spreads
    }
  }

  /// How far pages move at least that move sideways, in columns.
  private static let leastSideways: Float = 8
  /// How far from a sure edge another line may be that explains the film as well, in lines.
  private static let sure: Float = 6
  /// The part of the lines that is content in any case, where the edge is not sure.
  private static let leastShare: Float = 0.2
  /// The difference of neighbouring lines that is none, in steps of luma.
  private static let leastTexture: Float = 2
  /// How many lines of a bar show where it has moved.
  private static let bar: Float = 24
  /// Lines at the edge that may belong to it: a hair line, or a shadow.
  private static let margin = 4

  /// How many lines below a place are alike.
  private static func blank(
    _ profiles: StoredProfiles, _ picture: Int, below place: Int, _ end: Int
  ) -> Int {
    let start = place + margin
    guard start >= 0, start + 1 < end else { return 0 }
    var line = start
    while line + 1 < end {
      let difference = profiles.line(line + 1, of: picture) - profiles.line(line, of: picture)
      guard difference.magnitude.max() < leastTexture else { break }
      line += 1
    }
    return line == start ? 0 : line - place
  }
}
