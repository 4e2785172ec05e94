// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import XMLValidation

@Suite struct SVG11DTDTests {
  private let good = """
    <?xml version="1.0" standalone="no"?>
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="10" height="10">
    <style type="text/css">rect{fill:red}</style>
    <g id="a"><rect width="10" height="10"/></g>
    </svg>
    """

  @Test func `a missing DTD is an error that names the package`() {
    // The catalogue may know the file even where the given paths do not.
    let message =
      "svg11.dtd: error: the SVG 1.1 DTD is not installed: on Debian it comes with the package "
      + "w3c-sgml-lib (apt-get install w3c-sgml-lib)"
    do {
      _ = try SVG11DTD(paths: ["/nonexistent/svg11.dtd"])
      #expect(SVG11DTD.isInstalled(paths: []))
    } catch {
      #expect(error.description == message)
    }
  }

  @Test func `a network address is not a path`() {
    #expect(!DTDCalls.isReadable("http://127.0.0.1:9/svg11.dtd"))
    #expect(!DTDCalls.isReadable("svg11.dtd"))
  }

  @Test(.enabled(if: SVG11DTD.isInstalled()))
  func `an SVG 1.1 file made elsewhere has no findings`() throws {
    let dtd = try SVG11DTD()
    #expect(dtd.path.hasSuffix("svg11.dtd"))
    #expect(dtd.validate(svg: Array(good.utf8), name: "a").map(\.description) == [])
    #expect(dtd.validate(svg: Array(good.utf8), name: "a").map(\.description) == [])
  }

  @Test(.enabled(if: SVG11DTD.isInstalled()))
  func `too many ids to compare quickly are refused`() throws {
    func svg(_ count: Int) -> [UInt8] {
      let groups = (0..<count).map { "<g id=\"i\($0)\"/>" }.joined()
      return Array(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" width=\"1\" height=\"1\">\(groups)</svg>"
          .utf8)
    }
    let dtd = try SVG11DTD()
    #expect(dtd.validate(svg: svg(60_000), name: "a").map(\.description) == [])
    #expect(
      dtd.validate(svg: svg(XMLLimits.definedIDs + 1), name: "a").map(\.description) == [
        "a: error: found 200001 elements with an id, expected at most 200000 with this schema"
      ])
  }

  @Test(.enabled(if: SVG11DTD.isInstalled()))
  func `an error against SVG 1.1 is found at its position`() throws {
    let dtd = try SVG11DTD()
    let bad = good.split(separator: "<rect").joined(separator: "<rect data-x=\"1\"")
      .split(separator: "</g>").joined(separator: "<rectangle/></g>")
    let found = dtd.validate(svg: Array(bad.utf8), name: "a").map(\.description)
    #expect(
      found.contains(
        "a:5: error: No declaration for attribute data-x of element rect (/svg/g/rect)"))
    #expect(found.contains("a:5: error: No declaration for element rectangle (/svg/g/rectangle)"))
    #expect(
      found.contains { $0.hasPrefix("a:5: error: Element g content does not follow the DTD") })
  }

  @Test(.enabled(if: SVG11DTD.isInstalled()))
  func `an internal subset is accepted but nothing in it is loaded`() throws {
    let text = """
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://127.0.0.1:9/svg11.dtd" [
      <!ENTITY word "a word">
      <!ENTITY secret SYSTEM "/etc/hostname">
      ]>
      <svg xmlns="http://www.w3.org/2000/svg"><desc>&word; &secret;</desc></svg>
      """
    let dtd = try SVG11DTD()
    #expect(dtd.validate(svg: Array(text.utf8), name: "a").map(\.description) == [])
  }

  @Test(.enabled(if: SVG11DTD.isInstalled()))
  func `threads share one DTD`() async throws {
    let dtd = try SVG11DTD()
    let bytes = Array(good.utf8)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<20).allSatisfy { _ in dtd.validate(svg: bytes, name: "a").isEmpty } }
      }
      for await isGood in group { #expect(isGood) }
    }
  }
}
