// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// All built-in devices, and the sources of their facts.
public enum DeviceCatalog {
  /// All devices of Apple whose facts are measured: iPhones by kind of display and year, then iPads.
  public static let devices: [DeviceProfile] = [
    .iPhoneSE1, .iPhone8, .iPhone8Plus, .iPhoneSE2, .iPhoneSE3, .iPhoneX, .iPhoneXS, .iPhoneXSMax,
    .iPhoneXR, .iPhone11, .iPhone11Pro, .iPhone11ProMax, .iPhone12Mini, .iPhone13Mini, .iPhone12,
    .iPhone12Pro, .iPhone13, .iPhone13Pro, .iPhone14, .iPhone16e, .iPhone12ProMax, .iPhone13ProMax,
    .iPhone14Plus, .iPhone14Pro, .iPhone15, .iPhone15Pro, .iPhone16, .iPhone14ProMax, .iPhone15Plus,
    .iPhone15ProMax, .iPhone16Plus, .iPhone16Pro, .iPhone16ProMax, .iPhone17, .iPhone17Pro,
    .iPhone17ProMax, .iPhoneAir, .iPhone17e, .iPad9, .iPad9p7, .iPadAir3, .iPadMini6, .iPad10,
    .iPadAir11, .iPadPro11, .iPadPro11M4, .iPadPro12p9, .iPadPro13M4,
  ]

  /// The six screens that every variant is shown on: a classic status bar, a notch, a Dynamic Island
  /// with a safe area below the bar, the smallest phone, a phone on its side, and a tablet.
  public static let matrix: [(device: DeviceProfile, orientation: Orientation)] = [
    (.iPhone8, .portrait), (.iPhone11, .portrait), (.iPhone15Pro, .portrait),
    (.iPhoneSE1, .portrait), (.iPhone11, .landscape), (.iPad9, .portrait),
  ]

  /// The sources behind the keys in `DeviceProfile.sources`.
  ///
  /// The status bar heights and insets were read off simulators or devices by the named projects;
  /// display rates and native pixels are the maker's published specifications.
  public static let sources: [(key: StaticString, source: StaticString)] = [
    (
      "DK",
      "EchoTechFE/devicekit, packages/devices/src/presets/ios.ts @0e7f118: a probe app on simulators, iOS 18.3 and 26.5"
    ),
    (
      "DKT",
      "EchoTechFE/devicekit, presets-verified.test.ts: rows marked as measured"
    ),
    (
      "QM",
      "Tencent/QMUI_iOS, QMUIHelper.m @4dca234: safe areas and status bar heights by device"
    ),
    (
      "SST",
      "pointfreeco/swift-snapshot-testing, Common/View.swift @6bb6c9a"
    ),
    (
      "BZ",
      "markbattistella/BezelKit, bezel.min.json @6cd571c: display corner radii by identifier"
    ),
    (
      "SC",
      "kylebshr/ScreenCorners, README.md @2b41661"
    ),
    (
      "Q1326",
      "Tencent/QMUI_iOS issue 1326: 12 mini on iOS 14, status bar 44, bar top 50"
    ),
    (
      "GK67",
      "QuintGao/GKNavigationBar issue 67: 12 mini on iOS 14, safe area 50, status bar 44"
    ),
    (
      "GK47",
      "QuintGao/GKNavigationBarViewController pull 47: 44 before iOS 14, 48 from then on"
    ),
    (
      "RN17",
      "ovr/react-native-status-bar-height issue 17: iPhone XR differs between iOS 13 and 14"
    ),
    (
      "SEED0",
      "an article on a collapsing header: iPhone 11 reports 48 and −48, iPhone 8 reports 20 and −20"
    ),
    (
      "M546",
      "SnapKit/Masonry issue 546, openradar 42372793: home-button windows report 0 on iOS 11, 20 later"
    ),
    (
      "FL186028",
      "flutter/flutter pull 186028, issue 175520: hidden bars keep the top inset from iOS 26 on"
    ),
    (
      "OZ91",
      "erik-sutton95/OpenZCine pull 91: 32 pt top inset on iPadOS 26.2"
    ),
    (
      "GK47S",
      "QuintGao/GKNavigationBarSwift issue 47: navigation bar 54 instead of 44 from iOS 26 on"
    ),
    (
      "HW199",
      "hotwired/hotwire-native-ios issue 199: iPhone 17, lists rest at -116, with a large title at -168"
    ),
    (
      "FDP289",
      "aloisdeniel/flutter_device_preview pull 289: a UIKit probe, bottom 25 on every full-screen iPad"
    ),
    (
      "RNSAV55",
      "react-navigation/react-native-safe-area-view pull 55: iPad Pro 2018, bottom 20"
    ),
    (
      "DK512",
      "devicekit/DeviceKit issue 512: identifiers, sizes and scales of the iPhones of 2026, and an island of about 95 points"
    ),
    (
      "TP3035",
      "TableProApp/TablePro pull 3035: both displays of an iPhone Duo in points and pixels, measured on the device"
    ),
    (
      "IDS",
      "mirzaaghazadeh/iphone-duo-skills: displays, strip and fold of an iPhone Duo after Apple's kit"
    ),
    (
      "SC3818",
      "GetStream/stream-chat-react-native issue 3818: iPhone Duo on iOS 27.1, 84 at the right and 0 at the top"
    ),
    (
      "BZ26",
      "markbattistella/BezelKit 26.10.18: display corner radii of an iPhone Duo"
    ),
    (
      "DKA",
      "EchoTechFE/devicekit, packages/devices/src/presets/android.ts @51cd396: sizes, status bars and holes"
    ),
    (
      "AOSP",
      "Android, core/res/res/values/dimens.xml: status bar 24 dp, navigation bar 48 dp, 24 dp with gestures"
    ),
    (
      "PXS",
      "swiftspeed.app, complete Google Pixel screen sizes and resolutions: refresh rates"
    ),
    (
      "PTR",
      "gaminghybrid.com, Pixel Tablet review of 2023-08-26: no high refresh rate"
    ),
  ]
}
