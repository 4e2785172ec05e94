// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PageTexts

/// The scripts and styles that pages of this version have in common, as a security policy spells them: `'sha256-…'`.
///
/// Those of packed texts were computed when the tool was built.
public enum PageSources {
  /// The inline scripts of each page with scripts, in order.
  public static let inlineScripts = [
    PackedText.source(of: PageShell.marker.utf8),
    PackedText.source(of: StoryboardPage.loader.text.utf8),
  ]
  /// The script of a page that looks for its next rendering.
  public static let watcher = PackedText.source(of: WatchedPage.script.text.utf8)
  /// The script of a page without data: the gallery's.
  public static let galleryScript = PackedText.source(of: GalleryPage.script.text.utf8)
  /// The packed scripts of pages: that of patterns in Swift, and that of pattern files.
  public static let packedScripts = [
    StoryboardPage.packedScript.source, StoryboardPage.packedFileScript.source,
  ]
  /// The packed style sheet of pages.
  public static let packedStyle = StoryboardPage.packedStyle.source
  /// The first packed script as pages have it.
  public static let encodedScript = StoryboardPage.packedScript.encoded
  /// The packed style sheet as pages have it.
  public static let encodedStyle = StoryboardPage.packedStyle.encoded
}
