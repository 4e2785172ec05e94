// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// librsvg and cairo, loaded at run time: they draw a picture in this process.
///
/// Several threads may draw concurrently.
package struct PictureLibrary: Sendable {
  private typealias NewHandle =
    @convention(c) @Sendable (UnsafePointer<UInt8>?, Int, UnsafeMutableRawPointer?) ->
    OpaquePointer?
  private typealias GetSize =
    @convention(c) @Sendable (
      OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
    ) -> CInt
  private typealias Render =
    @convention(c) @Sendable (
      OpaquePointer, OpaquePointer, UnsafePointer<Double>, UnsafeMutableRawPointer?
    ) -> CInt
  private typealias NewSurface =
    @convention(c) @Sendable (
      UnsafeMutablePointer<UInt8>?, CInt, CInt, CInt, CInt
    ) -> OpaquePointer?
  private typealias NewContext = @convention(c) @Sendable (OpaquePointer) -> OpaquePointer?
  private typealias Scale = @convention(c) @Sendable (OpaquePointer, Double, Double) -> Void
  private typealias Status = @convention(c) @Sendable (OpaquePointer) -> CInt
  private typealias End = @convention(c) @Sendable (OpaquePointer) -> Void

  /// Pixels of 4 bytes without transparency: `CAIRO_FORMAT_RGB24`.
  private static let pixelFormat: CInt = 1

  private let newHandle: NewHandle
  private let getSize: GetSize
  private let render: Render
  private let release: End
  private let newSurface: NewSurface
  private let newContext: NewContext
  private let scaleContext: Scale
  private let contextStatus: Status
  private let flush: End
  private let destroySurface: End
  private let destroyContext: End

  /// Loads the libraries; nil where they cannot be loaded, as in a static binary.
  package init?() {
    // The C library of a static binary is not that of the libraries: what they load does not work.
    // The bytes of a pixel have the order of the machine, and the film's format has blue first.
    guard !Machine.isStatic, 1.littleEndian == 1,
      let svg = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL),
      let cairo = dlopen("libcairo.so.2", RTLD_NOW | RTLD_LOCAL),
      let objects = dlopen("libgobject-2.0.so.0", RTLD_NOW | RTLD_LOCAL)
    else { return nil }
    guard let newHandle = dlsym(svg, "rsvg_handle_new_from_data"),
      let getSize = dlsym(svg, "rsvg_handle_get_intrinsic_size_in_pixels"),
      let render = dlsym(svg, "rsvg_handle_render_document"),
      let release = dlsym(objects, "g_object_unref"),
      let newSurface = dlsym(cairo, "cairo_image_surface_create_for_data"),
      let newContext = dlsym(cairo, "cairo_create"),
      let scaleContext = dlsym(cairo, "cairo_scale"),
      let contextStatus = dlsym(cairo, "cairo_status"),
      let flush = dlsym(cairo, "cairo_surface_flush"),
      let destroySurface = dlsym(cairo, "cairo_surface_destroy"),
      let destroyContext = dlsym(cairo, "cairo_destroy")
    else { return nil }
    self.newHandle = unsafeBitCast(newHandle, to: NewHandle.self)
    self.getSize = unsafeBitCast(getSize, to: GetSize.self)
    self.render = unsafeBitCast(render, to: Render.self)
    self.release = unsafeBitCast(release, to: End.self)
    self.newSurface = unsafeBitCast(newSurface, to: NewSurface.self)
    self.newContext = unsafeBitCast(newContext, to: NewContext.self)
    self.scaleContext = unsafeBitCast(scaleContext, to: Scale.self)
    self.contextStatus = unsafeBitCast(contextStatus, to: Status.self)
    self.flush = unsafeBitCast(flush, to: End.self)
    self.destroySurface = unsafeBitCast(destroySurface, to: End.self)
    self.destroyContext = unsafeBitCast(destroyContext, to: End.self)
  }

  /// Width and height of a drawing in pixels, at a number of pixels per point; nil if it cannot be
  /// read.
  package func size(of drawing: [UInt8], scale: Double) -> (width: Int, height: Int)? {
    guard let handle = newHandle(drawing, drawing.count, nil) else { return nil }
    defer { release(handle) }
    var (width, height) = (0.0, 0.0)
    guard getSize(handle, &width, &height) != 0 else { return nil }
    return (Int((width * scale).rounded(.up)), Int((height * scale).rounded(.up)))
  }

  /// A drawing on white, row by row, 4 bytes a pixel: blue, green, red, and one without meaning.
  ///
  /// - Parameters:
  ///   - drawing: An SVG.
  ///   - width: Pixels in a row.
  ///   - height: How many rows.
  ///   - scale: Pixels a point.
  /// - Returns: The pixels; nil for a drawing that cannot be drawn.
  package func pixels(of drawing: [UInt8], width: Int, height: Int, scale: Double) -> [UInt8]? {
    guard let handle = newHandle(drawing, drawing.count, nil) else { return nil }
    defer { release(handle) }
    var isDrawn = false
    var pixels = [UInt8](repeating: 0xFF, count: 4 * width * height)
    pixels.withUnsafeMutableBufferPointer { pixels in
      guard
        let surface = newSurface(
          pixels.baseAddress, Self.pixelFormat, CInt(width), CInt(height), CInt(4 * width))
      else { return }
      defer { destroySurface(surface) }
      guard let context = newContext(surface) else { return }
      defer { destroyContext(context) }
      scaleContext(context, scale, scale)
      let viewport = [0, 0, Double(width) / scale, Double(height) / scale]
      isDrawn = render(handle, context, viewport, nil) != 0 && contextStatus(context) == 0
      flush(surface)
    }
    return isDrawn ? pixels : nil
  }
}
