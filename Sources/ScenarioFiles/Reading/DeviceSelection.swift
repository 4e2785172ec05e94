// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// A device that a scenario runs on, which way up it is held, and how it is set up.
package struct DeviceSelection: Equatable, Sendable {
  /// The device as it is set up.
  package let device: DeviceProfile
  /// The device as it comes.
  package let base: DeviceProfile
  /// Which way up it is held when the script begins.
  package let orientation: Orientation
  /// The path of the device's file as the scenario spells it; nil for a device of the catalogue.
  package let path: String?

  /// Selects a device as it comes.
  package init(
    _ device: DeviceProfile, _ orientation: Orientation = .portrait, path: String? = nil
  ) {
    self.device = device
    base = device
    self.orientation = orientation
    self.path = path
  }

  /// Selects a device that is set up in some way.
  ///
  /// - Throws: Why it cannot be, as a sentence without a full stop.
  package init(
    _ device: DeviceProfile, _ facts: DeviceWordFacts, path: String? = nil
  ) throws(DeviceWordError) {
    let settings = facts.settings
    base = device
    self.path = path
    if facts.namesDisplay, device.unfolded == nil {
      throw DeviceWordError(
        "'\(settings.display.word)' is a display of a device that unfolds, which '\(device.id)' does not"
      )
    }
    if settings.window == .half, facts.orientation ?? .portrait == .portrait, device.idiom == .pad {
      throw DeviceWordError(
        "windows of equal width exist on an iPad on its side only; write '\(device.id)@landscape+half', or 'twoThirds'"
      )
    }
    guard let device = device.with(settings) else {
      throw DeviceWordError(
        settings.window == .fullScreen
          ? "no Display Zoom is known of '\(device.id)'; 'zoomed' goes with an iPhone that is wider than 320 points"
          : "'\(settings.window.word)' is how a window lies on an iPad, which '\(device.id)' is not"
      )
    }
    self.device = device
    orientation = facts.orientation ?? device.naturalOrientation
  }

  /// What differs from a device that is held as usual and as it comes, as words.
  package var facts: [String] {
    let words = device.settings.words.map { "\($0)" }
    guard orientation != device.naturalOrientation else { return words }
    return orientation == .landscape ? ["landscape"] + words : words + ["portrait"]
  }

  /// The device after it is folded or unfolded; nil for one that does not fold.
  ///
  /// The hinge stays upright: who unfolds a device in portrait sees the inner display in landscape.
  package var foldedOver: DeviceSelection? {
    guard base.unfolded != nil else { return nil }
    var facts = DeviceWordFacts()
    facts.settings = device.settings
    facts.settings.display = device.settings.display == .outer ? .inner : .outer
    facts.orientation = orientation == .portrait ? .landscape : .portrait
    return try? DeviceSelection(base, facts, path: path)
  }

  /// The word for the selection in scenario files, such as `iphone-11` or `iphone-11@landscape`.
  package var word: String { Self.word(device.id, facts) }

  /// The word, or the path of a device file, with which another scenario file selects the same.
  package var reference: String { Self.word(path ?? device.id, facts) }

  /// The word for the selection in file names, such as `iphone-11-landscape`.
  package var fileWord: String { ([device.id] + facts).joined(separator: "-") }

  /// What a person calls it, such as `iPhone 11, landscape`.
  package var name: String {
    let settings = device.settings
    let isWindow = settings.window != .fullScreen
    // A window is narrow, and the generations are listed elsewhere.
    let model = isWindow ? device.name.split(separator: " (").first : nil
    var parts = [model.map { String($0) } ?? device.name]
    if settings.display == .inner { parts.append("inner display") }
    if orientation != device.naturalOrientation, !isWindow {
      parts.append(orientation == .landscape ? "landscape" : "portrait")
    }
    switch settings.window {
    case .fullScreen: break
    case .third: parts.append("Split View 1/3")
    case .half: parts.append("Split View 1/2")
    case .twoThirds: parts.append("Split View 2/3")
    case .slideOver: parts.append("Slide Over")
    }
    if settings.isZoomed { parts.append("zoomed") }
    if settings.contentSize != .large {
      let word = "\(settings.contentSize.word)"
      parts.append(
        settings.contentSize.isAccessibility ? "text AX\(word.suffix(1))" : "text \(word)")
    }
    if settings.direction == .rightToLeft { parts.append("right to left") }
    if orientation == .landscape, isWindow { parts.append("landscape") }
    return parts.joined(separator: ", ")
  }

  private static func word(_ id: String, _ facts: [String]) -> String {
    facts.isEmpty ? id : id + "@" + facts.joined(separator: "+")
  }
}
