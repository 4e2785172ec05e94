// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore
import TextFormats

extension PatternFile {
  /// The file as a pattern that commands, pages and rules take like one of the catalogue.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - place: Describes a place in the file, in bytes from its beginning, such as `bar.pattern.jsonc:12:5`.
  /// - Throws: The mistakes of all variants.
  package func entry(
    of path: String, placing place: @escaping @Sendable (Int) -> String
  ) throws(InvalidPatternFile) -> PatternEntry {
    let compiled = CompiledVariants(self)
    let patterns = try compiled.patterns(listLengths: [:])
    try checkVariants(patterns)
    return PatternEntry(
      PatternTexts(
        id: id, title: title, summary: summary,
        variants: variants.map { variant in
          VariantDescriptor(
            variant.id, "", title: variant.title, isFixed: variant.isFixed, variant.summary)
        },
        parameters: patterns[0].parameters, scrollViews: patterns[0].viewNames, file: path,
        ownElements: OwnElements(
          patterns.last?.ownElements ?? [], kinds: Self.kinds(of: patterns))),
      program: { compiled.pattern(of: $0).program },
      describing: { fault, request in
        let description = compiled.pattern(of: request).description(of: fault)
        // Of a crash the file has a sentence; of a fault there is a reason and a formula.
        let isCrash = fault.cause == .crash
        return FaultText(
          place: place(description.offset),
          message: isCrash
            ? description.formula : "\(description.message) in '\(description.formula)'",
          isCrash: isCrash)
      },
      texts: { request in
        let pattern = compiled.pattern(of: request)
        return FileRunTexts(
          claims: pattern.claims.map { claim in
            ClaimText(
              id: claim.id, sentence: claim.sentence, place: place(claim.offset),
              hasAmount: claim.hasAmount)
          },
          faults: pattern.possibleFaults.map { fault in
            FileRunTexts.PossibleFault(
              cause: fault.cause, index: fault.index,
              message: fault.cause == .crash ? "" : fault.description.message,
              formula: fault.description.formula, place: place(fault.description.offset))
          },
          source: String(decoding: source, as: UTF8.self),
          changes: variants[request.variant].changes.map { place($0.offset) })
      })
  }

  /// What the file calls the elements that records call by their kinds; not those that variants take for different things.
  private static func kinds(
    of patterns: [CompiledPattern]
  ) -> [(name: String, kind: ElementID.Kind)] {
    var result: [(name: String, kind: ElementID.Kind)] = []
    var unclear: Set<String> = []
    for pattern in patterns {
      for (element, name) in zip(pattern.program.elements, pattern.elementNames) {
        guard let kind = element.kind else { continue }
        let id = String(name.prefix { $0 != "[" })
        if let known = result.first(where: { $0.name == id }) {
          if known.kind != kind || element.number > 0 { unclear.insert(id) }
        } else if element.number == 0 {
          result.append((id, kind))
        }
      }
    }
    let own = Set((patterns.last?.ownElements ?? []).map(\.name))
    return result.filter { !unclear.contains($0.name) && !own.contains($0.name) }
  }

  /// A request gives parameters, and a script names scroll views, for all variants at once.
  private func checkVariants(_ patterns: [CompiledPattern]) throws(InvalidPatternFile) {
    let log = PatternFileLog()
    for (variant, pattern) in zip(variants, patterns) {
      let offset = variant.changes.first?.offset ?? 0
      if pattern.viewNames != patterns[0].viewNames {
        log.report(
          at: offset,
          "variant '\(shown(variant.id))' has other scroll views than '\(shown(variants[0].id))'; all have the same"
        )
      }
      if pattern.parameters.map(\.key) != patterns[0].parameters.map(\.key)
        || pattern.parameters.map(\.defaultValue) != patterns[0].parameters.map(\.defaultValue)
      {
        log.report(
          at: offset,
          "variant '\(shown(variant.id))' has other parameters than '\(shown(variants[0].id))'; all have the same"
        )
      }
    }
    try log.throwErrors()
  }
}
