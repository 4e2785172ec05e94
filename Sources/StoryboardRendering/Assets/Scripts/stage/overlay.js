// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { THIN, drawing, put, write } from '../base/dom.js';
import { formatValue } from '../base/format.js';
import { GRID, screenAt } from '../base/model.js';
import { FindingMark } from './mark.js';
import { marksOf } from './mark-geometry.js';
import { insetBoxes, trailPath } from './overlay-geometry.js';

/** The overlays, by their names in links and ids. */
export const OVERLAYS = ['findings', 'safe', 'insets', 'redlines', 'trail', 'ghost'];

/** The overlays that are visible unless a reader hides them. */
export const DEFAULT_OVERLAYS = ['findings'];

/** Space next to a drawing for the dimension lines, in pixels: for the first one, and for each of the others. */
const FIRST_REDLINE = 52;
const NEXT_REDLINE = 50;

/** Text size in pixels, on the stage and on small pictures, and the size of the ends of a dimension line. */
const TEXT_SIZE = 13;
const SMALL_TEXT_SIZE = 11;
const CAP = 9;

/**
 * The minimum distance between the lines of two labels, relative to their size, and the distance of labels from their
 * lines.
 */
const LINE = 1.3;
const SAFE_RISE = 0.4;
const INSET_DROPS = [1.1, -1.7];

/** On screens narrower than this, in pixels, the label of the safe area has only its numbers. */
const NARROW = 170;

/** The name of a line that measures the gap below the element of the line before. */
const GAP_LINE = 'gap';

/**
 * The space of a device's dimension lines next to its drawing, in pixels.
 * @param {import('../base/model.js').DeviceData} device
 */
export function spaceFor(device) {
  const count = device.redlines.filter((name) => name !== GAP_LINE).length;
  return count === 0 ? 0 : FIRST_REDLINE + (count - 1) * NEXT_REDLINE;
}

/** Text in a drawing with a halo, so that lines do not cross it. */
const HALO = { ...THIN, 'paint-order': 'stroke' };

/**
 * What shows the safe area of a screen.
 * @param {import('../base/model.js').ScreenData} screen
 * @param {boolean} isSmall
 */
function makeSafe(screen, isSmall) {
  const [top, left, bottom, right] = screen.safeArea;
  const end = screen.height - bottom;
  const box = drawing('rect', {
    ...THIN, x: String(left), y: String(top), width: String(screen.width - left - right), height: String(end - top),
  });
  const safe = drawing('g', { class: 'safe' }, [box]);
  const addLabel = (/** @type {string | number} */ text, /** @type {Record<string, string>} */ attributes) => {
    if (text && !isSmall) safe.append(drawing('text', { ...HALO, ...attributes }, [String(text)]));
  };
  const center = String(screen.height / 2);
  // At the lower end: at the upper one there are clocks and titles.
  const ends = (top > 0 ? ' ↑' + top : '') + (bottom > 0 ? ' ↓' + bottom : '');
  const text = new Text('');
  if (ends && !isSmall) {
    safe.append(drawing('text', { ...HALO, x: String(left), y: String(end), dx: '0.4em', dy: -SAFE_RISE + 'em' }, [text]));
  }
  addLabel(left, { x: String(left), y: center, dx: '0.4em' });
  addLabel(right, { x: String(screen.width - right), y: center, dx: '-0.4em', 'text-anchor': 'end' });
  return { safe, text, ends, end };
}

/**
 * What shows an inset.
 * @param {boolean} isSmall
 */
function makeBand(isSmall) {
  const text = new Text('');
  const label = drawing('text', HALO, [text]);
  const band = drawing('rect', THIN);
  return { group: drawing('g', { class: 'inset' }, isSmall ? [band] : [band, label]), band, label, text };
}

/**
 * A dimension line.
 * @param {string} name
 * @param {number} index
 * @param {string[]} redlines  of the device
 */
function makeRedline(name, index, redlines) {
  const text = new Text('');
  // Next to the outline of the device, side by side.
  const column = drawing('g', { class: 'column' }, [
    drawing('path', THIN), drawing('text', { 'text-anchor': 'start', dy: '0.35em' }, [text]),
  ]);
  const across = drawing('path', { ...THIN, class: 'across' });
  // What gapes below a line is measured in the same column.
  const position = redlines.slice(0, index).filter((before) => before !== GAP_LINE).length - (name === GAP_LINE ? 1 : 0);
  const group = drawing('g', { class: name === GAP_LINE ? 'redline gap' : 'redline' }, [across, column]);
  return { group, across, column, text, index, position };
}

/**
 * All overlays of one screen of a device.
 * @param {import('../base/model.js').ScreenData} screen
 * @param {string[]} redlines
 * @param {boolean} isSmall
 * @param {SVGElement | null} glass  the screen's content
 */
function makeSheet(screen, redlines, isSmall, glass) {
  const safe = makeSafe(screen, isSmall);
  const bands = [makeBand(isSmall), makeBand(isSmall)];
  const trail = drawing('path', { ...THIN, class: 'trail' });
  const lines = redlines.map((name, index) => makeRedline(name, index, redlines));
  const sheet = drawing('g', { transform: 'translate(' + screen.x + ' ' + screen.y + ')' },
    [...bands.map(({ group }) => group), safe.safe, trail, ...lines.map(({ group }) => group)]);
  const mark = new FindingMark(screen, isSmall, glass);
  sheet.append(mark.group);
  return { ...safe, sheet, screen, bands, trail, lines, mark };
}

/** @typedef {ReturnType<typeof makeSheet>} Sheet */

/** @param {Element} part @param {boolean} isVisible */
const setVisible = (part, isVisible) => put(part, { visibility: isVisible ? 'inherit' : 'hidden' });

/** @param {Element} part @param {boolean} isShown */
const display = (part, isShown) => { /** @type {SVGElement} */ (part).style.display = isShown ? '' : 'none'; };

/**
 * A drawing over a device's drawing that follows the playhead: lines and text in the points of the screen.
 */
export class Overlay {
  #model;
  #under;
  #isSmall;
  /** Of the drawing, in points. */
  #width;
  /** @type {import('../base/model.js').Run | null} */
  #run = null;
  /** @type {ReadonlySet<string>} */
  #shown = new Set();
  /** Points in a pixel. */
  #scale = 2;
  #frame = 0;
  #isShown = false;
  #isMirrored;
  /** What there is to draw of the run's findings, by screen. */
  #marks = /** @type {import('./mark-geometry.js').Mark[][]} */ ([]);

  /**
   * @param {import('../base/model.js').Model} model
   * @param {number} device
   * @param {SVGElement} under
   * @param {boolean} [isSmall]  whether it is too small for text
   */
  constructor(model, device, under, isSmall = false) {
    const { screens, redlines, rightToLeft } = model.data.devices[device];
    const box = under.getAttribute('viewBox') ?? '';
    this.#model = model;
    this.#under = under;
    this.#isSmall = isSmall;
    this.#isMirrored = rightToLeft;
    this.#width = box.split(' ').map(Number)[2];
    this.svg = drawing('svg', { class: 'overlay', viewBox: box, 'aria-hidden': 'true', focusable: 'false' });
    /** The overlays of each screen, for tests. */
    // A device that is rotated has its screens elsewhere in the drawing.
    const glass = screens.length > 1 ? null : /** @type {SVGElement | null} */ (under.querySelector?.('g[id$="screen"]') ?? null);
    this.sheets = screens.map((screen) => makeSheet(screen, redlines, isSmall, glass));
    this.svg.append(...this.sheets.map(({ sheet }) => sheet));
  }

  /**
   * @param {import('../base/model.js').Run} run
   * @param {ReadonlySet<string>} overlays
   */
  follow(run, overlays) {
    this.#run = run;
    this.#shown = overlays;
    const { style } = this.svg;
    const hasMarks = overlays.has('findings') && (run.findings ?? []).length > 0;
    this.#marks = hasMarks ? this.sheets.map(({ screen }) => marksOf(run, this.#model, screen, this.#isMirrored)) : [];
    const others = overlays.size - (overlays.has('findings') ? 1 : 0);
    this.#isShown = hasMarks || others > 0;
    style.display = this.#isShown ? '' : 'none';
    // Measuring has the page laid out; what is not shown needs no measure.
    if (!this.#isShown) return;
    // A small picture has no text of findings, and needs no measure for them.
    const width = others === 0 && this.#isSmall ? 0 : this.#under.getBoundingClientRect().width;
    if (width > 0) this.#scale = this.#width / width;
    style.fontSize = (this.#isSmall ? SMALL_TEXT_SIZE : TEXT_SIZE) * this.#scale + 'px';
    for (const { safe, text, ends, screen, bands, trail, lines } of this.sheets) {
      write(text, screen.width / this.#scale < NARROW ? ends.trim() : 'safe area' + ends);
      display(safe, overlays.has('safe'));
      for (const { group } of bands) display(group, overlays.has('insets'));
      display(trail, overlays.has('trail'));
      for (const { group } of lines) display(group, overlays.has('redlines'));
    }
    this.#draw();
  }

  /** Whether it marks a jump. */
  get hasJump() { return this.#isShown && this.sheets.some(({ mark }) => mark.isJump); }

  /** Whether there is nothing to see. */
  get isBlank() { return [...this.#shown].every((name) => name === 'findings') && this.sheets.every(({ mark }) => mark.isHidden); }

  /** @param {number} frame */
  show(frame) {
    this.#frame = frame;
    this.#draw();
  }

  #draw() {
    const [run, shown, frame] = [this.#run, this.#shown, this.#frame];
    if (!run || !this.#isShown) return;
    const { read } = this.#model;
    const current = screenAt(run, frame);
    this.sheets.forEach((one, index) => {
      const { sheet, screen, trail, lines, mark } = one;
      setVisible(sheet, index === current);
      if (index !== current) return;
      mark.show(this.#marks[index] ?? [], frame, this.#width - screen.x, this.#scale);
      if (shown.has('trail')) put(trail, { d: trailPath(run, read, frame) });
      if (shown.has('insets')) this.#showInsets(one, insetBoxes(run, read, frame, screen));
      if (shown.has('redlines')) for (const line of lines) this.#showRedline(line, screen, run);
    });
  }

  /**
   * @param {Sheet} sheet
   * @param {ReturnType<typeof insetBoxes>} boxes
   */
  #showInsets({ bands, screen, ends, end }, boxes) {
    bands.forEach(({ group, band, label, text }, index) => {
      // An inset of zero needs no label.
      setVisible(group, boxes !== null && boxes[index].units !== 0);
      if (!boxes) return;
      const { x, y, width, height, units, axis } = boxes[index];
      put(band, { x: String(x), y: String(y), width: String(width), height: String(height) });
      // Next to the band, on the side of the content, and away from the text of the safe area.
      const isLeading = index === 0;
      const isAcross = axis === 'y';
      const isAtEnd = isAcross || !isLeading;
      const from = isAcross ? (isLeading ? y + height : y) : screen.height / 2;
      // In its line, unless that is taken: then in the one above.
      const taken = this.#shown.has('safe') && ends ? (end - from) / TEXT_SIZE / this.#scale - SAFE_RISE : Infinity;
      const drop = INSET_DROPS[index];
      put(label, {
        'text-anchor': isAtEnd ? 'end' : 'start', dx: isAtEnd ? '-0.4em' : '0.4em',
        dy: (Math.abs(drop - taken) < LINE - 1e-6 ? taken - LINE : drop) + 'em',
        x: String(isAcross ? screen.width : isLeading ? x + width : x), y: String(from),
      });
      write(text, 'inset ' + formatValue(units, units % GRID === 0 ? 0 : 1));
    });
  }

  /**
   * @param {Sheet['lines'][number]} line
   * @param {import('../base/model.js').ScreenData} screen
   * @param {import('../base/model.js').Run} run
   */
  #showRedline({ group, across, column, text, index, position }, screen, run) {
    const [from, to] = run.redlines[index].map((reference) => this.#model.read(reference, this.#frame));
    const exists = to > from;
    setVisible(group, exists);
    if (!exists) return;
    const scale = this.#scale;
    const [top, bottom] = [from / GRID, to / GRID];
    const x = this.#width - screen.x + (8 + position * NEXT_REDLINE) * scale;
    const cap = CAP * scale;
    put(across, { d: 'M0 ' + bottom + 'H' + x + (top > 0 ? 'M0 ' + top + 'H' + x : '') });
    const [bar, label] = column.children;
    put(bar, {
      d: 'M' + x + ' ' + top + 'h' + cap + 'm' + -cap / 2 + ' 0V' + bottom + 'm' + -cap / 2 + ' 0h' + cap,
    });
    put(label, { x: String(x + cap + 2 * scale), y: String((top + bottom) / 2) });
    write(text, formatValue(to - from, 1));
  }
}
