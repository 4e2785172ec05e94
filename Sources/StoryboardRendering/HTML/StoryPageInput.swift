// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import MotionReview

/// The content of the page of a story.
public struct StoryPageInput: Sendable {
  /// A chapter: its text, and its motion beside that of the next chapter.
  public struct Chapter: Sendable {
    /// The variant.
    public var variant: PageVariant
    /// What it does.
    public var does: String
    /// What breaks; nil for nothing.
    public var breaks: String?
    /// What the next variant fixes, or how it differs; nil for nothing.
    public var next: String?
    /// The motion of the chapter and, if there is one, of the next chapter in the same gesture.
    public var previews: [GalleryScenario.Preview]
    /// The title of the gesture.
    public var scenarioTitle: String
    /// The address of the storyboard that compares the two, relative to the page.
    public var storyboard: String
    /// The findings of a review in the chapter, on the device and in the gesture that are shown.
    public var findings: [Finding]
    /// The address of the worst frame of the first finding in the storyboard; empty for none.
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
  /// A summary.
  public var summary: String
  /// The address of the gallery relative to the page; nil if there is none.
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
