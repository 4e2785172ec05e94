// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import SystemCalls

/// Makes pictures of drawings, through librsvg.
package struct PictureMaker {
  private let program: ExternalProgram
  private let scale: Double

  /// Finds the program.
  ///
  /// - Parameter scale: Pixels a point.
  /// - Throws: An error if it is not installed.
  package init(scale: Double) throws(OperationError) {
    program = try ExternalProgram("rsvg-convert", for: "for pictures", package: "librsvg2-bin")
    self.scale = scale
  }

  /// A PNG on white.
  ///
  /// Drawing and picture go through files without names, so that nothing is left behind, whatever happens.
  package func picture(of drawing: [UInt8]) throws(OperationError) -> [UInt8] {
    let source = try AnonymousFile()
    try source.write(drawing)
    return try program.run(
      ["--format", "png", "--zoom", "\(scale)", "--background-color", "white"],
      reading: source, limit: 1 << 30)
  }
}
