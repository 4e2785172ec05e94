// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId } from './base/dom.js';
import { Model } from './base/model.js';
import { BAR } from './player/bar.js';
import { DOCK } from './player/dock.js';
import { Player } from './player/player.js';
import { Store } from './player/store.js';

// A storyboard page: it reads its data, and other scripts may drive it as `scrollwork`.

document.querySelector('header')?.insertAdjacentHTML('beforeend', BAR);
document.querySelector('.bottom')?.insertAdjacentHTML('afterbegin', DOCK);
const model = new Model(JSON.parse(byId('data').textContent ?? ''));
const store = new Store(model);
const player = new Player(store);
const { trial } = player;
player.followLink();
Object.assign(window, {
  scrollwork: {
    /** @param {number} milliseconds */
    seek(milliseconds) { player.transport.seek(milliseconds / 1000); },
    get duration() { return model.duration * 1000; },
    rate: model.rate,
    trial: trial && {
      /** The scenario file of what was tried. */
      text: () => trial.savedText(),
      /** Whether a finger is down or anything still moves. */
      get isMoving() { return store.isMoving; },
      /**
       * All values of a run that the page's core made, frame by frame.
       * @param {number} device
       */
      values: (device) => trial.values(store.variant, device),
    },
  },
});
