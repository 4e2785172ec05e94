// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { SPEEDS, Playhead } from '../../Sources/StoryboardRendering/Assets/Scripts/player/playhead.js';

/** A playhead of one second at 60 Hz, and the times that it reported. */
const sample = () => {
  /** @type {number[]} */
  const times = [];
  return { times, playhead: new Playhead(1, 60, (time) => times.push(time)) };
};

test('nothing plays by default', () => {
  const { playhead, times } = sample();
  playhead.tick(0);
  playhead.tick(1000);
  assert.equal(playhead.time, 0);
  assert.deepEqual(times, []);
});

test('the first tick only sets the clock, and speed scales the others', () => {
  const { playhead } = sample();
  playhead.setSpeed(0.25);
  playhead.play();
  playhead.tick(5000);
  assert.equal(playhead.time, 0);
  playhead.tick(5400);
  assert.ok(Math.abs(playhead.time - 0.1) < 1e-12);
});

test('it stops at the end, and play starts again from there', () => {
  const { playhead } = sample();
  playhead.play();
  playhead.tick(0);
  playhead.tick(5000);
  assert.equal(playhead.time, 1);
  assert.equal(playhead.playing, false);
  playhead.play();
  assert.equal(playhead.time, 0);
});

test('a pause stops at the frame that is shown', () => {
  const { playhead } = sample();
  playhead.play();
  playhead.tick(0);
  playhead.tick(110);
  playhead.pause();
  assert.equal(playhead.frame(), 6);
  assert.equal(playhead.time, 6 / 60);
});

test('a step stops it and stays within the ends', () => {
  const { playhead } = sample();
  playhead.play();
  playhead.step(-10);
  assert.equal(playhead.playing, false);
  assert.equal(playhead.frame(), 0);
  playhead.step(1);
  assert.equal(playhead.time, 1 / 60);
  playhead.step(1000);
  assert.equal(playhead.frame(), 60);
});

test('stepping over all frames visits each of them', () => {
  const playhead = new Playhead(599 / 120, 120, () => {});
  for (let frame = 0; frame < 599; frame += 1) {
    assert.equal(playhead.frame(), frame);
    playhead.step(1);
  }
  assert.equal(playhead.frame(), 599);
  assert.equal(playhead.last, 599);
});

test('times out of range or NaN are clamped, and an unchanged time is not reported', () => {
  const { playhead, times } = sample();
  playhead.seek(NaN);
  playhead.seek(-5);
  assert.deepEqual(times, []);
  playhead.seek(5);
  assert.deepEqual(times, [1]);
});

test('only the listed speeds are accepted', () => {
  const { playhead } = sample();
  playhead.setSpeed(3);
  assert.equal(playhead.speed, 1);
  for (const speed of SPEEDS) {
    playhead.setSpeed(speed);
    assert.equal(playhead.speed, speed);
  }
});
