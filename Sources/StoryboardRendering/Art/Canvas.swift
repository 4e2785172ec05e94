// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What drawings draw on: it writes their markup, and holds the state that they share.
///
/// The markup writer knows elements and attributes alone. Fonts that are fitted to larger text, mirroring, and the
/// resources that a document has to define are here.
struct Canvas: ~Copyable {
  /// Writes the markup.
  var writer: MarkupWriter
  /// The resources that drawings have used so far.
  var resources: DrawingResources
  /// How text is set in a drawing that is scaled up for large text; nil where it has its default sizes.
  var textFit: TextFit?
  /// Whether drawings lie in a group that mirrors, so that they mirror text and pictures back.
  var isMirroring = false

  /// Makes a canvas that continues the markup of a writer.
  init(_ writer: consuming MarkupWriter, resources: DrawingResources = DrawingResources()) {
    self.writer = writer
    self.resources = resources
  }

  /// Writes what other drawings of the document may contain as well.
  ///
  /// Where repeated markup is collected, a reference is written instead.
  ///
  /// - Parameter draw: Writes whole elements without ids, which look the same at any position.
  mutating func repeatable(_ draw: (inout Canvas) -> Void) {
    guard resources.repeats != nil else { return draw(&self) }
    writer.endStartTag()
    let start = writer.count
    draw(&self)
    guard
      let number = writer.buffer.withBytes(from: start, { resources.repeats?.number(of: $0) })
    else { return }
    writer.buffer.truncate(to: start)
    // The collected markup is already mirrored back.
    writer.begin(.use)
    writer.attribute(.href) { bytes in
      bytes.append("#")
      bytes.append(RepeatedMarkup.letter)
      bytes.append(decimal: number)
    }
    writer.end()
  }
}

extension MarkupWriter {
  /// Draws on a canvas that continues the markup of this writer.
  ///
  /// - Parameters:
  ///   - resources: The resources of the document; those that the drawing uses are added.
  ///   - draw: Draws.
  mutating func withCanvas(
    _ resources: inout DrawingResources, _ draw: (inout Canvas) -> Void
  ) {
    // Moved there and back, so that nothing is copied.
    var canvas = Canvas(
      exchange(&self, with: MarkupWriter(capacity: 0)),
      resources: exchange(&resources, with: DrawingResources()))
    draw(&canvas)
    resources = canvas.resources
    self = canvas.writer
  }
}

// MARK: - Markup

// Functions that add attributes, and functions with a closure, are inlined into their callers, as in the writer.
extension Canvas {
  /// Begins an element; see `MarkupWriter`.
  mutating func begin(_ name: ElementName) { writer.begin(name) }

  /// Ends the innermost open element.
  mutating func end() { writer.end() }

  /// Adds an attribute whose value is a literal without characters to escape.
  @inline(__always)
  mutating func attribute(_ name: AttributeName, _ value: StaticString) {
    writer.attribute(name, value)
  }

  /// Adds an attribute; the value is escaped.
  @inline(__always)
  mutating func attribute(_ name: AttributeName, text value: String) {
    writer.attribute(name, text: value)
  }

  /// Adds an attribute that is a number.
  @inline(__always)
  mutating func attribute(_ name: AttributeName, _ value: Double) {
    writer.attribute(name, value)
  }

  /// Adds an attribute whose value the closure appends; it must not need escaping.
  @inline(__always)
  mutating func attribute(_ name: AttributeName, _ append: (inout ByteText) -> Void) {
    writer.attribute(name, append)
  }

  /// Adds path data that the closure builds.
  @inline(__always)
  mutating func path(_ build: (inout PathData) -> Void) { writer.path(build) }

  /// Adds character data; it is escaped.
  mutating func text(_ text: String) { writer.text(text) }

  /// Adds character data that is a literal; it is escaped.
  mutating func text(_ text: StaticString) { writer.text(text) }

  /// Adds character data.
  mutating func text(_ text: LabelText) {
    switch text {
    case .literal(let literal): writer.text(literal)
    case .string(let string): writer.text(string)
    }
  }

  /// Adds content that the closure appends; it must not need escaping.
  @inline(__always)
  mutating func raw(_ append: (inout ByteText) -> Void) { writer.raw(append) }
}
