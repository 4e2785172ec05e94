// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What the writer of pages puts into each of them, so that a page with anything else is found.
///
/// Texts are known by their sources, as a security policy spells them: `'sha256-…'`.
package struct WrittenContent: Sendable {
  /// The directives of every page's policy that do not depend on the page, in order.
  package var policyStart: String
  /// The uncompressed scripts of a page, in order; a page has all of them or none.
  package var inlineScripts: [String]
  /// The script that a page without data may have instead.
  package var galleryScript: String
  /// The optional script after them, for which a page may load a file from its folder.
  package var watcher: String
  /// The scripts of which a page holds one packed: that of patterns in Swift, then that of pattern files.
  package var packedScripts: [String]
  /// The style sheet that a page holds packed.
  package var packedStyle: String

  /// The first packed script and the packed style sheet as pages have them, by the ids of their elements; another encoding of
  /// the same texts is valid, too.
  package var encodings: [String: String]
  /// The modules that pages have, packed.
  ///
  /// Another packing is valid, too.
  package var modules: [String]

  /// Describes what a writer puts into pages.
  package init(
    policyStart: String, inlineScripts: [String], galleryScript: String = "", watcher: String,
    packedScripts: [String], packedStyle: String, encodings: [String: String] = [:],
    modules: [String] = []
  ) {
    self.policyStart = policyStart
    self.inlineScripts = inlineScripts
    self.galleryScript = galleryScript
    self.watcher = watcher
    self.packedScripts = packedScripts
    self.packedStyle = packedStyle
    self.encodings = encodings
    self.modules = modules
  }
}
