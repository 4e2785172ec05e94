// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// What the looks of a document need once: style rules for dark colours, gradients, and clips with round corners.
///
/// Names follow from what they stand for, and the lists are in the order of first use.
struct LookResources: Sendable {
  /// A rectangle at the origin that pictures are cut to, in hundredths of a point.
  struct Clip: Hashable {
    var width, height, corner: Int

    init(_ size: Size, corner: Double) {
      width = Int((size.width * 100).rounded())
      height = Int((size.height * 100).rounded())
      self.corner = Int((corner * 100).rounded())
    }

    /// The id without the document's prefix.
    var id: String { "k\(width)-\(height)-\(corner)" }
  }

  /// A blur, in hundredths of a point.
  struct Blur: Hashable {
    var deviation: Int

    /// The id without the document's prefix.
    var id: String { "b\(deviation)" }
  }

  private(set) var paints: [LookPaint] = []
  private(set) var gradients: [ElementLook.Gradient] = []
  private(set) var clips: [Clip] = []
  private(set) var blurs: [Blur] = []
  private(set) var images: [LookImage] = []

  /// Whether nothing has to be defined.
  var hasDefinitions: Bool {
    !gradients.isEmpty || !clips.isEmpty || !blurs.isEmpty || !images.isEmpty
  }

  /// Adds a colour.
  mutating func insert(_ paint: LookPaint) { Self.insert(paint, into: &paints) }

  /// Adds a gradient.
  mutating func insert(_ gradient: ElementLook.Gradient) { Self.insert(gradient, into: &gradients) }

  /// Adds a clip.
  mutating func insert(_ clip: Clip) { Self.insert(clip, into: &clips) }

  /// Adds a blur.
  mutating func insert(_ blur: Blur) { Self.insert(blur, into: &blurs) }

  /// Adds an image.
  mutating func insert(_ image: LookImage) { Self.insert(image, into: &images) }

  /// Adds the resources of another drawing.
  mutating func formUnion(_ other: Self) {
    for paint in other.paints { insert(paint) }
    for gradient in other.gradients { insert(gradient) }
    for clip in other.clips { insert(clip) }
    for blur in other.blurs { insert(blur) }
    for image in other.images { insert(image) }
  }

  private static func insert<Element: Equatable>(_ new: Element, into list: inout [Element]) {
    if !list.contains(new) { list.append(new) }
  }

  /// Appends the style rules for the dark appearance.
  func appendDarkRules(scope: String = "", to css: inout ByteText) {
    for paint in paints { paint.appendDarkRule(scope: scope, to: &css) }
  }

  /// Writes the definitions, as children of a `<defs>`.
  ///
  /// - Parameter context: The context of the drawings.
  func writeDefinitions(_ context: ArtContext, on canvas: inout Canvas) {
    for gradient in gradients {
      canvas.begin(.linearGradient)
      canvas.attribute(.id, text: context.definitionPrefix + gradient.id)
      if !gradient.isHorizontal {
        canvas.attribute(.x2, 0)
        canvas.attribute(.y2, 1)
      }
      for (offset, color) in [(0.0, gradient.from), (1, gradient.to)] {
        canvas.begin(.stop)
        canvas.attribute(.offset, offset)
        context.paint(color, .stop, &canvas)
        canvas.end()
      }
      canvas.end()
    }
    for blur in blurs {
      canvas.begin(.filter)
      canvas.attribute(.id, text: context.definitionPrefix + blur.id)
      canvas.begin(.feGaussianBlur)
      canvas.attribute(.stdDeviation, Double(blur.deviation) / 100)
      canvas.end()
      canvas.end()
    }
    for image in images { image.writeDefinition(context, on: &canvas) }
    for clip in clips {
      canvas.begin(.clipPath)
      canvas.attribute(.id, text: context.definitionPrefix + clip.id)
      canvas.begin(.rect)
      canvas.attribute(.width, Double(clip.width) / 100)
      canvas.attribute(.height, Double(clip.height) / 100)
      if clip.corner > 0 { canvas.attribute(.rx, Double(clip.corner) / 100) }
      canvas.end()
      canvas.end()
    }
  }
}

extension ElementLook.Gradient {
  /// The id without the document's prefix.
  var id: String {
    var text = ByteText()
    text.append(isHorizontal ? "gh" : "gv")
    for color in [from, to] {
      let (light, dark, opacity) = color.components
      text.append("-")
      LookPaint.append(light, to: &text)
      text.append("-")
      LookPaint.append(dark, to: &text)
      text.append("-")
      text.append(decimal: Int((opacity * 255).rounded()))
    }
    return text.string
  }
}
