// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// Invariants of images that pattern files name: one is refused with the place that names it, or has a size and keeps its
/// bytes.
enum ImagePromises {
  private static let pattern = Array(
    """
    {version:1,id:"a",title:"A",scrollViews:{list:{content:1}},elements:[{id:"b",look:{image:"b.png"}}]}
    """.utf8)

  /// Reads the only image of a file.
  static func image(_ bytes: [UInt8]) throws(BrokenPromise) -> Bool {
    let result = Result { () throws(InvalidPatternFile) in
      try PatternFile(pattern, images: { _ in bytes }).compile(variant: 0)
    }
    switch result {
    case .success(let pattern):
      let images = pattern.ownElements.flatMap { $0.look?.images ?? [] }
      try BrokenPromise.unless(images.count == 1, "an accepted image is part of the look")
      for image in images { try check(image, bytes) }
      return true
    case .failure(let refusal):
      try BrokenPromise.unless(refusal.errors.count == 1, "one image has one mistake")
      for error in refusal.errors {
        try BrokenPromise.unlessPrintable(error.message)
        try BrokenPromise.unless(
          pattern.indices ~= error.offset, "the mistake is where the file names the image")
      }
      return false
    }
  }

  private static func check(_ image: LookImage, _ bytes: [UInt8]) throws(BrokenPromise) {
    try BrokenPromise.unless(
      image.bytes == bytes || bytes.count > 200_000 && image.bytes.count <= 200_000,
      "an image keeps its bytes, unless it has too many")
    let size = image.size
    try BrokenPromise.unless(
      1...30_000 ~= size.width && 1...30_000 ~= size.height && size.width * size.height <= 12e6,
      "an image has a size that is shown: \(size)")
    try BrokenPromise.unless(
      !image.name.isEmpty && image.name.utf8.allSatisfy { $0 < 0x80 }, "an image has a name")
  }
}
