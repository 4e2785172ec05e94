// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

extension LookReader {
  /// The images of a path, or of a list of paths, one for each item.
  func images(_ value: FileTree?) -> [LookImage] {
    guard let value else { return [] }
    return (value.elements ?? [value]).compactMap { value in
      guard let path = value.text, !path.isEmpty, !path.utf8.contains(0) else {
        log.refuse(
          value, "'image'",
          "the path of a PNG, JPEG or SVG file, from the folder of this file, or a list of such, one for each item"
        )
        return nil
      }
      do throws(ImageMistake) {
        return try images.image(path)
      } catch {
        log.report(at: value.offset, "image '\(shown(path))' \(error.message)")
        return nil
      }
    }
  }
}
