// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Reads the pictures of a film one after the other, and remembers their profiles.
package struct FilmReader: Sendable {
  /// The profiles of all pictures.
  package private(set) var profiles: StoredProfiles
  /// What moved before each picture; nothing before the first.
  package private(set) var motions: [PictureMotion] = []
  /// The edges of each picture.
  private(set) var edges: [[EdgeCandidate]] = []
  private var bridges = EdgeBridges()
  /// How far most of what moves has moved before each picture, in lines.
  package private(set) var shifts: [Float] = []
  /// Whether anything moved before each picture.
  private(set) var isMoving: [Bool] = []
  /// All that moved before each picture, in lines.
  private(set) var steps: [[Float]] = []
  /// The discs of each picture, one of which may show a finger.
  private(set) var shapes: [[RoundShape]] = []
  /// How far pages have moved sideways, where columns are read.
  private(set) var sideways = SidewaysTrack()
  /// Whether pages moved sideways before each picture.
  private(set) var isSideways: [Bool] = []
  private var previous: LineProfile?
  private var previousCoarse: ShiftSearch.Coarse?
  private var expected: [Float] = []

  /// The least part of the lines that has to move alike to be what scrolls.
  private static let leastShare = 0.06
  /// The part of the lines, from the end, in which content is expected.
  private static let lowerShare = 0.45

  /// A motion that is far, and how many lines have to show one, in lines.
  private static let (far, leastFar): (Float, Int) = (24, 24)

  /// The least part of the lines that content has that ends further up.
  private static let leastShort = 0.1
  /// What a line of nothing costs at most that an encoder has left as it was while content moved above it.
  private static let leftover: Float = 0.3

  /// How many strips have to show a motion: a finger's dot is in front of one or two.
  private static let leastBreadth = 3

  /// How many times as fast as most of the content something may be that is in front of it.
  private static let mostRatio: Float = 3

  /// How far something is seen to move that the content does not explain, as a part of the lines.
  private static let mostAlone: Float = 1 / 6

  /// How wide pictures are, in pixels.
  let width: Int

  /// Makes a reader of pictures.
  ///
  /// - Parameters:
  ///   - length: How many lines they have.
  ///   - width: How wide they are, in pixels; needed where fingers are looked for.
  package init(length: Int, width: Int = 8) {
    profiles = StoredProfiles(length: length)
    self.width = width
  }

  /// What tells a finger from what scrolls.
  var evidence: FingerEvidence {
    FingerEvidence(
      profiles: profiles, motions: motions, shifts: shifts, stripWidth: Float(width) / 8)
  }

  /// Whether the first picture has a line at a place, in lines.
  package func beginsWithLine(near place: Float, within distance: Float) -> Bool {
    edges.first?.contains { abs($0.place - place) <= distance } ?? false
  }

  /// Reads the next picture.
  ///
  /// - Parameters:
  ///   - profile: Its profile, row by row.
  ///   - columns: Its profile, column by column; nil where nothing is asked about motion sideways.
  ///   - shapes: Finds its discs, where a finger is looked for; not asked for a picture that is the same as the one before.
  package mutating func append(
    _ profile: LineProfile, columns: LineProfile? = nil, shapes: (() -> [RoundShape])? = nil
  ) {
    let coarse = ShiftSearch.coarse(profile)
    var motion = PictureMotion(still: profile.count)
    if let previous, let previousCoarse {
      motion = PictureMotion(
        profile, after: previous, coarse: coarse, previousCoarse: previousCoarse,
        expected: expected)
    }
    let isSame = motion.isRepeated && !motions.isEmpty
    self.shapes.append(isSame ? self.shapes[motions.count - 1] : shapes?() ?? [])
    sideways.append(columns, motion)
    // Of pages that move sideways, rows that look alike seem to move up or down.
    let moving = motion.isRepeated || sideways.isMoving ? nil : Self.moving(motion)
    isSideways.append(sideways.isMoving)
    var lines = EdgeCandidate.all(in: profile, motion, moving: moving)
    let shift = moving.map { motion.shifts[$0] } ?? 0
    let moves = sideways.isMoving ? [] : Self.moves(motion, content: shift)
    if !edges.isEmpty {
      let shown = sideways.isMoving ? [] : Self.moves(motion, content: shift, ofShownBefore: true)
      EdgeCandidate.connect(
        &lines, to: &edges[edges.count - 1], moves: shown,
        resting: motion.segments.filter { $0.shift == 0 }.map(\.lines), shift: shift)
    }
    edges.append(lines)
    bridges.follow(&edges)
    shifts.append(shift)
    isMoving.append(moving != nil)
    steps.append(moves)
    if !motion.isRepeated, !sideways.isMoving {
      expected = shifts[shifts.count - 1] == 0 ? [] : [shifts[shifts.count - 1]]
    }
    motion.costs = []
    motions.append(motion)
    profiles.append(profile)
    previous = profile
    previousCoarse = coarse
  }

  /// How far parts of the picture moved that are broad enough, in lines: a few lines that seem to come from far away are
  /// others that look like them, and so are lines that seem to come from much further away than the content.
  ///
  /// - Parameters:
  ///   - motion: What moved.
  ///   - content: How far the content moved, in lines.
  ///   - isShownBefore: Whether parts are left out most of which came into view at the end with
  ///     the content: they were not in the picture before, and whatever explains them only looks
  ///     like them.
  static func moves(
    _ motion: PictureMotion, content: Float, ofShownBefore isShownBefore: Bool = false
  ) -> [Float] {
    let length = motion.costs[0].count - 1
    let most = max(mostRatio * abs(content), mostAlone * Float(length))
    let end = max(0, length + (isShownBefore ? min(0, Int(content.rounded())) : 0))
    return broadParts(of: motion).compactMap { part in
      let shift = motion.shifts[part.label]
      let count = part.lines.clamped(to: 0..<end).count
      guard 2 * count >= part.lines.count,
        abs(shift) < far || (count >= leastFar && abs(shift) < most)
      else { return nil }
      return shift
    }
  }

  /// The parts of a picture that moved and are broad enough, with the labels of their shifts.
  private static func broadParts(of motion: PictureMotion) -> [(label: Int, lines: Range<Int>)] {
    motion.segments.compactMap { segment in
      guard let shift = segment.shift, let label = motion.shifts.firstIndex(of: shift), label > 0,
        motion.breadths[label] >= leastBreadth
      else { return nil }
      return (label, segment.lines)
    }
  }

  /// The label of what scrolls: the shift of most lines that moved near the end of the picture, or none where only
  /// something above moved; nil where nothing did.
  private static func moving(_ motion: PictureMotion) -> Int? {
    let length = motion.costs[0].count - 1
    let broad = broadParts(of: motion)
    var counts = [Int](repeating: 0, count: motion.shifts.count)
    for part in broad { counts[part.label] += part.lines.count }
    guard Double(counts.reduce(0, +)) >= leastShare * Double(length) else { return nil }
    // What comes into view at the end was not in the picture before: whatever explains it only looks like it.
    let widest = counts.indices.max { (counts[$0], -$0) < (counts[$1], -$1) } ?? 0
    let end = length + min(0, Int(motion.shifts[widest].rounded()))
    let lower = Int(Double(end) * (1 - lowerShare))
    counts = [Int](repeating: 0, count: motion.shifts.count)
    for part in broad { counts[part.label] += part.lines.clamped(to: lower..<end).count }
    let largest = counts.indices.max { (counts[$0], -$0) < (counts[$1], -$1) } ?? 0
    let least = max(0.2 * Double(end - lower), Double(counts[largest]) / 3)
    guard largest > 0, Double(counts[largest]) >= least else {
      return short(motion, from: Int(Double(length) * (1 - lowerShare))) ?? 0
    }
    // Of parts that move at different speeds, as pictures do that lag behind, the fastest is in front. What moves the other
    // way, or many times as far, is a row that looks like another one.
    let usual = motion.shifts[largest]
    var most = largest
    for label in counts.indices where Double(counts[label]) >= least {
      let ratio = motion.shifts[label] / usual
      if ratio > 1, ratio < mostRatio, abs(motion.shifts[label]) > abs(motion.shifts[most]) {
        most = label
      }
    }
    return most
  }

  /// The label of content that ends above the lower part of the picture, where nothing shows whether anything moves.
  private static func short(_ motion: PictureMotion, from lower: Int) -> Int? {
    let length = motion.costs[0].count - 1
    var counts = [Int](repeating: 0, count: motion.shifts.count)
    for part in broadParts(of: motion) { counts[part.label] += part.lines.count }
    guard let most = counts.indices.max(by: { (counts[$0], -$0) < (counts[$1], -$1) }), most > 0,
      Double(counts[most]) >= leastShort * Double(length)
    else { return nil }
    let costs = [0, most].map { motion.costs[$0][length] - motion.costs[$0][lower] }
    let mostRest = max(PictureMotion.change, leftover * Float(length - lower))
    return costs[1] - costs[0] < mostRest ? most : nil
  }
}
