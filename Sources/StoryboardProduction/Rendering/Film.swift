// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import SystemCalls

/// Which display frames a film shows, and how fast.
///
/// Every picture is one of the device's own display frames, never one between two.
package struct Film {
  /// The most pictures of a film.
  package static let limit = 7_200

  /// The kind of file.
  package let format: FilmFormat
  /// Pictures a second, as a fraction.
  package let rate: (numerator: Int, denominator: Int)
  /// The display frames that are shown, in order.
  package let frames: [Int]
  private let displayRate: Int

  /// Chooses frames.
  ///
  /// - Parameters:
  ///   - format: The kind of file.
  ///   - displayRate: Display frames a second.
  ///   - count: How many display frames there are.
  ///   - wanted: The maximum rate in pictures per second; nil for the maximum of the format.
  /// - Throws: An error if a film would have too many pictures.
  package init(
    _ format: FilmFormat, displayRate: Int, count: Int, wanted: Int?
  ) throws(OperationError) {
    self.format = format
    self.displayRate = displayRate
    let most = min(displayRate, format.greatestRate, wanted ?? .max)
    // A picture of a GIF lasts whole hundredths of a second: 50, 33.3, 25, 20 … a second.
    rate = format == .gif ? (100, (100 + most - 1) / most) : (most, 1)
    var frames: [Int] = []
    while true {
      // The frame on the display when the picture starts, computed in integers.
      let frame = frames.count * rate.denominator * displayRate / rate.numerator
      guard frame < count else { break }
      frames.append(frame)
    }
    self.frames = frames
    guard frames.count <= Self.limit else {
      throw OperationError(
        "a film of \(frames.count) pictures is longer than the limit of \(Self.limit)",
        hints: ["take fewer a second with --film-rate, or a shorter script"])
    }
  }

  /// The number of pictures, the rate, and what is omitted, as text.
  package var summary: String {
    let whole = rate.numerator / rate.denominator
    let tenth = rate.numerator * 10 / rate.denominator % 10
    var text = "\(frames.count) pictures, \(whole)\(tenth > 0 ? ".\(tenth)" : "") a second"
    if rate.numerator < displayRate * rate.denominator {
      text += "; the display shows \(displayRate)"
      if format.greatestRate < displayRate {
        text += ", a \(format.rawValue) at most \(format.greatestRate)"
      }
    }
    return text
  }
}
