// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The JSON Schema of scenario files, draft 2020-12, for editors that check while one types.
///
/// It accepts what `Scenario.read` accepts, apart from words of the catalogues, the order of pointer
/// verbs and the contents of other files.
package let scenarioSchema = EmbeddedAssets.scenarioSchemaJSON

/// The JSON Schema of device files, draft 2020-12, for editors that check while one types.
package let deviceSchema = EmbeddedAssets.deviceSchemaJSON

/// The JSON Schema of story files, draft 2020-12, for editors that check while one types.
package let storySchema = EmbeddedAssets.storySchemaJSON

/// The JSON Schema of project files, draft 2020-12, for editors that check while one types.
package let projectSchema = EmbeddedAssets.projectSchemaJSON
