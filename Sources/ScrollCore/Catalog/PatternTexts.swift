// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What people and files read of a pattern.
public struct PatternTexts: Sendable {
  /// The identifier in scenario files, such as `collapsing-header`.
  public var id: String
  /// What a person calls it.
  public var title: String
  /// One sentence that describes it.
  public var summary: String
  /// Its variants; a request names them by their places.
  public var variants: [VariantDescriptor]
  /// Its parameters, in the order of a request's values.
  public var parameters: [ParameterDescriptor]
  /// Names of its scroll views; the first is the main one.
  public var scrollViews: [String]
  /// The path of the file that describes it; nil for a pattern in Swift.
  public var file: String?
  /// The elements that the file names, for all variants together; nil for a pattern in Swift.
  public var ownElements: OwnElements?

  /// Makes the texts of a pattern.
  public init(
    id: String, title: String, summary: String, variants: [VariantDescriptor],
    parameters: [ParameterDescriptor], scrollViews: [String],
    file: String? = nil, ownElements: OwnElements? = nil
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.variants = variants
    self.parameters = parameters
    self.scrollViews = scrollViews
    self.file = file
    self.ownElements = ownElements
  }
}
