// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The identity of an element; it is stable over the frames of a run.
public struct ElementID: Equatable, Sendable, BitwiseCopyable {
  /// The kind of element, which also determines its drawing.
  public enum Kind: UInt8, Sendable, CaseIterable, BitwiseCopyable {
    /// The colour of the window behind all else.
    case backdrop
    /// The system's status bar.
    case statusBar
    /// The status bar in white, over a dark picture.
    case pictureStatusBar
    /// A header over or above the content.
    case header
    /// A cell of a grid or list.
    case cell
    /// The header of a section of a list; its item is the number of the section.
    case sectionHeader
    /// The footer of a section of a list; its item is the number of the section.
    case sectionFooter
    /// A row of a contact list.
    case contact
    /// The map behind a sheet.
    case map
    /// What dims the map behind a sheet.
    case dimming
    /// The surface of a sheet, with its grabber.
    case sheet
    /// A row of the list in a sheet; row 0 is the search field.
    case place
    /// The header of a profile, with portrait and figures.
    case profile
    /// The bar with the tabs.
    case tabBar
    /// A tab of a tab bar.
    case tab
    /// The line under the selected tab.
    case indicator
    /// A row of the list of a tab; the section is the tab.
    case post
    /// A row of a list of messages.
    case message
    /// A row of a list of songs.
    case song
    /// A row of a list of articles.
    case headline
    /// The background of a bar at the top and everything attached to it; its bottom is the lower
    /// edge.
    case barBackground
    /// The bar at the top with the small title and its buttons.
    case navigationBar
    /// The large title below the navigation bar.
    case title
    /// The field to search in below a title.
    case searchBar
    /// A picture that fills a header or is behind content.
    case picture
    /// A row of a header, with its name and buttons.
    case toolbar
    /// The text on the lower part of a picture.
    case caption
    /// What darkens a picture below a bar.
    case shade
    /// The bar at the top of a picture, with the small title and its buttons in white.
    case pictureBar
    /// A spoke of the spinner that rotates while content is fetched.
    case refresh
    /// The bar of a journal, with its name and its buttons.
    case journalBar
    /// A story of a journal: the window of its picture, and its text; the large one has no number.
    case story
    /// The picture of a story.
    case scenery
    /// A page of a carousel.
    case page
    /// A dot of the page control.
    case pageControl
    /// What is shown where a variant would have ended the app.
    case crash
    /// What a pattern file draws and gives no role.
    case own
    #if !WITHOUT_PROGRAM_STEPS
    /// The system's keyboard, above everything else.
    case keyboard
    /// A navigation bar that the app's container shows, and a tab bar.
    case systemNavigationBar, systemTabBar
    /// A screen that was pushed over this one.
    case pushedScreen
    /// The status bar over a bar or a screen of the system.
    case systemStatusBar

    /// Whether the system shows it over what a pattern lays out.
    public var isSystemView: Bool { rawValue >= Kind.keyboard.rawValue }
    #endif
  }

  /// The kind in the lowest byte, the number above it, and the section in the upper half: a loop over the rows of a
  /// section writes them in one step.
  private(set) var kindAndSection: UInt64
  /// Its number within the section; −1 where there is only one.
  public var item: Int32

  /// Creates an identity; −1 means "the only one".
  public init(_ kind: Kind, section: Int32 = -1, item: Int32 = -1) {
    kindAndSection = Self.joined(kind, section)
    self.item = item
  }

  /// Creates an identity from what is stored of one.
  @inline(__always)
  init(kindAndSection: UInt64, item: Int32) {
    self.kindAndSection = kindAndSection
    self.item = item
  }

  /// Creates the identity of an element that a pattern file names.
  ///
  /// - Parameters:
  ///   - kind: The kind, by which rules know it.
  ///   - number: Its number among the named elements, from 1.
  ///   - section: Its section; −1 where there are none.
  ///   - item: Its number among those of the same name; −1 where there is only one.
  public init(_ kind: Kind, number: UInt16, section: Int32 = -1, item: Int32 = -1) {
    kindAndSection = Self.joined(kind, section) | UInt64(number) << 8
    self.item = item
  }

  /// Creates an identity from its code; a code without a kind is one of the backdrop.
  init(code: UInt32, section: Int32, item: Int32) {
    let kind = Kind(rawValue: UInt8(truncatingIfNeeded: code)) ?? .backdrop
    kindAndSection = Self.joined(kind, section) | UInt64(code & ~0xFF)
    self.item = item
  }

  /// The kind in the lowest byte, and the number above it.
  public var code: UInt32 { UInt32(truncatingIfNeeded: kindAndSection) }

  /// Its number among the elements that a pattern file names, from 1; 0 for one that is called by its kind.
  public var number: UInt16 { UInt16(truncatingIfNeeded: kindAndSection &>> 8) }

  private static func joined(_ kind: Kind, _ section: Int32) -> UInt64 {
    UInt64(kind.rawValue) | UInt64(UInt32(bitPattern: section)) << 32
  }

  /// The kind of element.
  public var kind: Kind {
    // Only kinds are ever stored. Asking whether it is one is a call for each element that a rule looks at.
    get { unsafe unsafeBitCast(UInt8(truncatingIfNeeded: kindAndSection), to: Kind.self) }
    set { kindAndSection = kindAndSection & ~0xFF | UInt64(newValue.rawValue) }
  }
  /// The section, page or tab that it belongs to; −1 where there is only one.
  public var section: Int32 {
    get { Int32(truncatingIfNeeded: kindAndSection &>> 32) }
    set {
      kindAndSection = kindAndSection & 0xFFFF_FFFF | UInt64(UInt32(bitPattern: newValue)) << 32
    }
  }

  /// The name of the kind in frame output and scenario files.
  public var kindName: StaticString {
    switch kind {
    case .backdrop: "backdrop"
    case .statusBar, .pictureStatusBar: "statusBar"
    case .header, .sectionHeader, .profile: "header"
    case .cell, .contact, .message, .song, .headline, .story: "cell"
    case .sectionFooter: "footer"
    case .map: "map"
    case .dimming: "dimming"
    case .sheet: "sheet"
    case .place, .post: "row"
    case .tabBar: "tabBar"
    case .tab: "tab"
    case .indicator: "indicator"
    case .barBackground: "barBackground"
    case .navigationBar, .pictureBar, .journalBar: "navigationBar"
    case .title: "largeTitle"
    case .searchBar: "searchBar"
    case .picture, .scenery: "picture"
    case .toolbar: "toolbar"
    case .caption: "caption"
    case .shade: "shade"
    case .refresh: "refresh"
    case .page: "page"
    case .pageControl: "pageControl"
    case .crash: "crash"
    case .own: "element"
    #if !WITHOUT_PROGRAM_STEPS
    case .keyboard: "systemKeyboard"
    case .systemNavigationBar: "systemNavigationBar"
    case .systemTabBar: "systemTabBar"
    case .pushedScreen: "pushedScreen"
    case .systemStatusBar: "systemStatusBar"
    #endif
    }
  }

  /// The names of all kinds, without duplicates; kinds that differ only in their drawing share one.
  public static var kindNames: [StaticString] {
    var names: [StaticString] = []
    for kind in Kind.allCases {
      let name = ElementID(kind).kindName
      if !names.contains(where: { $0.isSame(as: name) }) { names.append(name) }
    }
    return names
  }

  /// Whether another identity has the same name in frame output.
  public func hasSameName(as other: ElementID) -> Bool {
    section == other.section && item == other.item && kindName.isSame(as: other.kindName)
  }

  /// Appends the identity as frame output spells it, such as `cell[3]` or `cell[1][4]`, in UTF-8.
  public func appendName(to text: inout [UInt8]) {
    kindName.withUTF8Buffer { name in
      for index in 0..<name.count { text.append(unsafe name[index]) }
    }
    appendIndices(to: &text)
  }

  /// Appends section and item, such as `[1][4]`; nothing where there is only one.
  public func appendIndices(to text: inout [UInt8]) {
    if section >= 0 { Self.appendIndex(section, to: &text) }
    if item >= 0 { Self.appendIndex(item, to: &text) }
  }

  private static func appendIndex(_ index: Int32, to text: inout [UInt8]) {
    text.append(UInt8(ascii: "["))
    appendDigits(index, to: &text)
    text.append(UInt8(ascii: "]"))
  }

  private static func appendDigits(_ number: Int32, to text: inout [UInt8]) {
    if number > 9 { appendDigits(number / 10, to: &text) }
    text.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
