// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

// Reads gzip. Browsers can do so themselves, but only in a while; a page that is printed or photographed as soon
// as it has loaded has to be ready by then.

/** The longest code, in bits. */
const LONGEST = 15;

/** The order in which a block stores the lengths of its length codes. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** Codes of up to this many bits are found with one look-up. */
const SHORT = 9;

/**
 * A prefix code: the number of codes of each length, and their symbols in order; and, indexed by the next bits, the
 * symbol and the length of a short code.
 * @typedef {{counts: Uint16Array, symbols: Uint16Array, short: Uint16Array}} Code
 */

/**
 * The code with these lengths; 0 for a symbol without a code.
 * @param {ArrayLike<number>} lengths
 * @returns {Code}
 */
function codeOf(lengths) {
  const counts = new Uint16Array(LONGEST + 1);
  for (let index = 0; index < lengths.length; index += 1) counts[lengths[index]] += 1;
  counts[0] = 0;
  const offsets = new Uint16Array(LONGEST + 2);
  const codes = new Uint16Array(LONGEST + 2);
  for (let length = 1; length <= LONGEST; length += 1) {
    offsets[length + 1] = offsets[length] + counts[length];
    codes[length + 1] = (codes[length] + counts[length]) << 1;
  }
  const symbols = new Uint16Array(lengths.length);
  const short = new Uint16Array(1 << SHORT);
  for (let index = 0; index < lengths.length; index += 1) {
    const length = lengths[index];
    if (length === 0) continue;
    symbols[offsets[length]++] = index;
    const code = codes[length]++;
    if (length > SHORT) continue;
    // A code starts with its first bit, and the following bits make no difference.
    let reversed = 0;
    for (let bit = 0; bit < length; bit += 1) reversed |= ((code >> bit) & 1) << (length - 1 - bit);
    for (; reversed < short.length; reversed += 1 << length) short[reversed] = index << 4 | length;
  }
  return { counts, symbols, short };
}

/**
 * Intervals that start at `first`, each as wide as its number of extra bits allows.
 * @param {number} first @param {number} count @param {(index: number) => number} bitsOf
 * @returns {[number, number][]} The least value of each step and its further bits.
 */
function steps(first, count, bitsOf) {
  /** @type {[number, number][]} */
  const list = [];
  for (let index = 0, value = first; index < count; index += 1) {
    const bits = bitsOf(index);
    list.push([value, bits]);
    value += 2 ** bits;
  }
  return list;
}

// RFC 1951, 3.2.5: four intervals of each width for lengths, two for distances; the longest length is separate.
const LENGTHS = steps(3, 28, (index) => (index < 8 ? 0 : (index >> 2) - 1));
LENGTHS.push([258, 0]);
const DISTANCES = steps(1, 30, (index) => (index < 4 ? 0 : (index >> 1) - 1));

/** The codes of blocks that contain none (RFC 1951, 3.2.6). */
const FIXED_LENGTHS = codeOf(Array.from({ length: 288 }, (_, index) =>
  (index < 144 || index > 279 ? 8 : index < 256 ? 9 : 7)));
const FIXED_DISTANCES = codeOf(new Array(30).fill(5));

/** Reads what is packed bit by bit. */
class BitReader {
  /** Bits that have been read and not been used, the next one lowest, and how many they are. */
  #held = 0;
  #count = 0;

  /**
   * @param {Uint8Array} packed
   * @param {number} at  the start
   */
  constructor(packed, at) {
    this.packed = packed;
    /** The first byte that has not been read. */
    this.at = at;
  }

  /** The byte after the last one of which a bit has been used. */
  get end() { return this.at - (this.#count >> 3); }

  /** @param {number} wanted Bits, at most 15. @returns {number} The next bits, the first one lowest. */
  take(wanted) {
    this.#hold(wanted);
    const bits = this.#held & ((1 << wanted) - 1);
    this.#drop(wanted);
    return bits;
  }

  /** @param {Code} code @returns {number} The symbol of the next code. */
  read({ counts, symbols, short }) {
    this.#hold(LONGEST);
    const held = this.#held;
    const found = short[held & ((1 << SHORT) - 1)];
    if (found > 0) {
      this.#drop(found & 15);
      return found >> 4;
    }
    let code = 0;
    let first = 0;
    let before = 0;
    for (let length = 1; length <= LONGEST; length += 1) {
      code |= held >> (length - 1) & 1;
      if (code - first < counts[length]) {
        this.#drop(length);
        return symbols[before + code - first];
      }
      before += counts[length];
      first = (first + counts[length]) << 1;
      code <<= 1;
    }
    throw new Error('invalid code in the compressed data');
  }

  /** Continues with the next whole byte: the rest of this one has no meaning. */
  align() {
    this.at = this.end;
    this.#held = this.#count = 0;
  }

  /**
   * Buffers a number of bits, if there are any more.
   * @param {number} wanted
   */
  #hold(wanted) {
    while (this.#count < wanted && this.at < this.packed.length) {
      this.#held |= this.packed[this.at++] << this.#count;
      this.#count += 8;
    }
  }

  /** @param {number} wanted  buffered bits */
  #drop(wanted) {
    if (wanted > this.#count) throw new Error('the compressed data is truncated');
    this.#held >>>= wanted;
    this.#count -= wanted;
  }
}

/** @param {BitReader} bits @returns {[Code, Code]} The codes of a block. */
function readCodes(bits) {
  const lengthCount = bits.take(5) + 257;
  const distanceCount = bits.take(5) + 1;
  const shorts = new Uint8Array(19);
  for (let index = 0, known = bits.take(4) + 4; index < known; index += 1) shorts[ORDER[index]] = bits.take(3);
  const code = codeOf(shorts);
  /** @type {number[]} */
  const all = [];
  while (all.length < lengthCount + distanceCount) {
    const symbol = bits.read(code);
    if (symbol < 16) all.push(symbol);
    else if (symbol === 16) all.push(...new Array(bits.take(2) + 3).fill(all[all.length - 1]));
    else all.push(...new Array(symbol === 17 ? bits.take(3) + 3 : bits.take(7) + 11).fill(0));
  }
  return [codeOf(all.slice(0, lengthCount)), codeOf(all.slice(lengthCount))];
}

/**
 * Reads on to the end of a block.
 * @param {BitReader} bits
 * @param {[Code, Code]} codes
 * @param {Uint8Array} bytes What is unpacked, as far as it goes yet.
 * @param {number} start
 * @returns {number} How many bytes there are then.
 */
function readBlock(bits, [lengths, distances], bytes, start) {
  let end = start;
  for (let symbol = bits.read(lengths); symbol !== 256; symbol = bits.read(lengths)) {
    if (symbol < 256) {
      bytes[end++] = symbol;
      continue;
    }
    const [length, lengthBits] = LENGTHS[symbol - 257];
    const stop = end + length + bits.take(lengthBits);
    const [distance, distanceBits] = DISTANCES[bits.read(distances)];
    const back = distance + bits.take(distanceBits);
    if (back > end) throw new Error('the compressed data refers to bytes before its start');
    while (end < stop) {
      bytes[end] = bytes[end - back];
      end += 1;
    }
  }
  return end;
}

/**
 * Takes over a block that is not packed.
 * @param {BitReader} bits
 * @param {Uint8Array} bytes
 * @param {number} end
 * @returns {number}
 */
function copyBlock(bits, bytes, end) {
  bits.align();
  const { packed, at } = bits;
  const length = packed[at] | packed[at + 1] << 8;
  bytes.set(packed.subarray(at + 4, at + 4 + length), end);
  bits.at += 4 + length;
  return end + length;
}

/**
 * What one member of a gzip file holds; its header has neither name nor comment.
 * @param {Uint8Array} packed
 * @returns {Uint8Array}
 */
export function unpack(packed) {
  const trailer = packed.length - 8;
  const bytes = new Uint8Array(new DataView(packed.buffer, packed.byteOffset).getUint32(trailer + 4, true));
  const bits = new BitReader(packed, 10);
  let end = 0;
  for (let isLast = false; !isLast;) {
    isLast = bits.take(1) === 1;
    const kind = bits.take(2);
    if (kind === 0) end = copyBlock(bits, bytes, end);
    else end = readBlock(bits, kind === 1 ? [FIXED_LENGTHS, FIXED_DISTANCES] : readCodes(bits), bytes, end);
  }
  if (bits.end > trailer) throw new Error('the compressed data is truncated');
  if (end !== bytes.length) throw new Error('the compressed data has ' + end + ' bytes, not ' + bytes.length);
  return bytes;
}
