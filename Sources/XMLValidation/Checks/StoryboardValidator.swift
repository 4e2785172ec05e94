// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ContentDigest

/// Validates storyboards: well-formedness, their schema, and checks beyond it.
///
/// The schemas are compiled once per process, at their first use. Several threads may use a
/// validator concurrently.
package struct StoryboardValidator: Sendable {
  private let needsChecksum: Bool
  private let content: (@Sendable () -> WrittenContent)?

  /// Makes a validator; costs nothing.
  ///
  /// - Parameters:
  ///   - needsChecksum: Whether a file must end with the checksum of the bytes before it, as it was written.
  ///   - content: What the writer puts into pages; it is requested when there is a page. Nil skips
  ///     the scripts, digests
  ///     and security policies of pages unread.
  package init(
    needsChecksum: Bool = false, pages content: (@Sendable () -> WrittenContent)? = nil
  ) {
    self.needsChecksum = needsChecksum
    self.content = content
  }

  /// Validates a standalone animated SVG.
  ///
  /// - Parameters:
  ///   - svg: The whole file.
  ///   - name: Name for the findings; nothing is opened by it.
  /// - Returns: The findings by line; empty if all is well.
  /// - Complexity: Linear in the size of the file; about 50 MB a second.
  package func validate(svg: [UInt8], name: String) -> [XMLDiagnostic] {
    validate(svg, name: name, as: .svg)
  }

  /// Validates a page: XHTML that is HTML too, with drawings inside.
  ///
  /// - Parameters:
  ///   - page: The whole file.
  ///   - name: Name for the findings; nothing is opened by it.
  /// - Returns: The findings by line; empty if all is well.
  package func validate(page: [UInt8], name: String) -> [XMLDiagnostic] {
    validate(page, name: name, as: .page)
  }

  /// Validates any file: storyboard SVGs and pages by their root element, others as XML only.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - name: Name for the findings; nothing is opened by it.
  /// - Returns: The findings by line. A file that is neither of the two has at least a note that
  ///   says so.
  package func validate(fileOfUnknownKind bytes: [UInt8], name: String) -> [XMLDiagnostic] {
    XMLArena.scope { validateUnknown(bytes, name: name) }
  }

  private func validateUnknown(_ bytes: [UInt8], name: String) -> [XMLDiagnostic] {
    do {
      let document = try XMLDocument(bytes, name: name, doctype: .withSubset)
      switch (document.rootName, document.rootNamespace) {
      case ("svg", StoryboardKind.svgNamespace): return validate(document, bytes, as: .svg)
      case ("html", StoryboardKind.htmlNamespace): return validate(document, bytes, as: .page)
      default:
        let note = XMLDiagnostic(
          file: name, line: 0, severity: .note,
          message: DiagnosticSink.clean(
            "root element \(document.rootName.prefix(100)) is neither a storyboard SVG nor a page: "
              + "only well-formedness was checked"))
        return document.warnings + [note]
      }
    } catch {
      return error.diagnostics
    }
  }

  private func validate(
    _ bytes: [UInt8], name: String, as kind: StoryboardKind
  ) -> [XMLDiagnostic] {
    if kind == .svg, isInOrder(drawing: bytes, name: name) { return [] }
    return XMLArena.scope {
      do throws(XMLFindings) {
        return validate(try XMLDocument(bytes, name: name), bytes, as: kind)
      } catch {
        return error.diagnostics
      }
    }
  }

  /// Whether there is nothing to find in a drawing, decided with what is known of tags in drawings before it.
  ///
  /// Whatever there is to find is found once more in the whole tree, which has words for it.
  private func isInOrder(drawing bytes: [UInt8], name: String) -> Bool {
    guard let structure = StoryboardSchemas.structure else { return false }
    return structure.withPass { pass, tags in
      XMLArena.scope {
        guard let document = DrawingHandlers.document(bytes, name: name, following: &pass),
          document.warnings.isEmpty, document.subsetPosition == nil, pass.isAccepted
        else { return false }
        let sink = DiagnosticSink(file: name)
        StoryboardChecks.run(
          document, as: .svg, sink: sink, tags: tags, leftOut: pass.leftOut)
        checkContent(of: document, bytes, as: .svg, sink)
        return sink.count == 0
      }
    }
  }

  private func validate(
    _ document: borrowing XMLDocument, _ bytes: [UInt8], as kind: StoryboardKind
  ) -> [XMLDiagnostic] {
    let sink = DiagnosticSink(file: document.name)
    if let position = document.subsetPosition {
      // Nothing more: reading values would expand the entities that the subset defines.
      sink.add(line: position.line, column: position.column, "internal subset not accepted")
      return sink.finish()
    }
    // Only libxml2 has words for a fault, and only for a fault are its schemas worth their compilation.
    if StoryboardSchemas.structure?.accept(document, asIncluded: kind == .svg) != true {
      switch kind == .svg ? StoryboardSchemas.svg : StoryboardSchemas.page {
      case .success(let schema): schema.validate(document, into: sink)
      case .failure(let findings): return findings.diagnostics
      }
    }
    StoryboardChecks.run(document, as: kind, sink: sink)
    checkContent(of: document, bytes, as: kind, sink)
    return document.warnings + sink.finish()
  }

  private func checkContent(
    of document: borrowing XMLDocument, _ bytes: [UInt8], as kind: StoryboardKind,
    _ sink: DiagnosticSink
  ) {
    if kind == .page, let content, let root = document.root {
      bytes.withUnsafeBufferPointer { all in
        let bytes = UnsafeBufferPointer(rebasing: all.dropLast(FileChecksum.count(in: bytes)))
        var checks = PageContentChecks(bytes, written: content(), sink: sink)
        checks.run(root: root)
      }
    }
    guard needsChecksum else { return }
    switch FileChecksum.state(of: bytes) {
    case .intact: break
    case .altered:
      sink.add(
        line: 0, "altered after it was written: its last line is the checksum of other bytes")
    case .missing:
      sink.add(line: 0, "no checksum in its last line, with which each file is written")
    }
  }
}
