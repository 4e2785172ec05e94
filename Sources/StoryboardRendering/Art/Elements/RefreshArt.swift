// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// One of the eight spokes of an activity indicator; its item counts clockwise from the top.
enum RefreshArt {
  static let form = ElementArt.Form.single(
    { element, identify, context, canvas in
      let rect = element.rect
      let radius = rect.width / 2
      let width = 0.22 * radius
      let angle = 45 * (Int(element.id.item) & 7)
      canvas.begin(.g)
      identify(&canvas)
      canvas.frame(rect)
      canvas.begin(.rect)
      canvas.attribute(.x, rect.x + radius - width / 2)
      canvas.attribute(.y, rect.y)
      canvas.attribute(.width, width)
      canvas.attribute(.height, 0.56 * radius)
      canvas.attribute(.rx, width / 2)
      if angle > 0 {
        canvas.attribute(.transform) { bytes in
          let format = DecimalFormat(decimals: 2)
          bytes.append("rotate(")
          bytes.append(decimal: angle)
          bytes.append(" ")
          format.append(rect.x + radius, to: &bytes)
          bytes.append(" ")
          format.append(rect.y + radius, to: &bytes)
          bytes.append(")")
        }
      }
      context.fill(.secondaryLabel, &canvas)
      canvas.end()
      canvas.end()
    }, anchor: ElementArt.center)
}
