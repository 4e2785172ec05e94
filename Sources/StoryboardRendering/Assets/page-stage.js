// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { createCull } from './page-cull.js';
import { bringIntoView, byId, element, twin } from './page-dom.js';
import { GRID } from './page-model.js';
import { createTrialDrawing } from './page-trial-drawing.js';

/**
 * One drawing that follows the playhead: it writes an attribute only when its value changes. Runs that the
 * page's own core makes are drawn from its frames, recorded ones by what moves in the drawing.
 * @param {import('./page-model.js').Model} model
 * @param {import('./page-model.js').DeviceData} device
 * @param {SVGElement} svg
 * @param {string} prefix  of the ids of this drawing's groups
 */
export function createPuppet(model, { channels, screens }, svg, prefix) {
  const groups = channels.map(([name]) => {
    const group = svg.querySelector('#' + CSS.escape(prefix + name));
    if (!group) throw new Error('the drawing has no group ' + prefix + name);
    return group;
  });
  const shown = new Float64Array(channels.length).fill(NaN);
  const cull = createCull(svg, groups, channels, screens);
  /** @type {import('./page-model.js').Reference[]} */
  let tracks = [];
  /** @type {number[]} */
  let lags = [];
  /** @type {ReturnType<typeof createTrialDrawing> | null} */
  let trial = null;
  /** @type {import('./page-model.js').Run | null} */
  let following = null;

  return {
    /** @param {import('./page-model.js').Run} run */
    follow(run) {
      following = run;
      if (run.trial) {
        trial ??= createTrialDrawing(svg, prefix, model.data.trial?.kinds ?? []);
        // It copies parts of the drawing.
        cull.clear();
        trial.open();
        return;
      }
      trial?.close();
      tracks = channels.map(([, , source], i) => run.channels[source ?? i]);
      lags = channels.map(([, , , lag]) => Math.round((lag ?? 0) * run.rate));
    },

    /**
     * Shows a frame. What lags, such as the finger's tail, shows an earlier one.
     * @param {number} frame
     */
    show(frame) {
      if (following?.trial) return trial?.show(following, frame);
      for (let i = 0; i < channels.length; i += 1) {
        const value = model.read(tracks[i], Math.max(0, frame - lags[i]));
        if (value === shown[i] || value !== value) continue;
        shown[i] = value;
        const property = channels[i][1];
        const group = groups[i];
        switch (property) {
          case 'x':
            group.setAttribute('transform', 'translate(' + value / GRID + ' 0)');
            break;
          case 'y':
            group.setAttribute('transform', 'translate(0 ' + value / GRID + ')');
            break;
          case 'o':
            group.setAttribute('opacity', String(value / GRID));
            break;
          case 's':
            group.setAttribute('transform', 'scale(' + value / GRID / 1000 + ')');
            break;
          default:
            group.setAttribute('visibility', value > 0 ? 'visible' : 'hidden');
        }
      }
      cull.show(shown);
    },
  };
}

/**
 * @typedef {ReturnType<typeof createPuppet>} Puppet
 *
 * A drawing of the stage that follows the playhead.
 * @typedef {{svg: SVGSVGElement, device: number, run: import('./page-model.js').Run}} Playing
 */

/** Room between the words above a device and its drawing, in pixels. */
const CAPTION_GAP = 10;

/**
 * The figures of the devices: one drawing each, or two while variants are compared.
 * @param {import('./page-model.js').Model} model
 */
export function createStage(model) {
  const stage = byId('stage');
  const figures = model.data.devices.map((device, index) => {
    const figure = byId('device-' + device.id);
    const screens = /** @type {HTMLElement} */ (figure.querySelector('.screens'));
    const original = /** @type {SVGSVGElement} */ (screens.querySelector('svg'));
    const prefix = 'd' + index + '-';
    return {
      index,
      figure,
      screens,
      original,
      prefix,
      link: document.getElementById('svg-' + device.id),
      // What the style sheet knows as --w; asking it would have every style computed at once.
      width: Math.ceil(Number(original.getAttribute('viewBox')?.split(' ')[2])),
      puppet: createPuppet(model, device, original, prefix),
      /** @type {{box: HTMLElement, svg: SVGSVGElement, puppet: Puppet} | null} */
      second: null,
      isNear: true,
    };
  });
  /** @type {(run: import('./page-model.js').Run) => number} */
  let frameOf = () => 0;
  /** @param {Playing & {puppet: Puppet}} one */
  const pose = ({ puppet, run }) => puppet.show(frameOf(run));
  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const one = figures.find(({ screens }) => screens === target);
      if (!one) continue;
      one.isNear = isIntersecting;
      if (isIntersecting) playing.filter(({ device }) => device === one.index).forEach(pose);
    }
  }, { rootMargin: '50px' });
  for (const { screens } of figures) inView.observe(screens);
  // What stands above a device takes as many lines as it needs; all of them have room for the most, so that the
  // devices of a row begin at the same height.
  const captions = figures.map(({ figure }) => /** @type {HTMLElement} */ (figure.querySelector('figcaption')));
  let room = '';
  const lines = new ResizeObserver(() => {
    const heights = captions.map(({ firstElementChild: first, lastElementChild: last }) => (
      first && last ? last.getBoundingClientRect().bottom - first.getBoundingClientRect().top : 0));
    const wanted = Math.max(...heights) + CAPTION_GAP + 'px';
    if (wanted === room) return;
    room = wanted;
    for (const caption of captions) caption.style.minHeight = room;
  });
  for (const caption of captions) for (const part of caption.children) lines.observe(part);

  /** @type {(Playing & {puppet: Puppet})[]} */
  let playing = [];

  // What the style sheet begins with. A variable that is written has the styles of all that is in the stage
  // computed anew, also where it stays what it was.
  const widths = figures.map(({ width }) => width);
  let arranged = [widths.reduce((sum, width) => sum + width, 0), Math.max(...widths), widths.length].join(' ');
  /**
   * Tells the style sheet what to make room for.
   * @param {number} total
   * @param {number} broadest
   * @param {number} count
   */
  const arrange = (total, broadest, count) => {
    const next = [total, broadest, count].join(' ');
    if (next === arranged) return;
    arranged = next;
    stage.style.setProperty('--total', String(total));
    stage.style.setProperty('--broadest', String(broadest));
    stage.style.setProperty('--count', String(count));
  };

  /**
   * Where the drawing of its own lies, as the table of files says.
   * @param {number} variant
   * @param {number} device
   */
  const fileOf = (variant, device) => {
    const id = 'file-' + model.data.variants[variant].id + '-' + model.data.devices[device].id;
    return document.getElementById(id)?.getAttribute('href') ?? '';
  };

  /** @param {typeof figures[number]} one */
  const secondOf = (one) => {
    if (one.second) return one.second;
    const copy = twin(one.original, 'b-');
    const box = element('div', { class: 'screen' }, [copy]);
    one.second = { box, svg: copy, puppet: createPuppet(model, model.data.devices[one.index], copy, 'b-' + one.prefix) };
    return one.second;
  };

  /**
   * Says what a drawing shows, to eyes beside it and to readers of the page.
   * @param {SVGElement} svg
   * @param {number} device
   * @param {string} side
   * @param {number} variant
   */
  const label = (svg, device, side, variant) => {
    const { title } = model.data.variants[variant];
    svg.setAttribute('aria-label', model.data.devices[device].name + ', ' + title);
    svg.parentElement?.setAttribute('data-label', side + ' ' + title);
  };

  return {
    /** @returns {Playing[]} */
    get playing() { return playing; },

    /**
     * @param {number} variant
     * @param {number | null} compare
     * @param {Set<number>} devices
     */
    follow(variant, compare, devices) {
      playing = [];
      let total = 0;
      let broadest = 0;
      for (const one of figures) {
        const shown = devices.has(one.index);
        one.figure.hidden = !shown;
        if (one.second && (compare === null || !shown)) one.second.box.remove();
        if (!shown) continue;
        one.link?.setAttribute('href', fileOf(variant, one.index));
        const run = model.run(variant, one.index);
        one.puppet.follow(run);
        playing.push({ puppet: one.puppet, run, svg: one.original, device: one.index });
        label(one.original, one.index, 'A', variant);
        if (compare !== null) {
          const second = secondOf(one);
          one.screens.append(second.box);
          const other = model.run(compare, one.index);
          second.puppet.follow(other);
          label(second.svg, one.index, 'B', compare);
          playing.push({ puppet: second.puppet, run: other, svg: second.svg, device: one.index });
        }
        total += compare === null ? one.width : 2 * one.width;
        broadest = Math.max(broadest, one.width);
      }
      stage.classList.toggle('comparing', compare !== null);
      arrange(total, broadest, playing.length);
    },

    /**
     * Brings a device into view, and marks it for a moment.
     * @param {number} device
     */
    point(device) {
      const { figure } = figures[device];
      bringIntoView(figure, document.getElementById('explained'));
      // It stands still until it goes: there is nothing to reduce.
      figure.animate({ outline: Array(2).fill('3px solid var(--accent)'), outlineOffset: ['6px', '6px'] }, 1600);
    },

    /**
     * @param {(run: import('./page-model.js').Run) => number} frames
     * @param {boolean} isHurried  whether more follows at once: what is far from the window then waits
     */
    show(frames, isHurried) {
      frameOf = frames;
      for (const one of playing) if (!isHurried || figures[one.device].isNear) pose(one);
    },
  };
}
