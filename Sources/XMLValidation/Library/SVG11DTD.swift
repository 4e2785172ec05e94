// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2
import Locking

/// The SVG 1.1 document type definition of the W3C, for SVG that was made elsewhere.
///
/// It is not part of this program: Debian's package `w3c-sgml-lib` installs it. It describes
/// exactly SVG 1.1, so `role`, `href` without a prefix and `style` without `type` are findings.
package final class SVG11DTD: Sendable {
  /// The Debian package that holds the file.
  package static let package = "w3c-sgml-lib"

  /// Where Debian and its relatives put the file.
  package static let wellKnownPaths = [
    "/usr/share/xml/w3c-sgml-lib/schema/dtd/REC-SVG11-20110816/svg11.dtd",
    "/usr/share/xml/svg/svg11.dtd",
    "/usr/local/share/xml/svg/svg11.dtd",
    "/opt/homebrew/share/xml/svg/svg11.dtd",
  ]

  static let publicID = "-//W3C//DTD SVG 1.1//EN"

  /// The file it was read from.
  package let path: String
  /// libxml2 compiles content models at their first use: one thread at a time.
  private let definition: Protected<DTDHandle>

  /// Loads the DTD from the first existing path, or else from the location in the system's XML
  /// catalogue.
  ///
  /// Only local files are read.
  ///
  /// - Parameter paths: Absolute paths of `svg11.dtd`, tried in order before the catalogue.
  /// - Throws: A finding that names the Debian package if the file does not exist, or the error in
  ///   the file.
  package init(paths: [String] = SVG11DTD.wellKnownPaths) throws(XMLFindings) {
    LibXML.ready
    guard let path = Self.locate(paths) else {
      throw XMLFindings([
        XMLDiagnostic(
          file: "svg11.dtd", line: 0,
          message: "the SVG 1.1 DTD is not installed: on Debian it comes with the package "
            + "\(Self.package) (apt-get install \(Self.package))")
      ])
    }
    let sink = DiagnosticSink(file: path)
    guard let handle = DTDCalls.load(path, sink: sink) else { throw XMLFindings(sink.finish()) }
    self.path = path
    definition = Protected(handle)
  }

  /// Whether the DTD can be found, without loading it.
  ///
  /// - Parameter paths: Absolute paths of `svg11.dtd`, tried before the catalogue.
  /// - Returns: True if `init(paths:)` would find a file.
  package static func isInstalled(paths: [String] = SVG11DTD.wellKnownPaths) -> Bool {
    LibXML.ready
    return locate(paths) != nil
  }

  /// Validates an SVG file.
  ///
  /// An internal subset is accepted here, as drawing programs write one.
  ///
  /// - Parameters:
  ///   - svg: The whole file.
  ///   - name: Name for the findings; nothing is opened by it.
  /// - Returns: The findings by line; empty if all is well.
  package func validate(svg: [UInt8], name: String) -> [XMLDiagnostic] {
    do {
      let document = try XMLDocument(svg, name: name, doctype: .withSubset)
      let sink = DiagnosticSink(file: name)
      let pointer = document.pointer
      let ids = DTDCalls.idCount(pointer)
      guard ids <= XMLLimits.definedIDs else {
        sink.add(
          line: 0,
          "found \(ids) elements with an id, expected at most \(XMLLimits.definedIDs) with this schema"
        )
        return document.warnings + sink.finish()
      }
      DTDCalls.makeRoom(forIDs: ids, in: pointer)
      definition.withLock { DTDCalls.validate(pointer, against: $0, sink: sink) }
      return document.warnings + sink.finish()
    } catch {
      return error.diagnostics
    }
  }

  private static func locate(_ paths: [String]) -> String? {
    if let path = paths.first(where: DTDCalls.isReadable) { return path }
    guard let found = DTDCalls.pathInCatalog(publicID), DTDCalls.isReadable(found) else {
      return nil
    }
    return found
  }
}
