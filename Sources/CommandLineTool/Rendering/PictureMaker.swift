// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Makes pictures of drawings, through librsvg.
struct PictureMaker {
  private let program: ExternalProgram
  private let scale: Double

  /// Finds the program.
  ///
  /// - Parameter scale: Pixels a point.
  /// - Throws: That it is not installed.
  init(scale: Double) throws(ToolError) {
    program = try ExternalProgram("rsvg-convert", for: "for pictures", package: "librsvg2-bin")
    self.scale = scale
  }

  /// Writes a PNG on white.
  func write(_ drawing: [UInt8], to path: String) throws(ToolError) {
    let source = FileSystem.folder(of: path) + "/" + TemporaryFiles.nextName()
    let target = source + ".png"
    let slots = [source, target].map { TemporaryFiles.enter($0) }
    defer { for slot in slots { TemporaryFiles.leave(slot) } }
    do throws(ToolError) {
      try AtomicFile.write(drawing, to: source)
      try program.run([
        "--format", "png", "--zoom", "\(scale)", "--background-color", "white", "--output", target,
        source,
      ])
      try FileSystem.move(target, to: path)
    } catch {
      try? FileSystem.removeFile(target)
      try? FileSystem.removeFile(source)
      throw error
    }
    try FileSystem.removeFile(source)
  }
}
