// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

// A track is one number a frame on a grid of 0.01, written as second differences: smooth motion then
// costs one or two characters a frame and rest costs next to nothing. TrackPacker.swift writes it.
//
// A difference is a zigzag integer in base 32, lowest digit first; digits from the second half of the alphabet mark a
// continuation. "!n" repeats the last difference n more times, "~n" skips n frames without a value.

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Values of the digits by character code. */
const DIGIT_VALUES = (() => {
  const table = new Uint8Array(128).fill(255);
  for (let i = 0; i < DIGITS.length; i += 1) table[DIGITS.charCodeAt(i)] = i;
  return table;
})();

/**
 * Decodes a track to grid units; NaN for a missing value.
 * @param {string} text
 * @param {number} frames how many frames the track has
 * @returns {Float64Array}
 */
export function unpackTrack(text, frames) {
  const values = new Float64Array(frames);
  let position = 0;
  const number = () => {
    let value = 0;
    for (let shift = 1; ; shift *= 32) {
      const digit = position < text.length ? DIGIT_VALUES[text.charCodeAt(position) & 127] : 255;
      if (digit === 255) throw new Error('not a track: character ' + position);
      position += 1;
      value += (digit & 31) * shift;
      if (digit < 32) return value;
    }
  };
  let frame = 0;
  let value = 0;
  let slope = 0;
  let bend = 0;
  const put = (/** @type {number} */ times) => {
    for (let i = 0; i < times; i += 1) {
      slope += bend;
      value += slope;
      values[frame] = value;
      frame += 1;
    }
  };
  while (position < text.length) {
    const mark = text[position];
    if (mark === '~') {
      position += 1;
      const end = frame + number();
      values.fill(NaN, frame, end);
      frame = end;
    } else if (mark === '!') {
      position += 1;
      put(number());
    } else {
      const zigzag = number();
      bend = zigzag % 2 === 0 ? zigzag / 2 : -(zigzag + 1) / 2;
      put(1);
    }
    if (frame > frames) break;
  }
  if (frame !== frames) throw new Error('a track has ' + frame + ' frames, not ' + frames);
  return values;
}

/**
 * Splits "i30t78" into spans of frames: 30 idle ones, then 78 of tracking.
 * @param {string} text
 * @returns {{phase: string, from: number, to: number}[]} `to` is the frame after the last
 */
export function unpackPhases(text) {
  const spans = [];
  let from = 0;
  for (const [, phase, count] of text.matchAll(/([a-z])([0-9]+)/g)) {
    const to = from + Number(count);
    spans.push({ phase, from, to });
    from = to;
  }
  return spans;
}
