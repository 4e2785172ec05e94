// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

/// The name of a group of a scene, which is its `id` in the markup.
///
/// | name | meaning |
/// |---|---|
/// | `device` | everything of one screen, the outline included |
/// | `screen` | the content that the outline clips |
/// | `layer1`, `layer1-2` | elements that move with a layer; the second where others are between |
/// | `header`, `cell-12`, `cell-2-4` | one element: kind and indices |
/// | `e3`, `e3-12` | one element that a pattern file names, by its number |
/// | `header-content` | the content of an element, such as a title |
/// | `finger` | the finger |
/// | `mark` | a finding that is drawn into the picture |
/// | `e3-turn`, `e3-blur`, `e3-corner`, `e3-fill`, `layer1-corner` | what of a look follows formulas |
/// | `e3-fill-1` | the background that turns into the colour of `e3-fill` |
/// | `e3-shadow`, `e3-shadow-2` | a shadow that changes, and one of its rectangles |
/// | `layer1-stretch`, `layer1-stretch-y` | what stretches a layer that is pulled beyond its first and its last end |
///
/// The group of a layer is in the group of its parent. `-clip` marks the clip of a screen or layer. `-y` marks the
/// inner of two nested groups: the outer moves along x and the inner along y. Screens after the first of a scene, which
/// follow a rotation of the device, have the prefix `turned-`.
public struct SceneName: Equatable, Sendable, BitwiseCopyable {
  /// The part of a scene that a name stands for.
  public enum Part: UInt8, Sendable, BitwiseCopyable {
    /// Everything of one screen.
    case device
    /// The content that the outline clips.
    case screen
    /// Elements that move with a layer.
    case layer
    /// One element.
    case element
    /// The content of an element.
    case content
    /// The finger.
    case finger
    /// What turns an element, what blurs it, and what its round corners cut.
    case turn, blur, corner
    /// The colour that the background of an element turns into.
    case cover
    /// A shadow, or one of its rectangles.
    case shadow
    /// The corners of a layer's clip.
    case clipCorner
    /// A finding that is drawn into the picture.
    case mark
    /// What stretches a layer.
    case stretch
  }

  /// Which part it is.
  public var part: Part
  /// The screen that it belongs to, as an index into the scene's stages.
  public var stage: Int
  /// Whether it is the inner of two nested groups.
  public var isInner = false
  /// The element; without meaning for other parts.
  public var element = ElementID(.statusBar)
  /// The layer; 0 for other parts.
  public var layer = 0
  /// The number of groups of the same layer before it; the number of a rectangle of an element.
  public var occurrence = 0

  init(_ part: Part, stage: Int) {
    self.part = part
    self.stage = stage
  }

  init(_ part: Part, of element: ElementID, stage: Int) {
    self.part = part
    self.stage = stage
    self.element = element
  }

  init(layer: Int, occurrence: Int, stage: Int) {
    part = .layer
    self.stage = stage
    self.layer = layer
    self.occurrence = occurrence
  }

  /// The name of the corners of a clip.
  init(cornersOf clip: SceneClip, stage: Int) {
    self.init(clip, stage: stage)
    part = .clipCorner
  }

  /// The name of a clip's layer.
  init(_ clip: SceneClip, stage: Int) {
    self.init(layer: clip.layer, occurrence: 0, stage: stage)
  }

  /// The name of a rectangle of what has the name, by its index.
  func rectangle(_ index: Int) -> SceneName {
    var name = self
    name.occurrence = index + 1
    return name
  }

  /// The name of the group inside that moves along y.
  var inner: SceneName {
    var name = self
    name.isInner = true
    return name
  }

  /// Appends the name in UTF-8, after a prefix that distinguishes devices of one file.
  public func append(to bytes: inout ByteText, prefix: String = "") {
    bytes.append(text: prefix)
    if stage > 0 {
      bytes.append("turned")
      if stage > 1 { bytes.append(decimal: stage) }
      bytes.append("-")
    }
    switch part {
    case .device: bytes.append("device")
    case .screen: bytes.append("screen")
    case .finger: bytes.append("finger")
    case .mark: bytes.append("mark")
    case .layer, .clipCorner, .stretch:
      bytes.append("layer")
      bytes.append(decimal: layer)
      if occurrence > 0 {
        bytes.append("-")
        bytes.append(decimal: occurrence + 1)
      }
      if part == .clipCorner { bytes.append("-corner") }
      if part == .stretch { bytes.append("-stretch") }
    case .element, .content, .turn, .blur, .corner, .cover, .shadow:
      if element.number > 0 {
        bytes.append("e")
        bytes.append(decimal: Int(element.number))
      } else {
        bytes.append(element.kindName)
      }
      for index in [element.section, element.item] where index >= 0 {
        bytes.append("-")
        bytes.append(decimal: Int(index))
      }
      switch part {
      case .content: bytes.append("-content")
      case .turn: bytes.append("-turn")
      case .blur: bytes.append("-blur")
      case .corner: bytes.append("-corner")
      case .cover: bytes.append("-fill")
      case .shadow: bytes.append("-shadow")
      default: break
      }
      if occurrence > 0 {
        bytes.append("-")
        bytes.append(decimal: occurrence)
      }
    }
    if isInner { bytes.append("-y") }
  }

  /// The name as text, where speed does not matter.
  public func text(prefix: String = "") -> String {
    var bytes = ByteText()
    append(to: &bytes, prefix: prefix)
    return bytes.string
  }
}
