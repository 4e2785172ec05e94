// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Measures how far what scrolls has moved since the first picture.
///
/// Each picture is compared with a reference that is as old as it can be: the errors of neighbouring pictures do not add up.
struct BandTrack {
  /// How far the content has moved since the first picture, in lines, positive down; nil where that is unknown.
  var places: [Float?] = []
  /// The standard error of each place, in lines.
  var errors: [Float] = []

  /// The lines of the content, as they lie in the first picture, that were seen to move at another speed: pictures that lag
  /// behind their rows.
  private var lagging: Set<Int> = []

  /// How far behind something has to be, in lines.
  private static let leastLag: Float = 1
  /// The least part of the content that is left without them.
  private static let leastLeft = 0.25

  /// A shift that is far, in lines, and how far off it may be, as a part of it.
  private static let (far, mostOff): (Float, Float) = (16, 0.25)

  /// The greatest residual of a fit that is believed, in steps of luma.
  private static let mostResidual: Float = 6

  /// Measures.
  ///
  /// - Parameters:
  ///   - profiles: All pictures.
  ///   - motions: What moved before each picture.
  ///   - shifts: How far the content moved before each picture, as the picture before shows it.
  ///   - bands: The lines of the content in each picture.
  ///   - isSideways: Whether pages moved sideways before each picture: then other content is shown, and how far it has moved
  ///     is unknown until the pages rest.
  ///   - losses: Pictures in which the content is set to another place: from there on that is unknown, unless the picture
  ///     looks like one before.
  init(
    _ profiles: StoredProfiles, motions: [PictureMotion], shifts: [Float], bands: [Range<Int>],
    isSideways: [Bool], losses: [ContentLoss] = []
  ) {
    guard profiles.count > 0 else { return }
    var reference = profiles[0]
    var (start, startError) = (Float(0), Float(0))
    var previous = reference
    var place = Float(0)
    var isLost = false
    places.append(0)
    errors.append(0)
    for picture in 1..<profiles.count {
      if let loss = losses.first(where: { $0.picture == picture }) {
        let twin = loss.twin.flatMap { twin in places[twin].map { ($0, errors[twin]) } }
        isLost = twin == nil
        (place, startError) = twin ?? (place, startError)
        (reference, start, previous) = (profiles[picture], place, profiles[picture])
        places.append(isLost ? nil : place)
        errors.append(startError)
        continue
      }
      if isLost {
        places.append(nil)
        errors.append(startError)
        continue
      }
      if motions[picture].isRepeated {
        places.append(places[picture - 1])
        errors.append(errors[picture - 1])
        continue
      }
      let current = profiles[picture]
      if isSideways[picture] {
        places.append(nil)
        errors.append(errors[picture - 1])
        (reference, start, startError) = (current, place, errors[picture])
        previous = current
        continue
      }
      let guess = place + shifts[picture]
      noteLagging(motions[picture], shifts[picture], bands[picture], place: guess)
      let band = parts(of: bands[picture], place: guess)
      if let fit = ShiftFit.fit(current, to: reference, parts: band, guess: guess - start),
        fit.residual < Self.mostResidual, abs(fit.shift - (guess - start)) < 1.2
      {
        place = start + fit.shift
        places.append(place)
        errors.append((startError * startError + fit.error * fit.error).squareRoot())
      } else if let step = Self.step(
        current, after: previous, motions[picture], band: band, guess: shifts[picture])
      {
        place += step.shift
        if let fit = ShiftFit.fit(current, to: reference, parts: band, guess: place - start),
          fit.residual < Self.mostResidual, abs(fit.shift - (place - start)) < 1.2
        {
          place = start + fit.shift
          places.append(place)
          errors.append((startError * startError + fit.error * fit.error).squareRoot())
        } else {
          // The reference shows something else by now: the picture becomes the reference.
          places.append(place)
          let last = errors[picture - 1]
          errors.append((last * last + step.error * step.error).squareRoot())
          (reference, start, startError) = (current, place, errors[picture])
        }
      } else {
        place = guess
        places.append(nil)
        errors.append(errors[picture - 1] + 0.5)
        (reference, start, startError) = (current, place, errors[picture])
      }
      previous = current
      if abs(place - start) > 0.4 * Float(bands[picture].count) {
        (reference, start, startError) = (current, place, errors[picture])
      }
    }
  }

  /// Notes what moves nearly as far as the content.
  private mutating func noteLagging(
    _ motion: PictureMotion, _ shift: Float, _ band: Range<Int>, place: Float
  ) {
    guard shift != 0 else { return }
    let first = Int(place.rounded())
    for segment in motion.segments {
      guard let other = segment.shift, Self.lags(other, behind: shift) else { continue }
      lagging.formUnion(segment.lines.clamped(to: band).map { $0 - first })
    }
  }

  /// Whether something that moved so far, in lines, lags behind what scrolls.
  private static func lags(_ other: Float, behind shift: Float) -> Bool {
    abs(shift) - abs(other) >= leastLag && PictureMotion.lags.contains(other / shift)
  }

  /// The lines of the content that move with it.
  private func parts(of band: Range<Int>, place: Float) -> [Range<Int>] {
    guard !lagging.isEmpty else { return [band] }
    let first = Int(place.rounded())
    var parts: [Range<Int>] = []
    var count = 0
    for line in band where !lagging.contains(line - first) {
      count += 1
      if let last = parts.last, last.upperBound == line {
        parts[parts.count - 1] = last.lowerBound..<line + 1
      } else {
        parts.append(line..<line + 1)
      }
    }
    return Double(count) < Self.leastLeft * Double(band.count) ? [band] : parts
  }

  /// The step from the picture before that explains the content best, of all that moved and all
  /// short ones; nil where that only lags behind it.
  private static func step(
    _ current: LineProfile, after previous: LineProfile, _ motion: PictureMotion,
    band: [Range<Int>], guess first: Float
  ) -> ShiftFit? {
    let near = ShiftFit.nearest(current, to: previous, windows: band, guess: 0, reach: 12)
    var best: ShiftFit?
    for guess in [first, Float(near)] + motion.segments.compactMap(\.shift) {
      // Of what moved far, rows that look alike are elsewhere.
      if abs(first) > far, abs(guess - first) > mostOff * abs(first) { continue }
      guard let fit = ShiftFit.fit(current, to: previous, parts: band, guess: guess),
        fit.residual < 2 * mostResidual, abs(fit.shift - guess) < 1.5
      else { continue }
      // What scrolls was chosen with care where it moves; pictures that lag behind may have more texture.
      if guess != 0, best == nil, guess == first { return fit }
      if fit.residual < best?.residual ?? .infinity { best = fit }
    }
    // What lags behind content that is seen to move does not say where that is.
    guard let best, lags(best.shift, behind: first) else { return best }
    return motion.segments.contains { $0.shift == first } ? nil : best
  }
}
