// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The colour of the window, where no element lies above it.
enum BackdropArt {
  static let form = ElementArt.Form.single { element, identify, context, canvas in
    canvas.rect(element.rect) {
      identify(&$0)
      context.fill(.paper, &$0)
    }
  }
}
