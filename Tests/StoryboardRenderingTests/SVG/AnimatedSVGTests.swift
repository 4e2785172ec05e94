// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ScrollCore
@testable import StoryboardRendering

@Suite struct AnimatedSVGTests {
  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test(arguments: SyntheticRun.devices, [SyntheticRun.Header.clamped, .stale])
  func `the text of the file moves every group to within a tenth of a point`(
    device: DeviceProfile, header: SyntheticRun.Header
  ) throws {
    let scene = Scene(device, [SyntheticRun.timeline(device, header: header)])
    let animation = EmittedAnimation(Self.text(AnimatedSVG.write(scene)))
    let shown = animation.shown(scene).runs[0]
    for (track, shown) in zip(scene.runs[0].tracks, shown.tracks) {
      #expect(animation.rules[track.target.text()] != nil, "\(track.target.text())")
      let limit = track.property == .opacity ? 0.005 : track.property == .visibility ? 0 : 0.1
      for (frame, (sample, value)) in zip(track.samples, shown.samples).enumerated() {
        #expect(abs(value - sample) <= limit, "\(track.target.text()) frame \(frame)")
      }
    }
  }

  @Test(arguments: SyntheticRun.devices)
  func `a picture does not depend on what was drawn of its devices before`(
    device: DeviceProfile
  ) {
    let scene = Scene(device, [SyntheticRun.timeline(device, header: .stale)])
    var options = SVGOptions()
    options.tolerance = 0.2
    var panel = SVGPanel(scene)
    let alone = AnimatedSVG.write(&panel, options: options)
    #expect(alone == AnimatedSVG.write(scene, options: options))
    #expect(!panel.reductions.isEmpty)
    for tolerance in [0.2, 0.1] {
      options.tolerance = tolerance
      let other = Scene(SyntheticRun.phone, [SyntheticRun.timeline(SyntheticRun.phone)])
      #expect(
        AnimatedSVG.write([panel, SVGPanel(other)], options: options)
          == AnimatedSVG.write([SVGPanel(scene), SVGPanel(other)], options: options))
    }
    panel.scene = Scene(SyntheticRun.phone, [SyntheticRun.timeline(SyntheticRun.phone)])
    #expect(panel.reductions.isEmpty)
  }

  @Test(arguments: [0, 7, 40])
  func `groups start from their positions in the frame that is drawn`(still: Int) {
    let scene = Scene(SyntheticRun.phone, [SyntheticRun.timeline(SyntheticRun.phone)])
    var options = SVGOptions()
    options.posterFrame = still
    let animation = EmittedAnimation(Self.text(AnimatedSVG.write(scene, options: options)))
    let shown = animation.shown(scene, still: still).runs[0]
    for (track, shown) in zip(scene.runs[0].tracks, shown.tracks)
    where track.property.isTranslation {
      let error = zip(track.samples, shown.samples).map { abs($0 - $1) }.max() ?? .nan
      #expect(error <= 0.1, "\(track.target.text())")
    }
  }

  @Test func `a rest is one rule with two times`() {
    let scene = Scene(SyntheticRun.phone, [SyntheticRun.timeline(SyntheticRun.phone)])
    let animation = EmittedAnimation(Self.text(AnimatedSVG.write(scene)))
    let text = Self.text(AnimatedSVG.write(scene))
    #expect(text.contains(",100%{translate:"))
    for keys in animation.keyframes.values {
      for index in keys.indices.dropFirst(2) {
        let three = keys[(index - 2)...index].map(\.value)
        #expect(Set(three).count > 1, "a key between two of its value says nothing")
      }
    }
  }

  @Test func `percentages increase strictly from 0 to 100`() {
    let scene = Scene(SyntheticRun.phone, [SyntheticRun.timeline(SyntheticRun.phone)])
    let animation = EmittedAnimation(Self.text(AnimatedSVG.write(scene)))
    #expect(!animation.keyframes.isEmpty)
    for keys in animation.keyframes.values {
      #expect(keys.first?.percent == 0 && keys.last?.percent == 100)
      #expect(zip(keys, keys.dropFirst()).allSatisfy { $0.percent < $1.percent })
    }
  }

  @Test func `the same input gives the same bytes`() {
    let panels = SyntheticRun.devices.map { device in
      SVGPanel(Scene(device, [SyntheticRun.timeline(device)]))
    }
    let again = SyntheticRun.devices.map { device in
      SVGPanel(Scene(device, [SyntheticRun.timeline(device)]))
    }
    #expect(AnimatedSVG.write(panels) == AnimatedSVG.write(again))
  }

  @Test(arguments: SyntheticRun.devices)
  func `one device takes less than 25 KB`(device: DeviceProfile) {
    let scene = Scene(device, [SyntheticRun.timeline(device, header: .stale)])
    #expect(AnimatedSVG.write(scene).count < 25_000)
  }

  @Test func `devices side by side share a duration and equal motion`() {
    let phones = [SyntheticRun.buttonPhone, SyntheticRun.phone]
    let panels = phones.map { SVGPanel(Scene($0, [SyntheticRun.timeline($0)])) }
    let output = AnimatedSVG.compose(panels, hasCaptions: true)
    let animation = EmittedAnimation(Self.text(output.bytes))
    let durations = Set(animation.rules.values.flatMap { $0.map(\.duration) })
    #expect(durations.count == 1)
    #expect(
      animation.rules["d0-header-content"]?[0].name == animation.rules["d1-header-content"]?[0].name
    )
    #expect(output.report.distinctTracks < output.report.animatedTracks)
    #expect(Self.text(output.bytes).contains(">375 × 667 · status bar 20 · safe area 20</text>"))
  }

  @Test func `ids are unique and references resolve`() {
    let panels = SyntheticRun.devices.map { device in
      SVGPanel(Scene(device, [SyntheticRun.timeline(device, turnsAt: 2.3)]))
    }
    var options = SVGOptions()
    options.idPrefix = "x-"
    let text = Self.text(AnimatedSVG.write(panels, options: options))
    func values(after mark: String, upTo end: Character) -> [Substring] {
      text.split(separator: mark).dropFirst().map { $0.prefix { $0 != end } }
    }
    let ids = values(after: " id=\"", upTo: "\"")
    let known = Set(ids)
    #expect(ids.count == known.count)
    #expect(ids.allSatisfy { $0.hasPrefix("x-") })
    for reference in values(after: "href=\"#", upTo: "\"") + values(after: "url(#", upTo: ")") {
      #expect(known.contains(reference))
    }
    for id in EmittedAnimation(text).rules.keys { #expect(known.contains("x-" + id)) }
  }

  /// Names that are global in a page that inlines a drawing: ids, and names in the style sheet.
  private static func globalNames(_ text: String) -> Set<Substring> {
    Set(
      text.matches(of: /\sid="([^"]+)"/).map(\.1) + text.matches(of: /@keyframes ([^{]+)/).map(\.1))
  }

  @Test func `two drawings share no id and no name of keyframes`() {
    let scenes = [SyntheticRun.Header.clamped, .stale].map { header in
      Scene(SyntheticRun.phone, [SyntheticRun.timeline(SyntheticRun.phone, header: header)])
    }
    var titled = SVGOptions()
    titled.title = "Another title"
    let files =
      scenes.map { Self.text(AnimatedSVG.write($0)) }
      + [
        Self.text(AnimatedSVG.write([SVGPanel(scenes[0]), SVGPanel(scenes[1])])),
        Self.text(AnimatedSVG.write(scenes[0], options: titled)),
      ]
    for (index, file) in files.enumerated() {
      let names = Self.globalNames(file)
      #expect(names.count > 20)
      for other in files[..<index] {
        #expect(names.isDisjoint(with: Self.globalNames(other)))
      }
    }
  }

  @Test(arguments: SVGOptions.Encoding.allCases)
  func `no style rule of a drawing matches anything outside it`(encoding: SVGOptions.Encoding)
    throws
  {
    let scene = Scene(SyntheticRun.phone, [SyntheticRun.timeline(SyntheticRun.phone)])
    var options = SVGOptions()
    options.encoding = encoding
    let text = Self.text(AnimatedSVG.write(scene, options: options))
    let mark = EmittedAnimation.mark(text)
    #expect(mark.wholeMatch(of: /[a-z][a-z0-9]{6}-/) != nil)
    let sheet = try #require(
      text.firstMatch(of: /<style>([^<]*)<\/style>/), "a drawing that follows the reader"
    ).1
    let selectors = sheet.replacing(/@keyframes [^{]+{\n([^{]+{[^}]*}\n)+}/, with: "")
      .replacing(/@media\([^)]*\){/, with: "").matches(of: /([^{}\n]+){/).map(\.1)
    #expect(!selectors.isEmpty)
    for selector in selectors {
      #expect(selector.hasPrefix("#" + mark) || selector.hasPrefix("." + mark))
    }
  }

  @Test func `a mark depends on every byte, and on nothing else`() {
    func marked(_ text: String) -> String {
      var bytes = Array((DrawingMark.placeholder + text + DrawingMark.placeholder).utf8)
      DrawingMark.replacePlaceholders(in: &bytes)
      return Self.text(bytes)
    }
    // It is the same on every machine: a change would change every file.
    #expect(marked("picture") == "tcs0gj0-picturetcs0gj0-")
    let texts = (0..<2_000).map { "🏖 picture of \($0)\u{1FFFE}" }
    #expect(Set(texts.map { marked($0).prefix(8) }).count == texts.count)
    for text in texts { #expect(marked(text).dropFirst(8).dropLast(8) == text) }
  }

  @Test(arguments: ElementID.Kind.allCases)
  func `no kind of element has the name of a part of the file`(kind: ElementID.Kind) {
    let id = SceneName(.element, of: ElementID(kind), stage: 0).text()
    #expect(!["title", "desc", "finger", "screen", "device"].contains(id))
    #expect(!id.hasPrefix("layer") && !id.contains("-"))
  }

  @Test func `a file that plays once keeps its last frame`() {
    let scene = Scene(SyntheticRun.phone, [SyntheticRun.timeline(SyntheticRun.phone)])
    var options = SVGOptions()
    options.loop = .once
    let text = Self.text(AnimatedSVG.write(scene, options: options))
    #expect(!text.contains("infinite"))
    #expect(text.contains("linear both"))
  }

  @Test func `a scene at rest has no animation`() {
    let scene = Scene(
      SyntheticRun.phone, [SyntheticRun.timeline(SyntheticRun.phone, seconds: 0.3)])
    let output = AnimatedSVG.compose([SVGPanel(scene)], hasCaptions: false)
    #expect(output.report.animatedTracks == 0)
    #expect(!Self.text(output.bytes).contains("@keyframes"))
  }

  @Test func `lists of SMIL have equal lengths and increase from 0 to 1`() throws {
    let scene = Scene(
      SyntheticRun.phone, [SyntheticRun.timeline(SyntheticRun.phone, header: .stale, turnsAt: 2.3)])
    var options = SVGOptions()
    options.encoding = .smil
    let text = Self.text(AnimatedSVG.write(scene, options: options))
    let elements = text.split(separator: "<animate").dropFirst()
    #expect(elements.count > 10)
    for element in elements {
      func list(_ name: String) -> [Substring] {
        let parts = element.split(separator: "\(name)=\"", maxSplits: 1)
        guard parts.count > 1 else { return [] }
        return parts[1].prefix { $0 != "\"" }.split(separator: ";")
      }
      let times = list(" keyTimes").compactMap { Double($0) }
      #expect(times.first == 0 && times.last == 1)
      // A jump is two keys at one time, and never three.
      #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(zip(times, times.dropFirst(2)).allSatisfy { $0 < $1 })
      #expect(list(" values").count == times.count)
      let splines = list(" keySplines")
      #expect(splines.isEmpty || splines.count == times.count - 1)
      for number in splines.flatMap({ $0.split(separator: " ") }) {
        #expect((0...1).contains(Double(number) ?? .nan))
      }
    }
  }

  @Test(arguments: SVGOptions.Encoding.allCases)
  func `a small file matches the golden`(encoding: SVGOptions.Encoding) throws {
    let scene = Scene(
      SyntheticRun.phone, [SyntheticRun.timeline(SyntheticRun.phone, header: .stale, seconds: 3.6)])
    var options = SVGOptions()
    options.encoding = encoding
    options.title = "Collapsing header"
    try Golden.expect(
      Self.text(AnimatedSVG.write(scene, options: options)),
      matches: "../Snapshots/phone-\(encoding).svg")
  }
}
