// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { readSingleKeys } from './player/single-keys.js';

// The index of all storyboards: drawings play while they are in view, and a field finds storyboards by words. Without
// this script everything is there, and plays under the pointer.

/** How much of a card is in view when it plays. */
const VISIBLE = 0.4;

const root = document.documentElement;

/**
 * The cards in view.
 * @type {Set<Element>}
 */
const inView = new Set();

/**
 * Plays a card that has come into view. Its moving picture is read first, so that nothing empty covers the still one.
 * @param {Element} card
 */
async function play(card) {
  const moving = /** @type {HTMLImageElement | null} */ (card.querySelector('.moving'));
  if (moving) {
    moving.loading = 'eager';
    await moving.decode().catch(() => {});
  }
  card.classList.toggle('seen', inView.has(card));
}

/** @param {IntersectionObserverEntry} entry */
function look({ target, isIntersecting }) {
  if (isIntersecting) {
    inView.add(target);
    void play(target);
  } else {
    inView.delete(target);
    target.classList.remove('seen');
  }
}

/** Plays what is in view, unless the reader prefers reduced motion or pauses it. */
function playInView() {
  const cards = document.querySelectorAll('.card');
  const observer = new IntersectionObserver((entries) => entries.forEach(look), { threshold: VISIBLE });
  for (const card of cards) observer.observe(card);
  root.classList.add('watching');
  const all = /** @type {HTMLInputElement} */ (document.getElementById('play-all'));
  all.checked = !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * The words of an element in lower case, those included that are not shown.
 * @param {Element | null} element
 */
const wordsOf = (element) => (element?.textContent ?? '').toLowerCase();

/** A pattern with its storyboards. */
class Pattern {
  #section;
  #words;
  #cards;
  #folds;

  /** @param {HTMLElement} section */
  constructor(section) {
    this.#section = section;
    this.#words = wordsOf(section.querySelector('header'));
    this.#cards = [...section.querySelectorAll('.card')].map((card) => (
      { card: /** @type {HTMLElement} */ (card), words: wordsOf(card) }));
    this.#folds = [...section.querySelectorAll('details.more')].map((fold) => (
      { fold: /** @type {HTMLDetailsElement} */ (fold), wasOpen: false }));
  }

  /**
   * Shows the storyboards with all words, in their own text or that of the pattern.
   * @param {string[]} words
   * @param {boolean} begins  whether nothing was wanted before
   * @returns {number} how many there are
   */
  filter(words, begins) {
    const left = words.filter((word) => !this.#words.includes(word));
    let count = 0;
    for (const { card, words: own } of this.#cards) {
      card.hidden = !left.every((word) => own.includes(word));
      if (!card.hidden) count += 1;
    }
    this.#section.hidden = count === 0;
    for (const one of this.#folds) {
      if (begins) one.wasOpen = one.fold.open;
      one.fold.open = words.length > 0 || one.wasOpen;
      one.fold.hidden = !one.fold.querySelector('.card:not([hidden])');
    }
    return count;
  }
}

/** A field that shows the storyboards with some words. */
class Search {
  #field = document.createElement('input');
  #answer = document.createElement('p');
  #patterns = [...document.querySelectorAll('.pattern')].map((one) => new Pattern(/** @type {HTMLElement} */ (one)));
  #isEmpty = true;

  constructor() {
    const { type } = Object.assign(this.#field, { type: 'search', placeholder: 'Search patterns, variants, findings' });
    this.#field.setAttribute('aria-label', 'Search storyboards');
    this.#field.setAttribute('aria-keyshortcuts', '/');
    const place = document.createElement('div');
    place.className = type;
    const key = document.createElement('kbd');
    key.textContent = '/';
    key.setAttribute('aria-hidden', 'true');
    this.#answer.setAttribute('role', 'status');
    place.append(this.#field, key, this.#answer);
    document.querySelector('.head .tools')?.prepend(place);
    this.#field.addEventListener('input', () => this.#filter());
    document.addEventListener('keydown', (event) => this.#press(event));
  }

  #filter() {
    const words = this.#field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const pattern of this.#patterns) count += pattern.filter(words, this.#isEmpty);
    this.#isEmpty = words.length === 0;
    root.classList.toggle('searching', !this.#isEmpty);
    this.#answer.textContent = this.#isEmpty ? '' : count === 1 ? '1 storyboard' : count + ' storyboards';
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const { key, target } = event;
    if (target === this.#field && key === 'Escape') {
      this.#field.value = '';
      this.#filter();
      this.#field.blur();
    } else if (key === '/' && !(event.ctrlKey || event.metaKey || event.altKey) && readSingleKeys()
      && !(target instanceof HTMLInputElement && target.type === 'search')) {
      event.preventDefault();
      this.#field.select();
    }
  }
}

playInView();
new Search();
