// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// A pattern file as it was read, before one of its variants is compiled.
package struct PatternFile: Sendable {
  /// The name by which scenarios call it.
  package let id: String
  /// What a person calls it.
  package let title: String
  /// One sentence that describes it.
  package let summary: String
  /// Its variants; one with the name `main` if the file has none.
  package let variants: [FileVariant]
  /// The file, in UTF-8.
  let source: [UInt8]
  private let tree: FileTree
  private let images: ImageLibrary

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file, in UTF-8.
  ///   - load: Reads an image by its path from the file's folder; without it no image is read.
  package init(
    _ bytes: [UInt8], images load: ((String) throws -> [UInt8])? = nil
  ) throws(InvalidPatternFile) {
    let tree: FileTree
    do {
      tree = try FileTree(json5: bytes)
    } catch {
      throw InvalidPatternFile(
        errors: [
          PatternFileError(
            offset: error.offset, message: error.message, reference: error.reference)
        ])
    }
    let log = PatternFileLog()
    let header = Header(tree, log)
    try log.throwErrors()
    source = bytes
    self.tree = tree
    images = load.map { ImageLibrary(tree, load: $0) } ?? ImageLibrary()
    (id, title, summary) = (header.id, header.title, header.summary)
    variants = header.variants
  }

  /// Compiles a variant by itself.
  ///
  /// - Parameters:
  ///   - variant: Its index.
  ///   - listLengths: How many numbers parameters have that are lists, by their names, where it is not as many as the
  ///     file gives them.
  package func compile(
    variant: Int, listLengths: [String: Int] = [:]
  ) throws(InvalidPatternFile) -> CompiledPattern {
    try compile(variant: variant, listLengths: listLengths, after: [], layers: LayerTable())
  }

  /// Compiles a variant.
  ///
  /// - Parameters:
  ///   - variant: Its index.
  ///   - listLengths: How many numbers parameters have that are lists, by their names, where it is not as many as the
  ///     file gives them.
  ///   - earlier: The variants before it, whose elements keep their numbers.
  ///   - layers: The layers that variants have.
  func compile(
    variant: Int, listLengths: [String: Int], after earlier: [CompiledPattern],
    layers: LayerTable
  ) throws(InvalidPatternFile) -> CompiledPattern {
    let log = PatternFileLog()
    let builder = try builder(
      variant: variant, log, listLengths: listLengths, after: earlier, layers: layers)
    let result = builder.build()
    try log.throwErrors()
    return result
  }

  /// What compiles a variant.
  func builder(
    variant: Int, _ log: PatternFileLog, listLengths: [String: Int] = [:],
    after earlier: [CompiledPattern] = [], layers: LayerTable = LayerTable()
  ) throws(InvalidPatternFile) -> ProgramBuilder {
    let tree = RoleReadings.added(to: changedTree(variants[variant], log))
    try log.throwErrors()
    return ProgramBuilder(
      tree, log, listLengths: listLengths, after: earlier, layers: layers,
      images: images)
  }

  /// The file as a variant has it.
  private func changedTree(_ variant: FileVariant, _ log: PatternFileLog) -> FileTree {
    var changes = variant.changes
    // Circles are refused where the variants are read.
    var used = variant
    while let base = variants.first(where: { $0.id == used.base }) {
      changes = base.changes + changes
      used = base
    }
    var tree = tree
    let parsed = changes.compactMap { change -> VariantChange? in
      guard let path = VariantPath(change.path) else {
        log.report(at: change.offset, "'\(shown(change.path))' is not a path")
        return nil
      }
      return VariantChange(path: path, value: change.value)
    }
    do throws(VariantChange.Failure) {
      try VariantChange.apply(parsed, to: &tree)
    } catch {
      log.report(at: variant.changes.first?.offset ?? tree.offset, error.message)
    }
    return tree
  }

  /// What a file says about itself and its variants.
  private struct Header {
    var id = ""
    var title = ""
    var summary = ""
    var variants: [FileVariant] = []

    init(_ tree: FileTree, _ log: PatternFileLog) {
      guard log.checkKeys(tree, .file) else { return }
      if tree["version"]?.content != .number(1) {
        log.report(at: tree["version"]?.offset ?? tree.offset, "'version' must be 1")
      }
      id = text("id", of: tree, log) ?? ""
      let isWellFormed =
        id.first.map { $0.isASCII && $0.isLowercase } ?? false
        && id.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
      if !id.isEmpty, !isWellFormed {
        log.report(
          at: tree["id"]?.offset ?? 0,
          "'id' must begin with a lowercase letter, and may go on with lowercase letters, digits and '-'"
        )
      }
      title = text("title", of: tree, log) ?? id
      summary = text("summary", of: tree, log, isRequired: false) ?? ""
      variants = Self.variants(of: tree, log)
    }

    private func text(
      _ key: String, of tree: FileTree, _ log: PatternFileLog, isRequired: Bool = true
    ) -> String? {
      guard let value = tree[key] else {
        if isRequired { log.report(at: tree.offset, "'\(key)' is missing") }
        return nil
      }
      guard let text = value.text, !text.isEmpty else {
        log.refuse(value, "'\(key)'", "a text")
        return nil
      }
      return text
    }

    /// What breaks on purpose says so: a variant of one's own is judged like every other.
    private static func isFixed(_ value: FileTree?, _ log: PatternFileLog) -> Bool {
      guard let value else { return true }
      guard case .flag(let flag) = value.content else {
        log.refuse(value, "'fixed'", "true or false")
        return true
      }
      return flag
    }

    /// Whether a variant uses itself, directly or through others.
    private static func isCircle(from id: String, _ variants: [FileVariant]) -> Bool {
      var used = variants.first { $0.id == id }
      for _ in variants {
        used = variants.first { $0.id == used?.base }
        if used?.id == id { return true }
      }
      return false
    }

    private static func variants(of tree: FileTree, _ log: PatternFileLog) -> [FileVariant] {
      let main = FileVariant(
        id: "main", title: "Main", summary: "", isFixed: true, base: nil, changes: [])
      guard let value = tree["variants"] else { return [main] }
      guard let members = value.members, !members.isEmpty else {
        log.refuse(value, "'variants'", "an object with a variant")
        return [main]
      }
      let result = members.map { member in
        log.checkKeys(member.value, .variant)
        return FileVariant(
          id: member.key, title: member.value["title"]?.text ?? member.key,
          summary: member.value["summary"]?.text ?? "",
          isFixed: isFixed(member.value["fixed"], log),
          base: member.value["use"]?.text,
          changes: (member.value["set"]?.members ?? []).map { ($0.key, $0.offset, $0.value) })
      }
      for member in members {
        guard let use = member.value["use"] else { continue }
        let others = members.map(\.key).filter { $0 != member.key }
        guard let name = use.text, others.contains(name) else {
          log.report(
            at: use.offset,
            UnknownWord.message("variant", found: use.word, words: others))
          continue
        }
        if isCircle(from: member.key, result) {
          log.report(at: use.offset, "the variant '\(shown(member.key))' uses itself")
        }
      }
      return result
    }
  }
}
