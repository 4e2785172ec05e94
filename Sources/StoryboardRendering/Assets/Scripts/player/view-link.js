// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

/**
 * The state in a link to a page. A missing key means the page's default.
 * @typedef {object} View
 * @property {string} [variant]  id of the variant shown
 * @property {string} [compare]  id of the variant next to it
 * @property {string} [tab]  the panel of the inspector, unless it is the first
 * @property {string} [mode]  how they are compared, unless side by side
 * @property {number} [t]  milliseconds
 * @property {string[]} [devices]  ids of the devices shown, or "all"; left out for those shown by default
 * @property {number} [speed]
 * @property {string[]} [show]  names of the visible overlays
 * @property {string} [sync]  how devices are kept together: "offset" or "event"
 * @property {string} [explain]  id of the device whose findings are explained
 * @property {string} [live]  live mode: parameters and input, see trial/live-link.js
 * @property {string} [diff]  what the differences of values count from: a device's id, "A" or "none"
 */

/**
 * Reads a hash such as "#variant=ch4&t=1058.333"; unknown keys and bad numbers are ignored, so
 * that an old link opens as much as it can.
 * @param {string} hash
 * @returns {View}
 */
export function parseHash(hash) {
  const fields = new URLSearchParams(hash.replace(/^#\??/, ''));
  /** @type {View} */
  const view = {};
  const identifier = (/** @type {string} */ key) => {
    const text = fields.get(key);
    return text && /^[\w.-]+$/.test(text) ? text : undefined;
  };
  const number = (/** @type {string} */ key) => {
    const text = fields.get(key);
    return text && /^[0-9]*\.?[0-9]+$/.test(text) ? Number(text) : undefined;
  };
  const variant = identifier('variant');
  const compare = identifier('compare');
  const t = number('t');
  const speed = number('speed');
  const devices = (fields.get('devices') ?? '').split(',').filter((id) => /^[\w.-]+$/.test(id));
  if (variant !== undefined) view.variant = variant;
  if (compare !== undefined) view.compare = compare;
  if (t !== undefined) view.t = t;
  if (devices.length > 0) view.devices = devices;
  if (speed !== undefined) view.speed = speed;
  const show = (fields.get('show') ?? '').split(',').filter((identifier) => /^[\w.-]+$/.test(identifier));
  if (show.length > 0) view.show = show;
  const diff = identifier('diff');
  if (diff !== undefined) view.diff = diff;
  const mode = identifier('mode');
  if (mode !== undefined) view.mode = mode;
  const tab = identifier('tab');
  if (tab !== undefined) view.tab = tab;
  const sync = identifier('sync');
  if (sync !== undefined) view.sync = sync;
  const explain = identifier('explain');
  if (explain !== undefined) view.explain = explain;
  const live = fields.get('live');
  if (live && /^[\w.:@~-]+$/.test(live)) view.live = live;
  return view;
}

/**
 * Writes a view as a hash, keys in a fixed order.
 * @param {View} view
 */
export function formatHash(view) {
  const parts = [];
  if (view.variant !== undefined) parts.push('variant=' + view.variant);
  if (view.compare !== undefined) parts.push('compare=' + view.compare);
  if (view.mode !== undefined) parts.push('mode=' + view.mode);
  if (view.t !== undefined) parts.push('t=' + Number(view.t.toFixed(3)));
  if (view.devices && view.devices.length > 0) parts.push('devices=' + view.devices.join(','));
  if (view.speed !== undefined) parts.push('speed=' + view.speed);
  if (view.show && view.show.length > 0) parts.push('show=' + view.show.join(','));
  if (view.diff !== undefined) parts.push('diff=' + view.diff);
  if (view.sync !== undefined) parts.push('sync=' + view.sync);
  if (view.tab !== undefined) parts.push('tab=' + view.tab);
  if (view.explain !== undefined) parts.push('explain=' + view.explain);
  if (view.live !== undefined) parts.push('live=' + view.live);
  return '#' + parts.join('&');
}
