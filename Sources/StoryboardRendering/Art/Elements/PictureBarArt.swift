// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The back button and a menu button, both round, on a picture; its content is the small title.
enum PictureBarArt {
  static let form = ElementArt.Form.layered(background: buttons, content: title)

  private static let buttons: ElementArt.Draw = { element, context, canvas in
    canvas.frame(element.rect)
    let left = element.rect.x + 30 + context.screen.safeAreaInsets.left
    let right = element.rect.maxX - 30 - context.screen.safeAreaInsets.right
    let center = Canvas.buttonCenterY(in: element.rect)
    for x in [left, right] {
      canvas.circle(x, center, radius: 15) {
        $0.attribute(.fill, "#0d0a22")
        $0.attribute(.fillOpacity, 0.5)
      }
    }
    canvas.icon("M5 0 6.6 1.6 3 7l3.6 5.4L5 14 0 7z", left - 4, center - 7) {
      $0.attribute(.fill, "#fff")
    }
    canvas.icon("M0 0h3v3H0zM6 0h3v3H6zM12 0h3v3h-3z", right - 7.5, center - 1.5) {
      $0.attribute(.fill, "#fff")
    }
  }

  private static let title: ElementArt.Draw = { element, _, canvas in
    canvas.barTitle("Nina Vale", in: element.rect) { $0.attribute(.fill, "#fff") }
  }
}
