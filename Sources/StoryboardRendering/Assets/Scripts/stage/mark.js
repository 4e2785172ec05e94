// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { THIN, drawing, prefixedClone, put, write } from '../base/dom.js';
import { formatValue } from '../base/format.js';
import { GRID } from '../base/model.js';
import { markAt } from './mark-geometry.js';

/** Distances below this are seen through a loupe, in points; it magnifies this much, and has this radius in pixels. */
const SMALL = 8;
const POWER = 3;
const RADIUS = 46;

/** A distance that is not visible, in points. */
const LEAST = 0.3;

/** The bracket, in pixels: its distance from the drawing, the length of its ends, and the size of its label. */
const GAP = 8;
const CAP = 9;
const LABEL = { height: 20, margin: 7, letter: 7.6 };

/** Where on a screen the bracket of a distance across it lies, as a share of the height. */
const ACROSS_AT = 0.8;

/**
 * A distance as a label has it.
 * @param {number} size  points
 */
const numberOf = (size) => formatValue(Math.round(size * GRID), 1).replace(/\.0$/, '');

let made = 0;

/**
 * A finding, drawn into the picture of a screen: a band between the edges that its rule measured, a bracket beside the
 * device with the number, an arrow for an edge that moved, and a loupe where it is small.
 */
export class FindingMark {
  #screen;
  #area = drawing('rect', { class: 'area', x: '0' });
  #across = drawing('path', { ...THIN, class: 'across' });
  #bracket = drawing('path', THIN);
  /** How far something should have moved. */
  #wanted = drawing('path', { ...THIN, class: 'wanted' });
  #back = drawing('rect', { class: 'back' });
  #text = new Text('');
  #label = drawing('text', { 'text-anchor': 'middle', dy: '0.35em' }, [this.#text]);
  #loupe;
  #clip = drawing('circle');
  #ring = drawing('circle', { ...THIN, class: 'ring' });
  #near = drawing('rect', { class: 'area', x: '0' });
  #magnified = drawing('g', {}, [this.#near]);
  #prefix;
  #glass;
  #isSmall;
  group;

  /**
   * @param {import('../base/model.js').ScreenData} screen
   * @param {boolean} isSmall  whether the picture is too small for text
   * @param {SVGElement | null} glass  the screen's content, to magnify
   */
  constructor(screen, isSmall, glass) {
    this.#screen = screen;
    made += 1;
    const id = 'loupe-' + made;
    this.#prefix = id + '-';
    this.#isSmall = isSmall;
    this.#loupe = drawing('g', { class: 'loupe' }, isSmall ? [] : [
      drawing('clipPath', { id }, [this.#clip]), drawing('g', { 'clip-path': 'url(#' + id + ')' }, [this.#magnified]), this.#ring,
    ]);
    this.#glass = glass;
    this.group = drawing('g', { class: 'mark' }, isSmall ? [this.#area, this.#across]
      : [this.#area, this.#across, this.#loupe, this.#wanted, this.#bracket, this.#back, this.#label]);
    this.hide();
  }

  /** Whether an edge has jumped: the frame before shows from where. */
  isJump = false;
  /** Whether there is nothing to see: what is hidden is not hidden again in each step. */
  isHidden = false;

  hide() {
    if (this.isHidden) return;
    this.isHidden = true;
    this.isJump = false;
    put(this.group, { visibility: 'hidden' });
    this.#closeLoupe();
  }

  /** What is not visible is not drawn a second time. */
  #closeLoupe() {
    if (this.#near.previousSibling) this.#magnified.replaceChildren(this.#near);
  }

  /**
   * @param {import('./mark-geometry.js').Mark[]} marks  of the run
   * @param {number} frame
   * @param {number} edge  the right edge of the drawing, in points of the screen
   * @param {number} scale  points in a pixel
   */
  show(marks, frame, edge, scale) {
    const mark = marks.length > 0 ? markAt(marks, frame) : undefined;
    if (!mark) return this.hide();
    this.isHidden = false;
    this.isJump = mark.measure?.isMotion ?? false;
    put(this.group, { class: 'mark ' + ['note', 'warning', 'error'][mark.severity], visibility: 'inherit' });
    for (const part of [this.#area, this.#across, this.#back, this.#label]) put(part, { visibility: mark.measure ? 'inherit' : 'hidden' });
    if (!mark.measure) return this.#drawPace(mark.pace, scale);
    put(this.#wanted, { d: '' });
    const [from, to] = [mark.measure.from(frame), mark.measure.to(frame)];
    const size = Math.abs(to - from);
    if (!(size >= LEAST)) return this.hide();
    if (mark.measure.isAcross) return this.#showAcross(mark.measure.isMotion, from, to, scale);
    const { height, width } = this.#screen;
    const [top, bottom] = [Math.max(-8, Math.min(from, to)), Math.min(height + 8, Math.max(from, to))];
    put(this.#area, { x: '0', y: String(top), width: String(width), height: String(Math.max(0, bottom - top)) });
    if (this.#isSmall) return put(this.#across, { d: 'M0 ' + top + 'H' + width + 'M0 ' + bottom + 'H' + width });
    const x = edge + GAP * scale;
    put(this.#across, { d: 'M0 ' + top + 'H' + (x + CAP * scale) + 'M0 ' + bottom + 'H' + (x + CAP * scale) });
    this.#drawBracket(mark.measure.isMotion ? [from, to] : null, x, top, bottom, scale);
    // The room beside a device is narrow.
    const number = numberOf(size);
    write(this.#text, number.length > 3 ? number : number + ' pt');
    this.#drawLabel(x + (CAP / 2) * scale, top, bottom, scale);
    const radius = Math.min(RADIUS * scale, width / 3);
    const y = (top + bottom) / 2;
    this.#drawLoupe(size < SMALL ? { x: 0, y: top, width, height: bottom - top } : null, radius,
      [width - radius - 10 * scale, Math.max(radius, Math.min(height - radius, y))], [width - radius - 10 * scale, y]);
  }

  /**
   * A distance across the screen: the bracket lies on the picture, since there is no room above or below a device.
   * @param {boolean} isMotion
   * @param {number} from  points from the left
   * @param {number} to
   * @param {number} scale
   */
  #showAcross(isMotion, from, to, scale) {
    const { height, width } = this.#screen;
    const [left, right] = [Math.max(0, Math.min(from, to)), Math.min(width, Math.max(from, to))];
    put(this.#area, { x: String(left), y: '0', width: String(Math.max(0, right - left)), height: String(height) });
    put(this.#across, { d: 'M' + left + ' 0V' + height + 'M' + right + ' 0V' + height });
    if (this.#isSmall) return;
    const cap = CAP * scale;
    const center = height * ACROSS_AT;
    const y = center - cap / 2;
    const tip = cap * 0.8 * (to > from ? -1 : 1);
    put(this.#bracket, {
      class: 'bracket',
      d: 'M' + left + ' ' + y + 'v' + cap + 'M' + right + ' ' + y + 'v' + cap + 'M' + left + ' ' + center + 'H' + right
        + (isMotion ? 'M' + (to + tip) + ' ' + y + 'L' + to + ' ' + center + 'L' + (to + tip) + ' ' + (y + cap) : ''),
    });
    write(this.#text, numberOf(Math.abs(to - from)) + ' pt');
    this.#placeLabel((left + right) / 2, y - LABEL.height * scale * 0.75, scale, [0, width]);
    const radius = Math.min(RADIUS * scale, width / 3);
    const x = (left + right) / 2;
    this.#drawLoupe(right - left < SMALL ? { x: left, y: 0, width: right - left, height } : null, radius,
      [Math.max(radius, Math.min(width - radius, x)), height / 3], [x, height / 3]);
  }

  /**
   * @param {[number, number] | null} move  from where to where the edge moved
   * @param {number} x
   * @param {number} top
   * @param {number} bottom
   * @param {number} scale
   */
  #drawBracket(move, x, top, bottom, scale) {
    const cap = CAP * scale;
    const center = x + cap / 2;
    const ends = 'M' + x + ' ' + top + 'h' + cap + 'M' + x + ' ' + bottom + 'h' + cap;
    const tip = move && (move[1] > move[0] ? -1 : 1);
    const arrow = tip ? 'M' + (center - cap / 2) + ' ' + (/** @type {[number, number]} */ (move)[1] + tip * cap * 0.8)
      + 'l' + cap / 2 + ' ' + -tip * cap * 0.8 + 'l' + cap / 2 + ' ' + tip * cap * 0.8 : '';
    put(this.#bracket, { class: 'bracket', d: ends + 'M' + center + ' ' + top + 'V' + bottom + arrow });
  }

  /**
   * Two arrows in the middle of the screen, as long as the finger's move and the content's, or as the moves of two frames.
   * @param {import('./mark-geometry.js').Pace | null} pace
   * @param {number} scale
   */
  #drawPace(pace, scale) {
    this.#closeLoupe();
    put(this.#loupe, { visibility: 'hidden' });
    if (!pace || this.#isSmall) return;
    const { height, width } = this.#screen;
    const { wanted, moved } = pace;
    const factor = Math.min(12, (height * 0.3) / Math.max(Math.abs(wanted), Math.abs(moved)));
    const arrow = (/** @type {number} */ x, /** @type {number} */ move) => {
      const tip = height / 2 + move * factor;
      // What stops has a bar instead of an arrow.
      if (Math.abs(move * factor) < CAP * scale) return 'M' + (x - CAP * scale) + ' ' + tip + 'h' + 2 * CAP * scale;
      const side = CAP * scale * (move < 0 ? 1 : -1);
      return 'M' + x + ' ' + height / 2 + 'V' + tip + 'm' + -CAP * scale + ' ' + side + 'L' + x + ' ' + tip + 'L' + (x + CAP * scale) + ' ' + (tip + side);
    };
    put(this.#wanted, { d: arrow(width / 2 - 14 * scale, wanted) });
    put(this.#bracket, { class: 'bracket pace', d: arrow(width / 2 + 14 * scale, moved) });
  }

  /**
   * The number: beside the bracket's middle, or below it where the bracket is lower than the number.
   * @param {number} center  of the bracket
   * @param {number} top
   * @param {number} bottom
   * @param {number} scale
   */
  #drawLabel(center, top, bottom, scale) {
    const width = (this.#text.data.length * LABEL.letter + LABEL.margin) * scale;
    const height = LABEL.height * scale;
    const isTall = bottom - top > 2 * height;
    const y = isTall ? (top + bottom) / 2 : bottom + height * 0.85;
    const x = center + (isTall ? 0 : width / 2 - (CAP / 2 + 1) * scale);
    this.#placeLabel(Math.max(x, center + width / 2 - (CAP / 2 + 1) * scale), y, scale);
  }

  /**
   * @param {number} x  of its middle
   * @param {number} y
   * @param {number} scale
   * @param {[number, number]} [ends]  between which it stays
   */
  #placeLabel(x, y, scale, ends) {
    const [width, height] = [(this.#text.data.length * LABEL.letter + LABEL.margin) * scale, LABEL.height * scale];
    const middle = ends ? Math.max(ends[0] + width / 2, Math.min(ends[1] - width / 2, x)) : x;
    put(this.#back, {
      x: String(middle - width / 2), y: String(y - height / 2), width: String(width), height: String(height), rx: String(height / 2),
    });
    put(this.#label, { x: String(middle), y: String(y) });
  }

  /**
   * @param {{x: number, y: number, width: number, height: number} | null} near  the band that it shows; null for no loupe
   * @param {number} radius
   * @param {[number, number]} center  of the loupe
   * @param {[number, number]} point  what is seen in its middle
   */
  #drawLoupe(near, radius, [x, y], [fromX, fromY]) {
    const isShown = near !== null && this.#glass !== null;
    put(this.#loupe, { visibility: isShown ? 'inherit' : 'hidden' });
    if (!isShown) return this.#closeLoupe();
    put(this.#near, { x: String(near.x), y: String(near.y), width: String(near.width), height: String(near.height) });
    for (const circle of [this.#clip, this.#ring]) put(circle, { cx: String(x), cy: String(y), r: String(radius) });
    put(this.#magnified, {
      transform: 'translate(' + x + ' ' + y + ')scale(' + POWER + ')translate(' + -fromX + ' ' + -fromY + ')',
    });
    // A copy of this moment: an element that shows another one does not follow all of its changes.
    if (this.#glass) this.#magnified.replaceChildren(prefixedClone(this.#glass, this.#prefix), this.#near);
  }
}
