// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { announce, byId } from '../base/dom.js';
import { keep, kept } from '../base/kept.js';

const THEMES = ['auto', 'light', 'dark'];

/** The button that switches between the system's theme, light and dark; the choice is kept. */
export class Theme {
  #button = byId('theme');
  #theme = THEMES.find((theme) => theme === kept('theme')) ?? THEMES[0];
  /**
   * The rules of the dark theme.
   * @type {CSSMediaRule[]}
   */
  #dark = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].flatMap((rule) => (
    rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-color-scheme') ? [rule] : [])));

  /** @param {() => void} changed */
  constructor(changed) {
    this.#button.addEventListener('click', () => {
      this.#theme = THEMES[(THEMES.indexOf(this.#theme) + 1) % THEMES.length];
      keep('theme', this.#theme);
      this.#apply();
      announce(this.#theme + ' theme');
      changed();
    });
    if (this.#theme !== THEMES[0]) this.#apply();
    this.#write();
  }

  #apply() {
    for (const { media } of this.#dark) {
      media.mediaText = { auto: '(prefers-color-scheme: dark)', light: 'not all' }[this.#theme] ?? 'all';
    }
    document.documentElement.style.colorScheme = this.#theme === THEMES[0] ? '' : this.#theme;
    this.#write();
  }

  #write() {
    this.#button.textContent = { auto: '◐', light: '☀\ufe0e', dark: '☾' }[this.#theme] ?? '';
    this.#button.title = 'Theme: ' + this.#theme;
    this.#button.setAttribute('aria-label', 'Theme: ' + this.#theme);
  }
}
