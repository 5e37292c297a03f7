// @ts-check
import { fillDisc, fillShape } from "../kit/glyphs.js";
import { RADIANS } from "../kit/numbers.js";
import { COLORS } from "./palette.js";
import {
  BALL_RADIUS_PX,
  EMBER_STEPS,
  PADDLE_HEIGHT_PX,
  PADDLE_TOP_Y,
  SLOW_STEPS,
  WIDE_STEPS,
  launchAngle,
} from "./rules.js";

/** @import { Pen } from "../kit/glyphs.js" */
/** @import { Effects } from "./effects.js" */
/** @import { FallingGift } from "./gifts.js" */
/** @import { KilnbreakRun } from "./run.js" */
/** @import { Picture } from "../kit/shell.js" */

/** @type {(pen: Pen, x: number, y: number, width: number, height: number, color: string, radius?: number) => void} */
const plate = (pen, x, y, width, height, color, radius = 6) => {
  pen.fillStyle = color;
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.fill();
};

/** @param {Pen} pen @param {KilnbreakRun["state"]} state */
const drawTimers = (pen, { paddle, wideSteps, slowSteps, emberSteps }) => {
  const left = paddle.x - paddle.width / 2 + 6;
  const length = paddle.width - 12;
  let y = PADDLE_TOP_Y + PADDLE_HEIGHT_PX + 5;
  /** @type {[number, string][]} */
  const timers = [
    [wideSteps / WIDE_STEPS, COLORS.glaze],
    [slowSteps / SLOW_STEPS, COLORS.gold],
    [emberSteps / EMBER_STEPS, COLORS.ember],
  ];
  for (const [share, color] of timers) {
    if (share <= 0) continue;
    plate(pen, left, y, Math.max(2, length * share), 3, color, 1.5);
    y += 4;
  }
};

/** @type {(pen: Pen, run: KilnbreakRun, effects: Effects, reducedMotion: boolean) => void} */
export const drawPaddle = (pen, { state }, effects, reducedMotion) => {
  const { x, width } = state.paddle;
  const dip = reducedMotion ? 0 : effects.dip;
  const spread = reducedMotion ? 0 : effects.dip * 0.8;
  const left = x - width / 2 - spread / 2;
  const y = PADDLE_TOP_Y + dip;
  const full = width + spread;
  plate(pen, left, y + 4, full, PADDLE_HEIGHT_PX - 1, COLORS.glazeDark);
  plate(pen, left, y, full, PADDLE_HEIGHT_PX - 3, COLORS.glaze);
  pen.fillStyle = COLORS.glazeLight;
  pen.fillRect(left + 9, y + 3, full * 0.56, 3);
  pen.fillRect(left + 14 + full * 0.56, y + 3, 8, 3);
  drawTimers(pen, state);
};

/** @type {(pen: Pen, x: number, y: number, isEmber: boolean) => void} */
const drawBall = (pen, x, y, isEmber) => {
  fillDisc(pen, COLORS.night, x, y, BALL_RADIUS_PX + 1.5);
  fillDisc(pen, isEmber ? COLORS.ember : COLORS.ballShade, x, y, BALL_RADIUS_PX);
  fillDisc(pen, isEmber ? COLORS.emberCore : COLORS.ball, x - 0.8, y - 1.3, BALL_RADIUS_PX - (isEmber ? 2.6 : 1.5));
};

/** @param {Pen} pen @param {KilnbreakRun["state"]["paddle"]} paddle */
const drawAim = (pen, paddle) => {
  const angle = launchAngle(paddle) * RADIANS;
  for (let dot = 1; dot < 6; dot++) {
    const distance = 10 + dot * 13;
    const y = PADDLE_TOP_Y - BALL_RADIUS_PX - Math.cos(angle) * distance;
    fillDisc(pen, COLORS.gold, paddle.x + Math.sin(angle) * distance, y, 2.8 - dot * 0.3);
  }
};

/** @type {(pen: Pen, run: KilnbreakRun, picture: Picture) => void} */
export const drawBalls = (pen, { state, speed }, { alpha, seconds, reducedMotion }) => {
  const { phase, paddle, balls } = state;
  if (phase === "ready") {
    const bob = reducedMotion ? 0 : Math.abs(Math.sin(seconds * 5)) * 2;
    drawAim(pen, paddle);
    drawBall(pen, paddle.x, PADDLE_TOP_Y - BALL_RADIUS_PX - bob, false);
    return;
  }
  const lag = phase === "flying" ? ((1 - alpha) * speed) / 60 : 0;
  for (const { x, y, dx, dy, isEmber } of balls) drawBall(pen, x - dx * lag, y - dy * lag, isEmber);
};

/** @type {Record<FallingGift["kind"], (pen: Pen) => void>} */
const GLYPHS = {
  wide: (pen) => {
    fillShape(pen, COLORS.night, -9, 0, -4, -4.5, -4, 4.5);
    fillShape(pen, COLORS.night, 9, 0, 4, -4.5, 4, 4.5);
    pen.fillRect(-4, -1.5, 8, 3);
  },
  slow: (pen) => {
    fillShape(pen, COLORS.night, -6, -5, 6, -5, 0, 0.5);
    fillShape(pen, COLORS.night, -6, 5, 6, 5, 0, -0.5);
  },
  balls: (pen) => {
    for (const x of [-7, 0, 7]) fillDisc(pen, COLORS.night, x, x === 0 ? -1.5 : 1.5, 2.8);
  },
};
/** @type {Record<FallingGift["kind"], string>} */
const GIFT_COLORS = { wide: COLORS.glaze, slow: COLORS.gold, balls: COLORS.ball };

/** @param {Pen} pen @param {readonly FallingGift[]} gifts */
export const drawGifts = (pen, gifts) => {
  for (const { kind, x, y } of gifts) {
    pen.save();
    pen.translate(x, y);
    plate(pen, -15, -10, 30, 21, COLORS.night, 5);
    plate(pen, -13, -8, 26, 17, GIFT_COLORS[kind], 4);
    GLYPHS[kind](pen);
    pen.restore();
  }
};
