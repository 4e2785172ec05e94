// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Finds what fades: lines that change although nothing moves there, all at once and between two states.
struct FadeSearch {
  /// The pictures.
  let profiles: StoredProfiles
  /// Where the first line that is looked at is in each picture; nil where that is unknown.
  let starts: [Float?]
  /// Whether the lines move with the edge.
  let movesWithEdge: Bool
  /// The lines that may fade, from `starts` on.
  let lines: [Int]
  /// The first line of a picture that shows no clock.
  let top: Int
  /// Pictures in which something else is in front.
  let hidden: (Int, ClosedRange<Float>) -> Bool

  /// How many fades are told.
  static let most = 3
  /// How many pictures are looked at to find one.
  private static let samples = 96
  /// The change of a line that may be a part of a fade, in steps of luma.
  private static let leastChange: Float = 6
  /// Lines that may be between two parts of what fades.
  private static let gap = 10
  /// The fewest lines that fade, as a share of all.
  private static let leastShare = 0.011
  /// How many rounds find which lines fade together.
  private static let rounds = 4

  private var leastLines: Int { max(6, Int(Self.leastShare * Double(profiles.length))) }

  /// What fades, the clearest first.
  func all() -> [Fade] {
    let step = max(1, profiles.count / Self.samples)
    let pictures = stride(from: 0, to: profiles.count, by: step).filter { starts[$0] != nil }
    guard pictures.count >= 8 else { return [] }
    var rows: [Row] = []
    for line in lines {
      let values = pictures.map { value(line, $0) }
      let shown = values.compactMap(\.self)
      guard 2 * shown.count >= pictures.count, var low = shown.first else { continue }
      var high = low
      for value in shown {
        low = pointwiseMin(low, value)
        high = pointwiseMax(high, value)
      }
      guard (high - low).max() >= Self.leastChange else { continue }
      rows.append(Row(line: line, values: values))
    }
    var fades: [Fade] = []
    var bands = groups(rows)
    var tries = 24
    while let band = bands.popLast(), tries > 0 {
      tries -= 1
      guard let (model, left) = fit(band) else { continue }
      if let fade = model.fade(self) { fades.append(fade) }
      bands += groups(left)
    }
    return fades.sorted { $0.isClearer(than: $1) }
  }

  /// A line in the pictures that are looked at.
  struct Row {
    var line: Int
    var values: [LineProfile.Line?]
  }

  /// Lines that are near each other.
  private func groups(_ rows: [Row]) -> [[Row]] {
    var bands: [[Row]] = []
    for row in rows {
      if let last = bands.last?.last, row.line - last.line <= Self.gap {
        bands[bands.count - 1].append(row)
      } else {
        bands.append([row])
      }
    }
    return bands.filter { $0.count >= leastLines }
  }

  /// The two states between which a band changes, and the lines that do not belong to it.
  private func fit(_ band: [Row]) -> (FadeModel, [Row])? {
    guard let ends = Self.ends(band) else { return nil }
    var model = FadeModel(rows: band, from: ends.0, to: ends.1)
    var (kept, left) = (band, [Row]())
    for _ in 0..<Self.rounds {
      let opacity = model.opacities(kept)
      var better = FadeModel(lines: [], first: [], change: [])
      var next: [Row] = []
      left = []
      for row in band {
        if let fit = FadeModel.fit(row, opacity) {
          next.append(row)
          better.append(row.line, fit)
        } else {
          left.append(row)
        }
      }
      guard next.count >= leastLines else { return nil }
      (model, kept) = (better, next)
    }
    return (model, left)
  }

  /// Two pictures that differ most in a band, neither of them the only one that looks so.
  private static func ends(_ band: [Row]) -> (Int, Int)? {
    let count = band[0].values.count
    func distance(_ a: Int, _ b: Int) -> Float? {
      var (sum, shown) = (Float(0), 0)
      for row in band {
        guard let first = row.values[a], let second = row.values[b] else { continue }
        sum += ((first - second) * (first - second)).sum()
        shown += 1
      }
      return 2 * shown >= band.count ? (sum / Float(shown)).squareRoot() : nil
    }
    func farthest(from picture: Int) -> Int? {
      let distances = (0..<count).map { distance(picture, $0) ?? 0 }
      let order = distances.indices.sorted { distances[$0] > distances[$1] }
      return order.prefix(count / 2).first { other in
        let near = 0.2 * distances[other]
        var alike = 0
        for third in distances.indices where abs(distances[third] - distances[other]) <= near {
          if third != other, let between = distance(other, third), between <= near { alike += 1 }
        }
        return distances[other] > 0 && alike >= 2
      }
    }
    guard let middle = (0..<count).first(where: { distance($0, $0) != nil }),
      let end = farthest(from: middle), let start = farthest(from: end), start != end
    else { return nil }
    return (min(start, end), max(start, end))
  }

  /// A line of a picture; nil where it is not seen.
  func value(_ line: Int, _ picture: Int) -> LineProfile.Line? {
    guard let start = starts[picture] else { return nil }
    let place = start + Float(line)
    let index = Int(place.rounded(.down))
    guard index >= top, index + 1 < profiles.length, !hidden(picture, place...place) else {
      return nil
    }
    let part = place - Float(index)
    let value = profiles.line(index, of: picture)
    return part == 0 ? value : value * (1 - part) + profiles.line(index + 1, of: picture) * part
  }
}
