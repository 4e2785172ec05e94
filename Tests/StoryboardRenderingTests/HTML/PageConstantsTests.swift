// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PageTexts
import Testing

@testable import StoryboardRendering

/// What was packed when the tool was built is what it would pack now.
@Suite struct PageConstantsTests {
  @Test func `the packed script is that of pages`() {
    let script = PageScripts.page + "//# sourceURL=scrollwork.js\n"
    #expect(StoryboardPage.script == script)
    let packed = PackedText(script.utf8)
    #expect(StoryboardPage.packedScript.encoded == packed.encoded)
    #expect(StoryboardPage.packedScript.source == packed.source)
  }

  @Test func `pages of pattern files have a packed script of their own`() {
    let packed = PackedText((PageScripts.files + "//# sourceURL=scrollwork.js\n").utf8)
    #expect(StoryboardPage.packedFileScript.encoded == packed.encoded)
    #expect(StoryboardPage.packedFileScript.source == packed.source)
    #expect(StoryboardPage.packedFileScript.source != StoryboardPage.packedScript.source)
  }

  @Test func `the packed style is that of what the script shows`() {
    let style = [
      EmbeddedAssets.findingsCSS, EmbeddedAssets.controlsCSS, EmbeddedAssets.overlaysCSS,
      EmbeddedAssets.stripCSS,
      EmbeddedAssets.plotsCSS, EmbeddedAssets.trialCSS, EmbeddedAssets.workbenchCSS,
    ].map(StyleSheet.compact).joined()
    #expect(StoryboardPage.scriptStyle == style)
    let packed = PackedText(style.utf8)
    #expect(StoryboardPage.packedStyle.encoded == packed.encoded)
    #expect(StoryboardPage.packedStyle.source == packed.source)
  }

  @Test func `other styles are shortened`() {
    #expect(PageConstants.baseStyle == StyleSheet.compact(EmbeddedAssets.baseCSS))
    #expect(PageConstants.pageStyle == StyleSheet.compact(EmbeddedAssets.pageCSS))
    #expect(PageConstants.storyStyle == StyleSheet.compact(EmbeddedAssets.storyCSS))
  }
}
