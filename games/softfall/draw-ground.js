// @ts-check
import { createRandom } from "../kit/random.js";
import { fillDisc } from "../kit/glyphs.js";
import { COLORS } from "./palette.js";

/** @import { Pen } from "../kit/glyphs.js" */
/** @import { Level } from "./moon.js" */
/** @typedef {{ x: number, y: number, rx: number, ry: number }} Dimple */
/** @typedef {{ ground: Path2D, shade: Path2D, deep: Path2D, craters: Dimple[], pebbles: Dimple[] }} Relief */

const SAMPLE_PX = 4;
const BOTTOM_Y = 560;
const SIDE_PX = 200;

/** @type {WeakMap<Level, Relief>} */
const reliefs = new WeakMap();

/** @param {readonly number[]} heights @param {number} depth @param {number} flatness */
const outline = (heights, depth, flatness) => {
  const middle = heights.reduce((sum, height) => sum + height, 0) / heights.length;
  const path = new Path2D();
  const yAt = (/** @type {number} */ index) => {
    const height = heights[Math.min(heights.length - 1, Math.max(0, index))] ?? middle;
    return height + (middle - height) * flatness + depth;
  };
  path.moveTo(-SIDE_PX, yAt(0));
  heights.forEach((_, index) => path.lineTo(index * SAMPLE_PX, yAt(index)));
  path.lineTo(640 + SIDE_PX, yAt(heights.length));
  path.lineTo(640 + SIDE_PX, BOTTOM_Y);
  path.lineTo(-SIDE_PX, BOTTOM_Y);
  path.closePath();
  return path;
};

/** @param {Level} level */
const placeCraters = ({ number, pads, heights }) => {
  const random = createRandom(Math.round((heights[0] ?? 0) * 1000) + number);
  return Array.from({ length: 9 }, (_, index) => {
    const x = 20 + index * 75 + random.range(-22, 22);
    const rx = random.range(9, 26);
    const lowest = Math.max(...heights.slice(Math.max(0, Math.floor((x - rx) / 4)), Math.ceil((x + rx) / 4) + 1));
    return { x, y: lowest + random.range(10, 24), rx, ry: rx * 0.22 };
  }).filter(({ x, y, rx }) => pads.every((pad) => x + rx < pad.left - 8 || x - rx > pad.right + 8 || y > pad.y + 40));
};

/** @param {Level} level */
const placePebbles = ({ heights }) => {
  const random = createRandom(Math.round((heights[1] ?? 0) * 1000));
  return Array.from({ length: 46 }, () => {
    const x = random.range(0, 640);
    const rx = random.range(1.5, 5);
    return { x, y: (heights[Math.round(x / SAMPLE_PX)] ?? 0) + random.range(9, 70), rx, ry: rx * 0.3 };
  });
};

/** @type {(pen: Pen, crater: Dimple) => void} */
const drawCrater = (pen, { x, y, rx, ry }) => {
  fillDisc(pen, COLORS.craterRim, x, y, rx, ry);
  pen.fillStyle = COLORS.crater;
  pen.beginPath();
  pen.ellipse(x, y, rx, ry, 0, 0, Math.PI);
  pen.ellipse(x, y, rx, ry * 0.65, 0, Math.PI, 2 * Math.PI);
  pen.fill();
};

/** @param {Level} level @returns {Relief} */
const reliefOf = (level) => {
  const cached = reliefs.get(level);
  if (cached) return cached;
  const ground = outline(level.heights, 0, 0);
  const shade = outline(level.heights, 40, 0.6);
  const deep = outline(level.heights, 78, 0.85);
  const relief = { ground, shade, deep, craters: placeCraters(level), pebbles: placePebbles(level) };
  reliefs.set(level, relief);
  return relief;
};

/** @type {(pen: Pen, level: Level) => void} */
export const drawGround = (pen, level) => {
  const { ground, shade, deep, craters, pebbles } = reliefOf(level);
  pen.fillStyle = COLORS.ground;
  pen.fill(ground);
  pen.fillStyle = COLORS.groundShade;
  pen.fill(shade);
  pen.fillStyle = COLORS.groundDeep;
  pen.fill(deep);
  pen.globalAlpha = 0.35;
  for (const { x, y, rx, ry } of pebbles) fillDisc(pen, COLORS.crater, x, y, rx, ry);
  pen.globalAlpha = 1;
  for (const crater of craters) drawCrater(pen, crater);
  pen.save();
  pen.clip(ground);
  pen.strokeStyle = COLORS.groundLight;
  pen.lineWidth = 5;
  pen.stroke(ground);
  pen.restore();
};
