// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { announce, byId } from '../base/dom.js';
import { EVENTS, formatTime } from '../base/format.js';
import { frameAfter } from '../base/model.js';
import { Offscreen } from '../base/offscreen.js';
import { answerOf } from './answer.js';
import { Review } from '../review/review.js';
import { Measure } from '../stage/measure.js';
import { OverlayControl } from '../stage/overlay-control.js';
import { Stage } from '../stage/stage.js';
import { Lanes } from '../timeline/lanes.js';
import { Preview } from '../timeline/preview.js';
import { Strip } from '../timeline/strip.js';
import { Thumbnails } from '../timeline/thumbnails.js';
import { Trial } from '../trial/trial.js';
import { Plots } from '../values/plots.js';
import { Table } from '../values/table.js';
import { Address } from './address.js';
import { CompareMode } from './compare-mode.js';
import { CopyLink } from './copy-link.js';
import { followDifferences, largestDifference } from './differences.js';
import { ExportMenu } from './export-menu.js';
import { Inspector } from './inspector.js';
import { Keyboard } from './keyboard.js';
import { closeMenus } from './menus.js';
import { Search, entriesOf } from './search.js';
import { SyncControl } from './sync-control.js';
import { Theme } from './theme.js';
import { Transport } from './transport.js';
import { ViewControl } from './view-control.js';
import { formatHash, parseHash } from './view-link.js';

/** All parts of a page, and what readers do with them, by whichever control. */
export class Player {
  /** @param {import('./store.js').Store} store */
  constructor(store) {
    this.store = store;
    const hash = () => formatHash(store.link());
    const scrub = (/** @type {number} */ seconds) => this.transport.scrub(seconds);
    this.address = new Address(hash, () => this.followLink());
    this.transport = new Transport(store, () => this.address.settle());
    this.view = new ViewControl(store);
    this.stage = new Stage(store);
    this.sync = new SyncControl(store);
    this.lanes = new Lanes(store, scrub, (device, time) => this.showFinding(device, time), (range) => this.transport.repeat(range));
    new Preview(store, this.stage, byId('playrail'), [byId('scrubber'), byId('lanes')]);
    this.review = new Review(store, (variant, device, seconds) => this.goToFinding(variant, device, seconds),
      () => this.address.settle());
    this.overlays = new OverlayControl(store, this.stage);
    this.measure = new Measure(store, this.stage);
    this.trial = document.getElementById('core') ? new Trial(store, this.stage, this.transport) : null;
    this.share = new CopyLink(hash, () => this.address.settle());
    this.inspector = new Inspector(store, () => this.address.settle());
    this.keyboard = new Keyboard((action) => this.perform(action), this.trial !== null);
    const strip = new Strip(store, (run, seconds, device) => this.goTo(run, seconds, device));
    this.search = new Search(() => this.#entries(strip));
    new ExportMenu(store);
    new Theme(() => store.lay());
    closeMenus();
    const { trial } = this;
    followDifferences(() => [...store.shown]);
    // They read the store in this order. A trial closes runs before others open more, and continues last.
    if (trial) store.add({ prepare: () => trial.prepare() });
    store.add(this.view, new CompareMode(store), this.sync, this.stage, new Table(store), this.lanes, this.review, this.overlays,
      new Plots(store, scrub), strip, new Thumbnails(store), new Offscreen(), this.transport, this.inspector);
    if (trial) store.add({ settle: () => trial.settle(), read: (view) => trial.read(view), link: () => trial.link() });
  }

  /** Applies the address. */
  followLink() {
    const { playhead } = this.store;
    const view = parseHash(location.hash || largestDifference());
    this.store.read(view);
    playhead.pause();
    this.transport.prepare();
    const { alone } = this.store.model.data;
    if (view.t !== undefined) {
      playhead.seek(view.t / 1000);
      this.review.expect(playhead.time);
    } else if (location.hash.length <= 1 && !alone) this.#showAnswer();
    this.store.follow();
  }

  /** Moves to the moment that matters most, and says what is wrong there. */
  #showAnswer() {
    const { model, playhead } = this.store;
    const { device, time } = answerOf(model);
    playhead.seekFrame(frameAfter(time, model.rate));
    if (device < 0) return;
    this.store.seen = { time, playhead: playhead.time };
    this.store.explained = device;
    this.review.expect(time);
  }

  /** @param {Strip} strip */
  #entries(strip) {
    const { store } = this;
    return entriesOf(store, {
      variant: (index) => this.view.showVariant(index),
      device: (index) => { if (store.shown.size > 1 || !store.shown.has(index)) this.view.solo(index); },
      finding: (variant, device, seconds) => {
        if (!store.sides.includes(variant)) this.view.showVariant(variant);
        this.goToFinding(variant, device, seconds);
      },
      moment: ({ run, device }, frame) => this.goTo(run, frame / run.rate, device),
    }, strip.moments);
  }

  /**
   * Shows a device at a time of its run.
   * @param {import('../base/model.js').Run} run
   * @param {number} seconds
   * @param {number} device
   */
  goTo(run, seconds, device) {
    this.address.leap(() => {
      this.transport.seek(this.store.timeOf(run, seconds));
      this.stage.point(device);
    });
  }

  /**
   * Shows what is wrong with a run, and its device if that is not shown yet.
   * @param {number} variant
   * @param {number} device
   * @param {number} seconds  of the run
   */
  goToFinding(variant, device, seconds) {
    const { model, shown, timeOf } = this.store;
    this.inspector.dismiss();
    this.address.leap(() => {
      shown.add(device);
      this.store.follow();
      this.showFinding(device, timeOf(model.run(variant, device), seconds));
    });
  }

  /**
   * Shows a device with its findings.
   * @param {number} device
   * @param {number} time  of the playhead
   * @param {boolean} [isExplained]  whether to explain it
   */
  showFinding(device, time, isExplained = false) {
    this.#seek(time);
    this.store.seen = { time, playhead: this.store.playhead.time };
    this.review.tell(time, isExplained ? device : undefined);
    this.stage.point(device);
  }

  /** @param {1 | -1} direction */
  toEvent(direction) {
    const stop = this.lanes.stopBeside(this.store.playhead.frame(), direction);
    if (!stop) return;
    this.#seek(stop.time);
    announce(stop.kinds.map((kind) => EVENTS[kind] ?? kind).join(', ') + ', ' + formatTime(stop.time) + ' s');
  }

  /** @param {1 | -1} direction */
  toFinding(direction) {
    const { playhead, seen } = this.store;
    const isSeen = playhead.time === seen.playhead;
    const stop = this.review.stopBeside(isSeen ? seen.time : playhead.time, direction, isSeen);
    if (!stop) return announce('no findings');
    this.showFinding(stop.device, stop.time, true);
    announce(stop.labels.join(', ') + ', ' + formatTime(stop.time) + ' s');
  }

  /**
   * Performs the action of a key.
   * @param {import('./keys.js').Action} action
   */
  perform(action) {
    switch (action.do) {
      case 'toggle': return this.transport.toggle();
      case 'step': return this.transport.step(action.frames);
      case 'home': return this.transport.seek(0);
      case 'end': return this.transport.seek(this.store.playhead.duration);
      case 'previousEvent': return this.toEvent(-1);
      case 'nextEvent': return this.toEvent(1);
      case 'previousFinding': return this.toFinding(-1);
      case 'nextFinding': return this.toFinding(1);
      case 'slower': return this.transport.changeSpeed(-1);
      case 'faster': return this.transport.changeSpeed(1);
      case 'variant': return this.view.showVariant(action.index);
      case 'device': return this.view.solo(action.index);
      case 'swap': return this.view.swap();
      case 'sync': return this.sync.next();
      case 'overlay': return this.overlays.toggle(action.name);
      case 'share': return this.share.copy();
      case 'search': return this.search.open();
      case 'devices': return this.view.openDevices();
      case 'loop': return this.transport.loop();
      case 'loopFrom': return this.transport.setEnd('from');
      case 'loopTo': return this.transport.setEnd('to');
      case 'measure': return this.measure.toggle();
      case 'fit': return this.stage.fit.show(false);
      case 'points': return this.stage.fit.show(true);
      case 'help': return this.keyboard.openHelp();
      case 'live': return void this.trial?.toggle();
    }
  }

  /**
   * Shows the first frame that has what happened at a time of the playhead.
   * @param {number} seconds
   */
  #seek(seconds) {
    if (this.store.isInStep) this.transport.seekFrame(frameAfter(seconds, this.store.model.rate));
    else this.transport.seek(seconds);
  }
}
