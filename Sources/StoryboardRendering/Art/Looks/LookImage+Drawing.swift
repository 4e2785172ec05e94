// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ContentDigest
import ScrollCore

extension LookImage {
  /// Draws the image over a rectangle with round corners: what is longer than that is cut.
  ///
  /// - Parameter look: How the image fills it, and which part of a longer or shorter image is where.
  func draw(
    in rect: Rect, radius: Double, _ look: ElementLook, _ context: ArtContext,
    on canvas: inout Canvas
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    canvas.resources.looks.insert(self)
    canvas.clipped(to: rect, radius, context) { rect, canvas in
      let scale = scale(look.contentMode, in: rect)
      let x = (rect.width - size.width * scale.x) / 2
      let spare = rect.height - size.height * scale.y
      let y =
        switch look.placement {
        case .top: 0.0
        case .center: spare / 2
        case .bottom: spare
        }
      let isMirroring = canvas.isMirroring
      canvas.begin(.g)
      canvas.attribute(.transform) { bytes in
        let format = DecimalFormat(decimals: 2)
        bytes.append("translate(")
        format.append(isMirroring ? rect.width - x : x, to: &bytes)
        bytes.append(" ")
        format.append(y, to: &bytes)
        bytes.append(")scale(")
        let factor = DecimalFormat(decimals: 6)
        if isMirroring || scale.x != scale.y {
          factor.append(isMirroring ? -scale.x : scale.x, to: &bytes)
          bytes.append(" ")
        }
        factor.append(scale.y, to: &bytes)
        bytes.append(")")
      }
      canvas.begin(.use)
      canvas.attribute(
        context.isStyled ? .href : .xlinkHref, text: "#\(context.definitionPrefix)\(name)")
      canvas.end()
      canvas.end()
    }
  }

  /// How many points each pixel has along both axes.
  private func scale(_ mode: ElementLook.ContentMode, in rect: Rect) -> (x: Double, y: Double) {
    let (across, down) = (rect.width / size.width, rect.height / size.height)
    switch mode {
    case .fill:
      let scale = max(across, down)
      return (scale, scale)
    case .fit:
      let scale = min(across, down)
      return (scale, scale)
    case .stretch: return (across, down)
    }
  }

  /// Writes the image in its own size, as a child of a `<defs>`.
  func writeDefinition(_ context: ArtContext, on canvas: inout Canvas) {
    canvas.begin(.image)
    canvas.attribute(.id, text: context.definitionPrefix + name)
    canvas.attribute(.width, size.width)
    canvas.attribute(.height, size.height)
    canvas.attribute(context.isStyled ? .href : .xlinkHref) { bytes in
      bytes.append("data:")
      bytes.append(mediaType)
      bytes.append(";base64,")
      bytes.append(text: Base64.text(of: self.bytes))
    }
    canvas.end()
  }

  private var mediaType: StaticString {
    switch format {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .svg: "image/svg+xml"
    }
  }
}
