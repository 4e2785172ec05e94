// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Keys that the language does not have where they stand: keys of another object, or what UIKit, SwiftUI and CSS call them.
enum FamiliarWord {
  /// What the language has instead.
  private static let look = [
    "opacity": "'alpha' of the element, or two more digits of a colour",
    "alpha": "'alpha' of the element, or two more digits of a colour",
    "background": "'fill'", "backgroundColor": "'fill'", "cornerRadius": "'corner'",
    "radius": "'corner'", "borderRadius": "'corner'", "border": "'stroke'",
    "borderColor": "'stroke'", "elevation": "'shadow'", "shadowRadius": "'shadow'",
    "boxShadow": "'shadow'", "font": "'style'", "fontSize": "'style'", "weight": "'bold'",
    "textColor": "'color'", "tint": "'color'", "foregroundColor": "'color'", "icon": "'symbol'",
    "label": "'text'", "title": "'text'", "alignment": "'align'", "textAlign": "'align'",
    "numberOfLines": "'lines'", "maxLines": "'lines'", "lineLimit": "'lines'",
    "spacing": "'gap'", "margin": "'padding'", "insets": "'padding'",
    "children": "'row' or 'column', or 'children' of the element",
  ]

  private static let words: [LanguageObject.ID: [String: String]] = [
    .look: look, .lookPart: look,
    .element: [
      "opacity": "'alpha'", "hidden": "'visible'", "isHidden": "'visible'",
      "zIndex": "the order of the elements, back to front",
      "z": "the order of the elements, back to front", "x": "'left' of 'frame'",
      "y": "'top' of 'frame'", "onTap": "'on' of the file, with the event 'tap'",
      "action": "'on' of the file, with the event 'tap'", "clipsToBounds": "'clip'",
      "backgroundColor": "'fill' of 'look'", "background": "'fill' of 'look'",
      "cornerRadius": "'corner' of 'look'", "elevation": "'shadow'", "shadowRadius": "'shadow'",
      "type": "'look'", "kind": "'role'",
    ],
    .scrollView: [
      "contentInset": "'insets'", "contentInsets": "'insets'", "contentSize": "'content'",
      "contentInsetAdjustmentBehavior": "'adjustment'", "isPagingEnabled": "'paging'",
      "pagingEnabled": "'paging'", "alwaysBounceVertical": "'alwaysBounces'",
      "alwaysBounceHorizontal": "'alwaysBounces'", "direction": "'axis'",
      "additionalSafeAreaInsets": "'safeArea'", "clipsToBounds": "'clips'",
      "contentOffset": "'start'", "snapTo": "'snap'",
    ],
    .items: ["spacing": "'gap'", "rows": "'count'", "size": "'height' or 'width'"],
    .frame: ["x": "'left'", "y": "'top'"],
    .ends: [
      "top": "'leading'", "left": "'leading'", "bottom": "'trailing'", "right": "'trailing'",
    ],
  ]

  /// What to write instead of an unknown key, as a part of a message; nil for a key that nothing is known of.
  static func hint(for key: String, in id: LanguageObject.ID) -> String? {
    if let word = words[id]?[key] { return " (here it is \(word))" }
    // A key of an object that belongs here.
    let owners = LanguageObject.object(id).keys.filter { owner in
      LanguageObject.all.contains { owner.kind.contains($0.id) && $0.names.contains(key) }
    }
    guard !owners.isEmpty else { return nil }
    return " (a key of \(owners.map { "'\($0.name)'" }.joined(separator: " and of ")))"
  }
}

extension LanguageKey.Kind {
  /// Whether the key takes an object of a kind.
  fileprivate func contains(_ id: LanguageObject.ID) -> Bool {
    switch self {
    case .object(let own): own == id
    case .either(let kinds): kinds.contains { $0.contains(id) }
    default: false
    }
  }
}
