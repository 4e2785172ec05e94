// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Stand-ins for the types of SwiftUI that adapters use, so that a test on Linux can check their types.

@_exported import Foundation

public protocol View {}

public struct Modified: View {}

extension View {
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View { Modified() }
}

public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = Modified
  func body(content: Content) -> Body
}

@propertyWrapper public struct Binding<Value> {
  public var wrappedValue: Value {
    get { load() }
    nonmutating set { save(newValue) }
  }
  let load: () -> Value
  let save: (Value) -> Void
}

public struct EdgeInsets: Equatable, Sendable {
  public var top = 0.0 as CGFloat, leading = 0.0 as CGFloat, bottom = 0.0 as CGFloat
  public var trailing = 0.0 as CGFloat
}

public struct ScrollGeometry: Equatable {
  public var contentOffset = CGPoint.zero
  public var contentSize = CGSize.zero
  public var contentInsets = EdgeInsets()
  public var containerSize = CGSize.zero
}
