// @ts-check
import { JOLT_STEPS } from "./effects.js";
import { COLORS, FIRE } from "./palette.js";
import { BRICK_HEIGHT_PX, BRICK_WIDTH_PX } from "./rules.js";
import { brickCenter } from "./wall.js";

/** @import { Pen } from "../kit/glyphs.js" */
/** @import { Brick } from "./levels.js" */
/** @import { Effects } from "./effects.js" */
/** @import { KilnbreakRun } from "./run.js" */

const MORTAR_PX = 3;
const WIDTH = BRICK_WIDTH_PX - MORTAR_PX;
const HEIGHT = BRICK_HEIGHT_PX - MORTAR_PX;
const SHADE_PX = 4;

const LAY_STEPS = 22;
const LAY_DELAY_STEPS = 3;

/** @param {Pen} pen @param {string} color @param {number} x @param {number} y */
const drawBody = (pen, color, x, y) => {
  pen.fillStyle = color;
  pen.fillRect(x, y, WIDTH, HEIGHT);
  pen.fillStyle = COLORS.brickShade;
  pen.fillRect(x, y + HEIGHT - SHADE_PX, WIDTH, SHADE_PX);
};

/** @param {Pen} pen @param {number} x @param {number} y */
const drawCrack = (pen, x, y) => {
  pen.strokeStyle = COLORS.crack;
  pen.lineWidth = 2;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.beginPath();
  pen.moveTo(x + 17, y);
  pen.lineTo(x + 22, y + 5);
  pen.lineTo(x + 18, y + 10);
  pen.lineTo(x + 26, y + HEIGHT);
  pen.moveTo(x + 22, y + 5);
  pen.lineTo(x + 33, y + 8);
  pen.stroke();
};

/** @type {(pen: Pen, brick: Brick, x: number, y: number) => void} */
const drawFired = (pen, { hits }, x, y) => {
  const isCracked = hits === 1;
  drawBody(pen, isCracked ? COLORS.crackedFired : COLORS.fired, x, y);
  pen.fillStyle = isCracked ? COLORS.fired : COLORS.firedLight;
  pen.fillRect(x, y, WIDTH, 2);
  pen.fillStyle = COLORS.rivet;
  for (const left of [4, WIDTH - 8]) pen.fillRect(x + left, y + 5, 4, 4);
  if (isCracked) drawCrack(pen, x, y);
};

/** @type {(pen: Pen, x: number, y: number) => void} */
const drawGlazed = (pen, x, y) => {
  pen.fillStyle = COLORS.glaze;
  pen.fillRect(x, y, WIDTH, HEIGHT);
  pen.fillStyle = COLORS.glazeDark;
  pen.fillRect(x, y + HEIGHT - SHADE_PX, WIDTH, SHADE_PX);
  pen.fillStyle = COLORS.glazeLight;
  pen.fillRect(x + 5, y + 4, 22, 3);
  pen.fillRect(x + 31, y + 4, 6, 3);
};

/** @type {(pen: Pen, brick: Brick, x: number, y: number) => void} */
const drawVent = (pen, { hits }, x, y) => {
  pen.fillStyle = COLORS.ironLight;
  pen.fillRect(x - 1, y - 1, WIDTH + 2, HEIGHT + 2);
  pen.fillStyle = FIRE.open[4 - hits] ?? COLORS.gold;
  pen.fillRect(x + 3, y + 2, WIDTH - 6, HEIGHT - 4);
  pen.fillStyle = COLORS.iron;
  for (let bar = 0; bar < 5; bar++) {
    const isBent = bar < (3 - hits) * 2;
    pen.fillRect(x + 6 + bar * 7.5 + (isBent ? 2 : 0), y + 1, isBent ? 1.5 : 4, HEIGHT - 2);
  }
};

/** @type {(pen: Pen, brick: Brick, x: number, y: number) => void} */
const drawBrick = (pen, brick, x, y) => {
  if (brick.kind === "clay") drawBody(pen, brick.tint, x, y);
  else if (brick.kind === "fired") drawFired(pen, brick, x, y);
  else if (brick.kind === "glazed") drawGlazed(pen, x, y);
  else drawVent(pen, brick, x, y);
};

/** @param {Brick} brick @param {number} laidSteps */
const fallOf = ({ row, column }, laidSteps) => {
  const age = laidSteps - (8 - row) * LAY_DELAY_STEPS - (column % 3) * 2;
  return age >= LAY_STEPS ? 0 : (1 - Math.max(0, age) / LAY_STEPS) ** 2 * 260;
};

/** @type {(pen: Pen, run: KilnbreakRun, effects: Effects, reducedMotion: boolean) => void} */
export const drawWall = (pen, { state }, effects, reducedMotion) => {
  for (const brick of state.wall) {
    if (!brick) continue;
    const center = brickCenter(brick);
    const jolt = effects.jolts.get(brick);
    const lift = jolt === undefined || reducedMotion ? 0 : Math.sin((jolt / JOLT_STEPS) * Math.PI) * 3;
    const fall = reducedMotion ? 0 : fallOf(brick, effects.laidSteps);
    const y = center.y - HEIGHT / 2 - lift - fall;
    if (y > -HEIGHT) drawBrick(pen, brick, center.x - WIDTH / 2, y);
  }
};
