// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// The images that a pattern file names, read once.
struct ImageLibrary: Sendable {
  /// The most bytes of an image, and of all together.
  static let limit = 200_000
  static let totalLimit = 2_000_000
  /// How long the shorter side of an image is at most that is scaled down, in pixels: two for each point of the widest phone.
  static let scaledSide = 880
  /// The most pixels of an image: more than a list of two large screens has.
  static let pixelLimit = 12_000_000.0

  private var images: [String: Result<LookImage, ImageMistake>] = [:]
  /// Whether files can be read at all.
  private(set) var isOpen = false

  /// No images: what a file says about drawing is checked, but no image is read.
  init() {}

  /// Reads the images that are named anywhere in a file, in its variants, too.
  init(_ tree: FileTree, load: (String) throws -> [UInt8]) {
    isOpen = true
    var total = 0
    for path in Self.paths(tree) where images[path] == nil {
      images[path] = Self.read(path, load)
      if case .success(let image) = images[path] {
        total += image.bytes.count
        if total > Self.totalLimit {
          images[path] = .failure(
            ImageMistake(
              "is one too many: the images of a file have at most \(shown(Double(Self.totalLimit))) bytes together"
            ))
        }
      }
    }
  }

  /// The image of a path; nil where images are not read.
  func image(_ path: String) throws(ImageMistake) -> LookImage? {
    guard isOpen, let image = images[path] else { return nil }
    return try image.get()
  }

  /// All paths that a file names, in its order.
  private static func paths(_ tree: FileTree) -> [String] {
    switch tree.content {
    case .object(let members):
      members.flatMap { member -> [String] in
        let value = member.value
        guard member.key == "image" || member.key.hasSuffix(".image") else { return paths(value) }
        return (value.elements ?? [value]).compactMap(\.text)
      }
    case .list(let elements): elements.flatMap(paths)
    default: []
    }
  }

  private static func read(
    _ path: String, _ load: (String) throws -> [UInt8]
  ) -> Result<LookImage, ImageMistake> {
    let bytes: [UInt8]
    do {
      bytes = try load(path)
    } catch {
      return .failure(ImageMistake("cannot be read: \(shown("\(error)"))"))
    }
    do throws(ImageMistake) {
      return .success(try image(path, bytes))
    } catch {
      return .failure(error)
    }
  }

  /// The image of a file's bytes; of too many, a PNG is scaled down.
  static func image(
    _ path: String, _ bytes: [UInt8], limit: Int = limit
  ) throws(ImageMistake) -> LookImage {
    let isPNG = bytes.starts(with: PNGFile.signature)
    guard bytes.count <= limit || isPNG else { throw tooLarge(bytes.count, limit) }
    let format: LookImage.Format
    let size: Size
    if isPNG {
      (format, size) = (.png, try PNGFile.size(bytes))
    } else if bytes.starts(with: JPEGFile.signature) {
      (format, size) = (.jpeg, try JPEGFile.size(bytes))
    } else if isMarkup(bytes) {
      (format, size) = (.svg, try SVGFile.size(bytes))
    } else {
      throw ImageMistake("is no image: PNG, JPEG and SVG are accepted")
    }
    guard 1...30_000 ~= size.width, 1...30_000 ~= size.height else {
      throw ImageMistake(
        "is \(shown(size.width)) × \(shown(size.height)) pixels; from 1 to 30,000 are accepted")
    }
    guard size.width * size.height <= pixelLimit else {
      throw ImageMistake(
        "is \(shown(size.width)) × \(shown(size.height)) pixels, at most \(shown(pixelLimit)) in all are shown on any screen: scale it down to two pixels for each point that it is shown at"
      )
    }
    guard bytes.count > limit else {
      return LookImage(
        path: path, name: name(of: bytes), format: format, size: size, bytes: bytes)
    }
    return try scaled(path, bytes, size, limit)
  }

  /// A PNG of fewer pixels, where it then has few enough bytes.
  private static func scaled(
    _ path: String, _ bytes: [UInt8], _ size: Size, _ limit: Int
  ) throws(ImageMistake) -> LookImage {
    let share = Double(scaledSide) / min(size.width, size.height)
    guard share < 1 else { throw tooLarge(bytes.count, limit) }
    guard let pixels = PNGPixels(bytes) else {
      throw ImageMistake(
        "has \(shown(Double(bytes.count))) bytes, at most \(shown(Double(limit))) are embedded, and it cannot be scaled down: its pixels are interlaced or damaged"
      )
    }
    let (width, height) = (
      Int((size.width * share).rounded()), Int((size.height * share).rounded())
    )
    let file = pixels.scaled(toWidth: width, height: height).file()
    guard file.count <= limit else {
      throw ImageMistake(
        "has \(shown(Double(bytes.count))) bytes, and \(shown(Double(file.count))) when it is scaled down to \(width) × \(height) pixels, at most \(shown(Double(limit))) are embedded: a JPEG of it is smaller"
      )
    }
    return LookImage(
      path: path, name: name(of: file), format: .png,
      size: Size(Double(width), Double(height)), bytes: file)
  }

  private static func tooLarge(_ count: Int, _ limit: Int) -> ImageMistake {
    ImageMistake(
      "has \(shown(Double(count))) bytes, at most \(shown(Double(limit))) are embedded: scale it down to two pixels for each point that it is shown at"
    )
  }

  private static func isMarkup(_ bytes: [UInt8]) -> Bool {
    bytes.first(where: { !" \t\r\n".utf8.contains($0) && $0 < 0x80 }) == UInt8(ascii: "<")
  }

  /// A name that follows from the bytes (FNV-1a).
  private static func name(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return "m" + String(hash, radix: 36)
  }
}
