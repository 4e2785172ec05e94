// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A dot; its opacity shows how near its page is.
enum PageControlArt {
  static let form = ElementArt.Form.single(
    { element, identify, context, canvas in
      let rect = element.rect
      canvas.begin(.circle)
      identify(&canvas)
      canvas.attribute(.cx, rect.x + rect.width / 2)
      canvas.attribute(.cy, rect.y + rect.height / 2)
      canvas.attribute(.r, rect.width / 2)
      context.fill(.label, &canvas)
      canvas.end()
    }, anchor: ElementArt.center)
}
