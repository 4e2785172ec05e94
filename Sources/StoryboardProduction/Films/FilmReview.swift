// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import FilmReading
package import MotionReview
package import RunComparison
package import ScrollCore
package import SystemCalls

/// A film that was read and judged.
package struct FilmReview: Sendable {
  /// What is asked of a film, besides its path.
  package struct Request: Sendable {
    /// The device; nil for one with the shape of the screen.
    package var device: DeviceProfile?
    /// The part of the pictures that is the screen, in pixels; nil to find it.
    package var crop: (columns: Range<Int>, rows: Range<Int>)?
    /// From when on the film is read, in seconds; nil for its beginning.
    package var start: Double?
    /// Until when it is read, in seconds; nil for its end.
    package var end: Double?
    /// What the upper edge of the content belongs to, and its place in the first frame; nil to tell by the film.
    package var role: FilmMotion.Edge?
    /// Where that edge is in the first picture, in points; nil to find it.
    package var edge: Double?
    /// Where the content ends, in points; nil to find it.
    package var listEnd: Double?
    /// The simulation of the same interface; nil for none.
    ///
    /// What it says of the first frame counts unless the request has a role or an edge.
    package var model: FilmModel?
    /// Pictures a second of a folder.
    package var rate = 60

    /// Asks for what the film shows.
    package init() {}
  }

  /// The path of the film.
  package let path: String
  /// What the film says of itself.
  package let facts: FilmFacts
  /// Decodes it.
  let source: FilmSource
  /// Where the screen is, and the device.
  package let screen: FilmScreen
  /// What moved.
  package let motion: FilmMotion
  /// The film as a run.
  package let timeline: Timeline
  /// What the rules found.
  package let findings: [Finding]
  /// The rules that had something to judge.
  package let judged: [ReviewRule]
  /// The rules that had nothing to judge.
  package let unjudged: [ReviewRule]
  /// What was left out or assumed, in sentences.
  package let notes: [String]
  /// How many pictures were read.
  package let pictureCount: Int

  /// Bytes of all profiles that are kept.
  private static let memory = 200_000_000

  /// Reads and judges a film.
  ///
  /// - Parameters:
  ///   - path: A film, or a folder of PNG files.
  ///   - request: What is asked.
  ///   - log: Receives progress.
  /// - Throws: An error if the film cannot be read.
  package init(
    _ path: String, _ request: Request, log: any ProductionLog
  ) throws(OperationError) {
    self.path = path
    let source = try FilmSource(path, rate: request.rate, start: request.start)
    var times = source.times
    if let end = request.end { times = times.filter { $0 <= end + 1e-6 } }
    var notes: [String] = []
    if source.reduction > 1 {
      notes.append(
        "pictures of \(source.facts.width) × \(source.facts.height) pixels were read at 1/\(source.reduction) of their size"
      )
    }
    let bytes = 16 * source.height + 9_000
    let limit = min(max(2, Self.memory / bytes), FilmSource.pictureLimit)
    let wanted = times.isEmpty ? limit : min(limit, times.count)
    var screen: FilmScreen?
    var maker: ProfileMaker?
    var reader: FilmReader?
    var search: RoundShapeSearch?
    let progress = log.progress(of: wanted)
    defer { progress.end() }
    let count = try source.pictures(limit: wanted) { (luma) throws(OperationError) in
      if maker == nil {
        let found = try FilmScreen(
          luma, width: source.width, height: source.height, crop: request.crop,
          device: request.device)
        guard found.columns.count >= 64, found.rows.count >= 64 else {
          throw OperationError("\(path): its screen is smaller than 64 × 64 pixels")
        }
        screen = request.model.map { found.preferring($0.device) } ?? found
        maker = ProfileMaker(
          width: source.width, height: source.height, columns: found.columns, rows: found.rows)
        reader = FilmReader(length: found.rows.count, width: found.columns.count)
        search = RoundShapeSearch(
          width: source.width, columns: found.columns, rows: found.rows, scale: found.scale.rows)
      }
      guard let maker else { return }
      let (rows, columns) = maker.profiles(of: luma)
      reader?.append(rows, columns: columns) { search?.shapes(in: luma) ?? [] }
      progress.didFinish("picture \(reader?.profiles.count ?? 0)")
    }
    guard let screen, let reader else {
      throw OperationError("\(path): no picture can be decoded")
    }
    guard count > 1 else {
      throw OperationError("\(path) has one picture: expected a film in which something moves")
    }
    if times.count > count, count == limit {
      notes.append(
        "the first \(count) of \(times.count)\(times.count >= FilmSource.pictureLimit ? " or more" : "") pictures were read; --from and --to choose others"
      )
    } else if times.count > count {
      notes.append(
        "\(times.count - count) of \(times.count) pictures could not be decoded: the film is cut off or damaged"
      )
    }
    if times.count < count {
      // A format without times, or with fewer than pictures: they are evenly apart.
      let rate = FilmFacts.rate(of: times)
      times = (0..<count).map { (times.first ?? 0) + Double($0) / Double(rate) }
    }
    var (role, edge) = (request.role, request.edge)
    if role == nil, edge == nil, let start = request.model?.start {
      let rows = screen.scale.rows
      let isThere = reader.beginsWithLine(
        near: Float(start.edge * rows), within: Float(FilmModel.tolerance * rows))
      if isThere { (role, edge) = (start.role, start.edge) }
      notes.append(Self.note(on: start, isThere: isThere))
    }
    let tracks = FilmTracks(
      reader, firstEdge: edge.map { Float($0 * screen.scale.rows) },
      end: request.listEnd.map { Int($0 * screen.scale.rows) },
      isSparse: FilmFacts.rate(of: times) < FilmMotion.leastRate)
    let motion = FilmMotion(
      tracks, isRepeated: reader.motions.map(\.isRepeated), times: Array(times.prefix(count)),
      scale: screen.scale, height: screen.device.screen(screen.orientation).size.height,
      role: role)
    if !motion.showsSteps {
      notes.append(
        "\(motion.rate) pictures a second: motion within a frame of the display is not to be seen, and rules about it are not judged"
      )
    }
    if motion.unsure > 0 {
      notes.append(
        "in \(motion.unsure) of \(count) pictures the edge is not sure: other lines explain what moves as well, so that it is taken to be unknown"
      )
    }
    if let first = tracks.losses.first {
      let count = tracks.losses.count
      let seconds = (1000 * times[first]).rounded() / 1000
      notes.append(
        "\(count == 1 ? "at \(seconds) s" : "\(count) times, first at \(seconds) s,") the content is another one or is set to another place within a picture: after that its place is known only where the picture looks as it did before"
      )
    }
    if motion.touchCount > 0 {
      notes.append(
        "a dot shows a finger: \(motion.touchCount == 1 ? "1 touch" : "\(motion.touchCount) touches")"
      )
    }
    if !motion.sideways.places.isEmpty {
      notes.append(
        "pages move sideways: where the content is meanwhile is unknown, and no rule judges how they move"
      )
    }
    if motion.growsWithPull {
      notes.append(
        "the header grows with content that is pulled, as if it were made to; --roles header says that it is not"
      )
    }
    if !motion.repeated.isEmpty {
      let count = motion.repeated.count
      notes.append(
        "\(count == 1 ? "1 frame repeats" : "\(count) frames repeat") the one before while the content moves: dropped by the recorder or by the app"
      )
    }
    self.source = source
    facts = source.facts
    self.screen = screen
    self.motion = motion
    self.notes = notes
    pictureCount = count
    timeline = motion.timeline(on: screen.device.screen(screen.orientation))
    let outcome = FilmJudgement(timeline, motion)
    findings = outcome.findings
    judged = outcome.judged
    unjudged = ReviewRule.allCases.filter { rule in !outcome.judged.contains(rule) }
  }

  /// What is taken from a simulation, or what of it the film does not show.
  private static func note(on start: FilmModel.Start, isThere: Bool) -> String {
    let place = FilmReport.number(start.edge, 1)
    let edge = start.role == .sheet ? "a sheet begins" : "a header ends"
    return isThere
      ? "in the first frame, \(edge) \(place) pt below the top of the screen, as in the scenario"
      : "in the first frame of the scenario, \(edge) \(place) pt below the top of the screen: the film has no line there, so its edge is found without the scenario"
  }
}
