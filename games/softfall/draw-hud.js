// @ts-check
import { drawDigits, formatPoints } from "../kit/digits.js";
import { HEIGHT, WIDTH } from "../kit/stage.js";
import { drawFactor, fillShape } from "../kit/glyphs.js";
import { FOOT_Y, SAFE_DRIFT_PX_PER_S, SAFE_FALL_PX_PER_S, SAFE_TILT_DEG } from "./lander.js";
import { RADIANS, clamp } from "../kit/numbers.js";
import { COLORS } from "./palette.js";
import { TANK_UNITS } from "./run.js";

/** @import { Pen } from "../kit/glyphs.js" */
/** @import { SoftfallRun } from "./run.js" */

export const HUD_HEIGHT = 46;
const TOP = HEIGHT - HUD_HEIGHT;
const MIDDLE = TOP + HUD_HEIGHT / 2;
const LOW_FUEL_UNITS = 20;
const TRACK = "#3b3284";
const QUIET = "#b7acf5";
const ALTITUDE_X = 502;
const DROP = new Path2D(`M21 ${MIDDLE - 11}c5 7 8 10 8 14a8 8 0 0 1-16 0c0-4 3-7 8-14z`);
const HEIGHT_ARROW = new Path2D(`M${ALTITUDE_X - 8} ${MIDDLE + 13}h16v3h-16zm2-28h12v3h-5v16h4l-5 7-5-7h4v-16h-5z`);

/** @param {Pen} pen @param {number} x @param {number} y @param {number} width @param {number} height @param {string} color @param {number} [radius] */
const plate = (pen, x, y, width, height, color, radius = 3) => {
  pen.fillStyle = color;
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.fill();
};

/** @param {boolean} isSafe */
const verdict = (isSafe) => (isSafe ? COLORS.mint : COLORS.coral);

/** @type {(pen: Pen, fuel: number, isLit: boolean) => void} */
const drawFuel = (pen, fuel, isLit) => {
  const color = fuel < LOW_FUEL_UNITS ? COLORS.coral : COLORS.gold;
  pen.fillStyle = color;
  pen.fill(DROP);
  const [x, width, height] = [38, 132, 16];
  plate(pen, x, MIDDLE - height / 2, width, height, TRACK);
  if (isLit) plate(pen, x, MIDDLE - height / 2, Math.max(0, (width * fuel) / TANK_UNITS), height, color);
  pen.fillStyle = COLORS.night;
  for (let cell = 1; cell < 10; cell++) pen.fillRect(x + (width * cell) / 10 - 0.75, MIDDLE - height / 2, 1.5, height);
  const ink = fuel < LOW_FUEL_UNITS ? COLORS.coral : COLORS.white;
  drawDigits(pen, String(Math.ceil(fuel)), x + width + 8, MIDDLE + 1, { size: 19, color: ink });
};

/** @type {(pen: Pen, speed: number) => void} */
const drawFall = (pen, speed) => {
  const [x, top, length, slowest, fastest] = [240, TOP + 6, 35, -8, 48];
  const yOf = (/** @type {number} */ value) =>
    top + ((clamp(value, slowest, fastest) - slowest) / (fastest - slowest)) * length;
  const y = clamp(yOf(speed), top + 2, top + length - 2);
  const isSafe = speed < SAFE_FALL_PX_PER_S;
  plate(pen, x, top, 10, length, TRACK);
  pen.fillStyle = COLORS.mint;
  pen.fillRect(x, yOf(0), 10, yOf(SAFE_FALL_PX_PER_S) - yOf(0));
  fillShape(pen, COLORS.white, x - 9, y - 5, x + 1, y, x - 9, y + 5);
  pen.fillStyle = COLORS.night;
  pen.fillRect(x, y - 1, 10, 2);
  const [base, tip] = speed < -0.5 ? [MIDDLE + 15, MIDDLE + 9] : [MIDDLE + 10, MIDDLE + 16];
  fillShape(pen, verdict(isSafe), x + 21, base, x + 33, base, x + 27, tip);
  const digits = String(Math.abs(Math.round(speed)));
  drawDigits(pen, digits, x + 27, MIDDLE - 3, { size: 19, color: verdict(isSafe), align: "center" });
};

/** @type {(pen: Pen, speed: number) => void} */
const drawDrift = (pen, speed) => {
  const [middle, half, widest] = [350, 44, 36];
  const y = MIDDLE + 8;
  const x = middle + (clamp(speed, -widest, widest) / widest) * half;
  const safe = (half * SAFE_DRIFT_PX_PER_S) / widest;
  const isSafe = Math.abs(speed) < SAFE_DRIFT_PX_PER_S;
  plate(pen, middle - half, y - 4, 2 * half, 9, TRACK);
  plate(pen, middle - safe, y - 4, 2 * safe, 9, COLORS.mint);
  fillShape(pen, COLORS.white, x - 5, y - 11, x + 5, y - 11, x, y - 2);
  pen.fillStyle = COLORS.night;
  pen.fillRect(x - 1, y - 4, 2, 9);
  const size = Math.abs(Math.round(speed));
  drawDigits(pen, String(size), middle, MIDDLE - 11, { size: 17, color: verdict(isSafe), align: "center" });
  if (size === 0) return;
  const side = Math.sign(speed);
  const tip = middle + side * 24;
  fillShape(pen, verdict(isSafe), tip, MIDDLE - 12, tip - side * 6, MIDDLE - 17, tip - side * 6, MIDDLE - 7);
};

/** @type {(pen: Pen, tilt: number) => void} */
const drawTilt = (pen, tilt) => {
  const [x, y, radius] = [446, MIDDLE + 14, 30];
  const wedge = (/** @type {number} */ half, /** @type {string} */ color) => {
    pen.fillStyle = color;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.arc(x, y, radius, (-90 - half) * RADIANS, (-90 + half) * RADIANS);
    pen.fill();
  };
  wedge(62, TRACK);
  wedge(SAFE_TILT_DEG, COLORS.mint);
  pen.save();
  pen.translate(x, y);
  pen.rotate(clamp(tilt, -62, 62) * RADIANS);
  fillShape(pen, Math.abs(tilt) < SAFE_TILT_DEG ? COLORS.white : COLORS.coral, -3, 2, 0, -radius - 3, 3, 2);
  pen.restore();
};

/** @type {(pen: Pen, altitude: number) => void} */
const drawAltitude = (pen, altitude) => {
  pen.fillStyle = QUIET;
  pen.fill(HEIGHT_ARROW);
  drawDigits(pen, String(Math.max(0, Math.round(altitude))), ALTITUDE_X + 16, MIDDLE + 1, {
    size: 19,
    color: COLORS.white,
  });
};

/** @type {(pen: Pen, factor: number) => void} */
const drawPadFactor = (pen, factor) => {
  const x = 596;
  drawFactor(pen, factor, x, MIDDLE - 3, { size: 24, color: COLORS.gold });
  const width = [0, 44, 30, 19][factor] ?? 44;
  plate(pen, x - width / 2, MIDDLE + 13, width, 4, COLORS.white, 1);
  plate(pen, x - width / 2, MIDDLE + 16, width, 2, COLORS.coral, 1);
};

/** @type {(pen: Pen, run: SoftfallRun) => void} */
const drawTour = (pen, { levels, landings, index }) => {
  levels.forEach((_, number) => {
    const x = 16 + number * 25;
    const landing = landings[number];
    plate(pen, x, 42, 21, 15, landing ? COLORS.mint : "rgb(28 23 71 / 0.75)");
    if (landing)
      drawDigits(pen, String(landing.factor), x + 10.5, 50, { size: 12, color: COLORS.night, align: "center" });
    else if (number === index) {
      pen.strokeStyle = COLORS.gold;
      pen.lineWidth = 2;
      pen.strokeRect(x + 1, 43, 19, 13);
    } else plate(pen, x + 7, 48, 7, 3, QUIET, 1);
  });
};

/**
 * @param {Pen} pen
 * @param {SoftfallRun} run
 * @param {{ score: number | null, fuel: number, isFuelLit: boolean }} view displayed values, which may lag behind the
 *   real ones; score null: the run does not count
 */
export const drawHud = (pen, run, { score, fuel, isFuelLit }) => {
  const { lander, padBelow: pad } = run;
  pen.fillStyle = COLORS.night;
  pen.fillRect(0, TOP, WIDTH, HUD_HEIGHT);
  pen.fillStyle = COLORS.farHill;
  pen.fillRect(0, TOP, WIDTH, 2);
  drawFuel(pen, fuel, isFuelLit);
  drawFall(pen, lander.vy);
  drawDrift(pen, lander.vx);
  drawTilt(pen, lander.tilt);
  if (pad) {
    drawAltitude(pen, pad.y - FOOT_Y - lander.y);
    drawPadFactor(pen, pad.factor);
  }
  if (score === null) plate(pen, 16, 21, 20, 5, COLORS.white, 1);
  else drawDigits(pen, formatPoints(score), 15, 23, { size: 30, color: COLORS.white, outline: COLORS.night });
  drawTour(pen, run);
};
