// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The scripts and styles that pages of this version have in common, as a security policy spells them: `'sha256-…'`.
///
/// Each is computed on first use, from some 100 kB of text.
public enum PageSources {
  /// The inline scripts of each page with scripts, in order.
  public static let inlineScripts = [
    PackedText.source(of: PageShell.marker.utf8),
    PackedText.source(of: StoryboardPage.loader.text.utf8),
  ]
  /// The script of a page that looks for its next rendering.
  public static let watcher = PackedText.source(of: WatchedPage.script.text.utf8)
  /// The packed script of pages.
  public static let packedScript = PackedText.source(of: StoryboardPage.script.utf8)
  /// The packed style sheet of pages.
  public static let packedStyle = PackedText.source(of: StoryboardPage.scriptStyle.utf8)
}
