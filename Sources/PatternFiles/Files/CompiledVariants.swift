// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Locking
import ScrollCore

/// The variants of a pattern file, compiled once for each choice of lengths of its lists.
final class CompiledVariants: Sendable {
  private let file: PatternFile
  private let known = Protected<[[String: Int]: [CompiledPattern]]>([:])

  init(_ file: PatternFile) { self.file = file }

  /// All variants.
  ///
  /// - Parameter listLengths: The lengths of lists that are not as long as the file's own.
  func patterns(
    listLengths: [String: Int]
  ) throws(InvalidPatternFile) -> [CompiledPattern] {
    if let patterns = known.withLock({ $0[listLengths] }) { return patterns }
    var layers = LayerTable()
    var patterns: [CompiledPattern]
    // A drawing has one tree of layers for all variants: they are compiled again if a later one adds to it.
    repeat {
      patterns = try self.patterns(listLengths: listLengths, layers)
      guard let last = patterns.last?.layers, last != layers else { break }
      layers = last
    } while patterns.count > 1
    known.withLock { $0[listLengths] = patterns }
    return patterns
  }

  private func patterns(
    listLengths: [String: Int], _ layers: LayerTable
  ) throws(InvalidPatternFile) -> [CompiledPattern] {
    var patterns: [CompiledPattern] = []
    var errors: [PatternFileError] = []
    for variant in file.variants.indices {
      do throws(InvalidPatternFile) {
        patterns.append(
          try file.compile(
            variant: variant, listLengths: listLengths,
            after: patterns,
            layers: patterns.last?.layers ?? layers))
      } catch {
        errors += error.errors.filter { !errors.contains($0) }
      }
    }
    guard errors.isEmpty else { throw InvalidPatternFile(errors: errors) }
    return patterns
  }

  /// The variant of a request.
  func pattern(of request: RunRequest) -> CompiledPattern {
    do throws(InvalidPatternFile) {
      let parameters = try patterns(listLengths: [:])[request.variant].parameters
      let lengths = Self.listLengths(of: request.parameters, parameters)
      return try patterns(listLengths: lengths)[request.variant]
    } catch {
      preconditionFailure("a file that compiles does so for lists of all lengths")
    }
  }

  /// The lengths of lists among values that are not as long as the file's own.
  static func listLengths(
    of values: [ParameterValue], _ parameters: [ParameterDescriptor]
  ) -> [String: Int] {
    var lengths: [String: Int] = [:]
    for (parameter, value) in zip(parameters, values) {
      guard case .numbers(let numbers) = value, case .numbers(let own, _, _) = parameter.kind,
        numbers.count != own.count
      else { continue }
      lengths[parameter.key] = numbers.count
    }
    return lengths
  }
}
