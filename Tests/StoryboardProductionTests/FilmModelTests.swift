// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ScrollCore
@testable import StoryboardProduction

@Suite struct `The simulation of a film` {
  private func start(
    _ variant: String, on device: DeviceProfile = .iPhone8, offset: Double? = nil
  ) throws -> FilmModel.Start? {
    let harness = Harness(variant, on: device).with {
      if let offset { $0.initialOffset = .fromStart(offset) }
    }
    return FilmModel(try harness.run([.pause(0.1)]), on: device).start
  }

  @Test(arguments: DeviceCatalog.devices.filter { $0.screen(.portrait).size.height > 500 })
  func `says where a header ends that collapses`(device: DeviceProfile) throws {
    let timeline = try Harness("ch8", on: device).run([.pause(0.1)])
    let height = try #require(timeline.valueNames.firstIndex { $0 == TrackName("header.height") })
    let start = try #require(try start("ch8", on: device))
    #expect(start.role == .header)
    #expect(start.edge == timeline.value(height, inFrame: 0))
  }

  @Test func `says where a sheet begins`() throws {
    let timeline = try Harness("bs3", on: .iPhone8).run([.pause(0.1)])
    let height = try #require(
      timeline.valueNames.firstIndex { $0 == TrackName("sheet.presentedHeight") })
    #expect(
      try start("bs3") == .init(role: .sheet, edge: 667 - timeline.value(height, inFrame: 0)))
  }

  @Test func `does not say that a header which stretches keeps its height`() throws {
    let start = try #require(try start("sy3"))
    #expect(start.role == nil && start.edge > 100)
  }

  @Test(arguments: ["sy0", "ch3", "qr0"])
  func `says nothing of a header that has left the screen, or is behind the status bar`(
    variant: String
  ) throws {
    #expect(try start(variant) != nil)
    #expect(try start(variant, offset: 600) == nil)
  }

  @Test func `says nothing where no value tells of an edge`() throws {
    #expect(try start("px3") == nil)
  }
}
