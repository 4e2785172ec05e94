// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing
@testable import XMLValidation

@Suite struct AnimationChecksTests {
  @Test(arguments: [
    Corrupted(
      .smil, #"keyTimes="0;.5;1""#, #"keyTimes="0;1""#,
      [
        "4: error: 2 keyTimes for 3 values (/svg/g/animateTransform)"
      ]),
    Corrupted(
      .smil, #"keyTimes="0;.5;1""#, #"keyTimes="0;1.5;1""#,
      [
        #"4: error: keyTimes: item 2 "1.5" is not from 0 to 1 (/svg/g/animateTransform)"#
      ]),
    Corrupted(
      .smil, #"keyTimes="0;.5;1""#, #"keyTimes=".1;.5;1""#,
      [
        "4: error: keyTimes: the first is .1, not 0 (/svg/g/animateTransform)"
      ]),
    Corrupted(
      .smil, #"keyTimes="0;.25;1""#, #"keyTimes="0;.25;.9""#,
      [
        "5: error: keyTimes: the last is .9, not 1 (/svg/g/rect[1]/animate)"
      ]),
    Corrupted(
      .smil, #"keyTimes="0;.25;1""#, #"keyTimes="0;1;.25""#,
      [
        "5: error: keyTimes: item 3 .25 falls after 1 (/svg/g/rect[1]/animate)"
      ]),
    Corrupted(
      .smil, #"keySplines=".33 .2 .67 .8;.33 0 .67 1""#, #"keySplines=".33 .2 .67 .8""#,
      [
        "4: error: 1 keySplines for 3 values: 2 are needed (/svg/g/animateTransform)"
      ]),
    Corrupted(
      .smil, #"keySplines=".33 .2 .67 .8;.33 0 .67 1""#,
      #"keySplines=".33 .2 .67 1.8;.33 0 .67 1""#,
      [
        #"4: error: keySplines: item 1 ".33 .2 .67 1.8" is not within 0 to 1 (/svg/g/animateTransform)"#
      ]),
    Corrupted(
      .smil, #"keySplines=".33 .2 .67 .8;.33 0 .67 1""#, #"keySplines=".33 .2 .67;.33 0 .67 1""#,
      [
        #"4: error: keySplines: item 1 ".33 .2 .67" is not four numbers (/svg/g/animateTransform)"#
      ]),
    Corrupted(
      .smil, #"keySplines=".33 .2 .67 .8;.33 0 .67 1""#, "",
      [
        #"4: error: calcMode="spline" without keySplines (/svg/g/animateTransform)"#
      ]),
    Corrupted(
      .smil, #"calcMode="spline" "#, "",
      [
        #"4: error: keySplines without calcMode="spline" (/svg/g/animateTransform)"#
      ]),
    Corrupted(
      .smil, #"values="0 10;0 -20.5;0 10""#, #"values="0 10;0 -20.5px;0 10""#,
      [
        #"4: error: values: item 2 "0 -20.5px" is not 1 or 2 numbers (/svg/g/animateTransform)"#
      ]),
    Corrupted(
      .smil, #"values="1;0;1""#, #"values="1;0 1;1""#,
      [
        #"5: error: values: item 2 "0 1" is not a number (/svg/g/rect[1]/animate)"#
      ]),
    Corrupted(
      .smil, #"dur="4s" repeatCount="3""#, #"dur="0s" repeatCount="3""#,
      [
        #"5: error: dur="0s": seconds above 0, as in 4.5s (/svg/g/rect[1]/animate)"#
      ]),
    Corrupted(
      .smil, #"dur="4s" repeatCount="3""#, #"dur="4" repeatCount="3""#,
      [
        #"5: error: dur="4": seconds above 0, as in 4.5s (/svg/g/rect[1]/animate)"#
      ]),
  ])
  func `an error in an animation element is found at its position`(corrupted: Corrupted) {
    #expect(corrupted.findings() == corrupted.expected)
  }
}
