// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The name of an artist and the number of listeners, in white at the bottom of a picture.
enum CaptionArt {
  static let form = ElementArt.Form.layered(background: nil) { element, context, canvas in
    let rect = element.rect
    let left = rect.x + 16 + context.screen.safeAreaInsets.left
    let width = rect.maxX - 16 - context.screen.safeAreaInsets.right - left
    let upper = rect.maxY - 15 - canvas.lines(22, .subheadline)
    canvas.label(
      "Nina Vale", left, upper, size: 32, as: .largeTitle, within: width, weight: 700
    ) {
      $0.attribute(.fill, "#fff")
    }
    canvas.label(
      "1,204,331 monthly listeners", left, rect.maxY - 15, size: 14, as: .subheadline, within: width
    ) {
      $0.attribute(.fill, "#fff")
      $0.attribute(.fillOpacity, 0.85)
    }
  }
}
