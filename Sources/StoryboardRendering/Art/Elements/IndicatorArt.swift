// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The line under the selected tab.
enum IndicatorArt {
  /// The colour of what can be tapped, light and dark.
  static let accent: StaticString = "#2f7fe0"

  static let form = ElementArt.Form.single { element, identify, _, writer in
    let rect = element.rect
    writer.begin(.rect)
    identify(&writer)
    writer.attribute(.x, rect.x)
    writer.attribute(.y, rect.y)
    writer.attribute(.width, rect.width)
    writer.attribute(.height, rect.height)
    writer.attribute(.rx, rect.height / 2)
    writer.attribute(.fill, accent)
    writer.end()
  }
}
