// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import PatternFiles
import ScrollCore

/// Writes the rules of a pattern file as plain Swift.
///
/// The result is one value type without imports that computes the same numbers as a run of the file, to the last bit.
package struct SwiftGenerator {
  let outline: PatternOutline
  /// What parts of the file are called.
  package let names: SwiftNames
  /// The events that the rules need.
  package let events: SwiftEvents
  let comments: SourceComments
  var expressions: SwiftExpression
  /// What formulas use, each once.
  let references: [OutlineReference]

  /// Makes a generator.
  ///
  /// - Parameters:
  ///   - outline: The variant of the file.
  ///   - bytes: The file, whose comments are kept.
  package init(_ outline: PatternOutline, _ bytes: [UInt8]) {
    self.outline = outline
    names = SwiftNames(outline)
    events = SwiftEvents(outline)
    comments = SourceComments(bytes)
    expressions = SwiftExpression(outline, names)
    var references: [OutlineReference] = []
    for formula in outline.rules {
      for use in outline.uses(of: formula) where !references.contains(use) {
        references.append(use)
      }
    }
    self.references = references
  }

  /// The whole file.
  ///
  /// - Parameter command: How it was made, for the comment at its beginning.
  package mutating func text(madeBy command: String) -> String {
    var body = SwiftText()
    body.block("struct \(names.type)") { text in
      handedOver(&text)
      parameters(&text)
      states(&text)
      begin(&text)
      eventMethods(&text)
      sheets(&text)
      nests(&text)
      values(&text)
      elements(&text)
      views(&text)
      supportTypes(&text)
      host(&text)
    }
    var file = SwiftText()
    file.comment(heading(madeBy: command), "//")
    file.line("")
    file.comment(
      outline.summary.isEmpty ? "\(outline.title)." : "\(outline.title): \(outline.summary)")
    file.comment("\nVariant `\(outline.variant.id)`: \(outline.variant.title).")
    file.text(body.lines.joined(separator: "\n"))
    let texts = SwiftHelper.allCases.filter(expressions.helpers.contains)
      .map { $0.text(in: names.type) }
    let core = CoreExtract(for: body.lines + texts).text
    for text in texts + (core.isEmpty ? [] : [core]) {
      file.line("")
      file.text(text)
    }
    return file.lines.joined(separator: "\n") + "\n"
  }

  private func heading(madeBy command: String) -> String {
    """
    Made by `\(command)`: change the pattern file, not this one.

    Lengths are points, speeds points per second, times seconds. Formulas compute what the file's compute in a run, \
    to the last bit. Where a run would end with FORMULA, this code does what Swift does: a division by 0 gives infinity, \
    an index outside its list traps, and limits of clamp in the wrong order fail an assertion.
    """
  }

  // MARK: Shared by the parts

  /// Appends a heading within the type.
  func mark(_ title: String, _ text: inout SwiftText) {
    text.gap()
    text.line("// MARK: \(title)")
    text.line("")
  }

  /// The comment that the file has at a place, or another one.
  func document(_ name: PatternOutline.Name, _ otherwise: String, _ text: inout SwiftText) {
    let comment = comments.comment(at: name.offset)
    let sentences = [comment, otherwise.isEmpty ? nil : otherwise].compactMap { $0 }
    guard !sentences.isEmpty else { return }
    text.comment(
      sentences.joined(separator: "\n\n").split(separator: "\n\n").joined(separator: "\n"))
  }

  /// What a type of formulas is called in Swift.
  func swiftType(_ type: FormulaType) -> String {
    switch type {
    case .number: "Double"
    case .truth: "Bool"
    case .word(let options): names.words[options]?.name ?? "Int"
    }
  }

  /// A formula of the program as it stands in the type.
  package func text(of formula: Int) -> String {
    var expressions = expressions
    return expressions.formula(formula)
  }

  /// Parameters, with `on host: some Host` behind them if methods have it.
  func signature(_ parameters: [String]) -> [String] {
    parameters + (events.needsHost ? ["on host: some Host"] : [])
  }

  /// The argument for the host, if methods have it.
  var hostArgument: String { events.needsHost ? "on: host" : "" }
}
