// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId } from '../base/dom.js';
import { isWorkbench, workbench } from '../base/workbench.js';

/**
 * A device as it is fitted: its figure, its size in points, and how many drawings it has.
 * @typedef {{figure: HTMLElement, width: number, height: number, count: number}} Fitted
 */

/** The least and the greatest zoom, as a factor of the size that fits. */
const ZOOMS = [0.5, 6];

/** A phone that is not wider than this, in points, sets the scale of all. */
const PHONE = 520;

/** How much of the stage's width a device in landscape takes at most, so that it does not push others away. */
const WIDE_SHARE = 0.55;

/** Room beside a drawing for its dimension lines and the space to the next, in pixels. */
const BESIDE = 80;

/**
 * The scale of each device, in pixels a point, so that all fit the height of the stage. Phones have the same scale; a
 * device that is larger or in landscape has a smaller one of its own.
 * @param {Fitted[]} devices
 * @param {number} width  of the stage, in pixels
 * @param {number} height  for drawings, in pixels
 */
export function scalesOf(devices, width, height) {
  const phones = devices.filter((one) => one.width <= one.height && one.width <= PHONE);
  const tallest = Math.max(0, ...(phones.length > 0 ? phones : devices).map((one) => one.height));
  const common = tallest > 0 ? height / tallest : 1;
  return devices.map((one) => Math.min(common, height / one.height,
    one.width > one.height ? Math.min(WIDE_SHARE * width, width / one.count - BESIDE) / one.width : Infinity));
}

/** Fits the devices of a workbench to the height of the stage, and zooms. */
export class Fit {
  #stage = byId('stage');
  #button = /** @type {HTMLElement | null} */ (document.getElementById('zoom'));
  /** @type {Fitted[]} */
  #devices = [];
  #zoom = 1;
  /** The stage's inner size at the last layout, in pixels: measuring it at another time would force a layout. */
  #size = { width: 0, height: 0 };
  /** The height of captions and of the space around the row of devices, which the style sheet knows, in pixels. */
  #around = 0;
  /** What the style sheet has been told. */
  #written = new WeakMap();

  constructor() {
    new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = this.#stage;
      this.#size = { width, height };
      this.#measure();
      this.#fit();
    }).observe(this.#stage);
    workbench().addEventListener('change', () => this.#fit());
    this.#button?.addEventListener('click', () => this.show(this.#zoom === 1));
    // A pinch on a trackpad is a wheel with Control.
    this.#stage.addEventListener('wheel', (event) => {
      if (!event.ctrlKey || !isWorkbench()) return;
      event.preventDefault();
      this.#zoomTo(this.#zoom * Math.exp(-event.deltaY / 200));
    }, { passive: false });
  }

  /** @param {Fitted[]} devices  that are shown */
  follow(devices) {
    this.#devices = devices;
    this.#measure();
    this.#fit();
  }

  #measure() {
    this.#around = parseFloat(getComputedStyle(this.#stage).getPropertyValue('--around')) || 0;
  }

  /**
   * Shows the devices in the size of their points, or fits them to the stage.
   * @param {boolean} inPoints
   */
  show(inPoints) {
    const [scale = 1] = this.#scales;
    this.#zoomTo(inPoints ? 1 / scale : 1);
  }

  get #scales() {
    const { width, height } = this.#size;
    return scalesOf(this.#devices, width, Math.max(120, height - this.#around));
  }

  /** @param {number} zoom */
  #zoomTo(zoom) {
    this.#zoom = Math.max(ZOOMS[0], Math.min(ZOOMS[1], zoom));
    this.#fit();
  }

  #fit() {
    if (!isWorkbench() || this.#size.width === 0) return;
    const scales = this.#scales;
    const common = Math.max(...scales);
    this.#devices.forEach(({ figure }, index) => {
      const scale = (scales[index] * this.#zoom).toFixed(4);
      if (this.#written.get(figure) === scale) return;
      // Setting a custom property recomputes the styles of everything inside, even if the value is the same.
      this.#written.set(figure, scale);
      figure.style.setProperty('--scale', scale);
      figure.dataset.scale = scales[index] < common - 0.005 ? Math.round((100 * scales[index]) / common) + ' %' : '';
    });
    if (this.#button?.firstChild && scales.length > 0) {
      /** @type {Text} */ (this.#button.firstChild).data = Math.round(100 * common * this.#zoom) + ' %';
      this.#button.setAttribute('aria-pressed', String(this.#zoom !== 1));
    }
  }
}
