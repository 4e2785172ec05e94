// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A picture of the library that elements of a pattern file can show; the names of the cases are the words of the file.
public enum LookPicture: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  /// All photographs, one for each item in turn.
  case photos
  /// All portraits, one for each item in turn.
  case portraits
  // Photographs.
  /// A sun over hills.
  case hills
  /// A sail on the sea.
  case sail
  /// Two snowy peaks.
  case peaks
  /// A flower.
  case flower
  /// A town at dusk.
  case town
  /// A plate with a salad.
  case salad
  /// A photograph of a person.
  case sitter
  /// Firs in the mist.
  case firs
  /// A beach with a parasol.
  case beach
  /// A cup of coffee.
  case coffee
  /// A balloon in the sky.
  case balloon
  /// A cat.
  case cat
  // Portraits.
  /// A portrait with short dark hair.
  case shortHair
  /// A portrait with long hair.
  case longHair
  /// A portrait with curls.
  case curls
  /// A portrait with grey hair and a beard.
  case beard
  /// A portrait with a headscarf.
  case scarf
  /// A portrait with a bun.
  case bun
  // Wide scenes.
  /// Cabins at a fjord.
  case fjord
  /// A singer on a stage.
  case concert
}
