// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/**
 * Compares two pictures of the same size, given as data URLs: the number of colours in the first, the proportion of its
 * pixels that have the most common colour, and the mean difference per channel, from 0 to 1.
 */
async (first, second) => {
  const read = async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext("2d");
    context.fillStyle = "white";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  };
  const [one, other] = [await read(first), await read(second)];
  if (one.width !== other.width || one.height !== other.height) {
    throw new Error(`${one.width} x ${one.height} is not ${other.width} x ${other.height}`);
  }
  const colours = new Map();
  for (const colour of new Uint32Array(one.data.buffer)) colours.set(colour, (colours.get(colour) ?? 0) + 1);
  let difference = 0;
  for (let i = 0; i < one.data.length; i += 1) difference += Math.abs(one.data[i] - other.data[i]);
  return {
    colours: colours.size,
    commonest: Math.max(...colours.values()) / (one.data.length / 4),
    difference: difference / one.data.length / 255,
  };
}
