// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId, element } from './page-dom.js';
import { showSeverity } from './page-severity.js';

/**
 * What the rules say of a device's run.
 * @typedef {{side: string, sentence: string, rule: string, seconds: number}} Reason  with where the playhead stands
 *   when it shows worst
 */

/**
 * The verdicts below the devices' names. One that has found something is a button: it shows the frame, and says
 * above the devices what is wrong there.
 * @param {import('./page-model.js').Model} model
 * @param {(device: number) => Reason[]} reasonsOf
 * @param {(device: number) => void} goTo  shows the first finding of a device
 * @param {() => void} closed
 */
export function createVerdicts(model, reasonsOf, goTo, closed) {
  const { devices } = model.data;
  const place = byId('explained');
  /**
   * The device whose findings are explained.
   * @type {number | null}
   */
  let explained = null;
  /** Where the playhead was brought to last: what is found there stands out among the rest. */
  let now = NaN;

  const buttons = devices.map((_, index) => {
    const button = element('button', { type: 'button', 'aria-controls': 'explained' });
    button.addEventListener('click', () => {
      explained = explained === index ? null : index;
      if (explained === null) {
        explain();
        closed();
      } else {
        goTo(index);
      }
    });
    return button;
  });

  function explain() {
    const reasons = explained === null ? [] : reasonsOf(explained);
    if (reasons.length === 0) explained = null;
    place.hidden = explained === null;
    place.replaceChildren(...(explained === null ? [] : [
      element('h3', {}, [devices[explained].name]),
      ...reasons.map(({ side, sentence, rule, seconds }) => element('p', {
        ...(side ? { 'data-side': side } : {}), ...(Math.abs(seconds - now) < 1e-5 ? { class: 'now' } : {}),
      }, [
        sentence + ' ', element('code', {}, [rule]),
      ])),
    ]));
    // It stays in the window with the devices; what is more than it has room for can be scrolled, also by keys.
    place.scrollTop = (/** @type {HTMLElement | null} */ (place.querySelector('.now'))?.offsetTop ?? 0) - 36;
    if (place.scrollHeight > place.clientHeight) place.tabIndex = 0;
    else place.removeAttribute('tabindex');
    buttons.forEach((button, index) => button.setAttribute('aria-expanded', String(index === explained)));
  }

  return {
    /**
     * Writes the verdict of a device.
     * @param {number} device
     * @param {string} text
     * @param {number} severity  of the worst, −1 for nothing
     */
    write(device, text, severity) {
      const chip = byId('verdict-' + devices[device].id);
      showSeverity(chip, severity);
      if (severity < 0) {
        chip.textContent = text;
        return;
      }
      buttons[device].textContent = text;
      buttons[device].setAttribute('aria-label', text.replace(/▲./g, 'error: ').replace(/[◆●]./g, ''));
      // A button that stays where it is keeps the focus.
      if (buttons[device].parentNode !== chip) chip.replaceChildren(buttons[device]);
    },

    /**
     * For links.
     * @returns {string | undefined}
     */
    get word() { return explained === null ? undefined : devices[explained].id; },
    /** @param {string | undefined} word  of a link, which may be anything */
    choose(word) {
      const index = devices.findIndex(({ id }) => id === word);
      explained = index < 0 ? null : index;
    },

    /** Says anew what is wrong, after something else is shown. */
    explain,

    /**
     * Says what is found at a time, of the device that is explained already unless another is named.
     * @param {number} seconds
     * @param {number | null} [device]
     */
    tell(seconds, device = explained) {
      now = seconds;
      explained = device;
      explain();
    },
  };
}
