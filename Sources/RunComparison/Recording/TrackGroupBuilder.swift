// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Makes tracks of the same frames, of which many say the same: a layer moves against the offset, and another one with the
/// header.
///
/// A track takes no memory as long as it follows an earlier one, or has the numbers of a track of another run.
struct TrackGroupBuilder {
  /// How many numbers of a track come at once at most.
  static let partLength = RecordedTrack.blockLength

  private typealias Followed = (index: Int, relation: RecordedTrack.Relation)

  private struct Track {
    /// Its numbers, without those since it follows another track or while it is like one.
    var builder = TrackBuilder()
    /// The track of another run that has had the same numbers until now.
    var like: RecordedTrack?
    /// How many numbers came before the part in which it changed for the first time; -1 if it has not changed yet.
    var change = -1
    /// The track that it follows since then.
    var followed: Followed?
  }

  private var tracks: [Track]
  /// How many frames tracks of the other run have.
  private let likeCount: Int
  /// The numbers of the last part, `partLength` places to a track.
  private var numbers: [Int]
  /// How many frames the last part has, and how many came before it.
  private var (partCount, frameCount) = (0, 0)

  /// Makes a builder of some tracks.
  ///
  /// - Parameters:
  ///   - count: How many tracks there are.
  ///   - like: The tracks of another run that are expected to have the same numbers, by index; nil for none.
  ///   - likeCount: How many frames these have.
  init(count: Int, like: [RecordedTrack?] = [], likeCount: Int = 0) {
    tracks = [Track](repeating: Track(), count: count)
    numbers = [Int](repeating: 0, count: count * Self.partLength)
    self.likeCount = likeCount
    for (index, track) in like.enumerated() { tracks[index].like = track }
  }

  /// Appends the next numbers of a track, in units.
  ///
  /// - Parameters:
  ///   - track: The track; all get their next numbers in turn, the first one first.
  ///   - count: How many numbers: the same for all tracks, and at most `partLength`.
  ///   - number: The number at a place.
  @inline(__always)
  mutating func append(to track: Int, count: Int, _ number: (_ place: Int) -> Int) {
    let start = track * Self.partLength
    numbers.withUnsafeMutableBufferPointer { numbers in
      for place in 0..<count { numbers[start + place] = number(place) }
    }
    if track == 0 { (frameCount, partCount) = (frameCount + partCount, count) }
    take(track)
  }

  private mutating func take(_ index: Int) {
    if let like = tracks[index].like {
      if isLike(like, index) { return }
      release(index)
    }
    if let followed = tracks[index].followed {
      if follows(index, followed) { return }
      release(index)
    }
    if tracks[index].change < 0 {
      let first = frameCount > 0 ? tracks[index].builder.first : numbers[index * Self.partLength]
      if stays(index, first) {
        return tracks[index].builder.append(first, repeated: partCount)
      }
      tracks[index].change = frameCount
      tracks[index].followed = followed(by: index, first)
      if tracks[index].followed != nil { return }
    }
    let start = index * Self.partLength
    tracks[index].builder.append(contentsOf: numbers[start..<start + partCount])
  }

  /// Whether all last numbers of a track are the same one.
  private func stays(_ index: Int, _ number: Int) -> Bool {
    let start = index * Self.partLength
    return numbers.withUnsafeBufferPointer { numbers in
      var difference = 0
      for place in 0..<partCount { difference |= numbers[start + place] ^ number }
      return difference == 0
    }
  }

  /// Whether the last numbers of a track are those of the other run.
  private func isLike(_ like: RecordedTrack, _ index: Int) -> Bool {
    if like.isConstant { return stays(index, like.constant) }
    let frames = frameCount..<frameCount + partCount
    guard frames.upperBound <= likeCount else { return false }
    let start = index * Self.partLength
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: Self.partLength) { known in
      like.read(frames, into: known)
      return numbers.withUnsafeBufferPointer { numbers in
        var difference = 0
        for place in 0..<partCount { difference |= numbers[start + place] ^ known[place] }
        return difference == 0
      }
    }
  }

  /// The earlier track that a track follows as soon as it changes.
  private func followed(by index: Int, _ first: Int) -> Followed? {
    for other in 0..<index
    where tracks[other].change == frameCount && tracks[other].followed == nil {
      let start = tracks[other].builder.first
      guard max(first.magnitude, start.magnitude) < RecordedTrack.followedLimit else { continue }
      for isMirrored in [false, true] {
        let relation = RecordedTrack.Relation(
          shift: isMirrored ? first + start : first - start, isMirrored: isMirrored)
        if follows(index, (other, relation)) { return (other, relation) }
      }
    }
    return nil
  }

  /// Whether the last numbers of a track follow those of another one.
  private func follows(_ index: Int, _ followed: Followed) -> Bool {
    let (start, other) = (index * Self.partLength, followed.index * Self.partLength)
    return numbers.withUnsafeBufferPointer { numbers in
      var (difference, magnitude) = (0, UInt(0))
      for place in 0..<partCount {
        let number = numbers[other + place]
        magnitude |= number.magnitude
        difference |= numbers[start + place] ^ followed.relation.number(number)
      }
      return difference == 0 && magnitude < RecordedTrack.followedLimit
    }
  }

  /// Gives a track its numbers of the frames before the last part that it has from another one, and takes that away.
  private mutating func release(_ index: Int) {
    let (like, followed) = (tracks[index].like, tracks[index].followed)
    (tracks[index].like, tracks[index].followed) = (nil, nil)
    // No other track has changed with it.
    if like != nil { tracks[index].change = .max }
    withUnsafeTemporaryAllocation(of: Int.self, capacity: Self.partLength) { numbers in
      while tracks[index].builder.count < frameCount {
        let start = tracks[index].builder.count
        let frames = start..<min(start + Self.partLength, frameCount)
        like?.read(frames, into: numbers)
        if let followed {
          tracks[followed.index].builder.read(frames, into: numbers)
          for place in 0..<frames.count {
            numbers[place] = followed.relation.number(numbers[place])
          }
        }
        tracks[index].builder.append(contentsOf: numbers[..<frames.count])
      }
    }
  }

  /// The tracks of the numbers; the builder is used up afterwards.
  mutating func finish() -> [RecordedTrack] {
    (frameCount, partCount) = (frameCount + partCount, 0)
    var finished: [RecordedTrack] = []
    for index in tracks.indices {
      if let like = tracks[index].like {
        if like.isConstant || frameCount == likeCount {
          finished.append(like)
          continue
        }
        release(index)
      }
      finished.append(
        tracks[index].followed.map { RecordedTrack($0.relation, to: finished[$0.index]) }
          ?? tracks[index].builder.finish())
    }
    return finished
  }
}
