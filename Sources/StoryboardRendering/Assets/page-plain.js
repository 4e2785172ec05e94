// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { drawing } from './page-dom.js';

// A picture that a drawing uses is a viewport with a transform and a clip of its own, and a browser goes through all of
// them in each step. One image instead of it costs a third of that, and looks the same.

/** What a picture paints with that stands elsewhere. */
const PAINT = /url\(#([\w.-]+)\)/g;

/**
 * A picture as a file.
 * @param {Element} symbol
 * @param {Element} use  for its size and colour
 */
function addressOf(symbol, use) {
  const paints = new Set([...symbol.innerHTML.matchAll(PAINT)].map(([, id]) => id));
  const picture = drawing('svg', { xmlns: 'http://www.w3.org/2000/svg' }, [
    drawing('defs', {}, [...paints].flatMap((id) => document.getElementById(id)?.cloneNode(true) ?? [])),
    ...[...symbol.childNodes].map((part) => part.cloneNode(true)),
  ]);
  for (const name of ['width', 'height', 'color']) picture.setAttribute(name, use.getAttribute(name) ?? '');
  for (const name of ['viewBox', 'preserveAspectRatio']) {
    const value = symbol.getAttribute(name);
    if (value) picture.setAttribute(name, value);
  }
  return 'data:image/svg+xml,' + encodeURIComponent(new XMLSerializer().serializeToString(picture));
}

/**
 * What tells a picture from others.
 * @param {Element} use
 */
const keyOf = (use) => ['href', 'width', 'height', 'color'].map((name) => use.getAttribute(name)).join(' ');

/**
 * Has drawings hold what they use, so that they are quick to draw again: text and shapes as they are, and pictures as
 * images, once all of those are loaded, also in the copies that were made until then.
 * @param {Element[]} drawings
 */
export function makePlain(drawings) {
  /** @type {Map<string, string>} */
  const addresses = new Map();
  const uses = drawings.flatMap((one) => [...one.querySelectorAll('use')]);
  // What a copy uses comes last, and is gone through as well.
  for (const use of uses) {
    const used = document.getElementById(use.getAttribute('href')?.slice(1) ?? '');
    if (used?.localName === 'g' && use.attributes.length === 1) {
      const copy = /** @type {Element} */ (used.cloneNode(true));
      copy.removeAttribute('id');
      use.replaceWith(copy);
      uses.push(...copy.querySelectorAll('use'));
    } else if (used?.localName === 'symbol' && !addresses.has(keyOf(use))) {
      addresses.set(keyOf(use), addressOf(used, use));
    }
  }
  const loads = [...addresses.values()].map((address) => {
    const image = new Image();
    image.src = address;
    return image.decode();
  });
  Promise.all(loads).then(() => {
    for (const use of document.querySelectorAll('use')) {
      const address = addresses.get(keyOf(use));
      if (!address) continue;
      const image = drawing('image', { href: address, preserveAspectRatio: 'none' });
      for (const name of ['x', 'y', 'width', 'height']) image.setAttribute(name, use.getAttribute(name) ?? '0');
      use.replaceWith(image);
    }
    // A browser that loads no such images draws on as before.
  }, () => {});
}
