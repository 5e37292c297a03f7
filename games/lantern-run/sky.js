// @ts-check
import { HEIGHT, WIDTH } from "../kit/stage.js";

/** @import { Palette } from "./palette.js" */

const BAND_TOPS = [0, 70, 128, 178, 220, 254];
/** x and y in turn. */
const STARS = [
  38, 3, 48, 58, 151, 6, 381, 32, 235, 87, 456, 81, 544, 98, 582, 87, 7, 95, 396, 95, 491, 97, 123, 60, 104, 108, 530,
  102, 146, 86, 306, 61, 67, 68, 170, 106, 329, 44, 157, 83, 604, 93, 292, 23, 278, 90, 231, 89, 615, 39, 557, 23, 618,
  61, 282, 44, 220, 51, 354, 12, 518, 21,
];
const FAR_TILE =
  "M0 262h40v-30h34v-22h8v22h44v40h46v-60h12v-18h6v18h40v52h54v-26h60v30h70v-58h40v-24h8v24h30v44h60v-24h40v18h48v150H0z";
const FAR_TILE_PX = 640;
const FAR_PACE = 0.06;
const MIDDLE_PACE = 0.28;
const MIDDLE_TILE_PX = 760;
/** Left edge, ridge height and width of the houses behind, once per tile. */
const HOUSES = [
  [0, 246, 208],
  [236, 282, 130],
  [404, 229, 240],
  [664, 268, 84],
];
const WINDOW = "#ffcf6b";
const WINDOW_BAR = "#d97d2e";

const farTile = typeof Path2D === "function" ? new Path2D(FAR_TILE) : null;

/** @param {CanvasRenderingContext2D} context @param {number} x @param {number} y @param {number} size */
export const drawWindow = (context, x, y, size) => {
  context.fillStyle = WINDOW;
  context.fillRect(x, y, size, size * 1.15);
  context.fillStyle = WINDOW_BAR;
  context.fillRect(x + size / 2 - 1, y, 2, size * 1.15);
  context.fillRect(x, y + size * 0.55, size, 2);
};

/** @param {CanvasRenderingContext2D} context @param {Palette} palette @param {number} seconds */
const drawHeavens = (context, palette, seconds) => {
  palette.bands.forEach((band, index) => {
    context.fillStyle = band;
    const top = BAND_TOPS[index] ?? 0;
    context.fillRect(0, top, WIDTH, (BAND_TOPS[index + 1] ?? HEIGHT) - top);
  });
  context.fillStyle = palette.halo;
  context.globalAlpha = 0.35;
  context.beginPath();
  context.arc(432, 178, 118, 0, Math.PI * 2);
  context.fill();
  context.globalAlpha = 1;
  context.fillStyle = palette.sun;
  context.beginPath();
  context.arc(432, 178, 92, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = "#ffe9c9";
  for (let index = 0; index < STARS.length; index += 2) {
    context.globalAlpha = 0.75 + 0.25 * Math.sin(seconds * 1.5 + index * 1.2);
    const size = 2 + ((index / 2) % 2);
    context.fillRect(STARS[index] ?? 0, STARS[index + 1] ?? 0, size, size);
  }
  context.globalAlpha = 1;
};

/** @param {CanvasRenderingContext2D} context @param {number} left @param {number} ridge @param {number} width */
const drawHouse = (context, left, ridge, width) => {
  context.beginPath();
  context.moveTo(left - 30, ridge + 30);
  context.quadraticCurveTo(left + 8, ridge + 30, left + 24, ridge);
  context.lineTo(left + width - 24, ridge);
  context.quadraticCurveTo(left + width - 8, ridge + 30, left + width + 30, ridge + 30);
  context.lineTo(left + width + 26, ridge + 40);
  context.lineTo(left + width, ridge + 40);
  context.lineTo(left + width, HEIGHT);
  context.lineTo(left, HEIGHT);
  context.lineTo(left, ridge + 40);
  context.lineTo(left - 26, ridge + 40);
  context.fill();
};

/** @param {CanvasRenderingContext2D} context @param {Palette} palette @param {number} cameraX */
const drawTown = (context, palette, cameraX) => {
  const farShift = -((cameraX * FAR_PACE) % FAR_TILE_PX);
  context.fillStyle = palette.far;
  for (let x = farShift - FAR_TILE_PX; farTile && x < WIDTH; x += FAR_TILE_PX) {
    context.save();
    context.translate(x, 0);
    context.fill(farTile);
    context.restore();
  }
  const middleShift = -((cameraX * MIDDLE_PACE) % MIDDLE_TILE_PX);
  for (let x = middleShift - MIDDLE_TILE_PX; x < WIDTH + 40; x += MIDDLE_TILE_PX) {
    for (const [left = 0, ridge = 0, width = 0] of HOUSES) {
      context.fillStyle = palette.middle;
      drawHouse(context, x + left, ridge, width);
      drawWindow(context, x + left + width * 0.24, ridge + 54, 22);
      if (width > 120) drawWindow(context, x + left + width * 0.56, ridge + 54, 22);
    }
  }
};

/** @param {CanvasRenderingContext2D} context @param {{ palette: Palette, cameraX: number, seconds: number }} view */
export const drawSky = (context, { palette, cameraX, seconds }) => {
  drawHeavens(context, palette, seconds);
  drawTown(context, palette, cameraX);
};
