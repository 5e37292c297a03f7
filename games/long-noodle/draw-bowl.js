// @ts-check
import { createLayer } from "../kit/layer.js";
import { HEIGHT, WIDTH } from "../kit/stage.js";
import { fillDisc } from "../kit/glyphs.js";
import { COLORS } from "./palette.js";
import { STEAM_SECONDS } from "./rules.js";
import { CELL_PX, SOUP, visitChecks, xAt, yAt } from "./table.js";

/** @import { NoodleRun } from "./run.js" */
/** @typedef {CanvasRenderingContext2D} Pen */

const STEAM_FADE_SECONDS = 4;
const SLAM_STEPS = 7;
const FAT = /** @type {const} */ ([
  [190, 76, 30, 11],
  [520, 268, 24, 9],
  [252, 296, 17, 7],
  [566, 96, 15, 6],
  [396, 176, 20, 8],
]);
const STEAM = /** @type {const} */ ([
  [180, 150, 60],
  [330, 250, 80],
  [460, 110, 70],
  [560, 240, 54],
  [260, 80, 48],
]);

/** @type {Path2D | undefined} */
let checks;
const checkPath = () => {
  if (checks) return checks;
  const path = new Path2D();
  visitChecks((_, x, y) => path.rect(x, y, CELL_PX, CELL_PX));
  checks = path;
  return path;
};

/** @type {(pen: Pen, color: string, grow: number, dy?: number) => void} */
const fillBowl = (pen, color, grow, dy = 0) => {
  pen.fillStyle = color;
  pen.beginPath();
  pen.roundRect(SOUP.x - grow, SOUP.y - grow + dy, SOUP.width + 2 * grow, SOUP.height + 2 * grow, SOUP.radius + grow);
  pen.fill();
};

/** Margin for screen shake. */
const BLEED_PX = 10;
const laidTable = createLayer({
  left: -BLEED_PX,
  top: -BLEED_PX,
  width: WIDTH + 2 * BLEED_PX,
  height: HEIGHT + 2 * BLEED_PX,
  isOpaque: true,
});

/** @param {Pen} pen */
const paintTableTop = (pen) => {
  pen.fillStyle = COLORS.night;
  pen.fillRect(-BLEED_PX, -BLEED_PX, WIDTH + 2 * BLEED_PX, HEIGHT + 2 * BLEED_PX);
  pen.fillStyle = COLORS.stripe;
  for (let x = -BLEED_PX; x < WIDTH; x += 160) pen.fillRect(x, -BLEED_PX, 80, HEIGHT + 2 * BLEED_PX);
};

/** @param {Pen} pen @param {() => void} paint */
const withinSoup = (pen, paint) => {
  pen.save();
  pen.beginPath();
  pen.roundRect(SOUP.x, SOUP.y, SOUP.width, SOUP.height, SOUP.radius);
  pen.clip();
  paint();
  pen.restore();
};

/** @param {Pen} pen @param {number} strength */
const fillChecks = (pen, strength) => {
  pen.globalAlpha = strength;
  pen.fillStyle = COLORS.soupLight;
  pen.fill(checkPath());
  pen.globalAlpha = 1;
};

/** @param {Pen} pen @param {boolean} isClear no steam yet */
const paintLaidTable = (pen, isClear) => {
  paintTableTop(pen);
  fillBowl(pen, COLORS.shadow, 17, 7);
  fillBowl(pen, COLORS.bowlDark, 16, 3);
  fillBowl(pen, COLORS.bowl, 16);
  fillBowl(pen, COLORS.china, 8);
  fillBowl(pen, COLORS.soupDark, 2, -1);
  fillBowl(pen, COLORS.soup, 0);
  if (isClear) withinSoup(pen, () => fillChecks(pen, 1));
};

/** @param {Pen} pen @param {NoodleRun} run @param {number} seconds */
export const drawBowl = (pen, { steps }, seconds) => {
  const steam = Math.min(1, Math.max(0, (steps / 60 - STEAM_SECONDS) / STEAM_FADE_SECONDS));
  const isClear = steam === 0;
  laidTable.draw(pen, [isClear], (layer) => paintLaidTable(layer, isClear));
  if (!isClear && steam < 1) withinSoup(pen, () => fillChecks(pen, 1 - steam));
  for (const [x, y, rx, ry] of FAT) fillDisc(pen, COLORS.fat, x + Math.sin(seconds * 0.5 + x) * 4, y, rx, ry);
  if (!isClear) withinSoup(pen, () => drawSteam(pen, steam, seconds));
};

/** @param {Pen} pen @param {number} strength @param {number} seconds */
const drawSteam = (pen, strength, seconds) => {
  pen.globalAlpha = 0.2 * strength;
  STEAM.forEach(([x, y, size], index) => {
    const drift = Math.sin(seconds * 0.4 + index * 2) * 26;
    fillDisc(pen, COLORS.noodleLight, x + drift, y, size, size * 0.4);
    fillDisc(pen, COLORS.noodleLight, x + drift * 0.6 + size * 0.5, y + size * 0.26, size * 0.7, size * 0.3);
  });
  pen.globalAlpha = 1;
};

/** @type {(pen: Pen, run: NoodleRun, isLit: boolean) => void} */
export const drawWarning = (pen, { line: { axis, index } }, isLit) => {
  pen.save();
  pen.beginPath();
  pen.roundRect(SOUP.x, SOUP.y, SOUP.width, SOUP.height, SOUP.radius);
  pen.clip();
  const isRow = axis === "row";
  const [x, y] = isRow ? [SOUP.x, yAt(index) - CELL_PX / 2] : [xAt(index) - CELL_PX / 2, SOUP.y];
  const [width, height] = isRow ? [SOUP.width, CELL_PX] : [CELL_PX, SOUP.height];
  pen.globalAlpha = isLit ? 0.62 : 0.3;
  pen.fillStyle = COLORS.bowl;
  pen.fillRect(x, y, width, height);
  pen.globalAlpha = isLit ? 1 : 0.5;
  pen.fillStyle = COLORS.china;
  const long = isRow ? width : height;
  for (let position = 0; position < long; position += 24) {
    pen.fillRect(isRow ? x + position : x, isRow ? y : y + position, isRow ? 12 : 2.5, isRow ? 2.5 : 12);
    pen.fillRect(
      isRow ? x + position : x + CELL_PX - 2.5,
      isRow ? y + CELL_PX - 2.5 : y + position,
      isRow ? 12 : 2.5,
      isRow ? 2.5 : 12,
    );
  }
  pen.globalAlpha = 1;
  pen.restore();
};

/** @type {(pen: Pen, y: number, length: number) => void} */
const drawStick = (pen, y, length) => {
  pen.fillStyle = COLORS.wood;
  pen.beginPath();
  pen.moveTo(0, y - 2);
  pen.lineTo(length, y - 4);
  pen.lineTo(length, y + 4.5);
  pen.lineTo(0, y + 3);
  pen.fill();
  pen.fillStyle = COLORS.woodLight;
  pen.beginPath();
  pen.moveTo(0, y - 2);
  pen.lineTo(length, y - 4);
  pen.lineTo(length, y);
  pen.lineTo(0, y);
  pen.fill();
};

/**
 * @param {Pen} pen
 * @param {NoodleRun} run
 * @param {{ elapsed: number, remaining: number, reducedMotion: boolean }} time in steps
 */
export const drawChopsticks = (pen, { line: { axis, index } }, { elapsed, remaining, reducedMotion }) => {
  const arrival = reducedMotion ? 1 : Math.min(1, elapsed / SLAM_STEPS);
  const departure = reducedMotion ? 1 : Math.min(1, remaining / (2 * SLAM_STEPS));
  const away = (1 - arrival) ** 2 + (1 - departure) ** 2;
  pen.save();
  if (axis === "row") pen.translate(SOUP.x - 4 + away * 620, yAt(index));
  else {
    pen.translate(xAt(index), SOUP.y + SOUP.height + 4 - away * 420);
    pen.rotate(-Math.PI / 2);
  }
  pen.fillStyle = COLORS.shadow;
  pen.globalAlpha = 0.22;
  pen.fillRect(0, -3 + (axis === "row" ? 6 : 0), 700, 13);
  pen.globalAlpha = 1;
  drawStick(pen, -5, 700);
  drawStick(pen, 5, 700);
  pen.restore();
};
