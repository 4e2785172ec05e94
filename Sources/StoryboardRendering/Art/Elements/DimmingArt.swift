// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The dimming over a map behind a sheet: black, with the opacity of the element's content.
enum DimmingArt {
  static let form = ElementArt.Form.layered(
    background: { element, _, canvas in canvas.frame(element.rect) },
    content: { element, context, canvas in
      canvas.rect(element.rect) { $0.attribute(.fill, "#000") }
    })
}
