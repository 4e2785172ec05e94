// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The background of a bar; its content is the hairline that appears once content scrolls below it.
enum BarBackgroundArt {
  static let form = ElementArt.Form.layered(
    background: { element, context, canvas in
      canvas.rect(element.rect) {
        context.fill(.paper, &$0)
        $0.attribute(.fillOpacity, 0.97)
      }
    },
    content: { element, context, canvas in
      let rect = element.rect
      canvas.rect(Rect(rect.x, rect.maxY - 0.5, rect.width, 0.5)) { context.fill(.line, &$0) }
    })
}
