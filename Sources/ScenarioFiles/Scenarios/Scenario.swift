// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// A scenario file's contents, checked: what is scrolled, on which devices, how, and what must hold.
package struct Scenario: Sendable {
  /// The identity, words joined by slashes, such as `collapsing-header/fling-top`.
  package var id: String
  /// What a person calls it; the identity where the file does not say.
  package var title: String
  /// One sentence on what it shows.
  package var summary: String?
  /// Where it stands among the scenarios of its pattern in the gallery: lower numbers come first, equal
  /// ones by the names of their files.
  package var order: Int
  /// The order of a scenario whose file does not say.
  package static let defaultOrder = 100
  /// The bug report that it reproduces, if there is one.
  package var report: BugReport?
  /// What is scrolled.
  package var pattern: PatternEntry
  /// How the file names the pattern: by its word, or by the path of its file.
  package var patternWord: String
  /// Indices of variants in the pattern's list, in the order of the file; all where it does not say.
  package var variants: [Int]
  /// Whether the file names its variants; one that does not has all of its pattern.
  package var namesVariants: Bool
  /// One value for each of the pattern's parameters, in the order of its descriptors.
  package var parameters: [ParameterValue]
  /// The places of lengths among the parameters that do not grow with text.
  package var fixedLengths: [Int]
  /// The screens in the order of the file; none is listed twice.
  package var devices: [DeviceSelection]
  /// The system version whose facts are wanted; nil for each device's newest.
  package var systemVersion: Int?
  /// Display rates in frames per second; empty for each device's own.
  package var refreshRates: [Int]
  /// How touch and scroll behave.
  package var physics: PhysicsSelection
  /// Safe area insets that replace the devices' own.
  package var insets: InsetsOverride
  /// Where the content is when the first step begins.
  package var initialOffset: InitialOffset
  /// What the finger does; lengths in points, times in seconds.
  package var script: GestureScript
  /// Label and place of each of the script's steps.
  package var stepSources: [StepSource]
  /// What the author expects, in the order of the file.
  package var checks: [ScenarioCheck]

  /// The paths of the files that the scenario names, devices and recordings, in the order of the file.
  package var files: [String] = []

  /// Reads a scenario file.
  ///
  /// Linear in the length of the file and of the files that it names. What is read is described by the
  /// schema `scenarioSchema`.
  ///
  /// - Parameters:
  ///   - path: The file's path; errors name it, and relative paths in the file are relative to it.
  ///   - source: The file's bytes.
  ///   - patterns: The patterns that it may name.
  ///   - defaultDevices: The screens of a file that names none; nil for the matrix.
  ///   - loader: Reads another file, a device or a recording, by its path; what it throws becomes
  ///     part of an error's message.
  /// - Returns: The checked values, with the defaults where the file says nothing.
  /// - Throws: The file's mistakes, up to `InvalidScenarioFile.errorLimit`.
  package static func read(
    path: String, source: [UInt8], patterns: PatternCatalog = .builtIn,
    defaultDevices: [DeviceSelection]? = nil,
    loader: (_ path: String) throws -> [UInt8]
  ) throws(InvalidScenarioFile) -> Scenario {
    var vocabulary = Vocabulary(patterns)
    vocabulary.defaultDevices = defaultDevices
    return try read(path: path, source: source, vocabulary: vocabulary, loader: loader)
  }

  /// Reads a scenario file against other catalogues than the built-in ones.
  static func read(
    path: String, source: [UInt8], vocabulary: Vocabulary,
    loader: (_ path: String) throws -> [UInt8]
  ) throws(InvalidScenarioFile) -> Scenario {
    let log = ErrorLog()
    let file = SourceFile(path: path, bytes: source, log: log)
    var files: [String] = []
    var scenario = JSON5Document(file).flatMap { document in
      withoutActuallyEscaping(loader) { loader in
        ScenarioReader(
          vocabulary: vocabulary,
          files: FileAccess(path: path, log: log) { path in
            files.append(path)
            return try loader(path)
          }
        )
        .read(document.root)
      }
    }
    if let file = scenario?.pattern.file, !files.contains(where: { $0.shortestPath == file }) {
      files.append(file)
    }
    scenario?.files = files
    guard log.isEmpty, let scenario else { throw log.failure }
    return scenario
  }
}
