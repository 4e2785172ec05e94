// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The parameters of a pattern that has none.
public struct NoParameters: PatternParameters {
  /// Declares nothing.
  public init(from source: inout some ParameterSource) {}
}
