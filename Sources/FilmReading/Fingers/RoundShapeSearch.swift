// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Finds discs in pictures: where the slopes of the luma point to one centre from nearly all sides.
package struct RoundShapeSearch: Sendable {
  /// Pixels of a whole picture, in a row.
  private let width: Int
  /// The part of the picture that is read.
  private let columns: Range<Int>
  private let rows: Range<Int>
  /// Pixels in a pixel of the search, to each side.
  private let factor: Int
  /// Columns and rows of the search.
  private let (across, down): (Int, Int)
  /// Radii that are searched for, in pixels of the search.
  private let radii: ClosedRange<Int>

  /// The radii of the dots that simulators and phones draw, in points.
  private static let sizes = 13.0...27.0
  /// Points in a pixel of the search: enough to find a disc, which is measured to a small part of one.
  private static let fineness = 2.0
  /// The least slope of the luma that counts, in half steps a pixel.
  private static let leastSlope: Float = 7
  /// The least difference between inside and outside, in steps of luma.
  private static let leastContrast: Float = 9
  /// Rays from the centre, along which the edge of a disc is looked for.
  private static let rays = 40
  /// The share of the rays that have to meet an edge, and meet it at one distance.
  private static let share: Float = 0.7
  /// The share of the rays for a disc that was in the picture before: what is behind it may be as dark as it is.
  private static let knownShare: Float = 0.4
  /// How many places are looked at closely in a picture.
  private static let limit = 48

  /// The discs of the picture before, and how far each had moved since the one before that, in pixels of the search.
  private var known: [(shape: RoundShape, step: SIMD2<Float>)] = []

  /// Makes a search for pictures of one size.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row of a whole picture.
  ///   - columns: Which columns are read.
  ///   - rows: Which rows are read.
  ///   - scale: Pixels in a point.
  package init(width: Int, columns: Range<Int>, rows: Range<Int>, scale: Double) {
    self.width = width
    self.columns = columns
    self.rows = rows
    factor = max(1, Int(scale * Self.fineness))
    across = columns.count / factor
    down = rows.count / factor
    let points = scale / Double(factor)
    let least = max(4, Int(Self.sizes.lowerBound * points))
    radii = least...max(least + 1, Int(Self.sizes.upperBound * points))
  }

  /// The discs of the next picture.
  ///
  /// - Parameter luma: A byte for each pixel, row by row.
  /// - Complexity: Linear in the pixels, each of which is read once.
  package mutating func shapes(in luma: [UInt8]) -> [RoundShape] {
    guard across > 4 * radii.upperBound, down > 4 * radii.upperBound else { return [] }
    let small = reduced(luma)
    var shapes: [RoundShape] = []
    func isNew(_ shape: RoundShape) -> Bool {
      !shapes.contains { abs($0.x - shape.x) + abs($0.y - shape.y) < shape.radius }
    }
    for (index, isLight) in peaks(votes(small)) {
      let guess = RoundShape(
        x: Float(index % across), y: Float(index / across), radius: 0, contrast: isLight ? -1 : 1)
      if let shape = fitted(small, guess), isNew(shape) { shapes.append(shape) }
    }
    // What was there is looked for where it would be by now, and where it was.
    for (last, step) in known {
      for move in [step, .zero] {
        var guess = last
        (guess.x, guess.y) = (last.x + move.x, last.y + move.y)
        guard isNew(guess), let shape = fitted(small, guess), shape.looksLike(last) else {
          continue
        }
        shapes.append(shape)
        break
      }
    }
    known = shapes.map { shape in
      let last = known.map(\.shape).min { Self.distance($0, shape) < Self.distance($1, shape) }
      guard let last, Self.distance(last, shape) < 3 * shape.radius else { return (shape, .zero) }
      return (shape, SIMD2(shape.x - last.x, shape.y - last.y))
    }
    let size = Float(factor)
    return shapes.map { shape in
      RoundShape(
        x: (shape.x + 0.5) * size - 0.5, y: (shape.y + 0.5) * size - 0.5,
        radius: shape.radius * size, contrast: shape.contrast)
    }
  }

  private static func distance(_ a: RoundShape, _ b: RoundShape) -> Float {
    a.looksLike(b) ? abs(a.x - b.x) + abs(a.y - b.y) : .infinity
  }

  /// The means of squares of pixels.
  private func reduced(_ luma: [UInt8]) -> [Float] {
    var small = [Float](repeating: 0, count: across * down)
    let wide = across * factor
    // Whole rows are summed first: these loops have no branches.
    var sums = [UInt16](repeating: 0, count: wide)
    let part = 1 / Float(factor * factor)
    luma.withUnsafeBufferPointer { luma in
      sums.withUnsafeMutableBufferPointer { sums in
        small.withUnsafeMutableBufferPointer { small in
          for row in 0..<down {
            var start = (rows.lowerBound + row * factor) * width + columns.lowerBound
            for column in 0..<wide { sums[column] = UInt16(luma[start &+ column]) }
            for _ in 1..<max(1, factor) {
              start += width
              for column in 0..<wide { sums[column] &+= UInt16(luma[start &+ column]) }
            }
            var column = 0
            for place in row * across..<(row + 1) * across {
              var sum: UInt32 = 0
              for _ in 0..<factor {
                sum &+= UInt32(sums[column])
                column &+= 1
              }
              small[place] = Float(sum) * part
            }
          }
        }
      }
    }
    return small
  }

  /// A number of pixels that no radius has, and the same and half a pixel.
  private static let (whole, offset): (Int, Float) = (64, 64.5)

  /// How many slopes point to each pixel from the distances of the radii: down to it in the first half, up in the second.
  private func votes(_ small: [Float]) -> [UInt16] {
    let count = across * down
    var votes = [UInt16](repeating: 0, count: 2 * count)
    let least = Self.leastSlope * Self.leastSlope
    let (near, far) = (radii.lowerBound, radii.upperBound)
    small.withUnsafeBufferPointer { small in
      votes.withUnsafeMutableBufferPointer { votes in
        for row in 1..<down - 1 {
          for column in 1..<across - 1 {
            let pixel = row * across + column
            let x = small[pixel + 1] - small[pixel - 1]
            let y = small[pixel + across] - small[pixel - across]
            let square = x * x + y * y
            guard square > least else { continue }
            let length = square.squareRoot()
            let (stepX, stepY) = (x / length, y / length)
            // The offset makes all places positive: what is cut off is rounded, without a call.
            let (middleX, middleY) = (Float(column) + Self.offset, Float(row) + Self.offset)
            for radius in near...far {
              let (alongX, alongY) = (stepX * Float(radius), stepY * Float(radius))
              let dark = (
                x: Int(middleX - alongX) &- Self.whole, y: Int(middleY - alongY) &- Self.whole
              )
              let light = (
                x: Int(middleX + alongX) &- Self.whole, y: Int(middleY + alongY) &- Self.whole
              )
              if 0..<across ~= dark.x, 0..<down ~= dark.y {
                votes[dark.y &* across &+ dark.x] &+= 1
              }
              if 0..<across ~= light.x, 0..<down ~= light.y {
                votes[count &+ light.y &* across &+ light.x] &+= 1
              }
            }
          }
        }
      }
    }
    return votes
  }

  /// The pixels with most votes around, the most first, and whether they are those of light discs.
  private func peaks(_ votes: [UInt16]) -> [(pixel: Int, isLight: Bool)] {
    let count = across * down
    // Half of the least circle.
    let least = UInt16(3 * radii.lowerBound)
    var found: [(votes: UInt16, index: Int)] = []
    for row in 2..<down - 2 {
      for half in 0..<2 {
        for column in 2..<across - 2 {
          let index = half * count + row * across + column
          let own = votes[index]
          guard own > least, own >= votes[index - 1], own > votes[index + 1],
            own >= votes[index - across], own > votes[index + across]
          else { continue }
          found.append((own, index))
        }
      }
    }
    found.sort { ($0.votes, $1.index) > ($1.votes, $0.index) }
    return found.prefix(Self.limit).map { ($0.index % count, $0.index >= count) }
  }

  /// A disc near a place, if there is one; in pixels of the search.
  ///
  /// - Parameters:
  ///   - small: The picture.
  ///   - guess: Where it may be. If its radius is known, fewer rays suffice.
  private func fitted(_ small: [Float], _ guess: RoundShape) -> RoundShape? {
    let (isLight, isKnown) = (guess.contrast < 0, guess.radius > 0)
    let share = isKnown ? Self.knownShare : Self.share
    var shape = guess
    for round in 0..<3 {
      let rays = edges(small, around: shape, isLight)
      guard rays.inside >= Self.rays * 3 / 5 else { return nil }
      let middle = isKnown ? guess.radius : Self.middle(rays.edges.map(\.distance))
      let reach = round == 0 ? Float(2.5) : 1.1
      let kept = rays.edges.filter { abs($0.distance - middle) < reach }
      guard Float(kept.count) >= (round == 0 ? min(share, 0.5) : share) * Float(rays.inside) else {
        return nil
      }
      // r = R + dx·cos + dy·sin, by least squares.
      var fit = CircleFit()
      for ray in kept { fit.add(ray.x, ray.y, ray.distance) }
      guard let step = fit.solution, abs(step.x) < 3, abs(step.y) < 3 else { return nil }
      shape = RoundShape(
        x: shape.x + step.x, y: shape.y + step.y, radius: step.radius,
        contrast: Self.middle(kept.map(\.contrast)))
    }
    guard abs(shape.contrast) >= Self.leastContrast,
      Float(radii.lowerBound) - 0.5...Float(radii.upperBound) + 0.5 ~= shape.radius
    else { return nil }
    return shape
  }

  /// The middle of some numbers; 0 for none.
  private static func middle(_ numbers: [Float]) -> Float {
    numbers.isEmpty ? 0 : numbers.sorted()[numbers.count / 2]
  }

  /// A place at the edge of a disc, as the ray from the centre meets it.
  private struct Edge {
    var x: Float
    var y: Float
    var distance: Float
    var contrast: Float
  }

  /// The steepest place of each ray, at the distances of the radii; how many rays are inside of the picture.
  private func edges(
    _ small: [Float], around shape: RoundShape, _ isLight: Bool
  ) -> (edges: [Edge], inside: Int) {
    let sign: Float = isLight ? -1 : 1
    let first = shape.radius > 0 ? max(2, Int(shape.radius) - 3) : radii.lowerBound - 2
    let last = shape.radius > 0 ? Int(shape.radius) + 3 : radii.upperBound + 2
    var edges: [Edge] = []
    var inside = 0
    var lumas: [Float] = []
    for ray in 0..<Self.rays {
      let (x, y) = Self.directions[ray]
      let end = Float(last + 1)
      guard let _ = value(small, shape.x + x * end, shape.y + y * end) else { continue }
      inside += 1
      lumas.removeAll(keepingCapacity: true)
      for distance in first - 1...last + 1 {
        let along = Float(distance)
        lumas.append(value(small, shape.x + x * along, shape.y + y * along) ?? 0)
      }
      var (best, most) = (0, Float(0))
      for place in 1..<lumas.count - 1 {
        let slope = sign * (lumas[place + 1] - lumas[place - 1])
        if slope > most { (best, most) = (place, slope) }
      }
      guard most >= Self.leastContrast / 2 else { continue }
      let before = best > 1 ? sign * (lumas[best] - lumas[best - 2]) : most
      let after = best + 2 < lumas.count ? sign * (lumas[best + 2] - lumas[best]) : most
      let bend = before - 2 * most + after
      let part = bend < -1e-3 ? min(max(0.5 * (before - after) / bend, -0.5), 0.5) : 0
      edges.append(
        Edge(x: x, y: y, distance: Float(first - 1 + best) + part, contrast: sign * most))
    }
    return (edges, inside)
  }

  /// The luma between pixels; nil outside of the picture.
  @inline(__always)
  private func value(_ small: [Float], _ x: Float, _ y: Float) -> Float? {
    guard x >= 0, y >= 0, x < Float(across - 1), y < Float(down - 1) else { return nil }
    let (column, row) = (Int(x), Int(y))
    let (a, b) = (x - Float(column), y - Float(row))
    let pixel = row * across + column
    let upper = small[pixel] * (1 - a) + small[pixel + 1] * a
    let lower = small[pixel + across] * (1 - a) + small[pixel + across + 1] * a
    return upper * (1 - b) + lower * b
  }

  /// Unit vectors at equal angles.
  private static let directions: [(Float, Float)] = {
    // A rotation by a fortieth of a circle, again and again: no library is needed for it.
    let (cosine, sine) = (0.987_688_340_595_137_7, 0.156_434_465_040_230_87)
    var (x, y) = (1.0, 0.0)
    return (0..<rays).map { _ in
      defer { (x, y) = (x * cosine - y * sine, x * sine + y * cosine) }
      return (Float(x), Float(y))
    }
  }()
}
