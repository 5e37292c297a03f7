// @ts-check
/** @typedef {CanvasRenderingContext2D} Pen */
import { HEIGHT, WIDTH } from "../kit/stage.js";

/** @import { Palette } from "./palette.js" */

const BAND_TOPS = [0, 70, 128, 178, 220, 254];
/** Alternating x and y. */
const STARS = [
  38, 3, 48, 58, 151, 6, 381, 32, 235, 87, 456, 81, 544, 98, 582, 87, 7, 95, 396, 95, 491, 97, 123, 60, 104, 108, 530,
  102, 146, 86, 306, 61, 67, 68, 170, 106, 329, 44, 157, 83, 604, 93, 292, 23, 278, 90, 231, 89,
];
const FAR_TILE =
  "M0 262h40v-30h34v-22h8v22h44v40h46v-60h12v-18h6v18h40v52h54v-26h60v30h70v-58h40v-24h8v24h30v44h60v-24h40v18h48v150H0z";
const FAR_TILE_PX = 640;
const FAR_PACE = 0.06;
const MIDDLE_PACE = 0.28;
const MIDDLE_TILE_PX = 760;
/** Left edge, ridge height and width, per tile. */
const HOUSES = [
  [0, 246, 208],
  [236, 282, 130],
  [404, 229, 240],
  [664, 268, 84],
];
const WINDOW = "#ffcf6b";
const WINDOW_BAR = "#d97d2e";

const farTile = typeof Path2D === "function" ? new Path2D(FAR_TILE) : null;

/** @param {Pen} pen @param {number} x @param {number} y @param {number} size */
export const drawWindow = (pen, x, y, size) => {
  pen.fillStyle = WINDOW;
  pen.fillRect(x, y, size, size * 1.15);
  pen.fillStyle = WINDOW_BAR;
  pen.fillRect(x + size / 2 - 1, y, 2, size * 1.15);
  pen.fillRect(x, y + size * 0.55, size, 2);
};

/** @param {Pen} pen @param {Palette} palette @param {number} seconds */
const drawHeavens = (pen, palette, seconds) => {
  palette.bands.forEach((band, index) => {
    pen.fillStyle = band;
    const top = BAND_TOPS[index] ?? 0;
    pen.fillRect(0, top, WIDTH, (BAND_TOPS[index + 1] ?? HEIGHT) - top);
  });
  pen.fillStyle = palette.halo;
  pen.globalAlpha = 0.35;
  pen.beginPath();
  pen.arc(432, 178, 118, 0, Math.PI * 2);
  pen.fill();
  pen.globalAlpha = 1;
  pen.fillStyle = palette.sun;
  pen.beginPath();
  pen.arc(432, 178, 92, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = "#ffe9c9";
  for (let index = 0; index < STARS.length; index += 2) {
    pen.globalAlpha = 0.75 + 0.25 * Math.sin(seconds * 1.5 + index * 1.2);
    const size = 2 + ((index / 2) % 2);
    pen.fillRect(STARS[index] ?? 0, STARS[index + 1] ?? 0, size, size);
  }
  pen.globalAlpha = 1;
};

/** @param {Pen} pen @param {number} left @param {number} ridge @param {number} width */
const drawHouse = (pen, left, ridge, width) => {
  pen.beginPath();
  pen.moveTo(left - 30, ridge + 30);
  pen.quadraticCurveTo(left + 8, ridge + 30, left + 24, ridge);
  pen.lineTo(left + width - 24, ridge);
  pen.quadraticCurveTo(left + width - 8, ridge + 30, left + width + 30, ridge + 30);
  pen.lineTo(left + width + 26, ridge + 40);
  pen.lineTo(left + width, ridge + 40);
  pen.lineTo(left + width, HEIGHT);
  pen.lineTo(left, HEIGHT);
  pen.lineTo(left, ridge + 40);
  pen.lineTo(left - 26, ridge + 40);
  pen.fill();
};

/** @param {Pen} pen @param {Palette} palette @param {number} cameraX */
const drawTown = (pen, palette, cameraX) => {
  const farShift = -((cameraX * FAR_PACE) % FAR_TILE_PX);
  pen.fillStyle = palette.far;
  for (let x = farShift - FAR_TILE_PX; farTile && x < WIDTH; x += FAR_TILE_PX) {
    pen.save();
    pen.translate(x, 0);
    pen.fill(farTile);
    pen.restore();
  }
  const middleShift = -((cameraX * MIDDLE_PACE) % MIDDLE_TILE_PX);
  for (let x = middleShift - MIDDLE_TILE_PX; x < WIDTH + 40; x += MIDDLE_TILE_PX) {
    for (const [left = 0, ridge = 0, width = 0] of HOUSES) {
      pen.fillStyle = palette.middle;
      drawHouse(pen, x + left, ridge, width);
      drawWindow(pen, x + left + width * 0.24, ridge + 54, 22);
      if (width > 120) drawWindow(pen, x + left + width * 0.56, ridge + 54, 22);
    }
  }
};

/** @param {Pen} pen @param {{ palette: Palette, cameraX: number, seconds: number }} view */
export const drawSky = (pen, { palette, cameraX, seconds }) => {
  drawHeavens(pen, palette, seconds);
  drawTown(pen, palette, cameraX);
};
