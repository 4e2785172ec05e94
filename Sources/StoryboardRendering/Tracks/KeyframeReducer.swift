// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Reduces a track to few keys with cubic timing between them, within a stated error.
///
/// Guarantees, all after values and timing parameters are rounded for printing:
/// - At every frame the curve is within `tolerance` of the sample.
/// - Between two frames it stays between their two samples, within `tolerance`.
/// - A jump is a step a quarter of a frame before the frame that first shows it.
///
/// Segments are as long as they can be from left to right (found by doubling and bisection); the two
/// timing parameters of each come from least squares.
///
/// - Complexity: O(n log m) for n samples and segments of m frames; one allocation, the result's.
package struct KeyframeReducer {
  /// The maximum error, in the unit of the samples.
  var tolerance: Double
  /// Decimals of printed values.
  var format: DecimalFormat
  /// A change from one frame to the next below this is never a jump, in the unit of the samples.
  var smallestJump: Double
  /// Whether timing parameters must lie from 0 to 1, as `keySplines` demands.
  var staysInUnitSquare = false

  let basis = BezierBasis.shared

  /// Makes a reducer.
  package init(
    tolerance: Double, decimals: Int, smallestJump: Double, staysInUnitSquare: Bool = false
  ) {
    self.tolerance = tolerance
    format = DecimalFormat(decimals: decimals)
    self.smallestJump = smallestJump
    self.staysInUnitSquare = staysInUnitSquare
  }

  /// The keys of a track.
  ///
  /// - Parameters:
  ///   - samples: One value for each frame; at least one.
  ///   - knots: Frames at which a key must be, rising: events where the motion may bend.
  ///   - straight: Frames, rising, from which the track is linear to the next frame, even where it would
  ///     jump or bend.
  package func keys(_ samples: [Double], knots: [Int] = [], straight: [Int] = []) -> [Keyframe] {
    var keys: [Keyframe] = []
    // Enough for most tracks: growing step by step would take several allocations.
    keys.reserveCapacity(24)
    keys.append(Keyframe(quarters: 0, value: format.scaled(samples[0]), easing: .linear))
    var frame = 0
    var nextKnot = 0
    var nextStraight = 0
    let last = samples.count - 1
    while frame < last {
      while nextStraight < straight.count, straight[nextStraight] < frame { nextStraight += 1 }
      if nextStraight < straight.count, straight[nextStraight] == frame {
        if keys[keys.count - 1].quarters != 4 * frame {
          keys.append(
            Keyframe(quarters: 4 * frame, value: keys[keys.count - 1].value, easing: .linear))
        }
        frame += 1
        keys.append(
          Keyframe(quarters: 4 * frame, value: format.scaled(samples[frame]), easing: .linear))
        continue
      }
      if isJump(samples, into: frame + 1) {
        keys[keys.count - 1].easing = .step
        frame += 1
        keys.append(
          Keyframe(quarters: 4 * frame - 1, value: format.scaled(samples[frame]), easing: .linear))
        continue
      }
      let isAfterJump = keys[keys.count - 1].quarters % 4 != 0
      let still = lastStill(samples, from: frame)
      if still > frame + 2 || (isAfterJump && still > frame) || still == last {
        frame = still
        keys.append(
          Keyframe(quarters: 4 * frame, value: keys[keys.count - 1].value, easing: .linear))
        continue
      }
      if isAfterJump {
        keys.append(
          Keyframe(quarters: 4 * frame, value: keys[keys.count - 1].value, easing: .linear))
      }
      while nextKnot < knots.count, knots[nextKnot] <= frame { nextKnot += 1 }
      var knot = nextKnot < knots.count ? min(knots[nextKnot], last) : last
      if nextStraight < straight.count { knot = min(knot, straight[nextStraight]) }
      let segment = longestSegment(samples, from: frame, limit: knot)
      keys[keys.count - 1].easing = segment.easing
      frame = segment.end
      keys.append(
        Keyframe(quarters: 4 * frame, value: format.scaled(samples[frame]), easing: .linear))
    }
    return keys
  }

  /// The last frame up to which the printed value stays the same.
  private func lastStill(_ samples: [Double], from frame: Int) -> Int {
    samples.withUnsafeBufferPointer { samples in
      let sample = samples[frame]
      let value = format.scaled(sample)
      let rest = samples.span.extracting((frame + 1)...)
      var count = 0
      while count < rest.count {
        // Where nothing moves, samples are the same to the last bit.
        guard rest[count] == sample || format.scaled(rest[count]) == value else { break }
        count += 1
      }
      return frame + count
    }
  }

  /// Whether a value appears in one frame: the change is more than four times that of the frames before
  /// and after.
  private func isJump(_ samples: [Double], into frame: Int) -> Bool {
    let change = abs(samples[frame] - samples[frame - 1])
    guard change >= smallestJump else { return false }
    let before = frame >= 2 ? abs(samples[frame - 1] - samples[frame - 2]) : 0
    let after = frame + 1 < samples.count ? abs(samples[frame + 1] - samples[frame]) : 0
    return change > 4 * max(before, after)
  }

  // MARK: - One segment

  /// The longest segment from a frame on, up to a limit, and its timing.
  private func longestSegment(
    _ samples: [Double], from start: Int, limit: Int
  ) -> (end: Int, easing: Keyframe.Easing) {
    let from = format.rounded(samples[start])
    var farthest = min(limit, start + BezierBasis.longest)
    var good = start + 1
    var easing = Keyframe.Easing.linear
    // A jump ends the search: no segment may smear it.
    var checked = start + 1
    var step = 2
    while good < farthest {
      var end = min(start + step, farthest)
      while checked < end {
        if isJump(samples, into: checked + 1) {
          farthest = checked
          end = checked
          break
        }
        checked += 1
      }
      guard end > good else { break }
      if let fit = fit(samples, start, end, from) {
        good = end
        easing = fit
        step *= 2
      } else {
        farthest = end - 1
        break
      }
    }
    var low = good
    while low < farthest {
      let middle = (low + farthest + 1) / 2
      if let fit = fit(samples, start, middle, from) {
        low = middle
        easing = fit
      } else {
        farthest = middle - 1
      }
    }
    return (low, easing)
  }
}
