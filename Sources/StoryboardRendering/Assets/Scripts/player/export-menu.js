// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { announce, byId, copyText, element } from '../base/dom.js';
import { pictureOf, pixelsOf } from '../stage/picture.js';

/**
 * Has the browser save a file.
 * @param {string} name
 * @param {Blob} content
 */
function save(name, content) {
  const href = URL.createObjectURL(content);
  element('a', { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}

/** The menu that exports what is shown: a picture at once, a film and an approval as commands. */
export class ExportMenu {
  #store;
  #menu = /** @type {HTMLDetailsElement} */ (document.querySelector('.exporting'));

  /** @param {import('./store.js').Store} store */
  constructor(store) {
    this.#store = store;
    const on = (/** @type {string} */ what, /** @type {() => Promise<string>} */ act) => byId('export-' + what).addEventListener('click', () => {
      this.#menu.open = false;
      void act().then(announce);
    });
    on('svg', async () => {
      save(this.#name + '.svg', new Blob([pictureOf(byId('stage')).text], { type: 'image/svg+xml' }));
      return 'SVG saved';
    });
    on('png', async () => {
      const pixels = await pixelsOf(pictureOf(byId('stage')));
      if (pixels) save(this.#name + '.png', pixels);
      return pixels ? 'PNG saved' : 'no PNG';
    });
    for (const kind of ['gif', 'mp4']) on(kind, () => this.#copy('export', ' --output ' + this.#name + '.' + kind));
    on('approve', () => this.#copy('approve', ''));
  }

  /** The scenario with the variant, as the name of a file. */
  get #name() {
    const { model: { data }, variant } = this.#store;
    return data.scenario.replaceAll('/', '-') + '-' + data.variants[variant].id;
  }

  /**
   * Copies a command for the first device that is shown, or shows it where it cannot be copied.
   * @param {string} command
   * @param {string} end
   */
  async #copy(command, end) {
    const { model: { data }, shown, variant } = this.#store;
    const [device = 0] = shown;
    const text = ['scrollwork', command, data.scenario + '.scenario.jsonc', '--device', data.devices[device].id, '--variant', data.variants[variant].id]
      .join(' ') + end;
    const isCopied = await copyText(text);
    if (!isCopied) prompt('Command', text);
    return 'Command copied: ' + text;
  }
}
