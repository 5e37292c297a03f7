// @ts-check
import { drawDigits } from "../kit/digits.js";
import { HEIGHT, WIDTH } from "../kit/stage.js";
import { drawParcel } from "./draw-parcel.js";
import { drawStar } from "./glyphs.js";
import { shelfSpot } from "./layout.js";
import { LEVELS } from "./levels.js";
import { COLORS } from "./palette.js";

/** @import { OwlRun } from "./run.js" */
/** @typedef {CanvasRenderingContext2D} Pen */

const BOX = 46;
const HEAVY = LEVELS.map(({ plan }) => plan.some((line) => line.includes("H")));
const BELTED = LEVELS.map(({ plan }) => plan.some((line) => /[<>^v]/.test(line)));

/** @param {Pen} pen */
const drawRack = (pen) => {
  pen.fillStyle = COLORS.wallBack;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = COLORS.wallLine;
  for (let y = 30; y < HEIGHT; y += 86) pen.fillRect(0, y, WIDTH, 5);
  pen.fillStyle = COLORS.post;
  for (const x of [24, 176, 314, 455, 608]) pen.fillRect(x, 0, 8, HEIGHT);
  for (let row = 0; row < 4; row++) pen.fillRect(14, shelfSpot(row * 10).y + 1, WIDTH - 28, 9);
};

/** @param {Pen} pen @param {number} x @param {number} y */
const drawBeltSign = (pen, x, y) => {
  pen.strokeStyle = COLORS.bay;
  pen.lineWidth = 2.5;
  pen.beginPath();
  for (const shift of [-9, 0, 9]) {
    pen.moveTo(x + shift - 3, y + 2.5);
    pen.lineTo(x + shift + 1, y + 5.5);
    pen.lineTo(x + shift - 3, y + 8.5);
  }
  pen.stroke();
};

/** @param {Pen} pen @param {OwlRun} run */
export const drawShelf = (pen, { stars }) => {
  drawRack(pen);
  stars.forEach((count, number) => {
    const { x, y } = shelfSpot(number);
    const pose = { isHeavy: HEAVY[number] === true, isHome: false, isStuck: false, squash: 0 };
    pen.globalAlpha = count > 0 ? 1 : 0.82;
    drawParcel(pen, { x, y: y - BOX * 0.43, cell: BOX, ...pose });
    pen.globalAlpha = 1;
    const style = { color: COLORS.white, align: /** @type {const} */ ("center") };
    drawDigits(pen, String(number + 1), x, y - 19, { size: 20, ...style, outline: COLORS.print });
    if (BELTED[number]) drawBeltSign(pen, x, y);
    for (let star = 0; star < 3; star++)
      drawStar(pen, x + (star - 1) * 15, y - 55, 6.5, star < count ? COLORS.bay : COLORS.post);
  });
};

/** @param {Pen} pen @param {number} number @param {number} pulse 0 to 1 */
export const drawShelfCursor = (pen, number, pulse) => {
  const { x, y } = shelfSpot(number);
  const margin = 2 + pulse * 2;
  pen.lineWidth = 3.5;
  pen.strokeStyle = COLORS.bay;
  pen.strokeRect(x - 24 - margin, y - 65 - margin, 48 + 2 * margin, 67 + 2 * margin);
};
