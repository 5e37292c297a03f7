// @ts-check
import { createLayer } from "../kit/layer.js";
import { HEIGHT, WIDTH } from "../kit/stage.js";
import * as palette from "./palette.js";
import { SEATS } from "./seats.js";

const HILL = new Path2D("M0 120c140-20 300 20 640-10v250H0z");
const WATER = new Path2D("M0 226c200-30 380 24 640-6v140H0z");
const TREES = new Path2D("M0 0h640v64c-40 14-70-6-110 6s-70-10-120 2-80-8-120 0-80-8-130 4-80-10-160 4z");
const PETALS = new Path2D(
  "M0 10c-24 0-34-12-34-24 12 0 20 4 24 10-2-14 4-24 10-30 6 6 12 16 10 30 4-6 12-10 24-10 0 12-10 24-34 24z",
);
const PETAL_HEART = new Path2D("M0 10c-12-8-14-24 0-38 14 14 12 30 0 38z");

const DUSK = [3, 22, 36];
const DUSK_SHARE = 0.42;

const REED_FOOT = 96;
/** Foot x, stem lean, tip x, tip height. */
const REEDS = [
  [6, -2, -2, 90], [32, 1, 6, 78], [57, 1, 6, 101], [82, -3, -1, 76], [107, -3, 4, 67], [126, -3, 4, 81],
  [154, 3, -4, 99], [184, 3, -4, 84], [206, 4, 3, 103], [234, 0, -2, 100], [251, -1, -5, 57], [283, 3, -3, 54],
  [309, -1, 5, 85], [332, -1, 2, 91], [359, -4, -6, 93], [383, -4, -1, 97], [402, 1, 6, 106], [431, -3, -3, 82],
  [459, -3, -3, 96], [477, -1, 5, 99], [505, -3, 1, 84], [529, -2, 6, 98], [556, -3, 6, 83], [584, -2, -2, 70],
  [609, -1, 3, 69], [626, 3, 4, 85],
]; // prettier-ignore

/** @param {string} color @returns {string} how it looks in the dusk */
function inDusk(color) {
  const channels = DUSK.map((dusk, index) => {
    const channel = Number.parseInt(color.slice(1 + 2 * index, 3 + 2 * index), 16);
    return Math.round(channel + (dusk - channel) * DUSK_SHARE);
  });
  return `rgb(${channels.join(" ")})`;
}
const REED_IN_DUSK = inDusk(palette.REED);
const PETAL_COLORS = { outer: palette.PETAL, inner: palette.PETAL_LIGHT };
const PETALS_IN_DUSK = { outer: inDusk(palette.PETAL), inner: inDusk(palette.PETAL_LIGHT) };

/** @param {CanvasRenderingContext2D} context @param {number} seconds @param {string} color */
function drawReeds(context, seconds, color) {
  context.fillStyle = color;
  context.beginPath();
  for (const [x = 0, lean = 0, tip = 0, height = 0] of REEDS) {
    const sway = 3 * Math.sin(seconds * 0.9 + x * 0.05);
    const tipX = x + tip + sway;
    context.moveTo(x, REED_FOOT);
    context.quadraticCurveTo(x + lean, REED_FOOT - height * 0.8, tipX, REED_FOOT - height);
    context.quadraticCurveTo(tipX + 9, REED_FOOT - height * 0.55, x + 12, REED_FOOT);
  }
  context.fill();
}

/** @param {CanvasRenderingContext2D} context @param {number} seconds */
function drawMoon(context, seconds) {
  context.fillStyle = palette.MOON;
  context.beginPath();
  context.arc(478, 48, 34, 0, 2 * Math.PI);
  context.fill();
  context.globalAlpha = 0.35;
  const drift = 3 * Math.sin(seconds * 0.7);
  context.fillRect(448 + drift, 108, 60, 6);
  context.fillRect(458 - drift, 120, 40, 5);
  context.globalAlpha = 1;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} x
 * @param {number} y
 * @param {number} opening 0 is a bud, 1 is open
 * @param {number} [size]
 * @param {{ outer: string, inner: string }} [colors]
 */
export function drawLotus(context, x, y, opening, size = 1, { outer, inner } = PETAL_COLORS) {
  context.save();
  context.translate(x, y);
  context.scale(size * (0.55 + 0.45 * opening), size * (1.1 - 0.1 * opening));
  context.fillStyle = outer;
  context.fill(PETALS);
  context.fillStyle = inner;
  context.fill(PETAL_HEART);
  context.restore();
}

/** @param {CanvasRenderingContext2D} context */
function drawStillRings(context) {
  context.strokeStyle = palette.RIPPLE;
  context.lineWidth = 3;
  context.globalAlpha = 0.55;
  for (const { x, y, scale } of Object.values(SEATS)) {
    for (const radius of [122, 146]) {
      context.beginPath();
      context.ellipse(x, y + 54 * scale, radius * scale, radius * 0.3 * scale, 0, 0, 2 * Math.PI);
      context.stroke();
    }
  }
  context.globalAlpha = 1;
}

const backdrop = createLayer({ isOpaque: true });

/** @param {CanvasRenderingContext2D} context @param {number} dusk */
function drawDusk(context, dusk) {
  context.fillStyle = `rgb(${DUSK.join(" ")} / ${DUSK_SHARE * dusk})`;
  context.fillRect(0, 0, WIDTH, HEIGHT);
}

/** @param {CanvasRenderingContext2D} context @param {boolean} isDusk */
function drawBackdrop(context, isDusk) {
  context.fillStyle = palette.NIGHT;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = palette.HILL;
  context.fill(HILL);
  context.fillStyle = palette.WATER;
  context.fill(WATER);
  context.fillStyle = palette.TREES;
  context.fill(TREES);
  drawStillRings(context);
  if (isDusk) drawDusk(context, 1);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {{seconds: number, dusk: number}} view seconds of calm movement; dusk from 0 (the player's turn) to 1 (the pond sings)
 */
export function drawScene(context, { seconds, dusk }) {
  // Dimming the whole picture is slow, so static parts are cached in dimmed form.
  const isDusk = dusk === 1;
  backdrop.draw(context, [isDusk], (layer) => drawBackdrop(layer, isDusk));
  drawReeds(context, seconds, isDusk ? REED_IN_DUSK : palette.REED);
  drawLotus(context, 54, 322 + Math.sin(seconds), 1, 1, isDusk ? PETALS_IN_DUSK : PETAL_COLORS);
  drawLotus(context, 590, 318 + Math.sin(seconds + 2), 1, 1, isDusk ? PETALS_IN_DUSK : PETAL_COLORS);
  if (dusk > 0 && !isDusk) drawDusk(context, dusk);
  drawMoon(context, seconds);
}
