// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import FilmReading
import RunComparison

/// What moved in a film, in points, on the grid of a display rate.
package struct FilmMotion: Sendable {
  /// What the upper edge of the moving content belongs to.
  package enum Edge: String, Sendable, CaseIterable {
    /// A header or a bar that covers the content.
    case header
    /// A sheet that moves with its content.
    case sheet
  }

  /// Display frames a second.
  package let rate: Int
  /// Whether the edge is that of a header or of a sheet.
  package let role: Edge
  /// How far the content has moved up since the first frame, in points, within its sheet if it has one; NaN where lost.
  package private(set) var scrolled: [Double] = []
  /// The edge, in points from the top of the screen; NaN where it is lost.
  package private(set) var edge: [Double] = []
  /// The standard error of `scrolled` and of `edge`, in points.
  package private(set) var errors: (scrolled: [Double], edge: Double) = ([], 0)
  /// How far pages have moved to the left since the first frame, in points, and its standard error; empty if none ever
  /// moves sideways, and NaN where that is unknown.
  package private(set) var sideways: (places: [Double], errors: [Double]) = ([], [])
  /// What fades.
  package private(set) var fades: [FilmFade] = []
  /// The picture of the film that each frame shows.
  package private(set) var pictures: [Int] = []
  /// Frames that a recorder or an app showed twice while things moved; their places are computed.
  package private(set) var repeated: [Int] = []

  /// How much below the edge has nothing in it, in points.
  private(set) var blanks: [Double] = []
  /// The fingers that dots show.
  private(set) var fingers = FilmFingers([], pictures: [], scale: FilmScale(1))
  /// How many touches dots show.
  package var touchCount: Int { fingers.touches.count }

  /// In how many pictures several lines could be the edge, so that it is taken to be unknown.
  package private(set) var unsure = 0

  /// Whether the header grows with content that is pulled down from its rest, and nobody has said that it is a header: then
  /// it is taken for one that is made to.
  package private(set) var growsWithPull = false

  /// Whether there are enough frames to tell a jump from a fast start.
  package var showsSteps: Bool { rate >= Self.leastRate }

  /// The least pictures a second that show motion within a frame of the display.
  static let leastRate = 45

  /// How many frames there are.
  package var count: Int { scrolled.count }

  /// Whether somebody has said what the edge belongs to.
  let isTold: Bool
  /// Whether the content is set to another place within a frame, or is another one: then nothing shows how far it has moved
  /// under the header.
  let losesContent: Bool
  /// Pixels of the film in a point.
  let scale: FilmScale

  /// Where the list rests at its top, as far as the film shows it.
  package private(set) var rest = FilmRest.first

  /// Where the header ends, or the sheet begins, when the list rests at its top, in points; nil where the film does not show
  /// it.
  private(set) var inset: Double?

  /// Whether an end of the list is known, beyond which it bounces.
  var knowsEnd: Bool {
    rest != .unknown || FilmEnd.lower(of: scrolled, rate: rate) != nil
  }

  /// Whether the content is known in most frames: that of a sheet is not where its edge is lost.
  var knowsMotion: Bool { 2 * scrolled.count { !$0.isNaN } >= count }

  /// Whether the edge is known in most frames.
  var knowsEdge: Bool { 2 * edge.count { !$0.isNaN } >= count }

  /// Whether a header moves for some frames while the content rests: an animation of the app moves it then, and no scroll
  /// explains it.
  var movesAlone: Bool { Self.movesAlone(edge, over: scrolled) }

  /// Whether an edge moves for some frames while the content rests.
  ///
  /// - Parameters:
  ///   - edge: Where the edge is in each frame, in points.
  ///   - scrolled: How far the content has moved, in points.
  static func movesAlone(_ edge: [Double], over scrolled: [Double]) -> Bool {
    var frames = 0
    for frame in edge.indices.dropFirst() {
      let (scroll, move) = (scrolled[frame] - scrolled[frame - 1], edge[frame] - edge[frame - 1])
      frames = abs(scroll) < leastStep && abs(move) >= 1 ? frames + 1 : 0
      if frames >= leastAlone { return true }
    }
    return false
  }

  /// In how many frames one after the other a header moves on its own.
  private static let leastAlone = 3

  /// The share of frames in which both tracks are known.
  package var coverage: Double {
    guard count > 0 else { return 0 }
    let known = (0..<count).count { !scrolled[$0].isNaN && !edge[$0].isNaN }
    return Double(known) / Double(count)
  }

  /// The place of an edge, as a share of the screen, from which on it is taken for that of a sheet: one with corners that
  /// cannot be seen, and one that goes straight across the screen, as the edge of a large picture does.
  private static let (sheetShare, straightShare) = (0.5, 0.6)
  /// The same of an edge that was seen to cover what rests above it.
  private static let coverShare = 0.35

  /// How far content moves that does not rest, in points a frame.
  private static let leastStep = 0.1

  /// How far apart lines may be that could all be the edge, in points.
  private static let mostSpread = 2.5

  /// Converts tracks.
  ///
  /// - Parameters:
  ///   - tracks: The tracks, in lines of the film.
  ///   - isRepeated: Whether each picture is the same as the one before.
  ///   - times: When each picture is shown, in seconds.
  ///   - scale: Pixels in a point.
  ///   - height: The height of the screen, in points.
  ///   - role: What the edge belongs to; nil to tell by its place.
  init(
    _ tracks: FilmTracks, isRepeated: [Bool], times: [Double], scale: FilmScale, height: Double,
    role: Edge?
  ) {
    rate = FilmFacts.rate(of: times)
    isTold = role != nil
    losesContent = !tracks.losses.isEmpty
    self.scale = scale
    let edges = zip(tracks.edge, tracks.edgeSpreads).map { place, spread in
      Double(spread) / scale.rows <= Self.mostSpread
        ? place.map { Double($0) / scale.rows } ?? .nan : .nan
    }
    unsure = zip(tracks.edge, edges).count { $0 != nil && $1.isNaN }
    self.role =
      role
      ?? Self.role(
        edges: edges, height: height, above: tracks.aboveEdge, isRound: tracks.hasRoundCorners)
    var places = tracks.content.map { $0.map { -Double($0) / scale.rows } ?? .nan }
    if self.role == .sheet, let first = edges.first(where: { !$0.isNaN }) {
      for picture in places.indices { places[picture] += edges[picture] - first }
    }
    errors.edge = Self.noise(tracks.edge) / scale.rows
    guard let start = times.first, let end = times.last else { return }
    let frames = Int(((end - start) * Double(rate)).rounded()) + 1
    var picture = 0
    for frame in 0..<frames {
      let time = start + (Double(frame) + 0.5) / Double(rate)
      while picture + 1 < times.count, times[picture + 1] <= time { picture += 1 }
      pictures.append(picture)
      scrolled.append(places[picture])
      edge.append(edges[picture])
      blanks.append(Double(tracks.blanks[picture]) / scale.rows)
      if !tracks.sideways.isEmpty {
        sideways.places.append(tracks.sideways[picture].map { -Double($0) / scale.columns } ?? .nan)
        sideways.errors.append(Double(tracks.sidewaysErrors[picture]) / scale.columns)
      }
      let error = Double(tracks.contentErrors[picture]) / scale.rows
      errors.scrolled.append(
        self.role == .sheet ? (error * error + errors.edge * errors.edge).squareRoot() : error)
    }
    fingers = FilmFingers(tracks.touches, pictures: pictures, scale: scale)
    let pictures = pictures
    fades = tracks.fades.map { FilmFade($0, pictures: pictures, scale: scale.rows) }
    bridge(isRepeated)
    rest = FilmRest.find(in: scrolled, rate: rate)
    if self.role == .header || rest == .first {
      inset = rest.inset(edge: edge, scrolled: scrolled, blanks: blanks)
    }
    if self.role == .header, role == nil {
      var top = scrolled.first { !$0.isNaN } ?? 0
      if case .later(let place) = rest { top = place }
      growsWithPull = Self.growsWithPull(edge, scrolled.map { top - $0 })
    }
  }

  /// What an edge belongs to, by what is above it, by its corners, and by its place.
  ///
  /// - Parameters:
  ///   - edges: Where the edge is in each picture, in points; NaN where it is lost.
  ///   - height: The height of the screen, in points.
  ///   - above: What is above the edge does while it moves; nil where that is not to be seen.
  ///   - isRound: Whether it has round corners; nil where that is not to be seen.
  static func role(edges: [Double], height: Double, above: AboveEdge?, isRound: Bool?) -> Edge {
    if above == .moves { return .header }
    if isRound == true { return .sheet }
    let known = edges.filter { !$0.isNaN }
    guard let first = known.first, let last = known.last, let most = known.max() else {
      return .header
    }
    if isRound == nil, above == .rests, most > coverShare * height { return .sheet }
    // Where it rests counts: a header that is pulled may be long for a while.
    return max(first, last) > (isRound == nil ? sheetShare : straightShare) * height
      ? .sheet : .header
  }

  /// Whether an edge follows the content through the whole of a pull.
  ///
  /// - Parameters:
  ///   - edge: Where the edge is in each frame, in points; NaN where it is lost.
  ///   - pulls: How far the content is pulled down from its rest, in points; NaN where that is unknown.
  static func growsWithPull(_ edge: [Double], _ pulls: [Double]) -> Bool {
    let pulled = edge.indices.map { pulls[$0] > leastPull && !edge[$0].isNaN }
    return pulled.indices.split { !pulled[$0] }.contains { frames in
      let places = frames.map { edge[$0] }
      let gaps = frames.map { edge[$0] - pulls[$0] }
      guard let least = places.min(), let most = places.max(), let low = gaps.min(),
        let high = gaps.max()
      else { return false }
      return most - least > leastStretch && high - low < mostSlack
    }
  }

  /// The pull, how far an edge moves in it, and how much less or more than the content, in points.
  private static let (leastPull, leastStretch, mostSlack) = (2.0, 4.0, 3.0)

  /// Computes the places of frames that are the same as the one before between two that move alike.
  private mutating func bridge(_ isRepeated: [Bool]) {
    guard count > 3 else { return }
    for frame in 2..<count - 1 {
      let (before, now, after) = (
        scrolled[frame - 1] - scrolled[frame - 2], scrolled[frame] - scrolled[frame - 1],
        scrolled[frame + 1] - scrolled[frame]
      )
      // A picture that was encoded twice is not the same to the bit: the next one is two steps on.
      let isSame =
        pictures[frame] == pictures[frame - 1] || isRepeated[pictures[frame]]
        || abs(now) < Self.leastStep && abs(after) > 1.5 * abs(before)
      let next = frame + 2 < count ? scrolled[frame + 2] - scrolled[frame + 1] : .nan
      guard isSame, Self.isDropped(before: before, after: after, next: next) else { continue }
      repeated.append(frame)
      scrolled[frame] = (scrolled[frame - 1] + scrolled[frame + 1]) / 2
      if !edge[frame].isNaN { edge[frame] = (edge[frame - 1] + edge[frame + 1]) / 2 }
    }
  }

  /// Whether a picture that is the same as the one before was dropped.
  ///
  /// Then the content moves on over two frames as it does around them. What has come to a stand and then jumps was not
  /// dropped.
  ///
  /// - Parameters:
  ///   - before: How far the content moved before the picture, in points.
  ///   - after: How far it moves from the picture to the next one.
  ///   - next: How far it moves after that; NaN where that is unknown.
  static func isDropped(before: Double, after: Double, next: Double) -> Bool {
    guard abs(before) > 1, abs(after) > 1, before * after > 0 else { return false }
    let around = next * after > 0 ? max(abs(before), abs(next)) : abs(before)
    return abs(after) <= 2 * mostFaster * around
  }

  /// How many times as far as around them the content moves in each of two frames, at most, of which one was dropped.
  private static let mostFaster = 3.0

  /// How much an edge that rests seems to move, in lines: at least the part of a line that cannot be told.
  private static func noise(_ places: [Float?]) -> Double {
    var turns: [Double] = []
    for index in places.indices.dropFirst(2) {
      guard let a = places[index - 2], let b = places[index - 1], let c = places[index] else {
        continue
      }
      turns.append(abs(Double(a - 2 * b + c)))
    }
    turns.sort()
    let middle = turns.isEmpty ? 0 : turns[turns.count / 2]
    return max(0.29, 1.48 * middle / 2.45)
  }
}
