// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CoreModules
import StoryboardRendering
package import XMLValidation

extension WrittenContent {
  /// What this version puts into pages.
  package static let ofTool = WrittenContent(
    policyStart: StoryboardPage.policyStart, inlineScripts: PageSources.inlineScripts,
    galleryScript: PageSources.galleryScript, watcher: PageSources.watcher,
    packedScripts: PageSources.packedScripts,
    packedStyle: PageSources.packedStyle,
    encodings: ["script": PageSources.encodedScript, "style": PageSources.encodedStyle],
    modules: CoreModules.all)
}
