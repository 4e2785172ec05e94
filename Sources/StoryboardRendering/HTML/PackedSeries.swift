// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A series of numbers, one for each frame, as a page stores it.
///
/// Numbers are rounded to 0.01, halves away from zero, and clamped to ±10¹² units.
enum PackedSeries: Equatable, Sendable {
  /// No frame has a value.
  case missing
  /// All frames have this value, in grid units.
  case constant(Int)
  /// A text and its number of frames; its numbers are added to a base or subtracted from it.
  case track(String, frameCount: Int, isMirrored: Bool, base: Int)

  /// Grid units in a point, in a whole opacity and in a visibility of 1.
  static let grid = 100.0

  /// Packs numbers; NaN stands for a frame without a value.
  ///
  /// - Complexity: Linear in the number of frames.
  init(_ samples: some Collection<Double>) {
    self.init(frameCount: samples.count) { body in
      // Most frames have the number of the frame before.
      var (last, count) = (0.0, 0)
      for sample in samples {
        if count > 0, sample.bitPattern == last.bitPattern {
          count += 1
          continue
        }
        if count > 0 { body(last, count) }
        (last, count) = (sample, 1)
      }
      if count > 0 { body(last, count) }
    }
  }

  /// Packs the numbers of a run, each multiplied by a factor.
  ///
  /// - Complexity: Linear in the number of frames that show another number than the frame before.
  init(of samples: FrameSamples, times factor: Double = 1) {
    self.init(frameCount: samples.count) { body in
      samples.forEachPiece { body($0 * factor, $1) }
    }
  }

  /// Packs numbers, each given with how many frames in a row have it, whenever they are asked for.
  @inline(__always)
  private init(frameCount: Int, _ forEach: (_ body: (Double, Int) -> Void) -> Void) {
    var first: Int??
    var base: Int?
    var change: Int??
    forEach { sample, _ in
      guard base == nil || change == nil else { return }
      let units = Self.units(of: sample)
      if first == nil { first = .some(units) }
      if base == nil { base = units }
      if units != base { change = .some(units) }
    }
    guard let base else {
      self = .missing
      return
    }
    // A track that begins with a frame without a value is not normalized.
    if case .some(.none) = first { change = .some(.none) }
    guard let change else {
      self = .constant(base)
      return
    }
    let isMirrored = change.map { $0 < base } ?? false
    var packer = TrackPacker()
    forEach { sample, count in
      packer.append(
        Self.units(of: sample).map { isMirrored ? base - $0 : $0 - base }, count: count)
    }
    self = .track(
      String(decoding: packer.finish(), as: UTF8.self), frameCount: frameCount,
      isMirrored: isMirrored, base: base)
  }

  /// A number in grid units.
  private static func units(of sample: Double) -> Int? {
    guard !sample.isNaN else { return nil }
    let scaled = min(max(sample * grid, -limit), limit)
    // Halves away from zero, without a call: what lies just below a half must not reach it.
    return Int(scaled + (scaled < 0 ? -0.5.nextDown : 0.5.nextDown))
  }

  private static let limit = 1e12
}
