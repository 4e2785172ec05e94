// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PageTexts
import Testing

@testable import StoryboardRendering
@testable import XMLValidation

/// What was packed when the tool was built unpacks to what the tool would pack now.
@Suite struct PageConstantsTests {
  @Test func `the packed script is that of pages`() {
    let script = PageScripts.page + "//# sourceURL=scrollwork.js\n"
    #expect(StoryboardPage.script == script)
    #expect(sourceOfUnpacked(StoryboardPage.packedScript.encoded) == source(of: script))
    #expect(StoryboardPage.packedScript.source == source(of: script))
  }

  @Test func `pages of pattern files have a packed script of their own`() {
    let script = PageScripts.files + "//# sourceURL=scrollwork.js\n"
    #expect(sourceOfUnpacked(StoryboardPage.packedFileScript.encoded) == source(of: script))
    #expect(StoryboardPage.packedFileScript.source == source(of: script))
    #expect(StoryboardPage.packedFileScript.source != StoryboardPage.packedScript.source)
  }

  @Test func `the packed style is that of what the script shows`() {
    let style = [
      EmbeddedAssets.findingsCSS, EmbeddedAssets.controlsCSS, EmbeddedAssets.overlaysCSS,
      EmbeddedAssets.stripCSS,
      EmbeddedAssets.plotsCSS, EmbeddedAssets.trialCSS, EmbeddedAssets.workbenchCSS,
    ].map(StyleSheet.compact).joined()
    #expect(StoryboardPage.scriptStyle == style)
    #expect(sourceOfUnpacked(StoryboardPage.packedStyle.encoded) == source(of: style))
    #expect(StoryboardPage.packedStyle.source == source(of: style))
  }

  @Test func `packed texts are no larger than zlib makes them`() {
    let packed = PageTexts.PackedText(StoryboardPage.script.utf8)
    #expect(StoryboardPage.packedScript.encoded.utf8.count <= packed.encoded.utf8.count)
  }

  @Test func `other styles are shortened`() {
    #expect(PageConstants.baseStyle == StyleSheet.compact(EmbeddedAssets.baseCSS))
    #expect(PageConstants.pageStyle == StyleSheet.compact(EmbeddedAssets.pageCSS))
    #expect(PageConstants.storyStyle == StyleSheet.compact(EmbeddedAssets.storyCSS))
  }

  /// The policy source of a text.
  private func source(of text: String) -> String { PageTexts.PackedText.source(of: text.utf8) }

  /// The policy source of what a packed text unpacks to, as the validator has it; nil if it does not unpack.
  private func sourceOfUnpacked(_ encoded: String) -> String? {
    var encoded = encoded
    return encoded.withUTF8 { XMLValidation.PackedText.unpack($0)?.source }
  }
}
