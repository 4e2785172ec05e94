// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Builds the data of a path in few characters.
struct PathData: ~Copyable {
  /// The text to which data are appended.
  fileprivate var text: ByteText
  private let format = DecimalFormat(decimals: 2)

  fileprivate init(_ text: consuming ByteText) {
    self.text = text
  }

  mutating func move(_ x: Double, _ y: Double) {
    command("M", x)
    number(y)
  }

  mutating func line(_ x: Double, _ y: Double) {
    command("L", x)
    number(y)
  }

  mutating func horizontal(_ x: Double) { command("H", x) }
  mutating func vertical(_ y: Double) { command("V", y) }
  mutating func close() { text.append("z") }

  mutating func cubic(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
  ) {
    command("C", x1)
    number(y1)
    number(x2)
    number(y2)
    number(x)
    number(y)
  }

  /// A quarter of a circle to a point given relative to the current one.
  mutating func quarter(radius: Double, clockwise: Bool, _ dx: Double, _ dy: Double) {
    command("a", radius)
    number(radius)
    text.append(clockwise ? " 0 0 1" : " 0 0 0")
    number(dx)
    number(dy)
  }

  /// A rectangle with continuous corners, as those of a phone.
  ///
  /// Each corner is one cubic that begins 1.3 radii from the corner and meets the circle of the given
  /// radius on the diagonal; a corner without radius is sharp.
  mutating func smoothRect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double
  ) {
    let right = x + width
    let bottom = y + height
    guard radius > 0 else {
      move(x, y)
      horizontal(right)
      vertical(bottom)
      horizontal(x)
      close()
      return
    }
    // With the ends at e = 1.3 r the midpoint of the cubic is at e (4 − 3 h) / 8 from both sides; a
    // circle is (1 − 1/√2) r away, hence the handle h = 0.7325.
    let e = min(1.3 * radius, min(width, height) / 2)
    let k = e * (1 - 0.7325)
    move(x + e, y)
    horizontal(right - e)
    cubic(right - k, y, right, y + k, right, y + e)
    vertical(bottom - e)
    cubic(right, bottom - k, right - k, bottom, right - e, bottom)
    horizontal(x + e)
    cubic(x + k, bottom, x, bottom - k, x, bottom - e)
    vertical(y + e)
    cubic(x, y + k, x + k, y, x + e, y)
    close()
  }

  /// A rectangle with continuous corners that are rounder on one side than on the other.
  ///
  /// - Parameters:
  ///   - x: Its left edge.
  ///   - y: Its upper edge.
  ///   - width: Its width.
  ///   - height: Its height.
  ///   - radius: The radius of the upper corners, or of the right ones.
  ///   - other: That of the lower corners, or of the left ones.
  ///   - areUpper: Whether `radius` is that of the upper corners.
  mutating func smoothRect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double, other: Double,
    areUpper: Bool
  ) {
    let (right, bottom) = (x + width, y + height)
    let most = min(width, height) / 2
    let a = min(1.3 * radius, most)
    let b = min(1.3 * other, most)
    // The corners from the upper left one, clockwise; handles as above.
    let ends = areUpper ? [a, a, b, b] : [b, a, a, b]
    let handles = ends.map { $0 * (1 - 0.7325) }
    move(x + ends[0], y)
    horizontal(right - ends[1])
    cubic(right - handles[1], y, right, y + handles[1], right, y + ends[1])
    vertical(bottom - ends[2])
    cubic(right, bottom - handles[2], right - handles[2], bottom, right - ends[2], bottom)
    horizontal(x + ends[3])
    cubic(x + handles[3], bottom, x, bottom - handles[3], x, bottom - ends[3])
    vertical(y + ends[0])
    cubic(x, y + handles[0], x + handles[0], y, x + ends[0], y)
    close()
  }

  private mutating func command(_ letter: StaticString, _ first: Double) {
    text.append(letter)
    format.append(first, to: &text)
  }

  /// Adds a number after another one, with a space unless a sign separates the two.
  @inline(__always)
  private mutating func number(_ value: Double) {
    let scaled = format.scaled(value)
    if scaled >= 0 { text.append(UInt8(ascii: " ")) }
    format.append(scaled: scaled, to: &text)
  }
}

extension MarkupWriter {
  /// Adds path data that the closure builds.
  @inline(__always)
  mutating func path(_ build: (inout PathData) -> Void) {
    attribute(.d) { text in
      // The builder owns the text while the data are built.
      var data = PathData(exchange(&text, with: ByteText()))
      build(&data)
      text = data.text
    }
  }
}
