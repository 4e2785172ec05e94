// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Two states of some lines, of which pictures show mixtures.
struct FadeModel {
  /// The lines.
  private(set) var lines: [Int]
  /// How they look at first.
  private(set) var first: [LineProfile.Line]
  /// How the other state differs from that.
  private(set) var change: [LineProfile.Line]

  /// The part of what changes in a line that has to be explained.
  private static let leastExplained: Float = 0.85
  /// The change of a line that belongs to a fade, in steps of luma.
  private static let leastChange: Float = 4
  /// The part of what fades that has to be seen.
  private static let leastSeen: Float = 0.4
  /// The part of the difference of both states that may be unexplained in a picture, and in one between them.
  private static let (mostUnexplained, mostBetween): (Float, Float) = (0.12, 0.02)
  /// The greatest standard error of an opacity that is reported.
  private static let mostError: Float = 0.05
  /// The part of the pictures that have to show a mixture, and of those between the states.
  private static let (leastKnown, leastPure): (Float, Float) = (0.6, 0.9)
  /// The part of the pictures that show one of the states where the film does not show both for long: what is behind glass
  /// changes all the time.
  private static let leastAtEnds = 0.3
  /// How many neighbouring lines have one error.
  private static let alike: Float = 8
  /// How far from an end something is that is neither there nor gone, and in how many pictures it has to be.
  private static let (between, leastBetween) = (Float(0.08), 3)
  /// For how many pictures an end has to last to be known.
  private static let leastHeld = 5
  /// How many times the usual error a picture may have that shows an end, and what error it may have in any case.
  private static let (sureness, leastSure): (Float, Float) = (2, 0.01)
  /// What an encoder keeps of a picture before where the luma changes, in steps of luma: alike in all lines, so that nothing
  /// is left unexplained.
  private static let kept: Float = 0.2
  /// How far beyond an end an opacity may be.
  private static let beyond: Float = 0.1

  init(lines: [Int], first: [LineProfile.Line], change: [LineProfile.Line]) {
    (self.lines, self.first, self.change) = (lines, first, change)
  }

  /// Takes two pictures for the states.
  init(rows: [FadeSearch.Row], from start: Int, to end: Int) {
    self.init(lines: [], first: [], change: [])
    for row in rows {
      guard let a = row.values[start], let b = row.values[end] else { continue }
      append(row.line, (a, b - a))
    }
  }

  mutating func append(_ line: Int, _ fit: (first: LineProfile.Line, change: LineProfile.Line)) {
    lines.append(line)
    first.append(fit.first)
    change.append(fit.change)
  }

  /// How much of the other state each picture shows.
  func opacities(_ rows: [FadeSearch.Row]) -> [Float?] {
    let byLine = Dictionary(uniqueKeysWithValues: rows.map { ($0.line, $0) })
    return (rows.first?.values ?? []).indices.map { picture in
      mixture { line in byLine[line]?.values[picture] }?.opacity
    }
  }

  /// The opacity that explains lines best, its standard error, and the part of the change that it leaves unexplained.
  private func mixture(
    _ value: (Int) -> LineProfile.Line?
  ) -> (opacity: Float, error: Float, unexplained: Float)? {
    var (product, square, all, shown) = (Float(0), Float(0), Float(0), 0)
    var (differences, changes) = ([LineProfile.Line](), [LineProfile.Line]())
    for index in lines.indices {
      let own = (change[index] * change[index]).sum()
      all += own
      guard let value = value(lines[index]) else { continue }
      let difference = value - first[index]
      product += (difference * change[index]).sum()
      square += own
      shown += 1
      differences.append(difference)
      changes.append(change[index])
    }
    guard square > 0, square >= Self.leastSeen * all else { return nil }
    let opacity = product / square
    var rest: Float = 0
    for (difference, change) in zip(differences, changes) {
      let left = difference - opacity * change
      rest += (left * left).sum()
    }
    let error = (rest / square / max(1, Float(8 * shown) / Self.alike - 1)).squareRoot()
    return (opacity, max(error, 0.002), rest / square)
  }

  /// The states of one line, by least squares; nil if these do not explain it.
  static func fit(
    _ row: FadeSearch.Row, _ opacity: [Float?]
  ) -> (first: LineProfile.Line, change: LineProfile.Line)? {
    var (count, sum, square) = (Float(0), Float(0), Float(0))
    var (values, products) = (LineProfile.Line.zero, LineProfile.Line.zero)
    for (value, opacity) in zip(row.values, opacity) {
      guard let value, let opacity else { continue }
      count += 1
      sum += opacity
      square += opacity * opacity
      values += value
      products += value * opacity
    }
    let spread = square - sum * sum / max(1, count)
    guard count >= 8, spread > 0 else { return nil }
    let change = (products - values * (sum / count)) / spread
    let first = (values - change * sum) / count
    var (rest, total) = (Float(0), Float(0))
    for (value, opacity) in zip(row.values, opacity) {
      guard let value, let opacity else { continue }
      let left = value - first - change * opacity
      let all = value - values / count
      rest += (left * left).sum()
      total += (all * all).sum()
    }
    guard rest <= (1 - leastExplained) * total,
      change.magnitude.max() >= leastChange
    else { return nil }
    return (first, change)
  }

  /// The fade in all pictures; nil if most do not show a mixture.
  func fade(_ search: FadeSearch) -> Fade? {
    var opacity: [Float?] = []
    var errors: [Float] = []
    var (seen, mixed, pure) = (0, 0, 0)
    for picture in search.starts.indices {
      let mixture = mixture { search.value($0, picture) }
      if let mixture {
        seen += 1
        if mixture.opacity > 0.1, mixture.opacity < 0.9 {
          mixed += 1
          if mixture.unexplained <= Self.mostBetween { pure += 1 }
        }
      }
      let isGood =
        mixture.map {
          $0.unexplained <= Self.mostUnexplained && $0.error <= Self.mostError
        } ?? false
      opacity.append(isGood ? mixture?.opacity : nil)
      errors.append(mixture?.error ?? 0)
    }
    let known = opacity.indices.filter { opacity[$0] != nil }
    guard known.count >= 8, Float(known.count) >= Self.leastKnown * Float(seen),
      Float(pure) >= Self.leastPure * Float(mixed)
    else { return nil }
    let usual = Self.middle(known.map { errors[$0] }.sorted())
    let mostSure = max(Self.sureness * usual, Self.leastSure)
    let ends = Self.ends(known.filter { errors[$0] <= mostSure }.compactMap { opacity[$0] })
    let (low, high) = (ends.low.place, ends.high.place)
    let extent = high - low
    guard extent > 0.5 else { return nil }
    let isFlipped = texture(at: low) > 1.2 * texture(at: high)
    opacity = opacity.map { value in
      value.flatMap { value in
        let share = isFlipped ? (high - value) / extent : (value - low) / extent
        return share < -Self.beyond || share > 1 + Self.beyond ? nil : min(max(share, 0), 1)
      }
    }
    let sum = change.reduce(Float(0)) { $0 + $1.magnitude.sum() }
    let luma = sum / Float(8 * lines.count)
    let (first, last) =
      isFlipped ? (ends.high.error, ends.low.error) : (ends.low.error, ends.high.error)
    errors = zip(errors, opacity).map { error, opacity in
      let there = opacity ?? 0
      let between = 2 * (there * (1 - there)).squareRoot() * Self.kept / luma
      let parts = [error, (1 - there) * first, there * last, between]
      return parts.reduce(0) { $0 + $1 * $1 }.squareRoot() / extent
    }
    let step = Self.step(opacity)
    let between = opacity.count {
      $0.map { $0 > Self.between && $0 < 1 - Self.between } ?? false
    }
    guard between >= Self.leastBetween || step != nil else { return nil }
    guard let shown = opacity.firstIndex(where: { $0 != nil }), let start = search.starts[shown]
    else { return nil }
    let isRelative = !Self.isHeld(opacity) { $0 < 0.02 } || !Self.isHeld(opacity) { $0 > 0.98 }
    let atEnds = opacity.count { $0.map { $0 < 0.06 || $0 > 0.94 } ?? false }
    guard !isRelative || Double(atEnds) >= Self.leastAtEnds * Double(known.count) else {
      return nil
    }
    let place = Int(start.rounded())
    return Fade(
      lines: place + (lines.first ?? 0)..<place + (lines.last ?? 0) + 1,
      movesWithEdge: search.movesWithEdge, opacity: opacity, errors: errors,
      isRelative: isRelative, step: between >= Self.leastBetween ? nil : step,
      strength: extent * sum)
  }

  /// A state of what fades, as the film shows it: its opacity, and how far from that pictures are which show it.
  private typealias End = (place: Float, error: Float)

  /// The least and the greatest opacity that the film shows for some pictures.
  private static func ends(_ opacity: [Float]) -> (low: End, high: End) {
    let known = opacity.sorted()
    let (low, high) = (
      known[min(leastHeld / 2, known.count - 1)], known[max(0, known.count - 1 - leastHeld / 2)]
    )
    let near = 0.03 * (high - low)
    func end(_ values: [Float]) -> End {
      let place = middle(values)
      let square = values.reduce(0) { $0 + ($1 - place) * ($1 - place) }
      return (place, (square / Float(values.count)).squareRoot())
    }
    return (end(known.filter { $0 <= low + near }), end(known.filter { $0 >= high - near }))
  }

  /// The middle of numbers in order.
  private static func middle(_ numbers: [Float]) -> Float { numbers[numbers.count / 2] }

  /// How much there is to see in a mixture.
  private func texture(at opacity: Float) -> Float {
    var sum: Float = 0
    var last: LineProfile.Line?
    for index in lines.indices {
      let line = first[index] + opacity * change[index]
      if let last { sum += (line - last).magnitude.sum() }
      for strip in 1..<8 { sum += abs(line[strip] - line[strip - 1]) }
      last = line
    }
    return sum
  }

  /// Whether an end lasts.
  private static func isHeld(_ opacity: [Float?], _ isThere: (Float) -> Bool) -> Bool {
    var count = 0
    for value in opacity {
      count = value.map(isThere) ?? false ? count + 1 : 0
      if count >= leastHeld { return true }
    }
    return false
  }

  /// The first picture in which something that lasted is gone at once, or there.
  private static func step(_ opacity: [Float?]) -> Int? {
    func all(_ pictures: Range<Int>, _ isThere: (Float) -> Bool) -> Bool {
      pictures.allSatisfy { opacity[$0].map(isThere) ?? false }
    }
    guard opacity.count > 2 * leastHeld else { return nil }
    return (leastHeld...opacity.count - leastHeld).first { picture in
      let (before, after) = (picture - leastHeld..<picture, picture..<picture + leastHeld)
      return all(before) { $0 < 0.05 } && all(after) { $0 > 0.95 }
        || all(before) { $0 > 0.95 } && all(after) { $0 < 0.05 }
    }
  }
}
