// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What lies over a map behind a sheet: black, as dark as the element's content is opaque.
enum DimmingArt {
  static let form = ElementArt.Form.layered(
    background: { element, _, canvas in canvas.frame(element.rect) },
    content: { element, context, canvas in
      canvas.rect(element.rect) { $0.attribute(.fill, "#000") }
    })
}
