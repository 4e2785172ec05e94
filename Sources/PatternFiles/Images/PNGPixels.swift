// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The pixels of a PNG, as red, green, blue and opacity of eight bits each.
struct PNGPixels: Equatable {
  var width, height: Int
  var bytes: [UInt8]
  /// The chunks that say what the numbers mean, such as a profile of colours.
  var meaning: [UInt8] = []

  private static let signature = PNGFile.signature
  private static let kept: Set<String> = ["cHRM", "gAMA", "iCCP", "sRGB", "cICP"]

  init(width: Int, height: Int, bytes: [UInt8]) {
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  // MARK: Reading

  /// Reads a file whose chunks are whole.
  ///
  /// - Returns: Nil for pixels that are damaged, or that come in several passes.
  init?(_ file: [UInt8]) {
    let chunks = PNGFile.chunks(file).prefix { $0.name != "IEND" }
    guard let header = chunks.last(where: { $0.name == "IHDR" && $0.bytes.count == 13 }) else {
      return nil
    }
    let head = Array(file[header.bytes])
    func number(_ place: Int) -> Int { head[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    (width, height, bytes) = (number(0), number(4), [])
    let (depth, kind) = (Int(head[8]), Int(head[9]))
    let samples = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]
    let depths = [0: [1, 2, 4, 8, 16], 3: [1, 2, 4, 8]]
    guard head[12] == 0, let count = samples[kind], (depths[kind] ?? [8, 16]).contains(depth)
    else { return nil }
    var (packed, palette, opacities): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
    for chunk in chunks {
      switch chunk.name {
      case "IDAT": packed += file[chunk.bytes]
      case "PLTE": palette = Array(file[chunk.bytes])
      case "tRNS": opacities = Array(file[chunk.bytes])
      default: if Self.kept.contains(chunk.name) { meaning += file[chunk.whole] }
      }
    }
    let length = (width * count * depth + 7) / 8
    guard var rows = PNGStream.bytes(packed, count: height * (length + 1)),
      Self.unfilter(&rows, length: length, step: max(1, count * depth / 8))
    else { return nil }
    let colors = Colors(kind: kind, depth: depth, palette: palette, opacities: opacities)
    bytes.reserveCapacity(4 * width * height)
    for y in 0..<height {
      let row = rows[y * (length + 1) + 1..<(y + 1) * (length + 1)]
      guard colors.append(row, width: width, to: &bytes) else { return nil }
    }
  }

  /// How the numbers of a row become colours.
  private struct Colors {
    var kind, depth: Int
    var palette, opacities: [UInt8]

    /// Appends the pixels of a row; false for a colour that the palette does not have.
    func append(_ row: ArraySlice<UInt8>, width: Int, to bytes: inout [UInt8]) -> Bool {
      // Of two bytes the first says enough.
      let step = max(1, depth / 8)
      let first = row.startIndex
      for x in 0..<width {
        switch kind {
        case 2, 6:
          let count = kind == 2 ? 3 : 4
          let place = first + x * count * step
          for sample in 0..<count { bytes.append(row[place + sample * step]) }
          if kind == 2 { bytes.append(255) }
        case 4:
          let place = first + 2 * x * step
          for sample in [0, 0, 0, step] { bytes.append(row[place + sample]) }
        default:
          let shift = depth < 8 ? 8 - depth - x * depth % 8 : 0
          let byte = row[first + (depth < 8 ? x * depth / 8 : x * step)] >> UInt8(shift)
          let value = depth < 8 ? Int(byte) & ((1 << depth) - 1) : Int(byte)
          guard kind == 3 else {
            let gray = depth < 8 ? UInt8(value * 255 / ((1 << depth) - 1)) : byte
            for sample in [gray, gray, gray, 255] { bytes.append(sample) }
            continue
          }
          guard 3 * value + 2 < palette.count else { return false }
          for sample in 0..<3 { bytes.append(palette[3 * value + sample]) }
          bytes.append(value < opacities.count ? opacities[value] : 255)
        }
      }
      return true
    }
  }

  private static func unfilter(_ rows: inout [UInt8], length: Int, step: Int) -> Bool {
    let stride = length + 1
    for start in Swift.stride(from: 0, to: rows.count, by: stride) {
      let filter = rows[start]
      guard filter <= 4 else { return false }
      guard filter > 0 else { continue }
      for place in start + 1..<start + stride {
        let isFirst = place - start <= step
        let left = isFirst ? 0 : rows[place - step]
        let above = start == 0 ? 0 : rows[place - stride]
        let corner = isFirst || start == 0 ? 0 : rows[place - stride - step]
        rows[place] &+= prediction(filter, left, above, corner)
      }
    }
    return true
  }

  private static func prediction(
    _ filter: UInt8, _ left: UInt8, _ above: UInt8, _ corner: UInt8
  ) -> UInt8 {
    switch filter {
    case 1: return left
    case 2: return above
    case 3: return UInt8((Int(left) + Int(above)) / 2)
    case 4:
      let (a, b, c) = (Int(left), Int(above), Int(corner))
      let (x, y, z) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
      return x <= y && x <= z ? left : y <= z ? above : corner
    default: return 0
    }
  }

  // MARK: Writing

  /// A file of the pixels: without opacities where all are opaque.
  func file() -> [UInt8] {
    let isOpaque = stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
    let count = isOpaque ? 3 : 4
    let length = width * count
    var rows: [UInt8] = []
    rows.reserveCapacity(height * (length + 1))
    var above = [UInt8](repeating: 0, count: length)
    for y in 0..<height {
      var row: [UInt8] = []
      row.reserveCapacity(length)
      for x in 0..<width {
        let place = 4 * (y * width + x)
        row += bytes[place..<place + count]
      }
      rows += Self.filtered(row, above, step: count)
      above = row
    }
    func big(_ number: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      let body = Array(name.utf8) + content
      return big(content.count) + body + big(PNGFile.checksum(body[...]))
    }
    return Self.signature
      + chunk("IHDR", big(width) + big(height) + [8, isOpaque ? 2 : 6, 0, 0, 0]) + meaning
      + chunk("IDAT", PNGStream.packed(rows)) + chunk("IEND", [])
  }

  /// A row as differences from its neighbours, by the filter that leaves the smallest ones.
  private static func filtered(_ row: [UInt8], _ above: [UInt8], step: Int) -> [UInt8] {
    var best: (sum: Int, bytes: [UInt8]) = (.max, [])
    for filter in UInt8(0)...4 {
      var (result, sum): ([UInt8], Int) = ([filter], 0)
      result.reserveCapacity(row.count + 1)
      for place in row.indices {
        let isFirst = place < step
        let value =
          row[place]
          &- prediction(
            filter, isFirst ? 0 : row[place - step], above[place],
            isFirst ? 0 : above[place - step])
        result.append(value)
        sum += min(Int(value), 256 - Int(value))
      }
      if sum < best.sum { best = (sum, result) }
    }
    return best.bytes
  }

  // MARK: Scaling

  /// The pixels in a smaller extent: each is the mean of the area that it covers, with what is transparent counting less.
  func scaled(toWidth newWidth: Int, height newHeight: Int) -> PNGPixels {
    let columns = Self.shares(of: width, in: newWidth)
    let rows = Self.shares(of: height, in: newHeight)
    var result = PNGPixels(
      width: newWidth, height: newHeight,
      bytes: [UInt8](repeating: 0, count: 4 * newWidth * newHeight))
    result.meaning = meaning
    for (y, row) in rows.enumerated() {
      for (x, column) in columns.enumerated() {
        var (red, green, blue, opacity, area) = (0.0, 0.0, 0.0, 0.0, 0.0)
        for (sourceY, shareY) in row {
          for (sourceX, shareX) in column {
            let place = 4 * (sourceY * width + sourceX)
            let weight = shareX * shareY
            let own = weight * Double(bytes[place + 3])
            red += own * Double(bytes[place])
            green += own * Double(bytes[place + 1])
            blue += own * Double(bytes[place + 2])
            opacity += own
            area += weight
          }
        }
        guard opacity > 0 else { continue }
        let place = 4 * (y * newWidth + x)
        for (index, sum) in [red, green, blue].enumerated() {
          result.bytes[place + index] = UInt8(min(255, (sum / opacity).rounded()))
        }
        result.bytes[place + 3] = UInt8(min(255, (opacity / area).rounded()))
      }
    }
    return result
  }

  /// For each new pixel along an axis the old ones that it covers, and how much of each.
  private static func shares(of count: Int, in newCount: Int) -> [[(Int, Double)]] {
    (0..<newCount).map { index in
      let (start, end) = (index * count, (index + 1) * count)
      return (start / newCount..<(end + newCount - 1) / newCount).map { place in
        let covered = min(end, (place + 1) * newCount) - max(start, place * newCount)
        return (place, Double(covered) / Double(newCount))
      }
    }
  }
}
