// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A dot; how opaque it is tells how near its page is.
enum PageControlArt {
  static let form = ElementArt.Form.single(
    { element, identify, context, writer in
      let rect = element.rect
      writer.begin(.circle)
      identify(&writer)
      writer.attribute(.cx, rect.x + rect.width / 2)
      writer.attribute(.cy, rect.y + rect.height / 2)
      writer.attribute(.r, rect.width / 2)
      context.fill(.ink, &writer)
      writer.end()
    }, anchor: ElementArt.middle)
}
