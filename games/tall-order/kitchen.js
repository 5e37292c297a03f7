// @ts-check
import { HEIGHT, WIDTH } from "../kit/stage.js";
import { COLORS, SKY } from "./palette.js";

/** @typedef {CanvasRenderingContext2D} Pen */

/** Parallax factor. */
export const DEPTH = 0.6;
const CEILING_Y = -110;
const ROOF_ROWS = 4;
const TILE_PX = 32;
const BAND_PX = 105;
const FIRST_BAND_Y = -330;

const CLOUD = new Path2D("M-38 12a18 18 0 0 1 0-36 20 20 0 0 1 34-8 20 20 0 0 1 38 8 18 18 0 0 1 8 36z");
const STEAM = new Path2D("M-14-42q-6-10 0-18t0-18M10-42q-6-10 0-18t0-18");
const MUG = new Path2D("M-36-26h72v48a14 14 0 0 1-14 14h-44a14 14 0 0 1-14-14z");
const MUG_SHADE = new Path2D("M14-26h22v48a14 14 0 0 1-14 14H8z");
const MUG_EAR = new Path2D("M36-12h10a12 12 0 0 1 0 26H36");
const BOTTLE = new Path2D("M-18-34h36l6 70h-48z");
const BOTTLE_LIGHT = new Path2D("M-18-34h14l-6 70h-14z");
const BOTTLE_CAP = new Path2D("M-12-54h24l4 20h-32z");
const BOTTLE_LABEL = new Path2D("M-21-6h42l2 24h-46z");
const PLATE = new Path2D("M192 312h256c-6 14-50 18-128 18s-122-4-128-18z");

const CLOUDS = Array.from({ length: 15 }, (_, index) => ({
  x: (index * 271 + 90) % 760,
  y: -290 - index * 62,
  size: 0.8 + ((index * 7) % 5) * 0.16,
  pace: 4 + ((index * 5) % 4) * 2,
}));
const STARS = Array.from({ length: 90 }, (_, index) => ({
  x: (index * 197 + (index % 7) * 31) % WIDTH,
  y: (index * 83) % 460,
  size: 1.5 + (index % 3),
}));

/** @type {(pen: Pen, x: number, y: number, paint: () => void) => void} */
const at = (pen, x, y, paint) => {
  pen.save();
  pen.translate(x, y);
  paint();
  pen.restore();
};

/** @type {(pen: Pen, color: string, path: Path2D) => void} */
const fillPath = (pen, color, path) => {
  pen.fillStyle = color;
  pen.fill(path);
};

/** @param {Pen} pen @param {number} rise of the background, in px @param {number} seconds */
const drawSky = (pen, rise, seconds) => {
  for (let y = FIRST_BAND_Y, band = 0; y + rise > -BAND_PX * 13; y -= BAND_PX, band++) {
    const top = y + rise;
    if (top > HEIGHT) continue;
    if (top + BAND_PX < 0 && band > 0) break;
    pen.fillStyle = SKY[Math.min(band, SKY.length - 1)] ?? "#301743";
    pen.fillRect(0, top - 1, WIDTH, band === 0 ? HEIGHT : BAND_PX + 2);
  }
  const night = rise - 900;
  if (night > 0) drawStars(pen, rise);
  for (const { x, y, size, pace } of CLOUDS) {
    const place = y + rise;
    if (place < -50 || place > HEIGHT + 50) continue;
    const drift = ((x + seconds * pace) % 800) - 80;
    pen.globalAlpha = y < -900 ? 0.35 : 0.95;
    at(pen, drift, place, () => {
      pen.scale(size, size);
      fillPath(pen, COLORS.white, CLOUD);
    });
  }
  pen.globalAlpha = 1;
};

/** @param {Pen} pen @param {number} rise */
const drawStars = (pen, rise) => {
  pen.fillStyle = COLORS.cream;
  pen.globalAlpha = Math.min(1, (rise - 900) / 250);
  for (const { x, y, size } of STARS) {
    const place = (y + rise * 0.5) % 460;
    pen.fillRect(x, place - 50, size, size);
  }
  const moon = rise - 1290;
  pen.fillStyle = COLORS.dough;
  pen.beginPath();
  pen.arc(520, moon, 46, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = COLORS.brown;
  pen.beginPath();
  pen.arc(520, moon, 38, 0, 2 * Math.PI);
  pen.fill();
  pen.globalAlpha = 1;
};

/** @param {Pen} pen @param {number} x @param {number} seconds */
const drawWindow = (pen, x, seconds) => {
  pen.fillStyle = COLORS.frame;
  pen.beginPath();
  pen.roundRect(x, 40, 164, 158, 14);
  pen.fill();
  pen.save();
  pen.beginPath();
  pen.roundRect(x + 12, 52, 140, 134, 6);
  pen.fillStyle = COLORS.glass;
  pen.fill();
  pen.clip();
  at(pen, x + ((seconds * 3 + (x < 300 ? 60 : 110)) % 260) - 50, x < 300 ? 138 : 110, () =>
    fillPath(pen, COLORS.white, CLOUD),
  );
  pen.restore();
};

/** @param {Pen} pen */
const drawRoof = (pen) => {
  pen.fillStyle = COLORS.tableShadow;
  pen.fillRect(0, CEILING_Y - 10, WIDTH, 16);
  pen.fillStyle = COLORS.cream;
  pen.fillRect(0, CEILING_Y + 6, WIDTH, 16);
  pen.fillStyle = COLORS.shade;
  pen.fillRect(0, CEILING_Y + 22, WIDTH, 6);
  for (let row = 0; row <= ROOF_ROWS; row++) {
    const y = CEILING_Y - 14 - row * 20;
    pen.fillStyle = row % 2 === 0 ? COLORS.table : COLORS.tableDark;
    pen.fillRect(0, y - 20, WIDTH, 20.5);
    pen.beginPath();
    for (let x = row % 2 === 0 ? 0 : -TILE_PX / 2; x <= WIDTH + TILE_PX; x += TILE_PX) {
      pen.moveTo(x + TILE_PX / 2, y);
      pen.arc(x, y, TILE_PX / 2, 0, Math.PI);
    }
    pen.fill();
  }
};

/** @param {Pen} pen @param {number} rise @param {number} seconds */
const drawWall = (pen, rise, seconds) => {
  const top = CEILING_Y;
  pen.fillStyle = COLORS.wall;
  pen.fillRect(0, top, WIDTH, HEIGHT - top);
  pen.fillStyle = COLORS.stripe;
  for (let x = 0; x < WIDTH; x += 128) pen.fillRect(x, top, 64, HEIGHT - top);
  pen.fillStyle = COLORS.shade;
  pen.fillRect(0, 300, WIDTH, 60);
  if (rise < HEIGHT - 40) {
    drawWindow(pen, -10, seconds);
    drawWindow(pen, 486, seconds);
  }
  drawRoof(pen);
};

/**
 * @param {Pen} pen
 * @param {number} camera how far the picture has risen, in px
 * @param {number} seconds
 */
export const drawBackdrop = (pen, camera, seconds) => {
  const rise = camera * DEPTH;
  if (rise > 40) drawSky(pen, rise, seconds);
  if (rise > HEIGHT - CEILING_Y + 140) return;
  at(pen, 0, rise, () => drawWall(pen, rise, seconds));
};

/** @param {Pen} pen @param {number} seconds */
const drawMug = (pen, seconds) => {
  fillPath(pen, COLORS.white, MUG);
  fillPath(pen, COLORS.mugShade, MUG_SHADE);
  pen.strokeStyle = COLORS.white;
  pen.lineWidth = 9;
  pen.stroke(MUG_EAR);
  pen.fillStyle = COLORS.coffee;
  pen.fillRect(-30, -26, 60, 8);
  pen.lineWidth = 5;
  pen.lineCap = "round";
  pen.globalAlpha = 0.8;
  pen.translate(0, Math.sin(seconds * 1.7) * 3);
  pen.stroke(STEAM);
  pen.globalAlpha = 1;
};

/** @param {Pen} pen */
const drawBottle = (pen) => {
  fillPath(pen, COLORS.tableDark, BOTTLE);
  fillPath(pen, COLORS.table, BOTTLE_LIGHT);
  fillPath(pen, COLORS.cap, BOTTLE_CAP);
  fillPath(pen, COLORS.white, BOTTLE_LABEL);
};

/** @param {Pen} pen @param {number} camera @param {number} seconds */
export const drawTable = (pen, camera, seconds) => {
  if (camera > HEIGHT - 150) return;
  at(pen, 0, camera, () => {
    at(pen, 118, 270, () => drawMug(pen, seconds));
    at(pen, 536, 262, () => drawBottle(pen));
    pen.fillStyle = COLORS.tableDark;
    pen.fillRect(0, 326, WIDTH, 34);
    pen.fillStyle = COLORS.table;
    pen.fillRect(0, 318, WIDTH, 14);
    pen.fillStyle = "#fbe3e2";
    for (let x = 0; x < WIDTH; x += 40) pen.fillRect(x, 346, 20, 14);
    pen.fillStyle = COLORS.tableShadow;
    pen.beginPath();
    pen.ellipse(320, 324, 138, 13, 0, 0, 2 * Math.PI);
    pen.fill();
    fillPath(pen, COLORS.plateDark, PLATE);
    pen.fillStyle = COLORS.white;
    pen.beginPath();
    pen.roundRect(182, 306, 276, 9, 4.5);
    pen.fill();
  });
};
