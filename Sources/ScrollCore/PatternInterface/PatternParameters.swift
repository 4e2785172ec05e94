// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The parameters of a pattern: one property each.
///
/// One initialiser declares them and reads them. It asks its source for each parameter in turn, with the key, the default
/// value, the limits and a sentence. One source makes the table of the catalogue of what it is asked for; another answers
/// with the values of a run. So there is one list, and a parameter is never read as something else than it is.
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
