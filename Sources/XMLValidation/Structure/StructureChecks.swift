// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2
import Locking

/// Checks documents against a schema, or against the schema that it includes.
///
/// It gives no reasons: libxml2 finds out why a document does not match.
///
/// Several threads may use it concurrently: each document is checked with separate states.
final class StructureChecks: Sendable {
  /// The states of one document at a time.
  final class States: @unchecked Sendable {
    // One thread at a time has it: whoever has taken it from the list.
    var states: StructureStates
    /// The start tags of drawings.
    let tags = KnownTags()
    /// What follows from known tags.
    var tagSteps = TagSteps()

    init(_ states: StructureStates) { self.states = states }
  }

  /// How many patterns may be kept; what our files need are some hundreds.
  static let room = 20_000

  private let structure: Structure
  private let idle = Protected<[States]>([])

  /// Reads a schema; nil if it has something that only libxml2 knows.
  ///
  /// - Parameters:
  ///   - schema: The grammar.
  ///   - included: The grammar in the place of its `include`.
  init?(_ schema: String, including included: String) {
    let structure = try? XMLArena.outside { () throws(XMLFindings) in
      let schema = try XMLDocument(Array(schema.utf8), name: "schema")
      let included = try XMLDocument(Array(included.utf8), name: "schema")
      return try? StructureReader.read(schema, including: included)
    }
    guard let structure else { return nil }
    self.structure = structure
  }

  /// Lends states to a body that works on one document.
  private func withStates<Result>(_ body: (States) -> Result) -> Result {
    let used = idle.withLock { $0.popLast() } ?? States(StructureStates(structure))
    defer {
      // A strange file must not leave its states behind.
      if used.states.count < Self.room { idle.withLock { $0.append(used) } }
    }
    return body(used)
  }

  /// Whether a document certainly matches one of the schemas.
  ///
  /// False if it does not, and if its values are written in an unusual way.
  ///
  /// - Complexity: O(n) in the nodes of the document.
  func accept(_ document: borrowing XMLDocument, asIncluded isIncluded: Bool) -> Bool {
    guard let root = document.root else { return false }
    return withStates { used in
      var walk = StructureWalk(
        structure, from: isIncluded ? structure.includedStart : structure.start)
      return walk.accepts(root, &used.states)
    }
  }

  /// Lends a pass over a drawing to a body that parses it.
  func withPass<Result>(_ body: (inout DrawingPass, KnownTags) -> Result) -> Result {
    withStates { used in
      if used.tags.begin() { used.tagSteps = TagSteps() }
      return withUnsafeMutablePointer(to: &used.states) { states in
        withUnsafeMutablePointer(to: &used.tagSteps) { steps in
          var pass = DrawingPass(structure, from: structure.includedStart, used.tags, states, steps)
          return body(&pass, used.tags)
        }
      }
    }
  }
}
