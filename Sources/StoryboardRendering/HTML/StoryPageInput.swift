// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import MotionReview

/// What the page of a story tells.
public struct StoryPageInput: Sendable {
  /// One chapter: its words, and itself beside the next one.
  public struct Chapter: Sendable {
    /// The variant.
    public var variant: PageVariant
    /// What it does.
    public var does: String
    /// What breaks; nil for nothing.
    public var breaks: String?
    /// What the next variant fixes, or how it differs; nil where there is nothing to say.
    public var next: String?
    /// The chapter in motion and, where there is one, the next chapter in the same gesture.
    public var previews: [GalleryScenario.Preview]
    /// What a person calls the gesture.
    public var scenarioTitle: String
    /// The address of the storyboard that compares the two, as seen from the page.
    public var storyboard: String
    /// What a review has found in the chapter, on the device and in the gesture that are shown.
    public var findings: [Finding]
    /// The address of the storyboard's frame that shows the first of them worst; empty for none.
    public var worst: String

    /// Makes a chapter.
    public init(
      variant: PageVariant, does: String, breaks: String?, next: String?,
      previews: [GalleryScenario.Preview], scenarioTitle: String, storyboard: String,
      findings: [Finding], worst: String
    ) {
      self.variant = variant
      self.does = does
      self.breaks = breaks
      self.next = next
      self.previews = previews
      self.scenarioTitle = scenarioTitle
      self.storyboard = storyboard
      self.findings = findings
      self.worst = worst
    }
  }

  /// The heading of the page.
  public var title: String
  /// What it is about.
  public var summary: String
  /// The address of the gallery as seen from the page; nil where there is none.
  public var galleryLink: String?
  /// The chapters in order.
  public var chapters: [Chapter]

  /// Makes the input of a story's page.
  public init(title: String, summary: String, galleryLink: String?, chapters: [Chapter]) {
    self.title = title
    self.summary = summary
    self.galleryLink = galleryLink
    self.chapters = chapters
  }
}
