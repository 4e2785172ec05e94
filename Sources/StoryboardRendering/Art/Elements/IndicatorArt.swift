// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The line under the selected tab.
enum IndicatorArt {
  /// The colour of what can be tapped, light and dark.
  static let accent: StaticString = "#2f7fe0"

  static let form = ElementArt.Form.single { element, identify, _, canvas in
    let rect = element.rect
    canvas.begin(.rect)
    identify(&canvas)
    canvas.attribute(.x, rect.x)
    canvas.attribute(.y, rect.y)
    canvas.attribute(.width, rect.width)
    canvas.attribute(.height, rect.height)
    canvas.attribute(.rx, rect.height / 2)
    canvas.attribute(.fill, accent)
    canvas.end()
  }
}
