// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The parameters of a pattern: one property each.
///
/// One initialiser both declares and reads the parameters. It calls its source for each parameter,
/// with key, default value, limits and a sentence. One source builds the catalogue's table from
/// these calls; another returns the values of a run. There is only one list, so a parameter is
/// never read as another kind.
public protocol PatternParameters: Sendable {
  /// Declares each parameter and keeps its value.
  init(from source: inout some ParameterSource)
}

extension PatternParameters {
  /// What the parameters are, in their order.
  public static var descriptors: [ParameterDescriptor] {
    var table = ParameterTable()
    _ = Self(from: &table)
    return table.descriptors
  }
}
