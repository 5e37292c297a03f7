// @ts-check
import { fillDisc } from "../kit/glyphs.js";
import { WIDTH } from "../kit/stage.js";
import { drawLetters } from "./draw-key.js";
import { COLORS } from "./palette.js";
import { CAR_X, LETTER_PX, heightAt, slopeAt } from "./track.js";

/** @import { RallyRun } from "./run.js" */
/** @typedef {CanvasRenderingContext2D} Pen */

const SAMPLE_PX = 16;
const RIBBON = 84;
const HUB = new Path2D("M-8-26H8l-4 16h-8zM-8 26H8L4 10h-8zM26-8V8L10 4v-8zM-26-8V8l16-4v-8z");

/** @param {Pen} pen */
export const drawSunlight = (pen) => {
  pen.fillStyle = COLORS.sun;
  pen.fillRect(0, 0, WIDTH, 240);
  pen.fillStyle = COLORS.sunLight;
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.lineTo(WIDTH, 0);
  pen.lineTo(380, 240);
  pen.lineTo(0, 240);
  pen.fill();
  pen.fillStyle = COLORS.sunPale;
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.lineTo(330, 0);
  pen.lineTo(0, 230);
  pen.fill();
};

/** @param {Pen} pen @param {number} cameraX */
const drawStripes = (pen, cameraX) => {
  pen.fillStyle = COLORS.sand;
  pen.beginPath();
  const shift = (cameraX * 0.5) % 82;
  for (let x = -140 - shift; x < WIDTH + 40; x += 82) {
    pen.moveTo(x, 240);
    pen.lineTo(x + 60, 188);
    pen.lineTo(x + 82, 188);
    pen.lineTo(x + 22, 240);
  }
  pen.fill();
};

/** @param {Pen} pen @param {number} x @param {number} turn */
const drawSpool = (pen, x, turn) => {
  pen.save();
  pen.translate(x, 44);
  fillDisc(pen, COLORS.ink, 0, 0, 66);
  fillDisc(pen, COLORS.inkLight, 0, 0, 54);
  fillDisc(pen, COLORS.ink, 0, 0, 46);
  fillDisc(pen, COLORS.metal, 0, 0, 26);
  pen.rotate(turn);
  pen.fillStyle = COLORS.ink;
  pen.fill(HUB);
  fillDisc(pen, COLORS.ink, 0, 0, 8);
  pen.restore();
};

/** @typedef {{ x: number, y: number, normalX: number, normalY: number }} Spot of the ribbon's middle, and which way its edge lies */

/** @param {number} cameraX @returns {Spot[]} the middle of the ribbon across the picture */
const spineOf = (cameraX) => {
  const spots = [];
  const first = Math.floor(cameraX / SAMPLE_PX) * SAMPLE_PX - 5 * SAMPLE_PX;
  for (let x = first; x < cameraX + WIDTH + 5 * SAMPLE_PX; x += SAMPLE_PX) {
    const angle = slopeAt(x);
    spots.push({ x: x - cameraX, y: heightAt(x), normalX: -Math.sin(angle), normalY: Math.cos(angle) });
  }
  return spots;
};

/**
 * A filled shape: wide strokes are tessellated again in every frame.
 * @param {Pen} pen @param {readonly Spot[]} spine @param {number} dy @param {number} width @param {string} color
 */
const fillBand = (pen, spine, dy, width, color) => {
  const half = width / 2;
  pen.fillStyle = color;
  pen.beginPath();
  for (const { x, y, normalX, normalY } of spine) pen.lineTo(x - half * normalX, y + dy - half * normalY);
  for (let index = spine.length - 1; index >= 0; index--) {
    const spot = spine[index];
    if (spot) pen.lineTo(spot.x + half * spot.normalX, spot.y + dy + half * spot.normalY);
  }
  pen.fill();
};

/** @param {Pen} pen @param {readonly Spot[]} spine @param {number} cameraX */
const drawDashes = (pen, spine, cameraX) => {
  pen.setLineDash([24, 18]);
  pen.lineDashOffset = cameraX % 42;
  pen.lineWidth = 4;
  pen.strokeStyle = COLORS.paper;
  pen.beginPath();
  for (const { x, y } of spine) pen.lineTo(x, y);
  pen.stroke();
  pen.setLineDash([]);
};

/** @param {Pen} pen @param {number} at in px from the start @param {number} cameraX */
const drawLine = (pen, at, cameraX) => {
  if (at < cameraX - 60 || at > cameraX + WIDTH + 60) return;
  pen.save();
  pen.translate(at - cameraX, heightAt(at));
  pen.rotate(slopeAt(at));
  for (let row = 0; row < 7; row++)
    for (let column = 0; column < 3; column++) {
      pen.fillStyle = (row + column) % 2 === 0 ? COLORS.white : COLORS.ink;
      pen.fillRect(column * 12 - 18, row * 12 - 42, 12, 12);
    }
  pen.restore();
};

/** @param {Pen} pen @param {RallyRun} run @param {number} cameraX */
const drawPrint = (pen, { words, wordIndex, distance, length }, cameraX) => {
  let at = 0;
  for (let index = 0; index < wordIndex; index++) {
    const word = words[index] ?? "";
    const x = (at + word.length / 2) * LETTER_PX;
    at += word.length;
    if (x < cameraX - 120 || at > Math.min(distance, length) + 2) continue;
    pen.save();
    pen.translate(x - cameraX, heightAt(x) + 22);
    pen.rotate(slopeAt(x));
    drawLetters(pen, word, 0, 0, 24, COLORS.paper);
    pen.restore();
  }
};

/** @param {Pen} pen @param {RallyRun} run @param {number} cameraX */
export const drawRibbon = (pen, run, cameraX) => {
  drawStripes(pen, cameraX);
  for (let index = 0; index < 2; index++) {
    const x = 620 - ((cameraX * 0.16 + index * 560) % 1120);
    drawSpool(pen, x, cameraX / 90);
  }
  const spine = spineOf(cameraX);
  fillBand(pen, spine, 12, RIBBON, COLORS.shadow);
  fillBand(pen, spine, 0, RIBBON, COLORS.ink);
  fillBand(pen, spine, -RIBBON / 4, RIBBON / 2, COLORS.red);
  fillBand(pen, spine, -RIBBON / 2 + 3, 3.5, COLORS.paper);
  fillBand(pen, spine, RIBBON / 2 - 3, 3.5, COLORS.paper);
  drawDashes(pen, spine, cameraX);
  drawLine(pen, CAR_X * 0.4, cameraX);
  drawLine(pen, run.length * LETTER_PX, cameraX);
  drawPrint(pen, run, cameraX);
};
