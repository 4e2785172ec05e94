// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// Which of sixteen frames are at an operation, and where the others go on.
struct FrameWays {
  /// Where each frame goes on: whole numbers, so that they compare as the columns do.
  private var places = FrameColumn.zero
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
    let isAhead = places .> FrameColumn(repeating: Double(place))
    isHere = .!isAhead
    let next = Self.least(
      FrameColumn(repeating: .infinity).replacing(with: places, where: isAhead))
    areOne = next == .infinity
    nextChange = areOne ? .max : Int(next)
  }

  /// The smallest number of a column.
  @inline(__always)
  private static func least(_ column: FrameColumn) -> Double {
    let eight = pointwiseMin(column.lowHalf, column.highHalf)
    let four = pointwiseMin(eight.lowHalf, eight.highHalf)
    let two = pointwiseMin(four.lowHalf, four.highHalf)
    return min(two[0], two[1])
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
    let following = place &+ 1
    places.replace(with: Double(following), where: isHere)
    places.replace(with: Double(target), where: isHere .& jumps)
    let next = max(Int(Self.least(places)), following)
    arrive(at: next)
    return next
  }
}
#endif
