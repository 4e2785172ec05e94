// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What an encoding of animations demands of keyframes.
struct KeyframePrecision: Equatable, Sendable {
  /// Decimals of printed translations.
  var decimals: Int
  /// Decimals of printed opacities.
  var fadeDecimals = 3
  /// The part of the tolerance that is left for keyframes, from 0 to 1.
  ///
  /// Browsers keep transforms in single precision and the time of SMIL in microseconds; the error of both comes off
  /// the tolerance first.
  var toleranceShare: Double
  /// Whether timing parameters must lie from 0 to 1, as `keySplines` demands.
  var staysInUnitSquare: Bool
}
