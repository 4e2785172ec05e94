// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Films of lists with real text, whose motion is known: rows in several fonts at parts of a pixel, under bars that are
// opaque, translucent, faded in or collapsing, over a picture with parallax, or all the same.

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Pixels of a picture, and pixels in a point. */
const [width, height, scale] = [750, 1334, 2];
/** Parts of a pixel by which the list is off. */
const parts = 4;
/** How long the list is, and how high a row is, in points. */
const [length, row] = [2200, 64];
const [statusBar, bar, tall, photo] = [20, 64, 160, 240];

const words = `offset header inset layer spring velocity finger frame edge curve content pixel margin corner shadow
  gesture anchor detent sheet bounce fling scroll carousel picture section footer label`.split(/\s+/);
const fonts = ['DejaVu Sans', 'Liberation Serif', 'DejaVu Sans Mono', 'Liberation Sans', 'DejaVu Serif', 'Liberation Sans Narrow'];

/** The same words for the same rows in every run. */
const random = (seed) => {
  let state = seed * 2654435761 + 12345;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0;
    return (state >>> 8) % below;
  };
};
const line = (next, count) => Array.from({ length: count }, () => words[next(words.length)]).join(' ');

// A drawing is stretched: librsvg places text by its beginning only.

/** A drawing of the list; where all rows are the same, only the first one is written again and again. */
const list = (same) => {
  const rows = Array.from({ length: Math.ceil(length / row) }, (_, index) => {
    const next = random(same ? 7 : index + 1);
    const [font, y] = [same ? 0 : index, index * row];
    return `<circle cx="36" cy="${y + 32}" r="20" fill="#${(next(0x808080) + 0x606060).toString(16)}"/>
      <text x="68" y="${y + 27}" font-size="${16 + next(3)}" font-family="${fonts[font % fonts.length]}" font-weight="bold">${line(next, 2)}</text>
      <text x="68" y="${y + 47}" font-size="${12 + next(4)}" font-family="${fonts[(font + 1) % fonts.length]}" fill="#555">${line(next, 4)}</text>
      <text x="330" y="${y + 27}" font-size="11" font-family="${fonts[(font + 2) % fonts.length]}" fill="#888">${next(24)}:${10 + next(50)}</text>
      <rect x="68" y="${y + row - 0.5}" width="307" height="0.5" fill="#c8c8cc"/>`;
  });
  return rows.join('\n');
};
const title = `<text x="148" y="${bar - 21}" font-size="17" font-family="Liberation Sans" font-weight="bold">Messages</text>
  <text x="16" y="${bar - 21}" font-size="15" font-family="DejaVu Sans" fill="#06c">Edit</text>`;
const drawings = {
  list: [length, list(false)], same: [length, list(true)],
  status: [statusBar, '<text x="175" y="15" font-size="12" font-family="Liberation Sans" font-weight="bold">9:41</text>'],
  bar: [bar, `<rect width="375" height="${bar}" fill="#f4f4f6"/>${title}<rect y="${bar - 0.5}" width="375" height="0.5" fill="#a8a8ac"/>`],
  tall: [tall, `<rect width="375" height="${tall}" fill="#f4f4f6"/><text x="16" y="${tall - 18}" font-size="32" font-family="Liberation Serif">Messages</text>
    <rect y="${tall - 0.5}" width="375" height="0.5" fill="#a8a8ac"/>`],
  photo: [photo, `<rect width="375" height="${photo}" fill="#7d92a8"/>${Array.from({ length: 40 }, (_, index) => {
    const next = random(index + 90);
    return `<circle cx="${next(375)}" cy="${next(photo)}" r="${8 + next(40)}" fill="#${(next(0xa0a0a0) + 0x303030).toString(16)}"/>`;
  }).join('')}`],
};

/** The luma of a drawing, with `parts` rows for each row of pixels, so that it can be shown at parts of a pixel. */
const drawn = (name) => {
  const [points, shapes] = drawings[name];
  const rows = points * scale * parts;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${rows}" viewBox="0 0 375 ${points}" preserveAspectRatio="none"><rect width="375" height="${points}" fill="#fff"/>${shapes}</svg>`;
  const png = execFileSync('rsvg-convert', ['--unlimited'], { input: svg, maxBuffer: 1 << 28 });
  return execFileSync('ffmpeg', ['-v', 'error', '-f', 'png_pipe', '-i', '-', '-pix_fmt', 'gray', '-f', 'rawvideo', '-'], { input: png, maxBuffer: 1 << 28 });
};

/** A drawing at each part of a pixel, as rows of pixels. */
const phases = (name) => {
  const luma = drawn(name);
  const rows = luma.length / width / parts;
  return Array.from({ length: parts }, (_, phase) => {
    const out = new Uint8Array(rows * width);
    for (let y = 0; y < rows; y += 1) {
      for (let x = 0; x < width; x += 1) {
        let sum = 0;
        for (let part = 0; part < parts; part += 1) sum += luma[Math.min(luma.length - 1, ((y * parts + phase + part) * width) + x)] ?? 255;
        out[y * width + x] = Math.round(sum / parts);
      }
    }
    return out;
  });
};
const known = new Map();
const picture = (name) => known.get(name) ?? known.set(name, phases(name)).get(name);

/** How far a list has moved in each frame, in points: flung up at a speed in points a second, at rest, and back. */
export const flung = (speed) => {
  const offsets = Array.from({ length: 18 }, () => 0);
  let offset = 0;
  for (let frame = 1; frame <= 6; frame += 1) offsets.push(offset += (speed * frame) / 6 / 60);
  for (let frame = 0; frame < 130; frame += 1) offsets.push(offset += (speed * 0.998 ** (1000 * frame / 60)) / 60);
  for (let frame = 0; frame < 20; frame += 1) offsets.push(offset);
  for (let frame = 1; frame <= 80; frame += 1) offsets.push(offset * (0.5 + 0.5 * Math.cos((Math.PI * frame) / 80)));
  for (let frame = 0; frame < 20; frame += 1) offsets.push(0);
  return offsets.map((points) => Math.round(points * scale * parts) / scale / parts);
};

/** Puts rows of a picture that begins at a place, in pixels and parts of it, between two rows of the frame. */
const put = (frame, name, place, from = 0, to = height) => {
  const whole = Math.floor(place);
  const phase = Math.round((whole + 1 - place) * parts) % parts;
  const source = picture(name)[phase];
  const first = phase === 0 ? Math.round(place) : whole + 1;
  const [low, high] = [Math.max(from, first, 0), Math.min(to, height, first + source.length / width)];
  if (low < high) frame.set(source.subarray((low - first) * width, (high - first) * width), low * width);
};

/** Lays a bar over what is behind it, of which a part shows; smeared as behind frosted glass. */
const glass = (frame, name, rows, alpha, blur) => {
  const over = picture(name)[0];
  const behind = frame.slice(0, (rows + blur) * width);
  for (let x = 0; x < width; x += 1) {
    let sum = 0;
    for (let y = 0; y < rows; y += 1) {
      let value = behind[y * width + x];
      if (blur) {
        // The mean of the rows around, and of some columns.
        if (y === 0) for (let near = 0; near <= blur; near += 1) sum += behind[near * width + x];
        else {
          sum += behind[Math.min(rows + blur - 1, y + blur) * width + x];
          if (y > blur) sum -= behind[(y - blur - 1) * width + x];
        }
        value = sum / (Math.min(y, blur) + blur + 1);
      }
      frame[y * width + x] = Math.round(over[y * width + x] * alpha + value * (1 - alpha));
    }
  }
};

const under = (frame, offset, inset, name = 'list') => put(frame, name, (inset - offset) * scale, 0);
/** The films: what a frame shows at an offset, where the edge is, and how the film is encoded. */
export const films = [
  { name: 'texts in six fonts', speed: 900, draw: (frame, offset) => { under(frame, offset, bar); put(frame, 'bar', 0); }, edge: () => bar },
  { name: 'the same, H.265', speed: 900, draw: (frame, offset) => { under(frame, offset, bar); put(frame, 'bar', 0); }, edge: () => bar, words: ['-c:v', 'libx265', '-crf', '26', '-preset', 'fast', '-x265-params', 'log-level=error'] },
  { name: 'the same, every seventh frame dropped', speed: 900, draw: (frame, offset) => { under(frame, offset, bar); put(frame, 'bar', 0); }, edge: () => bar, drops: 7 },
  { name: 'dark', speed: 900, draw: (frame, offset) => { under(frame, offset, bar); put(frame, 'bar', 0); for (let at = 0; at < frame.length; at += 1) frame[at] = 18 + ((255 - frame[at]) * 225) / 255; }, edge: () => bar },
  { name: 'a header that collapses', speed: 900, draw: (frame, offset) => { const end = Math.max(bar, tall - offset); under(frame, offset, tall); frame.fill(244, 0, Math.round(end * scale) * width); put(frame, 'tall', (end - tall) * scale); put(frame, 'status', 0); }, edge: (offset) => Math.max(bar, tall - offset) },
  { name: 'a translucent bar', speed: 900, draw: (frame, offset) => { under(frame, offset, bar); glass(frame, 'bar', bar * scale, 0.8, 0); }, edge: () => bar },
  { name: 'a bar like frosted glass', speed: 900, draw: (frame, offset) => { under(frame, offset, bar); glass(frame, 'bar', bar * scale, 0.75, 40); }, edge: () => bar },
  { name: 'a bar that fades in', speed: 900, draw: (frame, offset) => { under(frame, offset, bar); glass(frame, 'bar', bar * scale, Math.min(1, offset / 120), 0); }, edge: () => bar },
  { name: 'parallax: a picture at half the speed', speed: 700, draw: (frame, offset) => { put(frame, 'photo', -Math.round((offset / 2) * scale * parts) / parts); under(frame, offset, photo); put(frame, 'status', 0); }, edge: (offset) => Math.max(statusBar, photo - offset) },
  { name: 'rows that are all the same, 2,500 pt/s', speed: 2500, draw: (frame, offset) => { under(frame, offset, bar, 'same'); put(frame, 'bar', 0); }, edge: () => bar },
];

/** Writes a film. */
export const make = async ({ speed, draw, drops, words: encoding = ['-c:v', 'libx264', '-crf', '23', '-preset', 'fast'] }, path) => {
  const encoder = spawn('ffmpeg', ['-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'gray', '-s', `${width}x${height}`, '-r', '60', '-i', '-', '-pix_fmt', 'yuv420p', ...encoding, path], { stdio: ['pipe', 'ignore', 'inherit'] });
  const offsets = flung(speed);
  for (const index of offsets.keys()) {
    const frame = new Uint8Array(width * height).fill(255);
    draw(frame, offsets[drops && index % drops === drops - 1 ? index - 1 : index]);
    if (!encoder.stdin.write(frame)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await once(encoder, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
};
