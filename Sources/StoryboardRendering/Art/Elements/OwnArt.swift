// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// What a pattern file describes: a box, and texts, symbols and pictures in it.
enum OwnArt {
  static let form = ElementArt.Form.layered(
    background: nil, content: content, anchor: ElementArt.center)

  private static let content: ElementArt.Draw = { element, context, canvas in
    guard let look = element.look else { return }
    LookDrawing(element, context).draw(look, on: &canvas)
  }
}
