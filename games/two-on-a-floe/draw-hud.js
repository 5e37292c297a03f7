// @ts-check
import { drawDigits, formatPoints } from "../kit/digits.js";
import { createLayer } from "../kit/layer.js";
import { WIDTH } from "../kit/stage.js";
import { drawFigure } from "./draw-figures.js";
import { COLORS, SCARVES } from "./palette.js";
import { reachOf } from "./position.js";
import { TURN_STEPS } from "./turns.js";

/** @import { Pen } from "../kit/glyphs.js" */
/** @import { Side } from "./position.js" */
/** @import { FloeRun } from "./run.js" */

const PANEL = { width: 128, height: 46, top: 10, margin: 12 };
const SIDES = /** @type {const} */ ([0, 1]);
const URGENT_STEPS = 10 * 60;

/** @param {Pen} pen @param {number} x @param {number} y */
const drawTileGlyph = (pen, x, y) => {
  pen.fillStyle = COLORS.iceRight;
  pen.beginPath();
  for (const [dx = 0, dy = 0] of [
    [-12, 0],
    [0, -6],
    [12, 0],
    [12, 4],
    [0, 10],
    [-12, 4],
  ])
    pen.lineTo(x + dx, y + dy);
  pen.fill();
  pen.fillStyle = COLORS.white;
  pen.beginPath();
  for (const [dx = 0, dy = 0] of [
    [-12, 0],
    [0, -6],
    [12, 0],
    [0, 6],
  ])
    pen.lineTo(x + dx, y + dy);
  pen.fill();
};

/** @param {Pen} pen @param {FloeRun["state"]} state @param {number} left */
const drawClock = (pen, { clockSteps, position, stage, rival }, left) => {
  if (stage === "over" || (rival !== "friend" && position.side === 1)) return;
  const share = Math.max(0, clockSteps / TURN_STEPS);
  const isUrgent = clockSteps < URGENT_STEPS;
  pen.fillStyle = COLORS.night;
  pen.fillRect(left + 8, PANEL.top + PANEL.height - 9, PANEL.width - 16, 5);
  pen.fillStyle = isUrgent ? COLORS.gold : SCARVES[position.side][0];
  pen.fillRect(left + 8, PANEL.top + PANEL.height - 9, (PANEL.width - 16) * share, 5);
  if (!isUrgent) return;
  const x = left + PANEL.width / 2;
  drawDigits(pen, String(Math.ceil(clockSteps / 60)), x, PANEL.top + PANEL.height + 22, {
    size: 30,
    color: COLORS.gold,
    align: "center",
    outline: COLORS.night,
  });
};

/** @param {Side} side */
const leftOf = (side) => (side === 0 ? PANEL.margin : WIDTH - PANEL.margin - PANEL.width);

const panels = SIDES.map((side) =>
  createLayer({ left: leftOf(side) - 3, top: 0, width: PANEL.width + 6, height: PANEL.top + PANEL.height + 3 }),
);

/** @typedef {{ side: Side, isTurn: boolean, isBear: boolean }} Panel */

/** @param {Pen} pen @param {Panel} panel */
const paintPanel = (pen, { side, isTurn, isBear }) => {
  const left = leftOf(side);
  pen.fillStyle = isTurn ? SCARVES[side][0] : "rgb(12 51 80 / 0.35)";
  pen.beginPath();
  pen.roundRect(left - 3, PANEL.top - 3, PANEL.width + 6, PANEL.height + 6, 9);
  pen.fill();
  pen.fillStyle = isTurn ? "#12405f" : "#2a6d96";
  pen.beginPath();
  pen.roundRect(left, PANEL.top, PANEL.width, PANEL.height, 7);
  pen.fill();
  pen.save();
  pen.beginPath();
  pen.rect(left, PANEL.top - 8, PANEL.width, PANEL.height + 8);
  pen.clip();
  const x = side === 0 ? left + 28 : left + PANEL.width - 28;
  drawFigure(pen, { x, y: PANEL.top + PANEL.height + 14, scale: 0.46, side, isBear, looksLeft: side === 1 });
  pen.restore();
};

/** @type {(pen: Pen, run: FloeRun, side: Side) => void} */
const drawPanel = (pen, { state }, side) => {
  const { position, rival, stage } = state;
  const isTurn = stage !== "over" && position.side === side;
  const isBear = side === 1 && rival !== "friend";
  const left = leftOf(side);
  panels[side]?.draw(pen, [isTurn, isBear], (layer) => paintPanel(layer, { side, isTurn, isBear }));
  const inner = side === 0 ? left + 66 : left + 18;
  drawTileGlyph(pen, inner, PANEL.top + 17);
  drawDigits(pen, String(reachOf(position, side)), inner + 17, PANEL.top + 18, { size: 24, color: COLORS.white });
  if (isTurn) drawClock(pen, state, left);
};

/** @param {Pen} pen @param {FloeRun} run */
export const drawHud = (pen, run) => {
  drawPanel(pen, run, 0);
  drawPanel(pen, run, 1);
  if (run.state.rival === "friend") return;
  const style = /** @type {const} */ ({ size: 30, color: COLORS.white, align: "center" });
  drawDigits(pen, formatPoints(run.worth), WIDTH / 2, 33, { ...style, outline: COLORS.night });
};
