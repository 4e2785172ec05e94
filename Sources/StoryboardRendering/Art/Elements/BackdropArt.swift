// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The background of the window, where no element covers it.
enum BackdropArt {
  static let form = ElementArt.Form.single { element, identify, context, canvas in
    canvas.rect(element.rect) {
      identify(&$0)
      context.fill(.paper, &$0)
    }
  }
}
