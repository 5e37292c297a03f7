// @ts-check
import { createRandom } from "../kit/random.js";

/** Full-window size; phones need a quarter of the pixels. */
const LARGE = { width: 1600, height: 900 };
const SMALL = { width: 800, height: 450 };
/** Time slices of painting and of yielding. */
const WORK_MS = 8;
const REST_MS = 8;

const GRID = 256;
const OCTAVES = 7;
const GRAINS = 3.2;

/** Thinnest to densest. */
const GASES = /** @type {const} */ ([
  [26, 15, 46],
  [30, 18, 54],
  [37, 22, 66],
  [50, 28, 74],
  [66, 36, 72],
]);

const createNoise = () => {
  const random = createRandom(41);
  const heights = Float32Array.from({ length: GRID * GRID }, () => random.range(0, 1));
  /** @param {number} share */
  const ease = (share) => share * share * (3 - 2 * share);

  /** @param {number} x @param {number} y */
  const heightAt = (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [across, down] = [ease(x - left), ease(y - top)];
    const row = (top & (GRID - 1)) * GRID;
    const below = ((top + 1) & (GRID - 1)) * GRID;
    const column = left & (GRID - 1);
    const next = (left + 1) & (GRID - 1);
    const upper = (heights[row + column] ?? 0) * (1 - across) + (heights[row + next] ?? 0) * across;
    const lower = (heights[below + column] ?? 0) * (1 - across) + (heights[below + next] ?? 0) * across;
    return upper * (1 - down) + lower * down;
  };

  /** @param {number} x @param {number} y */
  return (x, y) => {
    let [sum, weight, scale] = [0, 0.5, 1];
    for (let octave = 0; octave < OCTAVES; octave++) {
      sum += weight * heightAt(x * scale + octave * 17.3, y * scale + octave * 9.1);
      weight /= 2;
      scale *= 2.03;
    }
    return sum;
  };
};

/** @param {ReturnType<typeof createNoise>} noise */
const createGas = (noise) => {
  /** @param {number} x @param {number} y */
  return (x, y) => {
    const [bendX, bendY] = [noise(x, y), noise(x + 5.2, y + 1.3)];
    const [swirlX, swirlY] = [
      noise(x + 3 * bendX + 1.7, y + 3 * bendY + 9.2),
      noise(x + 3 * bendX + 8.3, y + 3 * bendY + 2.8),
    ];
    const density = noise(x + 3.4 * swirlX, y + 3.4 * swirlY);
    return Math.min(1, Math.max(0, (density - 0.33) * 2));
  };
};

/** @param {Uint8ClampedArray} pixels @param {number} at @param {number} density */
const colour = (pixels, at, density) => {
  const position = density * (GASES.length - 1);
  const step = Math.min(GASES.length - 2, Math.floor(position));
  for (let channel = 0; channel < 3; channel++) {
    const [thin = 0, dense = 0] = [GASES[step]?.[channel], GASES[step + 1]?.[channel]];
    pixels[at + channel] = thin + (dense - thin) * (position - step);
  }
  pixels[at + 3] = 255;
};

/** @param {number} milliseconds @returns {Promise<void>} */
const delay = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Takes seconds, so it yields to the event loop. @param {(share: number) => void} report how much is painted */
export const paintNebula = async (report) => {
  const { width, height } = matchMedia("(pointer: coarse)").matches ? SMALL : LARGE;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d", { alpha: false });
  if (!pen) return canvas;
  const gasAt = createGas(createNoise());
  const row = pen.createImageData(width, 1);
  let pausesAt = performance.now() + WORK_MS;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) colour(row.data, x * 4, gasAt((x / width) * GRAINS, (y / width) * GRAINS));
    pen.putImageData(row, 0, y);
    if (performance.now() < pausesAt) continue;
    report(y / height);
    await delay(REST_MS);
    pausesAt = performance.now() + WORK_MS;
  }
  return canvas;
};
