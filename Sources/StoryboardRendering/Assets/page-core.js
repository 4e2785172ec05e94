// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { bytesOf } from './page-digits.js';

// The core and the review, compiled to WebAssembly, as the page calls them: numbers in, numbers out.

/**
 * What the core exports, besides `open_` and `review_` with the pattern's word; see Sources/PageModule. Addresses are
 * of 64-bit floats.
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
 * A frame: the phase by its number, the finger's place or NaN, the scroll view's axis, first edge, insets and
 * last edge, the pattern's values, the layers, the elements back to front.
 * @typedef {{phase: number, finger: [number, number], axis: 'x' | 'y', insets: number[], values: Float64Array, layers: Area[],
 *   elements: Element[]}} Frame
 *
 * A run that the page drives.
 * @typedef {ReturnType<Awaited<ReturnType<typeof openCore>>['run']>} CoreRun
 */

/**
 * What a rule has found: how bad it is (0 a note, 1 a warning, 2 an error), the frame that shows it worst, and the first and last frames of its spans.
 * @typedef {{rule: string, severity: number, label: string, sentence: string, worst: number, spans: [number, number][]}} Finding
 */

const PAGE = 65_536;

/**
 * Memory for the module: blocks of powers of two, each kept for the next one of its size.
 * @param {() => Exports} exports Known once the module lives, which is before it asks for memory.
 */
function createHeap(exports) {
  /** @type {Map<number, number>} The power of two of each block that is in use. */
  const sizes = new Map();
  /** @type {number[][]} Free blocks by their power of two. */
  const free = [];
  let end = 0;

  return {
    /** @param {number} count Bytes. @returns {number} The address of a block of at least so many. */
    allocate(count) {
      const power = Math.max(5, 32 - Math.clz32(Math.max(count, 1) - 1));
      let block = (free[power] ??= []).pop();
      if (block === undefined) {
        const { memory, __heap_base: base } = exports();
        // Every block lies at a multiple of 32, which is more than anything in the core asks for.
        end ||= (base.value + 31) & ~31;
        block = end;
        end += 2 ** power;
        const missing = end - memory.buffer.byteLength;
        if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
      }
      sizes.set(block, power);
      return block;
    },

    /** @param {number} block An address that `allocate` has given, or 0. */
    release(block) {
      const power = sizes.get(block);
      if (power === undefined) return;
      sizes.delete(block);
      free[power].push(block);
    },
  };
}

/**
 * The module that a page carries: gzip in digits.
 * @param {string} text
 * @returns {Promise<ArrayBuffer>} What `openCore` takes.
 */
export function decodeModule(text) {
  return new Response(new Blob([bytesOf(text)]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

/**
 * Brings the module to life.
 * @param {BufferSource} bytes The module.
 */
export async function openCore(bytes) {
  /** @type {Exports} */
  let core;
  const heap = createHeap(() => core);
  const view = () => new Uint8Array(core.memory.buffer);
  const { instance, module } = await WebAssembly.instantiate(bytes, {
    // The functions of the review take their places once they live.
    placeholder: new Proxy({}, { get: () => () => { throw new Error('the review is not here yet'); } }),
    env: {
      posix_memalign: (/** @type {number} */ where, /** @type {number} */ _, /** @type {number} */ count) => {
        const block = heap.allocate(count);
        new DataView(core.memory.buffer).setUint32(where, block, true);
        return 0;
      },
      free: (/** @type {number} */ block) => heap.release(block),
      memcpy: (/** @type {number} */ to, /** @type {number} */ from, /** @type {number} */ count) => {
        view().copyWithin(to, from, from + count);
        return to;
      },
      memmove: (/** @type {number} */ to, /** @type {number} */ from, /** @type {number} */ count) => {
        view().copyWithin(to, from, from + count);
        return to;
      },
      memset: (/** @type {number} */ to, /** @type {number} */ byte, /** @type {number} */ count) => {
        view().fill(byte, to, to + count);
        return to;
      },
    },
  });
  core = /** @type {Exports} */ (/** @type {unknown} */ (instance.exports));
  const entry = (/** @type {string} */ start) => /** @type {(...run: number[]) => number} */ (
    Object.entries(instance.exports).find(([name]) => name.startsWith(start))?.[1]);
  const [open, review] = [entry('open_'), entry('review_')];
  let judges = !WebAssembly.Module.imports(module).some(({ module }) => module === 'placeholder');

  /** @param {ArrayLike<number>} words */
  const give = (words) => {
    const address = core.reserve(words.length);
    if (words.length > 0) new Float64Array(core.memory.buffer, address, words.length).set(words);
  };

  return {
    /**
     * Brings the review to life where it is a module of its own.
     * @param {BufferSource} bytes The module.
     */
    async judge(bytes) {
      await WebAssembly.instantiate(bytes, { primary: instance.exports });
      judges = true;
    },
    /**
     * Opens a run and plays the steps of its request.
     * @param {ArrayLike<number>} words The request, as the page's data has it.
     */
    run(words) {
      give(words);
      const run = open();
      if (run < 0) throw new Error('the core cannot perform the request');
      return {
        /** @param {ArrayLike<number>} step @returns {boolean} Whether the step could be performed. */
        perform(step) {
          give(step);
          return core.perform(run) === 1;
        },
        /**
         * Lets time pass since the last step; with the next one it becomes a pause.
         * @param {number} seconds
         * @returns {boolean} Whether the run is not too long yet.
         */
        pass: (seconds) => core.pass(run, seconds) === 1,
        /** Ends the run as that of a file ends. */
        finish: () => core.finish(run) === 1,
        /** How far the run has been told, in seconds. */
        time: () => core.time(run),
        /** Whether it was finished, or its stage would have ended the app. */
        ended: () => core.ended(run) === 1,
        /** How many frames there are so far. */
        frames: () => core.frames(run),
        /** All frames in 16 digits, as the page's data has them of a recorded run. */
        digest: () => BigInt.asUintN(64, core.digest(run)).toString(16).padStart(16, '0'),
        /** @param {number} index @returns {Frame} */
        frame(index) {
          const count = core.frame(run, index);
          return readFrame(new Float64Array(core.memory.buffer, core.result(), count));
        },
        /**
         * What has happened so far, as seconds and the number of the kind.
         * @returns {[number, number][]}
         */
        events() {
          const count = core.events(run);
          if (count === 0) return [];
          const words = new Float64Array(core.memory.buffer, core.result(), count);
          return Array.from({ length: words.length / 2 }, (_, i) => [words[2 * i], words[2 * i + 1]]);
        },
        /**
         * What the rules find in the run so far, once the review is here; frames are of the run.
         * @returns {Finding[]}
         */
        review() {
          const count = judges ? review(run) : 0;
          // Without any numbers there may be no place for them yet.
          return count === 0 ? [] : readFindings(new Float64Array(core.memory.buffer, core.result(), count));
        },
        /** Gives back the run's memory. */
        close: () => core.close(run),
      };
    },
  };
}

/** @param {Float64Array} words @returns {Frame} */
function readFrame(words) {
  let at = 9 + words[8];
  const values = words.slice(9, at);
  /** @type {Area[]} */
  const layers = [];
  const end = at + 1 + 5 * words[at];
  for (at += 1; at < end; at += 5) {
    const [left, top, right, bottom, radius] = words.subarray(at, at + 5);
    layers.push({ left, top, right, bottom, radius });
  }
  /** @type {Element[]} */
  const elements = [];
  for (at += 1; at < words.length; at += 10) {
    const [kind, section, item, layer, x, y, width, height, alpha, scale] = words.subarray(at, at + 10);
    elements.push({ kind, section, item, layer, x, y, width, height, alpha, scale });
  }
  return {
    phase: words[0], finger: [words[1], words[2]], axis: words[3] === 1 ? 'y' : 'x', insets: [...words.subarray(4, 8)],
    values, layers, elements,
  };
}

/** @param {Float64Array} words @returns {Finding[]} */
function readFindings(words) {
  const decoder = new TextDecoder();
  let at = 0;
  const take = (/** @type {number} */ count) => words.subarray(at, at += count);
  const text = () => decoder.decode(Uint8Array.from(take(take(1)[0])));
  /** @type {Finding[]} */
  const findings = [];
  while (at < words.length) {
    const [severity, worst, count] = take(3);
    const spans = Array.from({ length: count }, () => /** @type {[number, number]} */ ([...take(2)]));
    const [rule, label, sentence] = [text(), text(), text()];
    findings.push({ rule, severity, label, sentence, worst, spans });
  }
  return findings;
}
