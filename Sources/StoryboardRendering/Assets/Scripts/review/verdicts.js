// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { afterLayout } from '../base/after-layout.js';
import { byId, element } from '../base/dom.js';
import { showSeverity } from './severity.js';

/**
 * The findings of the rules in a device's run.
 * @typedef {{side: string, sentence: string, rule: string, seconds: number}} Reason  with where the playhead stands
 *   when it shows worst
 */

/**
 * The verdicts below the devices' names. A verdict with findings is a button: it shows the frame, and explains the
 * finding above the devices.
 */
export class Verdicts {
  #store;
  #reasonsOf;
  #panel = byId('explained');
  #buttons;
  /** The last time to which the playhead was moved: findings at that time are highlighted. */
  #now = NaN;

  /**
   * @param {import('../player/store.js').Store} store
   * @param {(device: number) => Reason[]} reasonsOf
   * @param {(device: number) => void} goTo  shows the first finding of a device
   * @param {() => void} closed
   */
  constructor(store, reasonsOf, goTo, closed) {
    this.#store = store;
    this.#reasonsOf = reasonsOf;
    this.#buttons = store.model.data.devices.map((_, index) => {
      const button = element('button', { type: 'button', 'aria-controls': 'explained' });
      button.addEventListener('click', () => {
        store.explained = store.explained === index ? null : index;
        if (store.explained === null) {
          this.explain();
          closed();
        } else {
          goTo(index);
        }
      });
      return button;
    });
  }

  /**
   * Writes the verdict of a device.
   * @param {number} device
   * @param {string} text
   * @param {number} severity  of the worst, −1 for nothing
   */
  write(device, text, severity) {
    const chip = byId('verdict-' + this.#store.model.data.devices[device].id);
    const button = this.#buttons[device];
    showSeverity(chip, severity);
    if (severity < 0) {
      chip.textContent = text;
      return;
    }
    button.textContent = text;
    button.setAttribute('aria-label', text.replace(/▲./g, 'error: ').replace(/[◆●]./g, ''));
    // A button that stays in the page keeps the focus.
    if (button.parentNode !== chip) chip.replaceChildren(button);
  }

  /**
   * Notes the time of the findings to highlight.
   * @param {number} seconds
   */
  expect(seconds) { this.#now = seconds; }

  /**
   * Shows the findings at a time, for the current device unless another is given.
   * @param {number} seconds
   * @param {number} [device]
   */
  tell(seconds, device) {
    this.#now = seconds;
    if (device !== undefined) this.#store.explained = device;
    this.explain();
  }

  /** Updates the explanation after the view changed. */
  explain() {
    const { model, explained: wanted } = this.#store;
    const reasons = wanted === null ? [] : this.#reasonsOf(wanted);
    const explained = this.#store.explained = reasons.length === 0 ? null : wanted;
    const panel = this.#panel;
    panel.hidden = explained === null;
    document.body.classList.toggle('explaining', explained !== null);
    panel.replaceChildren(...(explained === null ? [] : [
      element('h3', {}, [model.data.devices[explained].name]), ...reasons.map((reason) => this.#sentence(reason)),
    ]));
    // It stays visible with the devices; if it is too long it can be scrolled, also with keys.
    afterLayout(panel, () => {
      panel.scrollTop = (/** @type {HTMLElement | null} */ (panel.querySelector('.now'))?.offsetTop ?? 0) - 36;
      if (panel.scrollHeight > panel.clientHeight) panel.tabIndex = 0;
      else panel.removeAttribute('tabindex');
    });
    this.#buttons.forEach((button, index) => button.setAttribute('aria-expanded', String(index === explained)));
  }

  /** @param {Reason} reason */
  #sentence({ side, sentence, rule, seconds }) {
    return element('p', {
      ...(side ? { 'data-side': side } : {}), ...(Math.abs(seconds - this.#now) < 1e-5 ? { class: 'now' } : {}),
    }, [sentence + ' ', element('code', {}, [rule])]);
  }
}
