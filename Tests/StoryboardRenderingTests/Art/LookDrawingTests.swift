// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing
import XMLValidation

@testable import PatternFiles
@testable import StoryboardRendering

/// How elements with looks of their own are drawn.
@Suite struct `The drawing of looks` {
  /// A drawing of one device that shows some elements; libxml2 has accepted it.
  private func svg(
    _ elements: String, on words: String = "iphone-8", appearance: Appearance = .automatic,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let text = """
      { version: 1, id: "a", title: "A", scrollViews: { list: { content: 3000 } }, elements: [\(elements)] }
      """
    let entry = try PatternFile(Array(text.utf8)).entry(of: "a", placing: { "\($0)" })
    let device = try #require(DeviceCatalog.devices.first { $0.id == "iphone-8" })
    let timeline = try entry.run(request(of: entry, screen(device, words)))
    var options = SVGOptions()
    options.appearance = appearance
    let bytes = AnimatedSVG.write(Scene(device, [timeline]), options: options)
    let findings = StoryboardValidator().validate(svg: bytes, name: "a.svg")
    #expect(findings.isEmpty, sourceLocation: sourceLocation)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func screen(_ device: DeviceProfile, _ words: String) -> Screen {
    var screen = device.screen(.portrait)
    if words.contains("rightToLeft") { screen.direction = .rightToLeft }
    if words.contains("accessibility3") { screen.contentSize = .accessibility3 }
    return screen
  }

  private func request(of entry: PatternEntry, _ screen: Screen) -> RunRequest {
    RunRequest(
      variant: 0, parameters: entry.parameters.map(\.defaultValue), screen: screen,
      turnedScreen: screen, rate: 60, physics: .uikit, script: GestureScript([.pause(0.1)]))
  }

  private func element(_ look: String, id: String = "b", top: Int = 100) -> String {
    "{ id: \"\(id)\", frame: { left: 20, width: 200, top: \(top), height: 80 }, look: { \(look) } },"
  }

  @Test func `a colour that differs in the dark has a class, and one that does not has none`()
    throws
  {
    let elements = element(##"fill: "#ffffff/#1c1c1e""##) + element(##"fill: "#ff8000""##, id: "c")
    let text = try svg(elements)
    #expect(text.contains(##"class="f-ffffff-1c1c1e" fill="#ffffff""##))
    #expect(text.contains("-svg .f-ffffff-1c1c1e{fill:#1c1c1e}"))
    #expect(text.matches(of: #/<rect[^>]*fill="#ff8000"/>/#).count == 1)
    #expect(!text.contains("ff8000-"))
    let dark = try svg(elements, appearance: .dark)
    #expect(dark.contains(##"fill="#1c1c1e""##) && !dark.contains("f-ffffff"))
  }

  @Test func `a symbol is defined once, and has the colour of the look`() throws {
    let text = try svg(
      element(#"symbol: "heart", color: "accent""#)
        + element(##"row: [{ symbol: "heart", color: "#ff0000" }, { symbol: "play" }]"##, id: "c"))
    #expect(text.matches(of: #/<symbol id="[^"]*i\d+" viewBox="0 0 24 24">/#).count == 2)
    #expect(text.matches(of: #/<use xlink:href="#[^"]*i\d+"/#).count == 3)
    #expect(text.contains(".c-0a66d8-58a6ff{color:#58a6ff}"))
    #expect(text.contains(##"width="24" height="24" color="#ff0000""##))
  }

  @Test(arguments: LookSymbol.allCases)
  func `every symbol is a valid drawing within its grid`(symbol: LookSymbol) throws {
    let text = try svg(element("symbol: \"\(symbol)\""))
    guard symbol != LookSymbol.none else { return #expect(!text.contains("<symbol")) }
    let paths = text.matches(of: #/<path d="([^"]+)" fill="(?:none|currentColor)"/#)
    #expect(!paths.isEmpty)
    for path in paths {
      let start = path.1.matches(of: #/[Mm] ?(-?[\d.]+)[ ,]?(-?[\d.]+)/#).first
      let point = try #require(start)
      #expect(try (0...24).contains(#require(Double(point.1))), "\(symbol)")
      #expect(try (0...24).contains(#require(Double(point.2))), "\(symbol)")
    }
  }

  @Test(arguments: LookPicture.allCases)
  func `every picture is a valid drawing, in a box with round corners`(picture: LookPicture) throws
  {
    let text = try svg(element("picture: \"\(picture)\", corner: 12"))
    let isPortrait = text.contains("viewBox=\"0 0 40 40\"")
    #expect(text.contains("<clipPath id=") && text.contains(#"rx="12"/>"#) != isPortrait)
  }

  @Test func `a gradient is defined once, with its colours for the dark`() throws {
    let gradient = ##"gradient: { from: "paper", to: "#00000080" }"##
    let text = try svg(element(gradient) + element(gradient, id: "c", top: 300))
    #expect(text.matches(of: #/<linearGradient id="([^"]+)" x2="0" y2="1">/#).count == 1)
    #expect(text.matches(of: #/fill="url\(#[^"]*gv-[^"]+\)"/#).count == 2)
    #expect(text.contains(".t-fbfbfd-141417{stop-color:#141417}"))
    #expect(text.contains(##"stop-color="#000000" stop-opacity=".5""##))
  }

  @Test func `a shadow lies below its box, and is no filter`() throws {
    let text = try svg(element(##"fill: "#ff8000", corner: 10, shadow: 10"##))
    let shadow = try #require(text.firstRange(of: #"fill-opacity=".04""#))
    let box = try #require(text.firstRange(of: ##"fill="#ff8000""##))
    #expect(shadow.lowerBound < box.lowerBound)
    #expect(!text.contains("filter"))
  }

  @Test func `parts of a row share what the others leave`() throws {
    let text = try svg(
      element(
        ##"row: [{ fill: "#111111", width: 30, height: 10 }, { fill: "#222222", height: 10 }, { fill: "#333333", height: 10 }], gap: 10"##
      ))
    #expect(text.contains(##"<rect x="20" y="135" width="30" height="10" fill="#111111"/>"##))
    #expect(text.contains(##"<rect x="60" y="135" width="75" height="10" fill="#222222"/>"##))
    #expect(text.contains(##"<rect x="145" y="135" width="75" height="10" fill="#333333"/>"##))
  }

  @Test func `parts of a column stand one below the other in the middle, or are spread`() throws {
    let box = { (color: String) in "{ fill: \"\(color)\", height: 10 }" }
    let middle = try svg(element("column: [\(box("#111111")), \(box("#222222"))], gap: 4"))
    #expect(middle.contains(##"y="128" width="200" height="10" fill="#111111""##))
    #expect(middle.contains(##"y="142" width="200" height="10" fill="#222222""##))
    let spread = try svg(element("column: [\(box("#111111")), {}, \(box("#222222"))], gap: 0"))
    #expect(spread.contains(##"y="100" width="200" height="10" fill="#111111""##))
    #expect(spread.contains(##"y="170" width="200" height="10" fill="#222222""##))
  }

  @Test func `items show texts, symbols and pictures in turn`() throws {
    let text = try svg(
      """
      { id: "rows", in: "list", repeat: { count: 5, height: 60 }, look: { row: [
        { symbol: ["heart", "star"] }, { text: ["one", "two", "three"] } ] } },
      """)
    let words = text.matches(of: #/>(one|two|three)<\/text>/#).map { String($0.1) }
    #expect(words == ["one", "two", "three", "one", "two"])
    let symbols = text.matches(of: #/#[^"]*(i\d+)" x=/#).map { String($0.1) }
    #expect(symbols.count == 5 && Set(symbols).count == 2)
    #expect(symbols[0] == symbols[2] && symbols[0] != symbols[1])
  }

  @Test func `from right to left only symbols with a direction are mirrored`() throws {
    let elements = element(
      #"row: [{ symbol: "clock" }, { text: "Title" }, { symbol: "chevronForward" }]"#)
    let text = try svg(elements, on: "rightToLeft")
    #expect(text.contains("scale(-1 1)"))
    let clock = try #require(
      text.firstMatch(of: #/<g transform="scale\(-1 1\)">\s*<use[^>]*x="([^"]+)"/#))
    #expect(clock.1.hasPrefix("-"), "mirrored back")
    #expect(text.matches(of: #/<g transform="scale\(-1 1\)">\s*<use/#).count == 1)
    #expect(text.contains(#"<text transform="scale(-1 1)""#))
  }

  @Test
  func `text grows with the device's, in its lines and boxes, unless the look says otherwise`()
    throws
  {
    let texts =
      #"column: [{ text: "First" }, { text: "Second", style: "footnote" }, { text: "Third" }]"#
    let large = try svg(element(texts), on: "accessibility3")
    #expect(large.contains(#"font-size="40""#) && large.contains(">First<"))
    #expect(!large.contains(">Second<"), "a part without space for a line is left out")
    let fixed = try svg(element("grows: false, " + texts), on: "accessibility3")
    #expect(fixed.contains(#"font-size="17""#) && fixed.contains(">Third<"))
  }

  @Test func `a row of large text ends at the edge of its box`() throws {
    let text = try svg(
      element(
        #"row: [{ text: "312", width: "fit" }, { text: "following", width: "fit" }, { text: "48.2 k", width: "fit" }, { symbol: "heart" }]"#
      ),
      on: "accessibility3")
    for match in text.matches(of: #/<text x="([\d.]+)"/#) {
      #expect(try #require(Double(match.1)) <= 180)
    }
    #expect(!text.contains("<use"), "no space is left for the symbol")
  }

  @Test func `elements of one layer stay in the order of the file`() throws {
    let text = try svg(
      """
      { id: "rows", in: "list", repeat: { count: 3, height: 60 }, look: { fill: "#111111" } },
      { id: "mark", in: "list", frame: { left: 0, width: 9, top: 5, height: 9 }, look: { fill: "#222222" } },
      """)
    let row = try #require(text.ranges(of: "#111111").last)
    let mark = try #require(text.firstRange(of: "#222222"))
    #expect(row.lowerBound < mark.lowerBound)
  }
}
