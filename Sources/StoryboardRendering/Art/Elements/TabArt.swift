// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The title of a tab, centred.
enum TabArt {
  static let form = ElementArt.Form.single { element, identify, context, canvas in
    let rect = element.rect
    canvas.begin(.g)
    identify(&canvas)
    canvas.frame(rect)
    canvas.label(
      SamplePosts.title(ofTab: Int(element.id.item)), rect.x + rect.width / 2,
      rect.y + rect.height / 2 + 5, size: 15, as: .subheadline, within: rect.width, weight: 600,
      anchor: .center
    ) { context.fill(.label, &$0) }
    canvas.end()
  }
}
