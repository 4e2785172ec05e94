// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// Which of sixteen frames are at an operation, and where the others go on.
struct FrameWays {
  /// Where each frame goes on.
  private var places = SIMD16<Int32>.zero
  /// The frames that are at the operation.
  private(set) var isHere = SIMDMask<SIMD16<Int64>>(repeating: true)
  /// Whether all are.
  private(set) var areOne = true
  /// The next operation at which a frame goes on that is not here.
  private(set) var nextChange = Int.max

  /// Whether a frame is here.
  func has(_ frame: Int) -> Bool { areOne || isHere[frame] }

  /// Numbers of frames that are here, and 0 for the others.
  @inline(__always)
  func certain(_ numbers: FrameColumn) -> FrameColumn {
    areOne ? numbers : FrameColumn.zero.replacing(with: numbers, where: isHere)
  }

  /// The frames that have waited for an operation go on.
  mutating func arrive(at place: Int) {
    nextChange = .max
    areOne = true
    for frame in places.indices {
      let own = Int(places[frame])
      isHere[frame] = own <= place
      guard own > place else { continue }
      areOne = false
      nextChange = min(nextChange, own)
    }
  }

  /// All frames that are here jump.
  ///
  /// - Returns: The operation that comes next.
  mutating func jump(to target: Int, from place: Int) -> Int {
    if areOne { return target }
    return jump(to: target, from: place, where: isHere)
  }

  /// Some of the frames that are here jump.
  ///
  /// - Returns: The operation that comes next.
  mutating func jump(
    to target: Int, from place: Int, where jumps: SIMDMask<SIMD16<Int64>>
  ) -> Int {
    for frame in places.indices where isHere[frame] {
      places[frame] = Int32(truncatingIfNeeded: jumps[frame] ? target : place &+ 1)
    }
    arrive(at: place &+ 1)
    var next = Int.max
    for frame in places.indices { next = min(next, max(Int(places[frame]), place &+ 1)) }
    if next > place &+ 1 { arrive(at: next) }
    return next
  }
}
#endif
