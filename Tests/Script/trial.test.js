// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { frameAt, Model } from '../../Sources/StoryboardRendering/Assets/Scripts/base/model.js';
import { Playhead } from '../../Sources/StoryboardRendering/Assets/Scripts/player/playhead.js';
import { readNumbers, sliderRange } from '../../Sources/StoryboardRendering/Assets/Scripts/trial/parameters.js';
import { sentencesOf } from '../../Sources/StoryboardRendering/Assets/Scripts/review/trial-findings.js';
import { relativeOf } from '../../Sources/StoryboardRendering/Assets/Scripts/stage/trial-figure.js';
import { scenarioText } from '../../Sources/StoryboardRendering/Assets/Scripts/trial/scenario-file.js';
import { drawnNames } from '../../Sources/StoryboardRendering/Assets/Scripts/stage/file-drawing.js';
import { fileFindings } from '../../Sources/StoryboardRendering/Assets/Scripts/trial/file-findings.js';
import { bytesOfDigits, loadPrograms } from '../../Sources/StoryboardRendering/Assets/Scripts/trial/programs.js';
import { hit, nameOf, positionOn, targetOn } from '../../Sources/StoryboardRendering/Assets/Scripts/trial/targets.js';
import {
  changedMembers, noChanges, requestOf,
} from '../../Sources/StoryboardRendering/Assets/Scripts/trial/request.js';
import { TrialRun } from '../../Sources/StoryboardRendering/Assets/Scripts/trial/run.js';
import { Session } from '../../Sources/StoryboardRendering/Assets/Scripts/trial/session.js';
import { STEPS } from '../../Sources/StoryboardRendering/Assets/Scripts/trial/steps.js';

/** A run of the core that records its calls. */
const listener = () => ({
  /** @type {unknown[]} */
  received: [],
  perform(encoded) { this.received.push(encoded); return true; },
  pass(seconds) { this.received.push('passed ' + seconds); return true; },
});
const jsonOf = (session) => session.steps.map(({ json }) => json);

test('a drag is passed on step by step, and the rest between gestures is one pause', () => {
  const session = new Session();
  const run = listener();
  session.join(run);
  session.pass(16);
  session.pass(33.4);
  session.down({ x: 0.5, y: 0.7002 });
  session.move(0, -12.04, 49);
  session.pass(49);
  session.pass(66);
  session.move(1, -20, 83);
  session.up();
  session.pass(500);
  assert.deepEqual(jsonOf(session), [
    { type: 'pause', duration: 33 }, { type: 'pointerMove', x: '50%', y: '70%' }, { type: 'pointerDown' },
    { type: 'pointerMove', origin: 'pointer', x: 0, y: -12, duration: 16 }, { type: 'pause', duration: 17 },
    { type: 'pointerMove', origin: 'pointer', x: 1, y: -8, duration: 17 }, { type: 'pointerUp' },
    { type: 'pause', duration: 417 },
  ]);
  assert.deepEqual(run.received.slice(0, 4), ['passed 0.016', 'passed 0.033', [3, 0.033], [6, 1, 0.5, 1, 0.7, 0, 0]]);
  assert.equal(session.time, 500);
});

test('fractions of a tenth of a point in one move are added to the next', () => {
  const session = new Session();
  session.down({ x: 0.5, y: 0.5 });
  for (let i = 1; i <= 100; i += 1) session.move(0, -i / 30, i * 8);
  const sum = session.steps.reduce((total, { json }) => total + (json.origin === 'pointer' ? json.y : 0), 0);
  assert.ok(Math.abs(sum + 100 / 30) < 0.06, String(sum));
});

test('a finger that does not move, or not in time, sends no move', () => {
  const session = new Session();
  session.down({ x: 0.5, y: 0.5 });
  session.pass(20);
  session.move(0, 0, 30);
  session.move(0, -9, 20);
  assert.equal(session.steps.length, 3);
  session.up(true);
  assert.deepEqual(jsonOf(session).at(-1), { type: 'pointerCancel' });
  session.move(0, -9, 60);
  assert.ok(!session.isDown);
});

test('undo removes the last gesture and keeps the rest before it', () => {
  const session = new Session();
  const fling = STEPS.drag({ x: 0.5, y: 0.8 }, [0, -200], 150, { endVelocity: [0, -2200] });
  session.add([fling]);
  session.pass(900);
  session.add([STEPS.tap({ x: 0.25, y: 0.1 })]);
  session.pass(1200);
  assert.equal(session.gestures, 2);
  session.undo();
  assert.deepEqual(jsonOf(session), [fling.json, { type: 'pause', duration: 750 }]);
  assert.equal(session.time, 900);
  session.undo();
  assert.ok(session.isEmpty);
  session.undo();
  assert.equal(session.gestures, 0);
  session.add([fling]);
  session.reset();
  assert.ok(session.isEmpty && session.gestures === 0);
});

test('a device that joins late receives the time that has passed', () => {
  const session = new Session();
  session.add([STEPS.drag({ x: 0.5, y: 0.8 }, [0, -20], 100, {})]);
  session.pass(160);
  const run = listener();
  session.join(run);
  assert.deepEqual(run.received, ['passed 0.06']);
  session.leave(run);
  session.pass(200);
  assert.equal(run.received.length, 1);
});

test('fractions are passed on as the numbers in a file', () => {
  const { encoded, json } = STEPS.moveTo({ x: 1 / 3, y: -0.12345, target: { kind: 20, section: -1, item: 2, name: 'tab[2]' } });
  assert.deepEqual(json, { type: 'pointerMove', target: 'tab[2]', x: '33.3%', y: '-12.3%' });
  assert.deepEqual(encoded, [6, 1, 33.3 / 100, 1, -12.3 / 100, 0, 2, 20, -1, 2]);
  assert.deepEqual(STEPS.tap({ x: 0, y: 0, target: { kind: 20, section: -1, item: 2, name: 'tab[2]' } }), {
    encoded: [2, 20, -1, 2], json: { type: 'tap', target: 'tab[2]' }, milliseconds: 0,
  });
});

const data = {
  map: { variant: 1, decelerationRate: 3, physics: 4, parameters: 7, script: 13 },
  parameters: [
    { key: 'bounces', unit: '', summary: '', kind: 'flag', value: true },
    { key: 'sections', unit: '', summary: '', kind: 'numbers', value: [5, 0], minimum: 0, maximum: 9 },
  ],
  profiles: [{ id: 'uikit', values: [10, 11] }, { id: 'flutter', values: [20, 21] }],
  kinds: ['backdrop', 'statusBar', 'cell', 'tab'], file: '{}',
};
// Version, variant, rate, deceleration, two numbers of physics, the number of parameters, a flag, a list; a pause.
const recorded = [1, 6, 60, 0, 10, 11, 2, 1, 1, 3, 2, 5, 0, 1, 3, 0.25];

test('without changes a request is the recorded one', () => {
  assert.deepEqual(requestOf(recorded, data, 6, noChanges(), null), recorded);
});

test('the growth of a length with text is kept', () => {
  const grown = recorded.with(7, 1 + 4 * 6).with(9, 3 + 4 * 11);
  assert.deepEqual(requestOf(grown, data, 6, noChanges(), null), grown);
  const changes = noChanges();
  changes.parameters.set(1, [7]);
  assert.deepEqual(requestOf(grown, data, 6, changes, null), [...grown.slice(0, 10), 1, 7, ...grown.slice(13)]);
});

test('changes and steps replace the recorded ones', () => {
  const changes = noChanges();
  changes.parameters.set(0, false).set(1, [1, 2, 3]);
  changes.profile = 1;
  changes.decelerationRate = 1;
  assert.deepEqual(requestOf(recorded, data, 2, changes, [STEPS.pause(100), STEPS.down()]),
    [1, 2, 60, 1, 20, 21, 2, 1, 0, 3, 3, 1, 2, 3, 2, 3, 0.1, 5]);
  assert.deepEqual(changedMembers({ parameters: { rows: 8 }, physics: { profile: 'uikit', pixelRounding: 'frame' } }, data, changes), {
    parameters: { rows: 8, bounces: false, sections: [1, 2, 3] },
    physics: { profile: 'flutter', decelerationRate: 'fast' }, touch: undefined,
  });
  assert.deepEqual(changedMembers({}, data, noChanges()), {});
});

test('a saved file is JSON that has a step on each line', () => {
  const text = scenarioText({ version: 1, title: 'a "b" <c>', touch: { slop: 4 } }, { touch: undefined, os: 17 },
    [STEPS.pause(100), STEPS.down(), STEPS.up()]);
  assert.deepEqual(JSON.parse(text), {
    version: 1, title: 'a "b" <c>', os: 17,
    steps: [{ type: 'pause', duration: 100 }, { type: 'pointerDown' }, { type: 'pointerUp' }],
  });
  assert.equal(text.split('\n').length, 11);
});

const box = (kind, item, x, y, width, height, section = -1) => ({ kind, section, item, x, y, width, height });
const screen = (width, height, ...elements) => ({ elements, width, height });

test('a finger lands on the topmost element, and never on the status bar', () => {
  const shown = screen(100, 200, box(2, 0, 0, 0, 100, 100), box(3, 1, 0, 40, 50, 20), box(1, -1, 0, 0, 100, 30));
  assert.equal(hit(shown, 10, 10, data.kinds).kind, 2);
  assert.equal(hit(shown, 10, 50, data.kinds).kind, 3);
  assert.equal(hit(shown, 99, 150, data.kinds), null);
});

test('a point is stored as a fraction of the screen if it hits the same element on all devices, else as the element', () => {
  const small = screen(100, 100, box(2, 0, 0, 0, 100, 100), box(3, 1, 0, 20, 100, 20));
  const large = screen(200, 400, box(2, 0, 0, 0, 200, 400), box(3, 1, 0, 20, 200, 20));
  assert.deepEqual(positionOn(small, 50, 60, [large], data.kinds), { x: 0.5, y: 0.6 });
  const place = positionOn(small, 25, 35, [large], data.kinds);
  assert.equal(place.target.name, 'tab[1]');
  assert.deepEqual([place.x, place.y], [-0.25, 0.25]);
  const without = screen(200, 400, box(2, 0, 0, 0, 200, 400));
  assert.deepEqual(positionOn(small, 25, 35, [without], data.kinds), { x: 0.25, y: 0.35 });
  assert.equal(targetOn(small.elements[1], 1, 21, [without], data.kinds), null);
});

test('a point of an element that lies below a lower screen is stored as a fraction of the screen', () => {
  const tall = screen(100, 400, box(3, 1, 0, 100, 100, 200));
  const low = screen(400, 200, box(3, 1, 0, 100, 400, 200));
  assert.equal(targetOn(tall.elements[0], 50, 160, [low], data.kinds).target.name, 'tab[1]');
  assert.equal(targetOn(tall.elements[0], 50, 210, [low], data.kinds), null);
});

test('elements of a pattern file are called by their names, and drawn by their numbers', () => {
  const kinds = Object.assign([...data.kinds], { [2 + 256 * 3]: 'rows' });
  assert.equal(nameOf({ kind: 2 + 256 * 3, section: 0, item: 4 }, kinds).name, 'rows[0][4]');
  assert.equal(drawnNames(kinds)[2 + 256 * 3], 'e3');
  assert.equal(drawnNames(kinds)[2], 'cell');
});

test('programs are written in hexadecimal digits, and the core says why it refuses them', () => {
  assert.deepEqual([...bytesOfDigits('00ff7a')], [0, 255, 122]);
  const core = (/** @type {number} */ answer) => /** @type {any} */ ({ give() {}, exports: { load_any: () => answer } });
  loadPrograms(core(0), [1]);
  assert.throws(() => loadPrograms(core(2), [1]), /the page’s programs cannot be read: they are damaged/);
});

test('names are those of scenario files; an element with only a section has none', () => {
  assert.equal(nameOf({ kind: 2, section: 1, item: 4 }, data.kinds).name, 'cell[1][4]');
  assert.equal(nameOf({ kind: 3, section: -1, item: -1 }, data.kinds).name, 'tab');
  assert.equal(nameOf({ kind: 3, section: 1, item: -1 }, data.kinds), null);
});

test('an element that was never drawn uses the drawing of another one in its section, at its own size', () => {
  const template = (indices, height) => ({ indices, rect: { width: 100, height } });
  const all = [template([0, 0], 50), template([0, 1], 50), template([0, 2], 80), template([1, 3], 50)];
  const element = (section, item, height) => ({ section, item, width: 100, height });
  assert.equal(relativeOf(element(0, 2, 50), all), 2);
  assert.equal(relativeOf(element(0, 9, 50), all), 1);
  assert.equal(relativeOf(element(1, 9, 50), all), 3);
  assert.equal(relativeOf(element(0, 9, 80), all), 2);
  assert.equal(relativeOf(element(5, 9, 33), all.slice(0, 1)), 0);
});

test('sliders cover the likely values, and never exceed the limits', () => {
  assert.deepEqual(sliderRange(120, 0, 10_000, 'pt'), { from: 0, to: 360, step: 1 });
  assert.deepEqual(sliderRange(0.55, 0, 1, ''), { from: 0, to: 1, step: 0.01 });
  assert.deepEqual(sliderRange(-20, -100, 100, 'pt'), { from: -60, to: 20, step: 1 });
  assert.deepEqual(sliderRange(1.5, 0, 60, 's'), { from: 0, to: 5.5, step: 0.1 });
  assert.deepEqual(sliderRange(2, 1, 4, '', true), { from: 1, to: 4, step: 1 });
  assert.deepEqual(sliderRange(40, 0, 1_000_000, '', true), { from: 0, to: 120, step: 1 });
});

test('lists of numbers are read as people type them, and nonsense is refused', () => {
  assert.deepEqual(readNumbers('5, 0 8;2', 0, 9), [5, 0, 8, 2]);
  for (const text of ['', 'five', '5, 10', '1,,x']) assert.equal(readNumbers(text, 0, 9), null);
  assert.deepEqual(readNumbers('2 3', 0, 9, true), [2, 3]);
  for (const text of ['2.5', '5, 5']) assert.equal(readNumbers(text, 0, 9, true), null);
  assert.deepEqual(readNumbers('5 0', 0, 9, false, 2), [5, 0]);
  for (const text of ['5', '5, 0, 8']) assert.equal(readNumbers(text, 0, 9, false, 2), null);
});

test('a run of the page’s own core reads like a recorded one', () => {
  const frames = [
    { phase: 0, finger: [NaN, NaN], axis: 'y', insets: [0, 120, 34, 200], values: [-120, 0.005], layers: [], elements: [] },
    {
      phase: 1, finger: [10, 20], axis: 'y', insets: [0, 120.5, 34, 200], values: [-119.995, NaN], layers: [],
      elements: [box(2, 1, 0, 30, 10, 50), box(2, 0, 0, -20, 10, 50), box(1, 0, 0, 35, 10, 50)],
    },
  ];
  const core = {
    frames: () => frames.length,
    frame: (index) => frames[index],
    ended: () => false,
    events: () => [[0.02, 1], [0.016, 0]],
    review: () => ['CH-GAP', 'LEAD', 'JUMP'].map((rule) => ({ rule, severity: 2, label: 'jump', sentence: 'A jump.', worst: 1, spans: [[0, 1]] })),
  };
  const device = { rate: 60, screens: [{ width: 100, height: 200 }], measures: [[2, 1], [1, 2], [2, 0]] };
  const trial = new TrialRun(core, device, 2, { 'CH-GAP': -1, LEAD: 0 }, () => core.review());
  trial.settle();
  const { read } = new Model({ devices: [], variants: [], values: [], runs: [], tracks: [] });
  const { run } = trial;
  assert.equal(run.frames, 2);
  assert.deepEqual(run.phases, [{ phase: 'i', from: 0, to: 1 }, { phase: 't', from: 1, to: 2 }]);
  assert.deepEqual(run.values.map((value) => read(value, 1)), [-12_000, NaN]);
  assert.equal(read(run.values[1], 0), 1);
  assert.deepEqual(run.finger.map((axis) => read(axis, 1)), [1000, 2000]);
  assert.equal(run.insets[0], 'y');
  assert.deepEqual(run.insets.slice(1).map((part) => read(part, 1)), [0, 12_050, 3400, 20_000]);
  assert.deepEqual(run.redlines.map((ends) => ends.map((end) => read(end, 1))), [[0, 3000], [3000, 3500], [0, -2000]]);
  assert.ok(Number.isNaN(read(run.redlines[0][0], 0)));
  assert.deepEqual(run.events, [[16, 'touchDown'], [20, 'touchUp']]);
  assert.deepEqual(run.findings, [['jump', 1, 0, 0, 1], ['jump', 1, 2, 0, 1]]);
  assert.ok(!trial.isAtRest);
  assert.equal(frameAt(9, run.rate, run.frames), 1);
});

/** A run of 4 frames on a device with screens of 100 by 200 and 200 by 100 points. */
function turning(screens, events = []) {
  const frame = (index) => ({
    phase: 0, finger: [NaN, NaN], axis: 'y', insets: [0, 0, 0, 0], values: [], layers: [], elements: [], screen: screens[index] ?? [],
  });
  const core = { frames: () => 4, frame, ended: () => false, events: () => events, review: () => [] };
  const device = {
    rate: 60, measures: [],
    screens: [[100, 200, [20, 0, 0, 0]], [200, 100, [0, 0, 0, 0]], [100, 200, [20, 0, 90, 0]]]
      .map(([width, height, safeArea]) => ({ x: 0, y: 0, width, height, safeArea })),
  };
  const trial = new TrialRun(core, device, 0, {}, () => []);
  trial.settle();
  return trial;
}

test('a live run takes the screen that has the size and the safe area of the core’s', () => {
  const [upright, wide, keyboard] = [[100, 200, 20, 0, 0, 0], [200, 100, 0, 0, 0, 0], [100, 200, 20, 0, 88, 0]];
  const trial = turning([upright, keyboard, keyboard, wide]);
  assert.deepEqual(trial.run.turns, [[0, 0], [1, 2], [3, 1]]);
  assert.equal(trial.run.trial.screen(2).safeArea[2], 90);
  assert.ok(trial.isDrawn);
  assert.ok(!turning([upright, upright, upright, [50, 200, 20, 0, 0, 0]]).isDrawn);
});

test('without the core’s word, a live run turns with each rotation', () => {
  assert.deepEqual(turning([], [[1 / 60, 5], [3 / 60, 5]]).run.turns, [[0, 0], [1, 1], [3, 0]]);
});

test('the same sentence about several devices appears once', () => {
  const run = (rate, ...findings) => ({ rate, trial: { findings } });
  const gap = { rule: 'CH-GAP', severity: 2, label: 'gap', sentence: 'A gap.', worst: 30, spans: [] };
  const jump = { rule: 'JUMP', severity: 1, label: 'jump', sentence: 'A jump.', worst: 60, spans: [] };
  assert.deepEqual(sentencesOf([
    { name: 'a', device: 0, run: run(60, gap) }, { name: 'b', device: 2, run: run(120, jump, gap) },
    { name: 'c', device: 3, run: { rate: 60 } },
  ]), [
    {
      label: 'gap', sentence: 'A gap.', rule: 'CH-GAP', severity: 2,
      occurrences: [{ name: 'a', device: 0, seconds: 0.5 }, { name: 'b', device: 2, seconds: 0.25 }],
    },
    { label: 'jump', sentence: 'A jump.', rule: 'JUMP', severity: 1, occurrences: [{ name: 'b', device: 2, seconds: 0.5 }] },
  ]);
});

test('a page shows its trial, and then the recorded runs again', () => {
  const raw = { frames: 61, phases: 'i61', values: [] };
  const model = new Model({ devices: [{ rate: 60 }], variants: [{}], values: [], runs: [[raw]], tracks: [] });
  const own = { rate: 60, frames: 7 };
  model.show({ run: () => own, duration: 0.1 });
  assert.equal(model.run(0, 0), own);
  assert.equal(model.duration, 0.1);
  model.show(null);
  assert.equal(model.run(0, 0).frames, 61);
  assert.equal(model.duration, 1);
});

test('a playhead accepts another length, and stays within it', () => {
  const times = [];
  const playhead = new Playhead(1, 60, (time) => times.push(time));
  playhead.seek(0.9);
  playhead.stretch(0.5);
  assert.deepEqual([playhead.time, playhead.last, playhead.duration], [0.5, 30, 0.5]);
  playhead.stretch(2);
  playhead.seek(1.5);
  assert.equal(playhead.frame(), 90);
});

test('findings of a pattern file are said by the texts of its page', () => {
  /** @type {any} */
  const trial = {
    claims: [[], [['low', 'the bar is low', 'a.pattern.jsonc:3:5', true], ['calm', 'it rests', 'a.pattern.jsonc:4:5', false]]],
    faults: [[], [0, 7, 0, 1, 2, 1, 3, 3, 1, 2, 5, 0, 4, 5, 2]],
    texts: ['index {a} outside 0..<{b}', 'rows[x]', 'a.pattern.jsonc:9:2', '\'bar\' would be {p} pt long', '', 'no row is left'],
  };
  const review = [{ rule: 'CRASH', severity: 2, label: 'crash', sentence: '', worst: 9, spans: [[9, 9]] }];
  const run = (/** @type {number[]} */ ...report) => /** @type {any} */ ({
    report: () => Float64Array.from(report), review: () => [...review], frames: () => 10,
  });
  const found = (/** @type {number[]} */ ...report) => fileFindings(run(...report), trial, 1);
  assert.deepEqual(found(0), review);
  // Claims follow the rules. Frames that follow each other are one span; of frames that are as bad, the first is the worst one.
  const [crash, low, calm] = found(0, 1, 5, 0, 0, 2, 3.25, 0, 3, 3.26, 0, 3, 3.26, 0, 6, 1);
  assert.deepEqual([low.rule, low.label, low.worst, low.spans], ['CLAIM', 'off by 3.3', 2, [[2, 3], [6, 6]]]);
  assert.equal(low.sentence, 'Claim \'low\' does not hold here: the bar is low; it is off by 3.25 (a.pattern.jsonc:3:5).');
  assert.equal(calm.sentence, 'Claim \'calm\' does not hold here: it rests (a.pattern.jsonc:4:5).');
  assert.equal(crash.rule, 'CRASH');
  // A fault is said once, by the file.
  const [fault, ...others] = found(4, 0, 7, 20, 2);
  assert.deepEqual([fault.rule, fault.worst, others], ['FORMULA', 9, []]);
  assert.equal(fault.sentence,
    'A formula has no result here: index 20 outside 0..<2 in \'rows[x]\' (a.pattern.jsonc:9:2). Nothing after this was shown.');
  assert.match(found(4, 1, 3, -2.2222, 0)[0].sentence, /'bar' would be -2.22 pt long in/);
  assert.equal(found(4, 5, 0, 0, 0)[0].sentence, 'The app crashes here: no row is left. Nothing after this was shown.');
  assert.equal(found(4, 2, 99, 0, 0)[0].sentence, 'A formula has no result here. Nothing after this was shown.');
});
