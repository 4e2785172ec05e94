// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import PageTexts
import ScrollCore

/// Writes the storyboard page of a scenario: one self-contained HTML file.
///
/// The page shows all devices on one playhead, variant by variant or two side by side. Its numbers are
/// the exact frames on a grid of 0.01; its script moves the groups of the drawings by them. Without
/// script it shows the still picture of the first variant, its values, and the same motion as a CSS
/// animation that the reader can start.
public enum StoryboardPage {
  /// The page as UTF-8.
  ///
  /// The file is the same document as HTML and as XML, makes no request, and allows no other script or style than its
  /// own. The same input gives the same bytes.
  ///
  /// - Precondition: There is at least one variant and one device, and every device has one run for each
  ///   variant.
  /// - Complexity: Linear in the number of samples of all tracks and of elements of all drawings.
  public static func write(_ input: StoryboardPageInput) -> [UInt8] {
    precondition(!input.variants.isEmpty && !input.devices.isEmpty, "a page shows something")
    for device in input.devices {
      precondition(device.runs.count == input.variants.count, "one timeline for each variant")
    }
    let values = input.devices[0].runs[0].valueNames.map(PageValue.init)
    let stage = StageSection(input)
    var drawings: [[UInt8]] = []
    var shell = PageShell(
      title: "\(input.title) · \(input.patternTitle)", summary: input.summary,
      style: style(for: input),
      program: .init(
        loader: loader, style: packedStyle, script: packedScript(for: input),
        data: {
          var data = PageData(input, values: values)
          data.drawings = drawings
          // Numbers of frames hardly become smaller by more work: level 9 takes half as long again for 1 %.
          return PackedText(data.json(), level: 6)
        }),
      modules: input.trial.map(ModuleBlock.all) ?? [])
    // The list of a comparison of runs is beside all others.
    shell.kind = input.index == nil ? "workbench" : "comparison"
    return shell.write { writer in
      writer.element(.a, [(.class, "skip"), (.href, "#stage")], text: "Skip to the devices")
      writer.element(.header) { writeTitle(input, to: &$0) }
      writer.element(.main) { writer in
        if let index = input.index { IndexSection(index, of: input).write(to: &writer) }
        VariantChooser(input).write(to: &writer)
        drawings = stage.write(to: &writer)
        writer.element(.div, [(.class, "bottom")]) { writer in
          writer.markup(Array(EmbeddedAssets.stripHTML.utf8))
        }
        InspectorSection(input, values: values).write(to: &writer)
      }
    }
  }

  /// The greatest error of the animation for readers without the script, in points.
  ///
  /// The drawings are shown at about half their size, and the script shows the exact frames. A quarter of a page was
  /// keyframes with the error of separate drawings.
  private static let animationTolerance = 3.0

  /// The start of the security policy of every page.
  public static let policyStart = "default-src 'none'; base-uri 'none'; form-action 'none';"

  /// The inline script of every page, which unpacks the others.
  static let loader = InlineScript(PageScripts.loader)

  /// The script, packed when the tool was built.
  static let packedScript = PackedText(
    encoded: PageConstants.scriptPacked.encoded, source: PageConstants.scriptPacked.source)

  /// The script with what pages of pattern files need in addition, packed when the tool was built.
  static let packedFileScript = PackedText(
    encoded: PageConstants.fileScriptPacked.encoded, source: PageConstants.fileScriptPacked.source)

  /// Whether content is stretched, or a look follows formulas, which only the longer script shows.
  private static func hasFileTracks(_ input: StoryboardPageInput) -> Bool {
    let properties: [SceneTrack.Property] = [
      .stretch, .rotation, .blur, .corner, .width, .height, .outline,
    ]
    return input.devices.contains { device in
      device.scene.runs.first?.tracks.contains { properties.contains($0.property) } == true
    }
  }

  private static func packedScript(for input: StoryboardPageInput) -> PackedText {
    input.trial?.program == nil && !hasFileTracks(input) ? packedScript : packedFileScript
  }

  /// The page's script; it is the same on every page of a pattern in Swift.
  ///
  /// Its last line is its name in error messages.
  static let script = PageConstants.script

  /// The style sheets of a page after the tokens, as far as it needs them without the script; the rules for print are
  /// last.
  private static let sheets =
    PageConstants.pageStyle + PageConstants.printStyle

  /// The style of elements that only the script shows; it is the same on every page.
  static let scriptStyle = PageConstants.scriptStyle

  /// The style, packed when the tool was built.
  static let packedStyle = PackedText(
    encoded: PageConstants.scriptStylePacked.encoded,
    source: PageConstants.scriptStylePacked.source)

  /// The aspect ratio of a drawing.
  private static func ratio(of device: PageDevice) -> String {
    let format = DecimalFormat(decimals: 2)
    var ratio: [UInt8] = []
    format.append(device.scene.size.width, to: &ratio)
    ratio.append("/")
    format.append(device.scene.size.height, to: &ratio)
    return String(decoding: ratio, as: UTF8.self)
  }

  private static func style(for input: StoryboardPageInput) -> String {
    var total = 0
    var widest = 0
    var count = 0
    var rules = ""
    for (index, device) in input.devices.enumerated() {
      let width = Int(device.scene.size.width.rounded(.up))
      if index == 0 || input.index == nil {
        total += width
        widest = max(widest, width)
        count += 1
      }
      rules += "#\(escaped("device-" + device.id)){--w:\(width);--ratio:\(ratio(of: device))}\n"
    }
    rules += "#stage{--total:\(total);--widest:\(widest);--count:\(count)}\n"
    var css = ByteText(capacity: 1 << 16)
    css.append(text: PageConstants.baseStyle)
    if input.index != nil { css.append(text: PageConstants.indexStyle) }
    css.append(text: sheets)
    css.append(text: rules)
    let drawings = input.devices.prefix(StageSection(input).drawn).enumerated().map {
      index, device in
      PageAnimation.Drawing(
        scene: device.scene, run: input.initialVariant,
        frame: device.scene.runs[input.initialVariant].posterFrame,
        idPrefix: StageSection.prefix(ofDevice: index))
    }
    PageAnimation(
      drawings: drawings, scope: input.index == nil ? "" : "#stage ", sharesClock: true,
      tolerance: animationTolerance, isCoarse: true
    ).append(to: &css)
    css.appendDrawingColors(input.devices.map(\.scene).lookResources().looks)
    return css.string
  }

  /// An id as a CSS selector.
  private static func escaped(_ id: String) -> String {
    id.split(separator: ".", omittingEmptySubsequences: false).joined(separator: "\\.")
  }

  private static func writeTitle(_ input: StoryboardPageInput, to writer: inout MarkupWriter) {
    writer.element(.p, [(.class, "crumbs")]) { writer in
      if let link = input.galleryLink {
        writer.text("")
        writer.element(.a, [(.href, link)], text: "Scrollwork")
        writer.text(" / ")
      }
      writer.text(input.patternTitle)
    }
    writer.element(.div, [(.class, "head")]) { writer in
      writer.element(.div) { writer in
        writer.element(.h1, text: input.title)
        writer.element(.p, [(.class, "lead")], text: input.summary)
      }
      if let verdict = input.verdict {
        let style = Finding.style("overall", verdict.severity)
        writer.element(.p, [(.class, style)], text: verdict.text)
      }
      writer.element(.dl, [(.class, "facts")]) { writer in
        for (name, value) in facts(of: input) {
          writer.element(.div) { writer in
            writer.element(.dt, text: name)
            writer.element(.dd, text: value)
          }
        }
      }
    }
  }

  private static func facts(of input: StoryboardPageInput) -> [(String, String)] {
    if let index = input.index { return index.facts }
    let rates = Set(input.devices.map(\.rate)).sorted()
    let duration = input.devices.flatMap(\.scene.runs).map(\.duration).max() ?? 0
    var seconds: [UInt8] = []
    DecimalFormat(decimals: 2, keepsLeadingZero: true).append(duration, to: &seconds)
    var facts = [
      ("devices", "\(input.devices.count)"), ("variants", "\(input.variants.count)"),
      ("length", "\(String(decoding: seconds, as: UTF8.self)) s"),
      ("fps", rates.map { "\($0)" }.joined(separator: ", ")),
    ]
    if let evidence = evidence(of: input) { facts.append(evidence) }
    return facts
  }

  /// The evidence for the physics of all runs: the best and the worst grade of its constants.
  private static func evidence(of input: StoryboardPageInput) -> (String, String)? {
    let profiles = Set(
      input.devices.compactMap { $0.origins.first.map { "\($0.request.physics.id)" } })
    let evidence = PhysicsEvidence.catalog.filter { profiles.contains("\($0.profile.id)") }
    guard let best = evidence.map(\.bestGrade).min(by: { $0.rawValue < $1.rawValue }),
      let worst = evidence.map(\.worstGrade).max(by: { $0.rawValue < $1.rawValue })
    else { return nil }
    return (
      "physics confidence", best == worst ? "\(best.letter)" : "\(best.letter)–\(worst.letter)"
    )
  }
}
