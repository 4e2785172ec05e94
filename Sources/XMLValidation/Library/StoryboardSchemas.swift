// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The RelaxNG schemas of what Scrollwork writes, as text and compiled.
package enum StoryboardSchemas {
  /// Text of the schema of standalone SVG files.
  package static let svgText = EmbeddedAssets.storyboardSvgRNG

  /// The text of the schema of pages; it includes `storyboard-svg.rng` from the same folder.
  package static let pageText = EmbeddedAssets.storyboardPageRNG

  /// The page schema as one file, with the definitions of the SVG schema in place of `include`.
  package static let pageTextInOneFile: String = {
    guard let include = pageText.firstRange(of: "<include "),
      let includeEnd = pageText.firstRange(of: "</include>"),
      let start = pageText[include.upperBound...].firstRange(of: "<start>"),
      let svgStart = svgText.firstRange(of: "</start>"),
      let svgEnd = svgText.firstRange(of: "</grammar>")
    else { return pageText }
    let definitions = svgText[svgStart.upperBound..<svgEnd.lowerBound]
    let inside = pageText[start.lowerBound..<includeEnd.lowerBound]
    return pageText[..<include.lowerBound] + inside
      + "<div ns=\"\(StoryboardKind.svgNamespace)\">" + definitions + "</div>"
      + pageText[includeEnd.upperBound...]
  }()

  // Compiled on first use: the page schema takes some 15 ms, which only a file with a fault need pay.
  static let svg = compile(svgText, name: "storyboard-svg.rng")
  static let page = compile(pageTextInOneFile, name: "storyboard-page.rng")

  private static func compile(
    _ text: String, name: String
  ) -> Result<RelaxNGSchema, XMLFindings> {
    Result { () throws(XMLFindings) in
      // It may first be requested in the middle of a document.
      try XMLArena.outside { () throws(XMLFindings) in
        try RelaxNGSchema(Array(text.utf8), name: name)
      }
    }
  }
}
