// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId, flatten, prefixedClone } from '../base/dom.js';
import { DrawingView } from './drawing-view.js';
import { Overlay } from './overlay.js';

/**
 * A copy of a device's drawing for a small picture, with what marks findings.
 * @param {import('../base/model.js').Model} model
 * @param {number} device
 * @param {string} prefix  of the ids in the copy
 */
export function stillOf(model, device, prefix) {
  const data = model.data.devices[device];
  const copy = prefixedClone(/** @type {SVGElement} */ (byId('device-' + data.id).querySelector('.screens svg')), prefix);
  for (const name of ['role', 'aria-label']) copy.removeAttribute(name);
  copy.setAttribute('aria-hidden', 'true');
  copy.setAttribute('focusable', 'false');
  const view = new DrawingView(model, data, copy, prefix + 'd' + device + '-');
  const overlay = new Overlay(model, device, copy, true);
  flatten(copy, prefix + 'picture');
  return { copy, view, overlay };
}
