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
    /// Pictures a second of a folder.
    package var rate = 60

    /// Asks for what the film shows.
    package init() {}
  }

  /// The path of the film.
  package let path: String
  /// What the film says of itself.
  package let facts: FilmFacts
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
        screen = found
        maker = ProfileMaker(
          width: source.width, height: source.height, columns: found.columns, rows: found.rows)
        reader = FilmReader(length: found.rows.count)
      }
      guard let maker else { return }
      reader?.append(maker.profiles(of: luma).vertical)
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
    let tracks = FilmTracks(
      reader, firstEdge: request.edge.map { Float($0 * screen.scale) },
      end: request.listEnd.map { Int($0 * screen.scale) })
    let motion = FilmMotion(
      tracks, isRepeated: reader.motions.map(\.isRepeated), times: Array(times.prefix(count)),
      scale: screen.scale, height: screen.device.screen(screen.orientation).size.height,
      role: request.role)
    if motion.rate < 45 {
      notes.append(
        "\(motion.rate) pictures a second: what lasts a frame of the display may be missing")
    }
    if !motion.repeated.isEmpty {
      let count = motion.repeated.count
      notes.append(
        "\(count == 1 ? "1 frame repeats" : "\(count) frames repeat") the one before while the content moves: dropped by the recorder or by the app"
      )
    }
    self.facts = source.facts
    self.screen = screen
    self.motion = motion
    self.notes = notes
    pictureCount = count
    timeline = motion.timeline(on: screen.device.screen(screen.orientation))
    let outcome = Self.judge(timeline, motion)
    findings = outcome.findings
    judged = outcome.judged
    unjudged = ReviewRule.allCases.filter { rule in !outcome.judged.contains(rule) }
  }

  /// The rules that need nothing but the content's offset and its edge.
  ///
  /// The others read a finger, rows, tabs, titles or the last end of the list, none of which a film names.
  private static let judgeable: [ReviewRule] = [
    .jump, .oscillation, .headerBounds, .bounceCoupling, .restState, .lead, .delta, .noCollapse,
  ]

  /// Those that compare with the list's place at rest.
  private static let needingRest: [ReviewRule] = [
    .headerBounds, .bounceCoupling, .restState, .delta,
  ]
  /// An edge may be off by a line or two of the picture for a single frame, in points.
  private static let edgeSlack = 1.5

  /// What the rules find, with twice the standard error added to their thresholds.
  private static func judge(
    _ timeline: Timeline, _ motion: FilmMotion
  ) -> (findings: [Finding], judged: [ReviewRule]) {
    let scrolled = motion.errors.scrolled.sorted()
    let usual = scrolled.isEmpty ? 0 : scrolled[scrolled.count * 9 / 10]
    let error = 2 * (usual * usual + motion.errors.edge * motion.errors.edge).squareRoot()
    var options = ReviewOptions()
    for rule in ReviewRule.allCases {
      guard judgeable.contains(rule), motion.knowsRest || !needingRest.contains(rule) else {
        options[rule] = .init(isOn: false)
        continue
      }
      if rule.unit.description == "pt" {
        // The finger that sets content in motion within a frame is not to be seen.
        let unseen = rule == .jump ? rule.threshold : edgeSlack
        options[rule] = .init(threshold: rule.threshold + unseen + error)
      }
    }
    let outcome = Review.outcome(of: timeline, options: options)
    return (
      outcome.findings, judgeable.filter { outcome.evaluated.contains($0) && options[$0].isOn }
    )
  }
}
