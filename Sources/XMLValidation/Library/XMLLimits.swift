// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The limits of an accepted file.
///
/// The figures are far above anything that is rendered here and far below what makes a parser
/// slow: libxml2 2.9 compares each attribute of an element with all earlier ones, and its RelaxNG
/// validator doubles its states with each optional attribute that is present.
package enum XMLLimits {
  /// Bytes of one file (64 MiB).
  package static let fileBytes = 64 * 1024 * 1024
  /// Elements inside one another, the root being 1.
  ///
  /// Also libxml2's own limit.
  package static let depth = 256
  /// Attributes of one element, namespace declarations included.
  package static let attributesPerElement = 128
  /// Bytes of an internal subset, where one is accepted at all.
  package static let subsetBytes = 64 * 1024
  /// Findings kept of one file; the rest is counted in a final note.
  package static let diagnostics = 100
  /// Characters of one message; libxml2 quotes whole attribute values.
  package static let messageCharacters = 300
  /// Elements with an id in a file that is validated against a document type definition.
  ///
  /// libxml2 2.9 spreads ids badly over its table, so that each further one is compared with ever more: in a table made
  /// large enough, 100,000 took 0.4 s, 200,000 took 1.5 s, and a million more than 30 s.
  package static let definedIDs = 200_000
  /// Work that schema validation may take: the sum over the elements of 4 to the power of their
  /// optional attributes.
  ///
  /// One unit took 1.2 ns with libxml2 2.9.14, so this is about 3 s.
  package static let schemaWork = 2_500_000_000
}
