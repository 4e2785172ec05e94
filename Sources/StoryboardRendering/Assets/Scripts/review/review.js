// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId, element } from '../base/dom.js';
import { chipText, findingStops, findingWords, stopBeside } from './findings.js';
import { SEVERITIES, SIGNS, showSeverity, worstOf } from './severity.js';
import { findingList, sentencesOf } from './trial-findings.js';
import { Verdicts } from './verdicts.js';

/** The verdicts of the variants and devices, and the lists of findings. A page that was not reviewed has none. */
export class Review {
  #store;
  #goTo;
  /** @type {Verdicts | null} */
  #verdicts = null;
  /** @type {ReturnType<typeof findingStops>} */
  #stops = [];
  /** The lists of live findings, in place of those of the recording. */
  #byHand = element('div', { id: 'trial-findings' });

  /**
   * @param {import('../player/store.js').Store} store
   * @param {(variant: number, device: number, seconds: number) => void} goTo
   * @param {() => void} closed  after a device is explained no longer
   */
  constructor(store, goTo, closed) {
    this.#store = store;
    this.#goTo = goTo;
    if (!document.getElementById('findings-title')) return;
    this.#verdicts = new Verdicts(store, (device) => this.#reasonsOf(device), (device) => this.#goToFirst(device), closed);
    const { devices, variants } = store.model.data;
    variants.forEach((_, variant) => devices.forEach((device, index) => {
      this.#recorded(variant, index).forEach(([label, worst], number) => {
        const link = this.#linkOf(variant, index, number);
        const item = link.closest('li');
        if (item && !item.querySelector('.what')) item.append(element('b', { class: 'what' }, [label]));
        link.addEventListener('click', (event) => {
          // A click that opens another tab follows the link.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          goTo(variant, index, worst / device.rate);
        });
      });
    }));
  }

  /** @param {import('../player/view-link.js').View} view  of a link, with arbitrary content */
  read({ explain }) {
    if (!this.#verdicts) return;
    const index = this.#store.model.data.devices.findIndex(({ id }) => id === explain);
    this.#store.explained = index < 0 ? null : index;
  }

  link() {
    const { explained, model } = this.#store;
    // Live runs do not exist for the reader of a link.
    return { explain: model.isTrial || explained === null ? undefined : model.data.devices[explained].id };
  }

  follow() {
    if (!this.#verdicts) return;
    const { model, shown } = this.#store;
    // By variant, then device.
    this.#stops = findingStops(this.#runs.map(({ run }) => run), this.#store.timeOf);
    model.data.variants.forEach((_, variant) => this.#writeVariant(variant));
    this.#byHand.replaceChildren(...(model.isTrial ? this.#store.sides.map((side, index) => this.#listByHand(side, index)) : []));
    (document.getElementById('checks') ?? byId('findings-title')).after(this.#byHand);
    model.data.devices.forEach((_, device) => this.#writeDevice(device, shown.has(device)));
    this.#verdicts.explain();
  }

  /**
   * The next finding that is shown, with the first device that has it.
   * @param {number} seconds
   * @param {1 | -1} direction
   * @param {boolean} isSeen
   */
  stopBeside(seconds, direction, isSeen) {
    const stop = stopBeside(this.#stops, seconds, direction, isSeen);
    const row = this.#runs.find(({ run }) =>
      run.findings?.some(([, worst]) => this.#store.timeOf(run, worst / run.rate) === stop?.time));
    return stop && row ? { ...stop, device: row.device } : null;
  }

  /**
   * Shows above the devices the findings at a time.
   * @param {number} seconds
   * @param {number} [device]
   */
  tell(seconds, device) { this.#verdicts?.tell(seconds, device); }

  /**
   * Has the findings at a time highlighted, once the page shows them.
   * @param {number} seconds
   */
  expect(seconds) { this.#verdicts?.expect(seconds); }

  /** The runs that are shown, by variant. */
  get #runs() {
    const { model, shown, sides } = this.#store;
    return sides.flatMap((side) => [...shown].map((device) => ({ device, run: model.run(side, device) })));
  }

  /**
   * The page's own link to a finding.
   * @param {number} variant
   * @param {number} device
   * @param {number} number
   */
  #linkOf(variant, device, number) {
    const { devices, variants } = this.#store.model.data;
    return byId('finding-' + variants[variant].id + '-' + devices[device].id + '-' + number);
  }

  /** @param {number} variant @param {number} device */
  #recorded(variant, device) { return this.#store.model.data.runs[variant][device].findings ?? []; }

  /** @param {number} device */
  #goToFirst(device) {
    const { model, sides } = this.#store;
    const side = sides.find((variant) => (model.run(variant, device).findings ?? []).length > 0);
    const [first] = side === undefined ? [] : model.run(side, device).findings ?? [];
    if (side !== undefined && first) this.#goTo(side, device, first[1] / model.data.devices[device].rate);
  }

  /**
   * What is wrong with what a device shows.
   * @param {number} device
   * @returns {import('./verdicts.js').Reason[]}
   */
  #reasonsOf(device) {
    const { model, shown, sides, timeOf } = this.#store;
    if (!shown.has(device)) return [];
    return sides.flatMap((variant, index) => {
      const side = sides.length > 1 ? 'AB'[index] : '';
      const run = model.run(variant, device);
      if (model.isTrial) {
        return sentencesOf([{ device, name: '', run }]).map(({ sentence, rule, severity, occurrences: [{ seconds }] }) => ({
          side, sentence, rule: SIGNS[severity] + ' ' + SEVERITIES[severity] + ' ' + rule, seconds: timeOf(run, seconds),
        }));
      }
      return this.#recorded(variant, device).map(([, worst], number) => {
        const item = this.#linkOf(variant, device, number).closest('li');
        const [sentence, rule] = ['p', 'code'].map((name) => item?.querySelector(name)?.textContent ?? '');
        return { side, sentence, rule, seconds: timeOf(run, worst / run.rate) };
      });
    });
  }

  /**
   * Writes the verdict of a variant, and shows its list if it is selected.
   * @param {number} variant
   */
  #writeVariant(variant) {
    const { compare, model, shown, sides, variant: first } = this.#store;
    const { id } = model.data.variants[variant];
    let count = 0;
    let worst = -1;
    model.data.devices.forEach((_, device) => {
      const found = this.#recorded(variant, device);
      if (shown.has(device)) {
        count += found.length;
        worst = Math.max(worst, worstOf(found)?.[2] ?? -1);
      }
      found.forEach((_, number) => { this.#linkOf(variant, device, number).hidden = !shown.has(device); });
    });
    const list = byId('findings-' + id);
    for (const item of list.getElementsByTagName('li')) item.hidden = !item.querySelector('a:not([hidden])');
    const sign = byId('sign-' + id);
    sign.textContent = worst < 0 ? '○' : SIGNS[worst] + '\u202f' + count;
    showSeverity(sign, worst);
    byId('label-' + id).textContent = ', ' + findingWords(count) + (worst < 0 ? '' : ', worst: ' + SEVERITIES[worst]);
    byId('count-' + id).textContent = findingWords(count);
    list.hidden = !sides.includes(variant) || model.isTrial;
    list.dataset.side = compare === null ? '' : variant === first ? 'A' : 'B';
  }

  /**
   * Shows the findings of live runs.
   * @param {number} side  a variant
   * @param {number} index  of the side
   */
  #listByHand(side, index) {
    const { compare, model, shown } = this.#store;
    const runs = [...shown].map((device) => ({ device, name: model.data.devices[device].name, run: model.run(side, device) }));
    const count = runs.reduce((sum, { run }) => sum + (run.findings ?? []).length, 0);
    return findingList(model.data.variants[side].title, findingWords(count), compare === null ? '' : 'AB'[index],
      sentencesOf(runs), (device, seconds) => this.#goTo(side, device, seconds));
  }

  /**
   * Writes the verdict of a device.
   * @param {number} device
   * @param {boolean} isShown
   */
  #writeDevice(device, isShown) {
    const { model, sides } = this.#store;
    const found = sides.map((side) => (isShown ? model.run(side, device).findings ?? [] : this.#recorded(side, device)));
    const text = found.length === 1 ? chipText(found[0]) : 'A ' + chipText(found[0]) + ' · B ' + chipText(found[1]);
    this.#verdicts?.write(device, text, worstOf(found.flat())?.[2] ?? -1);
  }
}
