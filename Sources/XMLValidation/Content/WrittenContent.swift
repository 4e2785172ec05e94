// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What the writer of pages puts into each of them, so that a page with anything else is found.
///
/// Texts are known by their sources, as a security policy spells them: `'sha256-…'`.
public struct WrittenContent: Sendable {
  /// The directives of every page's policy that do not depend on the page, in order.
  public var policyStart: String
  /// The uncompressed scripts of a page, in order; a page has all of them or none.
  public var inlineScripts: [String]
  /// The optional script after them, for which a page may load a file from its folder.
  public var watcher: String
  /// The script that a page holds packed.
  public var packedScript: String
  /// The style sheet that a page holds packed.
  public var packedStyle: String

  /// Describes what a writer puts into pages.
  public init(
    policyStart: String, inlineScripts: [String], watcher: String, packedScript: String,
    packedStyle: String
  ) {
    self.policyStart = policyStart
    self.inlineScripts = inlineScripts
    self.watcher = watcher
    self.packedScript = packedScript
    self.packedStyle = packedStyle
  }
}
