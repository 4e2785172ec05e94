// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What of the core's arithmetic a generated file needs: its declarations, with the members that something mentions.
struct CoreExtract {
  /// The declarations as Swift, in the order of the files.
  let text: String

  /// Takes out what some code mentions, and what that needs.
  init(for code: [String]) {
    let declarations = Self.declarations
    var words = CoreDeclaration.words(
      code.flatMap { $0.split(separator: "\n").map(String.init) })
    var taken = declarations.map { [Bool](repeating: false, count: $0.members.count) }
    var heads = [Bool](repeating: false, count: declarations.count)
    var isComplete = false
    while !isComplete {
      isComplete = true
      for (index, declaration) in declarations.enumerated() {
        let isKnown = Self.isOfLibrary(declaration.name) || words.contains(declaration.name)
        guard isKnown else { continue }
        if !declaration.isExtension, !heads[index] {
          heads[index] = true
          words.formUnion(declaration.words)
          isComplete = false
        }
        for (place, member) in declaration.members.enumerated() where !taken[index][place] {
          let isNeeded =
            member.isInitializer
            ? member.firstLabels.contains { label in
              words.contains("\(declaration.name)(\(label)") || words.contains("init(\(label)")
                || words.contains("Self(\(label)")
            }
            : member.names.isEmpty
              ? !declaration.isExtension : member.names.contains(where: words.contains)
          guard isNeeded else { continue }
          taken[index][place] = true
          heads[index] = true
          words.formUnion(member.words)
          isComplete = false
        }
      }
    }
    var parts: [String] = []
    for (index, declaration) in declarations.enumerated() where heads[index] {
      var lines = declaration.head
      let isFunction = declaration.members.isEmpty && lines.last?.hasSuffix("{") == false
      for (place, member) in declaration.members.enumerated() where taken[index][place] {
        // Members of one line stand together, as in the file.
        if lines.count > declaration.head.count, member.lines.count > 2 { lines.append("") }
        lines += member.lines
      }
      if !isFunction { lines.append("}") }
      parts.append(lines.joined(separator: "\n"))
    }
    text = parts.joined(separator: "\n\n")
  }

  private static func isOfLibrary(_ name: String) -> Bool { name == "Array" || name == "Double" }

  private static let declarations: [CoreDeclaration] = [
    EmbeddedAssets.bisectionSWIFT, EmbeddedAssets.elementarySWIFT,
    EmbeddedAssets.elementaryExponentialSWIFT, EmbeddedAssets.elementaryLogarithmSWIFT,
    EmbeddedAssets.elementaryRemainderSWIFT, EmbeddedAssets.elementaryTrigonometrySWIFT,
    EmbeddedAssets.insertionSortSWIFT, EmbeddedAssets.pixelRoundingSWIFT,
    EmbeddedAssets.decaySimulationSWIFT, EmbeddedAssets.decaySimulationProjectionSWIFT,
    EmbeddedAssets.decelerationRateSWIFT, EmbeddedAssets.rubberBandSWIFT,
    EmbeddedAssets.springParametersSWIFT, EmbeddedAssets.springParametersSheetsSWIFT,
    EmbeddedAssets.springParametersUIViewSWIFT,
    EmbeddedAssets.springSimulationSWIFT, EmbeddedAssets.springSimulationSettlingSWIFT,
    EmbeddedAssets.travelsPerSecondSWIFT,
    EmbeddedAssets.timingCurveSWIFT, EmbeddedAssets.stateMotionSWIFT,
    EmbeddedAssets.itemLayoutSWIFT, EmbeddedAssets.sectionPlacesSWIFT,
    EmbeddedAssets.repeatLayoutSWIFT, EmbeddedAssets.detentPolicySWIFT,
    EmbeddedAssets.handoverDragSWIFT, EmbeddedAssets.sheetBandSWIFT,
    EmbeddedAssets.sheetPanSWIFT, EmbeddedAssets.sheetSpringSWIFT,
    EmbeddedAssets.sheetStateSWIFT, EmbeddedAssets.nestStateSWIFT,
  ].flatMap { CoreSource($0).declarations }
}
