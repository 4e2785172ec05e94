// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The links to the standalone drawings of a storyboard page.
struct FileSection {
  private let input: StoryboardPageInput

  init(_ input: StoryboardPageInput) {
    self.input = input
  }

  func write(to writer: inout MarkupWriter) {
    let devices = input.devices.filter { !$0.files.isEmpty }
    guard !devices.isEmpty else { return }
    let variants = input.variants
    writer.element(.details, [(.class, "files")]) { writer in
      writer.element(.summary) { $0.element(.h2, text: "Animated SVG files") }
      FileTable(
        title: "Animated SVG files", variants: variants, deviceNames: devices.map(\.name),
        files: variants.indices.map { variant in devices.map { $0.files[variant] } },
        id: { variant, device in "file-\(variants[variant].id)-\(devices[device].id)" }
      ).write(to: &writer)
    }
  }
}
