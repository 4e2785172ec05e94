// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { bytesOf } from '../base/base91.js';
import { unpackLzma } from '../base/lzma.js';

// The core and the review, compiled to WebAssembly, as the page calls them: numbers in, numbers out.

/**
 * The exports of the core, besides `open_` and `review_` with the pattern's identifier; see Sources/PageModule.
 * Addresses are those of 64-bit floats.
 * @typedef {{memory: WebAssembly.Memory, __heap_base: {value: number},
 *   reserve(count: number): number, result(): number, close(run: number): void,
 *   perform(run: number): number, pass(run: number, seconds: number): number, finish(run: number): number,
 *   frames(run: number): number, ended(run: number): number, time(run: number): number, digest(run: number): bigint,
 *   frame(run: number, index: number): number, events(run: number): number}} Exports
 */

/**
 * An element of a frame, in points of the screen, and the index of its layer.
 * @typedef {{kind: number, section: number, item: number, layer: number, x: number, y: number, width: number,
 *   height: number, alpha: number, scale: number}} Element
 *
 * What of the screen a layer may cover, in points; infinite where nothing is clipped.
 * @typedef {{left: number, top: number, right: number, bottom: number, radius: number}} Area
 *
 * A frame: the number of the phase, the finger's position or NaN, the scroll view's axis, first edge, insets and last
 * edge, the pattern's values, the layers, the elements back to front, and, from cores whose screens may change in other
 * ways than by a rotation, width, height and safe area of the screen.
 * @typedef {{phase: number, finger: [number, number], axis: 'x' | 'y', insets: number[], values: Float64Array, layers: Area[],
 *   elements: Element[], screen: number[]}} Frame
 */

/**
 * A finding of a rule: its severity (0 a note, 1 a warning, 2 an error), its worst frame, and the first and last frames
 * of its spans.
 * @typedef {{rule: string, severity: number, label: string, sentence: string, worst: number, spans: [number, number][]}} Finding
 */

const PAGE = 65_536;

/** The first byte of gzip. */
const GZIP = 0x1f;

/** Memory for the module: blocks of powers of two, each kept for the next one of its size. */
class Heap {
  #exports;
  /** The power of two of each block that is in use, by its address / 32. */
  #powers = new Uint8Array();
  /** @type {number[][]} Free blocks by their power of two. */
  #free = [];
  #end = 0;

  /** @param {() => Exports} exports Known once the module is instantiated, which is before it requests memory. */
  constructor(exports) { this.#exports = exports; }

  /** @param {number} count Bytes. @returns {number} The address of a block of at least this size. */
  allocate(count) {
    const power = Math.max(5, 32 - Math.clz32(Math.max(count, 1) - 1));
    let block = (this.#free[power] ??= []).pop();
    if (block === undefined) {
      const { memory, __heap_base: base } = this.#exports();
      // Every block is aligned to 32, which is more than anything in the core needs.
      this.#end ||= (base.value + 31) & ~31;
      block = this.#end;
      this.#end += 2 ** power;
      const missing = this.#end - memory.buffer.byteLength;
      if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
      const known = memory.buffer.byteLength / 32;
      if (this.#powers.length < known) {
        const before = this.#powers;
        this.#powers = new Uint8Array(known);
        this.#powers.set(before);
      }
    }
    this.#powers[block / 32] = power;
    return block;
  }

  /** @param {number} block An address that `allocate` has given, or 0. */
  release(block) {
    const power = this.#powers[block / 32];
    if (!power) return;
    this.#powers[block / 32] = 0;
    this.#free[power].push(block);
  }
}

/**
 * What the module calls: memory.
 * @param {() => Exports} exports
 * @returns {WebAssembly.ModuleImports}
 */
function memoryFunctions(exports) {
  const heap = new Heap(exports);
  let words = new Uint32Array();
  const view = () => new Uint8Array(exports().memory.buffer);
  const move = (/** @type {number} */ to, /** @type {number} */ from, /** @type {number} */ count) => {
    view().copyWithin(to, from, from + count);
    return to;
  };
  return {
    posix_memalign: (/** @type {number} */ where, /** @type {number} */ _, /** @type {number} */ count) => {
      const block = heap.allocate(count);
      // Memory that has grown is another buffer, and what was a view of the old one is empty.
      if (words.length === 0) words = new Uint32Array(exports().memory.buffer);
      words[where / 4] = block;
      return 0;
    },
    free: (/** @type {number} */ block) => heap.release(block),
    memcpy: move,
    memmove: move,
    memset: (/** @type {number} */ to, /** @type {number} */ byte, /** @type {number} */ count) => {
      view().fill(byte, to, to + count);
      return to;
    },
  };
}

/**
 * Decodes a module of a page: LZMA in base 91, or gzip if the page was made without `xz`.
 * @param {string} text
 * @returns {Promise<ArrayBuffer>} What `openCore` takes.
 */
export async function decodeModule(text) {
  const bytes = bytesOf(text);
  if (bytes[0] !== GZIP) return unpackLzma(bytes).buffer;
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

/** A run that the page drives. */
export class CoreRun {
  #core;
  #run;

  /** @param {Core} core @param {number} run */
  constructor(core, run) {
    this.#core = core;
    this.#run = run;
  }

  /** @param {ArrayLike<number>} step @returns {boolean} Whether the step could be performed. */
  perform(step) {
    this.#core.give(step);
    return this.#core.exports.perform(this.#run) === 1;
  }

  /**
   * Lets time pass since the last step; with the next one it becomes a pause.
   * @param {number} seconds
   * @returns {boolean} Whether the run is not too long yet.
   */
  pass(seconds) { return this.#core.exports.pass(this.#run, seconds) === 1; }
  /** Ends the run as that of a file ends. */
  finish() { return this.#core.exports.finish(this.#run) === 1; }
  /** The length of the script so far, in seconds. */
  time() { return this.#core.exports.time(this.#run); }
  /** Whether it was finished, or its stage would have ended the app. */
  ended() { return this.#core.exports.ended(this.#run) === 1; }
  /** How many frames there are so far. */
  frames() { return this.#core.exports.frames(this.#run); }
  /** The digest of all frames in 16 hexadecimal digits, as in the page's data about a recorded run. */
  digest() { return BigInt.asUintN(64, this.#core.exports.digest(this.#run)).toString(16).padStart(16, '0'); }
  /** @param {number} index @returns {Frame} */
  frame(index) { return readFrame(this.#core.take(this.#core.exports.frame(this.#run, index))); }

  /**
   * What has happened so far, as seconds and the number of the kind.
   * @returns {[number, number][]}
   */
  events() {
    const encoded = this.#core.take(this.#core.exports.events(this.#run));
    return Array.from({ length: encoded.length / 2 }, (_, i) => [encoded[2 * i], encoded[2 * i + 1]]);
  }

  /**
   * What the rules find in the run so far, once the review is here; frames are of the run.
   * @returns {Finding[]}
   */
  review() { return readFindings(this.#core.take(this.#core.review(this.#run))); }

  /**
   * What the run has shown of the formulas and claims of a pattern file; see Exports+Files.swift.
   * @returns {Float64Array}
   */
  report() { return this.#core.take(this.#core.report(this.#run)).slice(); }

  /** Gives back the run's memory. */
  close() { this.#core.exports.close(this.#run); }
}

/** A module that lives. */
export class Core {
  #instance;
  /** @type {() => number} */
  #open;
  /** @type {(run: number) => number} */
  #review;
  /**
   * Only the core of pattern files has it.
   * @type {(run: number) => number}
   */
  report;
  /** Whether the rules are here. */
  #judges;

  /** @param {WebAssembly.WebAssemblyInstantiatedSource} source */
  constructor({ instance, module }) {
    const entry = (/** @type {string} */ start) => /** @type {(...run: number[]) => number} */ (
      Object.entries(instance.exports).find(([name]) => name.startsWith(start))?.[1]);
    this.#instance = instance;
    this.exports = /** @type {Exports} */ (/** @type {unknown} */ (instance.exports));
    [this.#open, this.#review, this.report] = [entry('open_'), entry('review_'), entry('report_')];
    this.#judges = !WebAssembly.Module.imports(module).some(({ module }) => module === 'placeholder');
  }

  /**
   * Instantiates the review if it is a separate module.
   * @param {BufferSource} bytes The module.
   */
  async judge(bytes) {
    await WebAssembly.instantiate(bytes, { primary: this.#instance.exports });
    this.#judges = true;
  }

  /**
   * Opens a run and plays the steps of its request.
   * @param {ArrayLike<number>} encoded The request, as the page's data has it.
   */
  run(encoded) {
    this.give(encoded);
    const run = this.#open();
    if (run < 0) throw new Error('the core cannot perform the request');
    return new CoreRun(this, run);
  }

  /** @param {number} run @returns {number} The count of numbers that encode the findings. */
  review(run) { return this.#judges ? this.#review(run) : 0; }

  /** @param {ArrayLike<number>} encoded What the next call takes. */
  give(encoded) {
    const address = this.exports.reserve(encoded.length);
    if (encoded.length > 0) new Float64Array(this.exports.memory.buffer, address, encoded.length).set(encoded);
  }

  /** @param {number} count @returns {Float64Array} The numbers of the last call's output. */
  take(count) {
    // Without any numbers there may be no allocation yet.
    return count === 0 ? new Float64Array() : new Float64Array(this.exports.memory.buffer, this.exports.result(), count);
  }
}

/**
 * Instantiates the module.
 * @param {BufferSource} bytes The module.
 */
export async function openCore(bytes) {
  /** @type {Core} */
  const core = new Core(await WebAssembly.instantiate(bytes, {
    // The functions of the review are entered in the table when it is instantiated.
    placeholder: new Proxy({}, { get: () => () => { throw new Error('the review is not loaded yet'); } }),
    env: memoryFunctions(() => core.exports),
  }));
  return core;
}

/** @param {Float64Array} encoded @returns {Frame} */
function readFrame(encoded) {
  let at = 9 + encoded[8];
  const values = encoded.slice(9, at);
  /** @type {Area[]} */
  const layers = [];
  const end = at + 1 + 5 * encoded[at];
  for (at += 1; at < end; at += 5) {
    const [left, top, right, bottom, radius] = encoded.subarray(at, at + 5);
    layers.push({ left, top, right, bottom, radius });
  }
  /** @type {Element[]} */
  const elements = [];
  const last = at + 1 + 10 * encoded[at];
  for (at += 1; at < last; at += 10) {
    const [kind, section, item, layer, x, y, width, height, alpha, scale] = encoded.subarray(at, at + 10);
    elements.push({ kind, section, item, layer, x, y, width, height, alpha, scale });
  }
  return {
    phase: encoded[0], finger: [encoded[1], encoded[2]], axis: encoded[3] === 1 ? 'y' : 'x', insets: [...encoded.subarray(4, 8)],
    values, layers, elements, screen: [...encoded.subarray(last)],
  };
}

/** @param {Float64Array} encoded @returns {Finding[]} */
function readFindings(encoded) {
  const decoder = new TextDecoder();
  let at = 0;
  const take = (/** @type {number} */ count) => encoded.subarray(at, at += count);
  const text = () => decoder.decode(Uint8Array.from(take(take(1)[0])));
  /** @type {Finding[]} */
  const findings = [];
  while (at < encoded.length) {
    const [severity, worst, count] = take(3);
    const spans = Array.from({ length: count }, () => /** @type {[number, number]} */ ([...take(2)]));
    const [rule, label, sentence] = [text(), text(), text()];
    findings.push({ rule, severity, label, sentence, worst, spans });
  }
  return findings;
}
