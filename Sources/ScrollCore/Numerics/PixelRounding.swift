// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// When content offsets are rounded to device pixels.
///
/// Motions themselves are not rounded, so they can be evaluated at any time; only their results are
/// rounded.
public enum PixelRounding: UInt8, Equatable, Sendable, CaseIterable, BitwiseCopyable {
  /// Offsets at which content comes to rest or is caught.
  case rest
  /// Every delivered offset.
  case frame
  /// Nothing.
  case none

  /// The identifier in scenario files.
  public var name: StaticString {
    switch self {
    case .rest: "rest"
    case .frame: "frame"
    case .none: "none"
    }
  }

  /// The nearest multiple of a device pixel.
  ///
  /// Ties go away from zero, so that rounding commutes with a change of sign. Numbers too large to have
  /// a fraction of a pixel, infinities and NaN are returned as they are.
  ///
  /// - Parameters:
  ///   - value: A coordinate or an offset, in points.
  ///   - scale: Device pixels per point, above 0.
  /// - Returns: A coordinate or an offset on a device pixel, in points.
  public static func nearestPixel(_ value: Double, scale: Double) -> Double {
    let pixels = value.magnitude * scale
    guard pixels < 0x1p51 else { return value }
    var whole = Elementary.nearestWhole(pixels)
    // `nearestWhole` takes ties to even; a tie that went down goes up.
    if pixels - whole == 0.5 { whole += 1 }
    let rounded = whole / scale
    return value < 0 ? -rounded : rounded
  }

  /// A value rounded to the nearest device pixel; unchanged for `none`.
  ///
  /// - Parameters:
  ///   - value: An offset that `self` rounds, in points.
  ///   - scale: Device pixels per point, above 0.
  /// - Returns: An offset, in points.
  public func rounded(_ value: Double, scale: Double) -> Double {
    self == .none ? value : Self.nearestPixel(value, scale: scale)
  }
}
