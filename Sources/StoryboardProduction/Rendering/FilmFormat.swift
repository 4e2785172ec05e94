// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The kinds of films that can be made, by the endings of their files.
package enum FilmFormat: String, CaseIterable {
  /// Animated PNG: exact colours, any rate.
  case apng
  /// Animated WebP without loss: exact colours, a third of the size; whole milliseconds a frame.
  case webp
  /// 256 colours, and whole hundredths of a second a frame: at most 50 a second.
  case gif
  /// H.264: small, for films that are long or go into a chat; colours are close, not exact.
  case mp4

  /// The most frames a second that players show.
  var greatestRate: Int {
    switch self {
    case .gif: 50
    case .apng, .webp, .mp4: 120
    }
  }

  /// The arguments of `ffmpeg` for the output, before its name.
  package var encoding: [String] {
    switch self {
    case .apng:
      // Predicting rows takes longer, and makes films of drawings larger.
      ["-c:v", "apng", "-pred", "none", "-compression_level", "1", "-plays", "0", "-f", "apng"]
    case .webp:
      [
        "-c:v", "libwebp_anim", "-lossless", "1", "-compression_level", "4", "-loop", "0", "-f",
        "webp",
      ]
    case .gif:
      [
        // One palette for all frames, without dots that crawl from frame to frame. Counting the colours of every
        // frame doubles the time of the encoder. A colour that only frames in between have becomes its nearest.
        "-filter_complex",
        "[0:v]split[a][b];[a]select=not(mod(n\\,8)),palettegen=stats_mode=full[p];"
          + "[b][p]paletteuse=dither=none",
        "-loop", "0", "-f", "gif",
      ]
    case .mp4:
      [
        // Players need even sizes, and halve the colour resolution.
        "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2:color=white", "-c:v", "libx264", "-pix_fmt",
        "yuv420p",
        "-crf", "16", "-preset", "veryfast", "-movflags", "+faststart", "-f", "mp4",
      ]
    }
  }
}
