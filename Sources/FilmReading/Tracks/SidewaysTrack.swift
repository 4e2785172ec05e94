// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Follows pages that move sideways, picture by picture.
///
/// Each picture is compared with the last one in which they rested, or with one that shows enough of the same pages.
struct SidewaysTrack: Sendable {
  /// How far the pages have moved to the right since the first picture, in columns; nil where that is unknown.
  private(set) var places: [Float?] = []
  /// The standard error of each place, in columns.
  private(set) var errors: [Float] = []
  /// Whether pages move sideways in the last picture.
  private(set) var isMoving = false

  private var place: Float = 0
  private var error: Float = 0
  private var speed: Float = 0
  private var previous: LineProfile?
  /// The bands that move, or have moved last.
  private var bands: SIMDMask<SIMD8<Int32>>?
  private var reference: (profile: LineProfile, place: Float, error: Float)?

  /// What rows leave unexplained, as a share of all, if something moves sideways.
  private static let leastUnexplained: Float = 0.02
  /// The greatest residual of a fit that is believed, in steps of luma.
  private static let mostResidual: Float = 6
  /// A speed at which pages do not come to rest within a picture, in columns.
  private static let fast: Float = 4
  /// How far pages may have moved before that shows, in columns.
  private static let unseen = 8
  /// More rows than these that move up or down show other content.
  private static let leastRows = 24
  /// How far pages move until another picture is compared with, as a share of the width.
  private static let most: Float = 0.35

  /// Reads the next picture.
  ///
  /// - Parameters:
  ///   - profile: Its columns; nil where they are not asked for.
  ///   - motion: What moved up or down before it, with its costs.
  mutating func append(_ profile: LineProfile?, _ motion: PictureMotion) {
    var known: Float? = place
    if let profile {
      if let previous, !motion.isRepeated {
        if !read(profile, after: previous, motion) { known = nil }
      } else if previous == nil {
        reference = (profile, 0, 0)
      }
      if known != nil { known = place }
      previous = profile
    }
    places.append(known)
    errors.append(error)
  }

  /// Reads a picture that differs from the one before; tells whether the place is known in it.
  private mutating func read(
    _ profile: LineProfile, after previous: LineProfile, _ motion: PictureMotion
  ) -> Bool {
    let unexplained = Self.unexplained(motion)
    if isMoving || unexplained > Self.leastUnexplained,
      let found = SidewaysShift.find(profile, after: previous, expected: speed)
    {
      move(profile, after: previous, found)
      return true
    }
    let isLost = isMoving && abs(speed) > Self.fast && unexplained > Self.leastUnexplained
    if isLost { error += 0.5 }
    (isMoving, speed) = (false, 0)
    let isUpright = motion.segments.contains { $0.shift != 0 && $0.lines.count > Self.leastRows }
    if isLost || isUpright {
      (bands, reference) = (nil, (profile, place, error))
    } else if let bands, let fit = fit(profile, bands, guess: place) {
      // The last of a spring is slower than what shows from one picture to the next.
      take(fit)
    }
    return !isLost
  }

  /// Goes on to a picture in which pages have moved.
  private mutating func move(
    _ profile: LineProfile, after previous: LineProfile, _ found: SidewaysShift
  ) {
    let setsOut = !isMoving
    (isMoving, speed, bands) = (true, found.shift, found.bands)
    if let fit = fit(profile, found.bands, guess: place + found.shift, setsOut: setsOut) {
      take(fit)
    } else {
      let step = ShiftFit.fit(
        SidewaysShift.masked(profile, found.bands),
        to: SidewaysShift.masked(previous, found.bands), lines: 0..<profile.count,
        guess: found.shift)
      let more = step?.error ?? 0.5
      place += step?.shift ?? found.shift
      error = (error * error + more * more).squareRoot()
      reference = (profile, place, error)
    }
    if let old = reference, abs(place - old.place) > Self.most * Float(profile.count) {
      reference = (profile, place, error)
    }
  }

  /// Compares a picture with the reference of the film; nil if it shows something else.
  ///
  /// Pages that set out may have moved for some pictures, too slowly to be seen from one to the next.
  private func fit(
    _ profile: LineProfile, _ bands: SIMDMask<SIMD8<Int32>>, guess: Float, setsOut: Bool = false
  ) -> ShiftFit? {
    guard let reference else { return nil }
    let now = SidewaysShift.masked(profile, bands)
    let before = SidewaysShift.masked(reference.profile, bands)
    var first = guess - reference.place
    if setsOut {
      first = Float(
        ShiftFit.nearest(
          now, to: before, windows: [0..<profile.count], guess: Int(first.rounded()),
          reach: Self.unseen))
    }
    guard
      let fit = ShiftFit.fit(now, to: before, lines: 0..<profile.count, guess: first),
      fit.residual < Self.mostResidual, abs(fit.shift - first) < 1.5
    else { return nil }
    return fit
  }

  /// Takes the place that a comparison shows.
  private mutating func take(_ fit: ShiftFit) {
    guard let reference else { return }
    place = reference.place + fit.shift
    error = (reference.error * reference.error + fit.error * fit.error).squareRoot()
  }

  /// What rows leave unexplained that moved up or down or rested, as a share of what they could.
  private static func unexplained(_ motion: PictureMotion) -> Float {
    guard let count = motion.costs.first.map({ $0.count - 1 }), count > 0 else { return 0 }
    var sum: Float = 0
    for segment in motion.segments {
      let (low, high) = (segment.lines.lowerBound, segment.lines.upperBound)
      if let label = segment.shift.flatMap({ motion.shifts.firstIndex(of: $0) }) {
        sum += motion.costs[label][high] - motion.costs[label][low]
      } else {
        sum += PictureMotion.unexplained * Float(high - low)
      }
    }
    return sum / (8 * PictureMotion.most * Float(count))
  }
}
