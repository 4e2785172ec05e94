// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#endif

/// Yoga, a general engine of flexbox layouts, as its package for Python carries it: the functions of its C
/// interface, called without Python.
struct YogaLibrary {
  typealias Node = OpaquePointer

  /// Settings under which nothing is rounded to whole points.
  private let config: OpaquePointer
  private let newNode: @convention(c) (OpaquePointer) -> Node
  let insertChild: @convention(c) (Node, Node, UInt32) -> Void
  let setWidth: @convention(c) (Node, Float) -> Void
  let setHeight: @convention(c) (Node, Float) -> Void
  let setDisplay: @convention(c) (Node, Int32) -> Void
  let setPositionType: @convention(c) (Node, Int32) -> Void
  let setPosition: @convention(c) (Node, Int32, Float) -> Void
  let calculate: @convention(c) (Node, Float, Float, Int32) -> Void
  let left: @convention(c) (Node) -> Float
  let top: @convention(c) (Node) -> Float
  let width: @convention(c) (Node) -> Float
  let height: @convention(c) (Node) -> Float

  /// Values of Yoga's enumerations.
  static let flex: Int32 = 0
  static let none: Int32 = 1
  static let absolute: Int32 = 2
  static let topEdge: Int32 = 1
  static let leftEdge: Int32 = 0
  static let leftToRight: Int32 = 1

  /// Opens the library, after Python's, whose symbols it needs; nil if one is missing.
  init?(path: String, python: String) {
    guard dlopen(python, RTLD_LAZY | RTLD_GLOBAL) != nil,
      let library = dlopen(path, RTLD_LAZY)
    else { return nil }
    func function<T>(_ name: String, as type: T.Type) -> T? {
      dlsym(library, name).map { unsafeBitCast($0, to: type) }
    }
    typealias NewConfig = @convention(c) () -> OpaquePointer
    typealias SetScale = @convention(c) (OpaquePointer, Float) -> Void
    typealias NewNode = @convention(c) (OpaquePointer) -> Node
    typealias Insert = @convention(c) (Node, Node, UInt32) -> Void
    typealias Set = @convention(c) (Node, Float) -> Void
    typealias Choose = @convention(c) (Node, Int32) -> Void
    typealias Place = @convention(c) (Node, Int32, Float) -> Void
    typealias Calculate = @convention(c) (Node, Float, Float, Int32) -> Void
    typealias Get = @convention(c) (Node) -> Float
    guard let newConfig = function("YGConfigNew", as: NewConfig.self),
      let setScale = function("YGConfigSetPointScaleFactor", as: SetScale.self),
      let newNode = function("YGNodeNewWithConfig", as: NewNode.self),
      let insertChild = function("YGNodeInsertChild", as: Insert.self),
      let setWidth = function("YGNodeStyleSetWidth", as: Set.self),
      let setHeight = function("YGNodeStyleSetHeight", as: Set.self),
      let setDisplay = function("YGNodeStyleSetDisplay", as: Choose.self),
      let setPositionType = function("YGNodeStyleSetPositionType", as: Choose.self),
      let setPosition = function("YGNodeStyleSetPosition", as: Place.self),
      let calculate = function("YGNodeCalculateLayout", as: Calculate.self),
      let left = function("YGNodeLayoutGetLeft", as: Get.self),
      let top = function("YGNodeLayoutGetTop", as: Get.self),
      let width = function("YGNodeLayoutGetWidth", as: Get.self),
      let height = function("YGNodeLayoutGetHeight", as: Get.self)
    else { return nil }
    config = newConfig()
    setScale(config, 0)
    self.newNode = newNode
    self.insertChild = insertChild
    self.setWidth = setWidth
    self.setHeight = setHeight
    self.setDisplay = setDisplay
    self.setPositionType = setPositionType
    self.setPosition = setPosition
    self.calculate = calculate
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }

  /// Makes a node.
  func makeNode() -> Node { newNode(config) }
}
