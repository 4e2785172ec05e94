// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A plain surface, for kinds without a drawing.
enum CardArt {
  static let form = ElementArt.Form.layered(
    background: { element, context, canvas in
      canvas.rect(element.rect) { context.fill(.paper, &$0) }
    }, content: nil)
}
