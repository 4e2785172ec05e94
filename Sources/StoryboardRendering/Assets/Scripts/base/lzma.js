// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

// Unpacks LZMA, as `xz --format=lzma` writes it: a tenth smaller than gzip, and ten times as slow, which is a few milliseconds
// for a module. No browser does it.

/** Where the probabilities of each kind of decision begin. */
const MATCH = 0;
const REPEAT = 192;
const REPEAT_OTHER = 204;
const REPEAT_THIRD = 216;
const REPEAT_FOURTH = 228;
const REPEAT_LONG = 240;
const SLOT = 432;
const SPECIAL = 688;
const ALIGN = 816;
const LENGTH = 832;
const REPEAT_LENGTH = 1346;
const LITERAL = 1860;

/** The size of the header: properties, the size of the dictionary, the size of the content. */
const HEADER = 13;

/** Reads decisions, each with the probability that it has had so far. */
class Decisions {
  #input;
  /** The first byte of the coder is always 0. */
  #at = HEADER + 1;
  #range = 0xffffffff;
  #code = 0;
  #odds;

  /**
   * @param {Uint8Array} input
   * @param {number} count  of probabilities
   */
  constructor(input, count) {
    this.#input = input;
    this.#odds = new Uint16Array(count).fill(1024);
    for (let i = 0; i < 4; i += 1) this.#code = this.#code * 256 + input[this.#at++];
  }

  /** @param {number} index */
  bit(index) {
    const odds = this.#odds[index];
    const bound = (this.#range >>> 11) * odds;
    const isOne = this.#code >= bound;
    if (isOne) {
      this.#range -= bound;
      this.#code -= bound;
      this.#odds[index] = odds - (odds >> 5);
    } else {
      this.#range = bound;
      this.#odds[index] = odds + ((2048 - odds) >> 5);
    }
    this.#fill();
    return isOne ? 1 : 0;
  }

  /**
   * A number, its highest bit first.
   * @param {number} index @param {number} bits
   */
  tree(index, bits) {
    let node = 1;
    for (let i = 0; i < bits; i += 1) node = node * 2 + this.bit(index + node);
    return node - (1 << bits);
  }

  /**
   * A number, its lowest bit first.
   * @param {number} index @param {number} bits
   */
  reverse(index, bits) {
    let [node, sum] = [1, 0];
    for (let i = 0; i < bits; i += 1) {
      const bit = this.bit(index + node);
      node = node * 2 + bit;
      sum += bit << i;
    }
    return sum;
  }

  /**
   * A number whose bits are as likely as not.
   * @param {number} bits
   */
  direct(bits) {
    let sum = 0;
    for (let i = 0; i < bits; i += 1) {
      this.#range >>>= 1;
      const bit = this.#code >= this.#range ? 1 : 0;
      this.#code -= bit * this.#range;
      sum = sum * 2 + bit;
      this.#fill();
    }
    return sum;
  }

  /** @param {number} index @param {number} place  of the output, in its cycle */
  length(index, place) {
    if (!this.bit(index)) return 2 + this.tree(index + 2 + place * 8, 3);
    return this.bit(index + 1) ? 18 + this.tree(index + 258, 8) : 10 + this.tree(index + 130 + place * 8, 3);
  }

  /**
   * How far before the last byte a copy begins; −1 at the end of the content.
   * @param {number} length  of the copy
   */
  distance(length) {
    const slot = this.tree(SLOT + Math.min(length - 2, 3) * 64, 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    const start = (2 + (slot & 1)) << bits;
    if (slot < 14) return start + this.reverse(SPECIAL + start - slot, bits);
    return (start + (this.direct(bits - 4) << 4) + this.reverse(ALIGN, 4)) | 0;
  }

  #fill() {
    if (this.#range >= 0x1000000) return;
    this.#range = this.#range * 256;
    this.#code = this.#code * 256 + (this.#input[this.#at++] ?? 0);
  }
}

/**
 * A byte that is not copied.
 * @param {Decisions} decisions
 * @param {number} index  of the probabilities after the bytes before
 * @param {number} other  the byte at the distance of the last copy; −1 if the last byte was none of a copy
 */
function literal(decisions, index, other) {
  let symbol = 1;
  for (let bit = 7; other >= 0 && symbol < 256; bit -= 1) {
    const expected = (other >> bit) & 1;
    const found = decisions.bit(index + 256 + expected * 256 + symbol);
    symbol = symbol * 2 + found;
    if (found !== expected) break;
  }
  while (symbol < 256) symbol = symbol * 2 + decisions.bit(index + symbol);
  return symbol & 255;
}

/**
 * Which of the last distances a copy has, and whether it is one byte long.
 * @param {Decisions} decisions @param {number} state @param {number} place
 */
function repeated(decisions, state, place) {
  if (!decisions.bit(REPEAT_OTHER + state)) return { which: 0, isShort: !decisions.bit(REPEAT_LONG + state * 16 + place) };
  if (!decisions.bit(REPEAT_THIRD + state)) return { which: 1, isShort: false };
  return { which: 2 + decisions.bit(REPEAT_FOURTH + state), isShort: false };
}

/**
 * Unpacks a file.
 * @param {Uint8Array} input
 * @returns {Uint8Array}
 */
export function unpackLzma(input) {
  const [properties] = input;
  const [high, low, cycle] = [properties % 9, ((properties / 9) | 0) % 5, 1 << ((properties / 45) | 0)];
  const decisions = new Decisions(input, LITERAL + (0x300 << (high + low)));
  /** @type {number[]} */
  const output = [];
  let state = 0;
  // The distances of the last copies, the last one first.
  let last = [0, 0, 0, 0];
  for (;;) {
    const { length: end } = output;
    const place = end & (cycle - 1);
    if (!decisions.bit(MATCH + state * 16 + place)) {
      const context = ((end & ((1 << low) - 1)) << high) + ((output[end - 1] ?? 0) >> (8 - high));
      output.push(literal(decisions, LITERAL + 0x300 * context, state < 7 ? -1 : output[end - last[0] - 1]));
      state = state < 4 ? 0 : state - (state < 10 ? 3 : 6);
      continue;
    }
    let length = 1;
    if (!decisions.bit(REPEAT + state)) {
      length = decisions.length(LENGTH, place);
      last = [decisions.distance(length), ...last.slice(0, 3)];
      if (last[0] === -1) return Uint8Array.from(output);
      state = state < 7 ? 7 : 10;
    } else {
      const again = repeated(decisions, state, place);
      last.unshift(...last.splice(again.which, 1));
      if (again.isShort) state = state < 7 ? 9 : 11;
      else {
        length = decisions.length(REPEAT_LENGTH, place);
        state = state < 7 ? 8 : 11;
      }
    }
    for (const back = last[0] + 1; length > 0; length -= 1) output.push(output[output.length - back]);
  }
}
