// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The words that a scenario may use: patterns with their variants and parameters, devices, physics.
struct Vocabulary: Sendable {
  /// A pattern as far as files know it.
  struct Pattern: Sendable {
    var entry: PatternEntry
    var id: String
    var variants: [VariantDescriptor]
    var parameters: [ParameterDescriptor]
    var scrollViews: [String]
  }

  /// The patterns, in the order of the catalogue.
  var patterns: [Pattern]
  /// The devices, in the order of the catalogue.
  var devices: [DeviceProfile]
  /// What the word `matrix` stands for.
  var matrix: [DeviceSelection]
  /// The screens of a scenario that names none; nil for the matrix.
  var defaultDevices: [DeviceSelection]?
  /// The physics profiles; the first is the default.
  var physics: [PhysicsProfile]

}

extension Vocabulary {
  /// The words of the program's own catalogues.
  static let builtIn = Vocabulary(.builtIn)

  /// The words of some patterns, and of the catalogues of devices and physics.
  init(_ patterns: PatternCatalog) {
    self.init(
      patterns: patterns.entries.map(Pattern.init), devices: DeviceCatalog.catalog,
      matrix: DeviceCatalog.matrix.map { DeviceSelection($0.device, $0.orientation) },
      physics: PhysicsProfile.catalog)
  }
}

extension Vocabulary.Pattern {
  /// A pattern in the words of its entry.
  init(_ entry: PatternEntry) {
    self.init(
      entry: entry, id: entry.id, variants: entry.variants,
      parameters: entry.parameters, scrollViews: entry.scrollViews)
  }
}
