// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// One spoke of a wheel of eight; its item counts clockwise from the top.
enum RefreshArt {
  static let form = ElementArt.Form.single(
    { element, identify, context, writer in
      let rect = element.rect
      let radius = rect.width / 2
      let width = 0.22 * radius
      let turn = 45 * (Int(element.id.item) & 7)
      writer.begin(.g)
      identify(&writer)
      writer.frame(rect)
      writer.begin(.rect)
      writer.attribute(.x, rect.x + radius - width / 2)
      writer.attribute(.y, rect.y)
      writer.attribute(.width, width)
      writer.attribute(.height, 0.56 * radius)
      writer.attribute(.rx, width / 2)
      if turn > 0 {
        writer.attribute(.transform) { bytes in
          let format = DecimalFormat(decimals: 2)
          bytes.append("rotate(")
          bytes.append(decimal: turn)
          bytes.append(" ")
          format.append(rect.x + radius, to: &bytes)
          bytes.append(" ")
          format.append(rect.y + radius, to: &bytes)
          bytes.append(")")
        }
      }
      context.fill(.dim, &writer)
      writer.end()
      writer.end()
    }, anchor: ElementArt.middle)
}
