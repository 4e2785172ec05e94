// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

/// The checks of a storyboard file that a schema cannot express.
///
/// Ids are unique and every reference resolves; values with a grammar are well-formed; the lists of
/// SMIL animations match; style sheets parse, their keyframes increase from 0 % to 100 %, and rules
/// and elements refer to each other. One walk over the tree, linear in its size.
enum StoryboardChecks {
  /// - Parameters:
  ///   - document: The document.
  ///   - kind: What it is.
  ///   - sink: Takes the findings.
  ///   - tags: The start tags that the document may be without the attributes of.
  ///   - leftOut: Those with classes of elements that are not in the tree.
  static func run(
    _ document: borrowing XMLDocument, as kind: StoryboardKind, sink: DiagnosticSink,
    tags: KnownTags? = nil, leftOut: [Int] = []
  ) {
    guard let root = document.root else { return }
    checkDoctype(document.pointer, kind, sink)
    if kind == .svg { checkSize(of: root, sink) }
    var walk = DocumentWalk(kind: kind, sink: sink, tags: tags, leftOut: leftOut)
    walk.run(document.pointer, root: root)
    for reference in walk.facts.references {
      let name = reference.attribute.pointee.name
      guard let target = walk.facts.identifiers[reference.id] else {
        sink.add(
          at: reference.node,
          "\(string(name)) refers to \"\(reference.id.text)\", which no element has as its id")
        continue
      }
      // Engines differ for an invalid clip: some hide everything, some nothing.
      if !target.isNamed("clipPath"), xmlStrcmp(name, "clip-path") == 0 {
        sink.add(
          at: reference.node,
          "clip-path refers to \"\(reference.id.text)\", which is a \(target.localName), not a clipPath"
        )
      }
    }
    var styles = StylesheetChecks(kind: kind, sink: sink)
    styles.run(walk.facts)
  }

  private static func checkDoctype(
    _ document: xmlDocPtr, _ kind: StoryboardKind, _ sink: DiagnosticSink
  ) {
    let subset = xmlGetIntSubset(document)
    switch kind {
    case .svg:
      if subset != nil { sink.add(line: 1, "a storyboard SVG has no document type declaration") }
    case .page:
      guard let subset, string(subset.pointee.name) == "html", subset.pointee.ExternalID == nil,
        subset.pointee.SystemID == nil
      else {
        sink.add(line: 1, "a page begins with <!DOCTYPE html>, without identifiers")
        return
      }
    }
  }

  /// A drawing is shown at one scale along both axes, from the corner of its view box.
  private static func checkSize(of root: xmlNodePtr, _ sink: DiagnosticSink) {
    func number(_ name: String) -> Double? {
      root.attribute(name).flatMap { text in
        var text = text
        return text.withUTF8(ValueSyntax.number)
      }
    }
    let box = (root.attribute("viewBox") ?? "").split(separator: " ").compactMap { text in
      var text = String(text)
      return text.withUTF8(ValueSyntax.number)
    }
    guard box.count == 4 else { return }
    if box[0] != 0 || box[1] != 0 {
      sink.add(at: root, "viewBox: begins with \(box[0]) \(box[1]), not 0 0")
    }
    guard let width = number("width"), let height = number("height") else { return }
    guard width > 0, height > 0 else {
      return sink.add(at: root, "width and height are above 0")
    }
    // Each is rounded to a hundredth.
    let difference = abs(width * box[3] - height * box[2])
    if difference > 0.006 * (width + height + box[2] + box[3]) {
      sink.add(
        at: root,
        "width=\"\(width)\" height=\"\(height)\": another shape than that of the viewBox, \(box[2]) by \(box[3])"
      )
    }
  }
}
