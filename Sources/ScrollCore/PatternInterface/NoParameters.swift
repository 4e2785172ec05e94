// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a pattern has for parameters that has none of its own.
public struct NoParameters: PatternParameters {
  /// Declares nothing.
  public init(from source: inout some ParameterSource) {}
}
