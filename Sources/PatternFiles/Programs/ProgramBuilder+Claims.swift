// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Claims: what must hold in every frame.
extension ProgramBuilder {
  func compileClaims() {
    guard let value = tree["claims"] else { return }
    guard let elements = value.elements else {
      log.refuse(value, "'claims'", "a list of claims")
      return
    }
    for element in elements where log.checkKeys(element, .claim) {
      guard let id = element["id"]?.text, !id.isEmpty else {
        log.report(at: element.offset, "'id' is missing: the name of the claim")
        continue
      }
      if claimSources.contains(where: { $0.id == id }) {
        log.report(at: element.offset, "two claims have the name '\(shown(id))'")
      }
      guard let always = element["always"] else {
        log.report(at: element.offset, "'always' is missing: what holds in every frame")
        continue
      }
      compileClaim(element, id, always)
    }
  }

  private func compileClaim(_ value: FileTree, _ id: String, _ always: FileTree) {
    let condition = value["when"].map { compile(formula($0, "'when'"), as: .truth) } ?? nil
    // As a truth first, so that mistakes are those of the formula in the file.
    guard let truth = formula(always, "'always'"), compile(truth, as: .truth) != nil else { return }
    let (source, tree) = (sources[truth], trees[truth])
    let amount = ClaimExcess(source, in: self).number(of: tree)
    guard let excess = compile(amount.number, as: .number) else { return }
    var sentence = source.text
    if let say = value["say"] {
      if let text = say.text, !text.isEmpty {
        sentence = text.hasSuffix(".") ? String(text.dropLast()) : text
      } else {
        log.refuse(say, "'say'", "a sentence")
      }
    }
    claims.append(PatternProgram.Claim(condition: condition, excess: excess))
    claimSources.append(
      ClaimSource(
        id: id, formula: source.text, sentence: sentence, offset: source.place(of: 0),
        hasAmount: amount.isAmount))
  }
}
