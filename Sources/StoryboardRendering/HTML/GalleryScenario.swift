// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A scenario in the gallery: a card with moving previews, and links to all its files.
public struct GalleryScenario: Sendable {
  /// A drawing on a card.
  public struct Preview: Sendable {
    /// The variant that it shows.
    public var variant: PageVariant
    /// The drawing and its motion.
    public var scene: Scene
    /// Which of the scene's runs is shown.
    public var run: Int

    /// Makes a preview.
    public init(variant: PageVariant, scene: Scene, run: Int) {
      self.variant = variant
      self.scene = scene
      self.run = run
    }
  }

  /// What a person calls it.
  public var title: String
  /// One sentence on what happens.
  public var summary: String
  /// The address of its storyboard page as seen from the gallery.
  public var page: String
  /// One or two drawings: a variant before and after it is mended.
  public var previews: [Preview]
  /// The variants that its page shows.
  public var variants: [PageVariant]
  /// The names of the devices that its page shows.
  public var deviceNames: [String]
  /// The addresses of the standalone drawings, by variant and then by device; empty where there are none.
  public var files: [[String]]
  /// In how many of the variants a review has found something; nil where nothing was reviewed.
  public var faultyVariants: Int?

  /// Makes a scenario.
  ///
  /// - Precondition: `files` is empty or has one address for each variant and device.
  public init(
    title: String, summary: String, page: String, previews: [Preview], variants: [PageVariant],
    deviceNames: [String], files: [[String]] = [], faultyVariants: Int? = nil
  ) {
    precondition(
      files.isEmpty
        || files.count == variants.count && files.allSatisfy { $0.count == deviceNames.count },
      "one file for each variant and device")
    self.title = title
    self.summary = summary
    self.page = page
    self.previews = previews
    self.variants = variants
    self.deviceNames = deviceNames
    self.files = files
    self.faultyVariants = faultyVariants
  }
}
