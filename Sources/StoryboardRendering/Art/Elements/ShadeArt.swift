// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A dark layer over the part of a picture that is below a bar.
enum ShadeArt {
  static let form = ElementArt.Form.layered(background: nil) { element, context, canvas in
    canvas.rect(element.rect) {
      $0.attribute(.fill, "#120d2c")
      $0.attribute(.fillOpacity, 0.72)
    }
  }
}
