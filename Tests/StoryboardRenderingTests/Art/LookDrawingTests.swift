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

  @Test func `a background lies above its shadow and below the colour that it turns into`() throws {
    let text = try svg(
      """
      { id: "b", frame: { left: 20, width: 200, top: 100, height: 80 },
        look: { fill: "#ff8000", corner: 10, shadow: 10, rotation: 5, text: "Bar" },
        fill: { to: "#0080ff", at: 0.25 } },
      """)
    let drawn = [
      #"opacity=".04""#, ##"fill="#ff8000" opacity="1""##, ##"fill="#0080ff" opacity=".25""##,
      ">Bar<",
    ]
    let places = drawn.compactMap { text.firstRange(of: $0)?.lowerBound }
    #expect(places.count == 4 && places == places.sorted())
    #expect(text.contains("rotate(5)") && !text.contains(#"fill-opacity=".04""#))
  }

  @Test(arguments: [("#0080ff", "0"), ("#0080ff80", "1")])
  func `a background does not show through at the edges of an opaque colour that covers it`(
    color: String, opacity: String
  ) throws {
    let text = try svg(
      "{ id: \"b\", look: { fill: \"#ff8000\" }, fill: { to: \"\(color)\", at: 1.5 } },")
    #expect(text.contains("fill=\"#ff8000\" opacity=\"\(opacity)\""))
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

  @Test(arguments: ["9", "21", "9°", "Edit"])
  func `a short text at the end of a row is drawn in its own width`(end: String) throws {
    for padding in [0, 7, 24] {
      let row =
        #"padding: \#(padding), row: [{ text: "Monday" }, { text: "\#(end)", width: "fit" }]"#
      #expect(try svg(element(row)).contains(">\(end)</text>"))
    }
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

  @Test func `each section begins three entries further on`() throws {
    let text = try svg(
      """
      { id: "rows", in: "list", repeat: { height: 60, sections: { count: 2, rows: 3 } },
        look: { text: ["one", "two", "three", "four", "five"] } },
      """)
    let words = text.matches(of: #/>(one|two|three|four|five)<\/text>/#).map { String($0.1) }
    #expect(words == ["one", "two", "three", "four", "five", "one"])
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

  /// The edges of the visible part of a box in each frame, from the tracks of its two groups.
  private func edges(
    _ element: String
  ) throws -> (
    timeline: Timeline, clip: [(left: Double, top: Double, right: Double, bottom: Double)]
  ) {
    let text = """
      { version: 1, id: "a", title: "A", scrollViews: { list: { content: 3000 } }, elements: [\(element)] }
      """
    let entry = try PatternFile(Array(text.utf8)).entry(of: "a", placing: { "\($0)" })
    let device = try #require(DeviceCatalog.devices.first { $0.id == "iphone-8" })
    var request = request(of: entry, device.screen(.portrait))
    request.script = GestureScript([
      .drag(
        DragGesture(
          from: .middle, .by(ScriptPoint(.points(0), .points(-200))), duration: 0.4, hold: 0.2)),
      .drag(
        DragGesture(
          from: .middle, .by(ScriptPoint(.points(0), .points(120))), duration: 0.4, hold: 0.2)),
    ])
    let timeline = try entry.run(request)
    let scene = Scene(device, [timeline])
    let tracks = scene.runs[0].tracks
    let outer = try #require(scene.stages[0].groups.first { $0.clip != nil })
    func sample(_ track: Int?, _ base: Double, _ frame: Int) -> Double {
      track.map { tracks[$0].samples[frame] } ?? base
    }
    // What is seen is where all clips overlap with the drawing in the innermost group.
    let all = try (0..<timeline.frameCount).map { frame in
      var edges = (left: -1e9, top: -1e9, right: 1e9, bottom: 1e9)
      var origin = Point(0, 0)
      var group: SceneGroup? = outer
      while let next = group {
        origin.x += sample(next.xTrack, next.base.x, frame)
        origin.y += sample(next.yTrack, next.base.y, frame)
        let rect = try (next.clip?.rect ?? #require(next.elements.first?.rect)).offset(by: origin)
        edges = (
          max(edges.left, rect.x), max(edges.top, rect.y), min(edges.right, rect.maxX),
          min(edges.bottom, rect.maxY)
        )
        group = next.groups.first
      }
      return edges
    }
    return (timeline, all)
  }

  @Test(
    arguments: [
      (#"left: 20, width: 150, top: 200, height: "80 + 0.3 * list.scrolled""#, ""),
      (#"left: 20, width: 150, top: 200, height: "80 + 0.3 * list.scrolled""#, #", place: "top""#),
      (#"left: 20, width: 150, bottom: 400, height: "180 - 0.3 * list.scrolled""#, ""),
      (#"left: "20 + 0.2 * list.scrolled", right: 300, top: 90, height: 40"#, ""),
      (
        #"left: 20, width: "300 - 0.5 * list.scrolled", top: 90, height: 40"#,
        #", align: "trailing""#
      ),
      (
        #"left: 20, width: "300 - 0.5 * list.scrolled", top: 90, height: "90 - 0.2 * list.scrolled""#,
        #", place: "top""#
      ),
    ])
  func `a box whose extent changes has all of its edges in every frame`(
    frame: String, extra: String
  ) throws {
    let (timeline, edges) = try edges(
      "{ id: \"b\", frame: { \(frame) }, look: { fill: \"accent\", corner: 12\(extra) } },")
    for (number, edge) in edges.enumerated() {
      let element = timeline.elements[timeline.elementRange(ofFrame: number).upperBound - 1]
      let box = element.frame
      #expect(abs(edge.left - box.x) < 1e-6 && abs(edge.right - box.maxX) < 1e-6)
      #expect(abs(edge.top - box.y) < 1e-6 && abs(edge.bottom - box.maxY) < 1e-6)
    }
  }

  @Test func `a box in a list that grows while it scrolls is drawn where it is`() throws {
    let text = try svg(
      #"{ id: "b", in: "list", frame: { left: 20, width: 90, top: 300, height: "60 + list.scrolled" }, look: { fill: "accent" } },"#
    )
    #expect(text.contains("-e1\""))
  }

  @Test func `very large text may have more lines, and stack the parts of a row`() throws {
    let row =
      #"row: [{ text: "One" }, { text: "Two" }, { symbol: "heart", whenLarge: { hide: true } }], whenLarge: { stack: true }, grows: false"#
    func places(_ text: String) -> [(x: Double, y: Double)] {
      text.matches(of: #/<text x="([\d.]+)" y="([\d.]+)"[^>]*>(?:One|Two)</#).compactMap {
        guard let x = Double($0.1), let y = Double($0.2) else { return nil }
        return (x, y)
      }
    }
    let usual = try svg(element(row))
    let (a, b) = try (#require(places(usual).first), #require(places(usual).last))
    #expect(a.x < b.x && a.y == b.y && usual.contains("<use"))
    let large = try svg(element(row), on: "accessibility3")
    let (c, d) = try (#require(places(large).first), #require(places(large).last))
    #expect(c.x == d.x && c.y < d.y && !large.contains("<use"))
    let lines =
      #"text: "These are quite a lot of words for it", grows: "large", whenLarge: { lines: 2 }"#
    #expect(try svg(element(lines)).matches(of: #/<text x/#).count == 1)
    #expect(try svg(element(lines), on: "accessibility3").matches(of: #/<text x/#).count == 2)
  }

  @Test func `text grows as far as the look says`() throws {
    let text = try svg(element(#"text: "Title", grows: "xxLarge""#), on: "accessibility3")
    #expect(text.contains(#"font-size="21""#))
  }

  @Test func `a blurred picture reaches beyond its box, which cuts it`() throws {
    let text = try svg(element(#"picture: "fjord", blur: 6, corner: 10"#))
    #expect(text.contains(#"<feGaussianBlur stdDeviation="6"/>"#))
    #expect(
      text.firstMatch(
        of:
          #/<g transform="translate\(20 100\)" clip-path="url\(#[^"]+k20000-8000-1000\)">\s*<g filter="url/#
      ) != nil)
  }

  @Test func `a look may be turned about its middle`() throws {
    #expect(try svg(element(#"fill: "ink", rotation: -8"#)).contains("rotate(-8 120 140)"))
  }

  @Test func `what lies in items that clip is cut to its item`() throws {
    let text = try svg(
      """
      { id: "card", in: "list", repeat: { count: 2, height: 60 }, clip: true, look: { fill: "paper", corner: 8 },
        children: [{ id: "c", frame: { left: 10, width: 20, top: 40, height: 50 }, look: { fill: "#ff8000" } }] },
      """)
    let clips =
      text.matches(
        of: #/<clipPath id="([^"]+)"><rect (?:y="60" )?width="375" height="60" rx="8"\/>/#)
      + text.matches(
        of:
          #/<clipPath id="([^"]+)">\s*<rect (?:x="0" )?(?:y="60" )?width="375" height="60" rx="8"\/>/#
      )
    #expect(clips.count == 2)
  }

  @Test func `an element in an item may clip, too, and is cut to its item`() throws {
    let text = try svg(
      """
      { id: "card", in: "list", repeat: { count: 2, height: 60 }, clip: true, look: { fill: "paper", corner: 8 },
        children: [{ id: "window", clip: true, frame: { left: 10, width: 90, top: 40, height: 50 }, look: { fill: "ink" },
          children: [{ id: "c", frame: { left: -5, width: 20, top: 5, height: 50 }, look: { fill: "#ff8000" } }] }] },
      """)
    func group(_ width: Int, _ height: Int) -> String {
      #"<clipPath id="[^"]+">\s*<rect (?:x="\d+" )?(?:y="\d+" )?width="\#(width)" height="\#(height)""#
    }
    // The card cuts the window and what is in it; the window cuts that once more.
    #expect(try text.matches(of: Regex(group(375, 60))).count == 4)
    #expect(try text.matches(of: Regex(group(90, 50))).count == 2)
  }
}
