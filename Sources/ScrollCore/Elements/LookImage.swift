// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// An image of the author's, which a pattern file names by its path.
public final class LookImage: Equatable, Sendable {
  /// What the file contains.
  public enum Format: UInt8, Equatable, Sendable, BitwiseCopyable {
    /// Pixels that are kept as they are.
    case png
    /// Pixels of a photograph.
    case jpeg
    /// Shapes.
    case svg
  }

  /// The path, as the pattern file spells it.
  public let path: String
  /// A name that follows from the bytes.
  public let name: String
  /// What the file contains.
  public let format: Format
  /// The extent of the image, in its own pixels.
  public let size: Size
  /// The bytes of the file.
  public let bytes: [UInt8]

  /// Makes an image.
  ///
  /// - Parameters:
  ///   - path: The path, as the pattern file spells it.
  ///   - name: A name that follows from the bytes.
  ///   - format: What the file contains.
  ///   - size: Its extent, in its own pixels.
  ///   - bytes: The bytes of the file.
  public init(path: String, name: String, format: Format, size: Size, bytes: [UInt8]) {
    self.path = path
    self.name = name
    self.format = format
    self.size = size
    self.bytes = bytes
  }

  /// Whether two images show the same.
  public static func == (a: LookImage, b: LookImage) -> Bool {
    a === b || (a.name == b.name && a.format == b.format && a.bytes == b.bytes)
  }
}
