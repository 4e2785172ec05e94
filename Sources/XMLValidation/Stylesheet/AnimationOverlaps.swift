// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Finds animations that no one sees because others replace them.
///
/// These are two of one property in the rule of an id, and two rules for the same id. The renderer moves
/// each group by the one rule of its id; other rules are written by hand and may have animations that
/// follow one another.
struct AnimationOverlaps {
  /// What is wrong, and where.
  struct Finding {
    var offset: Int
    var text: SheetText
    var message: String
  }

  private struct Use {
    /// Indices into `animations`.
    var animations: Range<Int>
    var selector: ByteName
    var offset: Int
    var text: SheetText
  }

  /// The keyframes, and indices of the properties that they change.
  private var keyframes: [(name: ByteName, properties: Range<Int>)] = []
  private var properties: [ByteName] = []
  private var uses: [Use] = []
  private var animations: [ByteName] = []

  /// Takes the properties that keyframes change.
  mutating func add(_ keyframes: Stylesheet.Keyframes, of sheet: Stylesheet) {
    // `KeyframesChecks` finds stops that change other properties than the first.
    guard let stop = keyframes.stops.first else { return }
    let first = properties.count
    for index in sheet.stops[stop].declarations {
      let name = sheet.declarations[index].name
      if !sheet.isEqual(name, "animation-timing-function") { properties.append(sheet.name(name)) }
    }
    self.keyframes.append((sheet.name(keyframes.name), first..<properties.count))
  }

  /// Takes the animations that a rule gives to its elements.
  mutating func add(
    _ names: [ByteName], for selectors: ByteName, _ offset: Int, _ text: SheetText
  ) {
    guard !names.isEmpty, selectors.bytes.first == UInt8(ascii: "#"),
      selectors.bytes.dropFirst().allSatisfy(isNameByte)
    else { return }
    let first = animations.count
    animations.append(contentsOf: names)
    uses.append(
      Use(
        animations: first..<animations.count, selector: selectors, offset: offset, text: text))
  }

  /// What is wrong, in the order of the rules.
  func findings() -> [Finding] {
    var findings: [Finding] = []
    var known = Set<ByteName>(minimumCapacity: uses.count)
    // One animation alone changes each of its properties once.
    let changes =
      uses.contains { $0.animations.count > 1 }
      ? Dictionary(keyframes.map { ($0.name, $0.properties) }) { _, last in last } : [:]
    for use in uses {
      if use.animations.count > 1 { findings += self.findings(use, changes) }
      if !known.insert(use.selector).inserted {
        findings.append(
          Finding(
            offset: use.offset, text: use.text,
            message: "\(use.selector.text) has animations in a rule before, which this one replaces"
          ))
      }
    }
    return findings
  }

  /// The animations of a rule that change a property which one before them changes.
  private func findings(_ use: Use, _ changes: [ByteName: Range<Int>]) -> [Finding] {
    var findings: [Finding] = []
    var changed = [ByteName: ByteName](minimumCapacity: use.animations.count)
    for index in use.animations {
      let name = animations[index]
      var changing = properties[changes[name] ?? 0..<0]
      if changing.count > 1 { changing.sort { $0.text < $1.text } }
      for property in changing {
        if let other = changed.updateValue(name, forKey: property) {
          findings.append(
            Finding(
              offset: use.offset, text: use.text,
              message:
                "\(use.selector.text): animations \(other.text) and \(name.text) both change \(property.text)"
            ))
        }
      }
    }
    return findings
  }
}
