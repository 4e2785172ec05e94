// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

// Drawings inside an HTML page.

extension MarkupWriter {
  /// The namespace of drawings.
  private static let drawingNamespace = "http://www.w3.org/2000/svg"

  /// Writes the definitions of shared drawings, in an element that takes no space.
  ///
  /// - Parameter scene: A scene of the page.
  mutating func sharedDefinitions(of resources: DrawingResources, for scene: Scene?) {
    let looks = resources.looks
    guard !resources.drawings.isEmpty || looks.hasDefinitions else { return }
    element(
      .svg, [(.xmlns, Self.drawingNamespace), (.id, "shared"), (.ariaHidden, "true")]
    ) { writer in
      writer.element(.defs) { writer in
        StoryboardArt.writeDefinitions(of: resources.drawings, idPrefix: "", to: &writer)
        guard let scene, looks.hasDefinitions else { return }
        var unused = DrawingResources()
        writer.withCanvas(&unused) { looks.writeDefinitions(ArtContext(ofPage: scene), on: &$0) }
      }
    }
  }

  /// Writes the markup that several drawings contain, in an element that takes no space.
  mutating func repeatedDefinitions(of repeats: RepeatedMarkup?) {
    guard let contents = repeats?.contents, !contents.isEmpty else { return }
    element(
      .svg, [(.xmlns, Self.drawingNamespace), (.class, "defined"), (.ariaHidden, "true")]
    ) { writer in
      writer.element(.defs) { writer in
        for (number, content) in contents.enumerated() {
          writer.begin(.g)
          writer.attribute(.id) { bytes in
            bytes.append(RepeatedMarkup.letter)
            bytes.append(decimal: number)
          }
          writer.joinLines()
          writer.markup(content)
          writer.end()
        }
      }
    }
  }

  /// Writes the drawing of a scene in the pose of one frame, in few bytes: `appendDrawingColors` defines its colours.
  ///
  /// - Parameters:
  ///   - mark: A finding that is drawn into it.
  ///   - gutter: The space for a mark to its right, in points.
  mutating func drawing(
    of scene: Scene, run: Int, frame: Int, idPrefix: String, fingerTailCount: Int, label: String,
    mark: PanelMark? = nil, gutter: Double = 0, using resources: inout DrawingResources
  ) {
    var markup = SceneMarkup()
    markup.idPrefix = idPrefix
    markup.fingerTailCount = fingerTailCount
    markup.isStyled = true
    begin(.svg)
    attribute(.xmlns, text: Self.drawingNamespace)
    let format = format
    attribute(.viewBox) { bytes in
      bytes.append("0 0 ")
      format.append(scene.size.width + gutter, to: &bytes)
      bytes.append(" ")
      format.append(scene.size.height, to: &bytes)
    }
    attribute(.role, "img")
    attribute(.ariaLabel, text: label)
    joinLines()
    withCanvas(&resources) { canvas in
      markup.write(scene, run: run, frame: frame, on: &canvas)
      guard let mark else { return }
      MarkMarkup(mark: mark, scene: scene, idPrefix: idPrefix, unit: 1, isInPage: true)
        .write(isHidden: false, on: &canvas) { _ in }
    }
    end()
  }

  /// Writes copies of a drawing of the page, one on the other.
  ///
  /// - Parameters:
  ///   - copies: The attributes of each copy, from the lowest.
  ///   - scene: The scene that is drawn elsewhere in the page.
  ///   - idPrefix: The prefix of the ids there.
  mutating func drawing(
    ofCopies copies: [[(AttributeName, String)]], of scene: Scene, idPrefix: String, label: String
  ) {
    begin(.svg)
    attribute(.xmlns, text: Self.drawingNamespace)
    let format = format
    attribute(.viewBox) { bytes in
      bytes.append("0 0 ")
      format.append(scene.size.width, to: &bytes)
      bytes.append(" ")
      format.append(scene.size.height, to: &bytes)
    }
    attribute(.role, "img")
    attribute(.ariaLabel, text: label)
    for attributes in copies {
      begin(.g)
      for (name, value) in attributes { attribute(name, text: value) }
      for index in scene.stages.indices {
        begin(.use)
        attribute(.href, text: "#" + SceneName(.device, stage: index).text(prefix: idPrefix))
        end()
      }
      end()
    }
    end()
  }

  /// Writes a small decorative icon.
  mutating func icon(_ name: String, path: String) {
    begin(.svg)
    attribute(.xmlns, text: Self.drawingNamespace)
    attribute(.class, text: name)
    attribute(.viewBox, "0 0 18 18")
    attribute(.ariaHidden, "true")
    attribute(.focusable, "false")
    begin(.path)
    attribute(.d, text: path)
    end()
    end()
  }
}

extension ByteText {
  /// Appends the colours of drawings to a style sheet, light and dark.
  ///
  /// - Parameter looks: What the looks of pattern files need.
  mutating func appendDrawingColors(_ looks: LookResources) {
    StoryboardArt.appendLightRules(to: &self)
    append("@media(prefers-color-scheme:dark){")
    StoryboardArt.appendDarkRules(to: &self)
    looks.appendDarkRules(to: &self)
    append("}\n")
  }
}
