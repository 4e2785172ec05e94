// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A picture in which the content is set to another place within a frame, or is another one: nothing that moved explains
/// most of it.
struct ContentLoss: Equatable {
  /// The picture.
  var picture: Int
  /// The first picture before that looks the same, so that all is where it was then; nil if none does.
  var twin: Int?

  /// The part of the content that nothing explains where it is lost while something moves, and while all rests.
  private static let (mostMoving, mostResting): (Float, Float) = (0.3, 0.5)
  /// The part of a picture that may differ where it is the same.
  private static let mostDifferent: Float = 0.01
  /// The least part of the content that was in the picture before.
  private static let leastShared: Float = 0.1

  /// How many there are at most whose pictures are looked for.
  private static let mostLosses = 32

  /// Finds them.
  ///
  /// - Parameters:
  ///   - profiles: All pictures.
  ///   - motions: What moved before each picture.
  ///   - shifts: How far the content moved before each picture, in lines.
  ///   - bands: The lines of the content in each picture.
  ///   - isSideways: Whether pages moved sideways before each picture.
  static func all(
    _ profiles: StoredProfiles, motions: [PictureMotion], shifts: [Float], bands: [Range<Int>],
    isSideways: [Bool]
  ) -> [ContentLoss] {
    guard var previous = motions.isEmpty ? nil : profiles[0] else { return [] }
    // Where all differs, no line shows the noise.
    let noises = motions.filter { !$0.isRepeated }.map(\.noise).sorted()
    let noise = noises.isEmpty ? 0 : noises[noises.count / 4]
    var losses: [ContentLoss] = []
    for picture in motions.indices.dropFirst() where !motions[picture].isRepeated {
      let (current, motion) = (profiles[picture], motions[picture])
      defer { previous = current }
      let comparison = Comparison(current, previous, bands[picture], noise: noise)
      guard !isSideways[picture], !isSideways[picture - 1],
        comparison.isLost(motion, shifts[picture])
      else { continue }
      let shown = profiles.length / 20..<bands[picture].upperBound
      // Of a film that shows something else in every picture, none is looked for: that would take hours.
      let earlierPictures = losses.count < mostLosses ? 0..<picture : 0..<0
      let twin = earlierPictures.first { earlier in
        guard earlier == 0 || !motions[earlier].isRepeated else { return false }
        let same = Comparison(current, profiles[earlier], shown, noise: noise)
        return same.unexplained(by: [0]) < mostDifferent
      }
      losses.append(ContentLoss(picture: picture, twin: twin))
    }
    return losses
  }

  /// The content of a picture, and another picture that may explain it.
  private struct Comparison {
    var current: LineProfile
    var previous: LineProfile
    var band: Range<Int>
    var cut: Float

    init(_ current: LineProfile, _ previous: LineProfile, _ band: Range<Int>, noise: Float) {
      (self.current, self.previous, self.band) = (current, previous, band)
      cut = 1 + 1.5 * noise
    }

    /// Whether neither the shift of the content nor that and another one explain enough of it.
    func isLost(_ motion: PictureMotion, _ shift: Float) -> Bool {
      let most = shift == 0 ? mostResting : mostMoving
      guard unexplained(by: [shift]) > most else { return false }
      return motion.shifts.allSatisfy { unexplained(by: [shift, $0]) > most }
    }

    /// The part of the content that none of some shifts explains, of what was in the picture before by the first of them.
    func unexplained(by shifts: [Float]) -> Float {
      var (count, off) = (0, 0)
      for line in band {
        guard let first = difference(line, shifts[0]) else { continue }
        count += 1
        let least = shifts.dropFirst().reduce(first) { min($0, difference(line, $1) ?? $0) }
        if least > PictureMotion.unexplained { off += 1 }
      }
      return Float(count) < leastShared * Float(band.count) ? 1 : Float(off) / Float(count)
    }

    /// How much a line differs from what was a shift before it; nil if that was no content.
    private func difference(_ line: Int, _ shift: Float) -> Float? {
      let place = Float(line) - shift
      guard place >= Float(band.lowerBound), place < Float(band.upperBound) else { return nil }
      let difference = current.lines[line] - previous.value(at: place)
      let rest = difference.magnitude - cut
      return rest.replacing(with: 0, where: rest .< 0).atMost(
        .init(repeating: PictureMotion.most)
      ).sum()
    }
  }
}
