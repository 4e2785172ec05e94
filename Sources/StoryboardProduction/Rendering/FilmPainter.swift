// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import SystemCalls

/// Draws the pictures of a film: with librsvg in this process where it can be loaded, else with its program.
enum FilmPainter: Sendable {
  /// Pixels of pictures of one size.
  case library(PictureLibrary, width: Int, height: Int, scale: Double)
  /// A PNG of each picture.
  case program(PictureMaker)

  /// Prepares to draw.
  ///
  /// - Parameters:
  ///   - drawing: One of the drawings; all have its size.
  ///   - scale: Pixels a point.
  /// - Throws: An error if no program that draws is installed.
  package init(like drawing: [UInt8], scale: Double) throws(OperationError) {
    if let library = PictureLibrary(), let size = library.size(of: drawing, scale: scale) {
      self = .library(library, width: size.width, height: size.height, scale: scale)
    } else {
      self = .program(try PictureMaker(scale: scale))
    }
  }

  /// Bytes of a picture that has not been packed; 0 where the program packs it.
  var pictureBytes: Int {
    switch self {
    case .library(_, let width, let height, _): 4 * width * height
    case .program: 0
    }
  }

  /// The arguments of `ffmpeg` for the pictures.
  package var input: [String] {
    switch self {
    case .library(_, let width, let height, _):
      ["-f", "rawvideo", "-pixel_format", "bgr0", "-video_size", "\(width)x\(height)"]
    case .program: ["-f", "image2pipe", "-c:v", "png"]
    }
  }

  /// A picture on white, as `input` describes it.
  ///
  /// - Throws: An error if the drawing cannot be rendered.
  package func picture(of drawing: [UInt8]) throws(OperationError) -> [UInt8] {
    switch self {
    case .library(let library, let width, let height, let scale):
      guard
        let pixels = library.pixels(of: drawing, width: width, height: height, scale: scale)
      else { throw OperationError("librsvg cannot draw a frame") }
      return pixels
    case .program(let maker): return try maker.picture(of: drawing)
    }
  }
}
