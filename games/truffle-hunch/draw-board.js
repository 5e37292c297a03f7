// @ts-check
import { drawDigits } from "../kit/digits.js";
import { DROP_STEPS, WIGGLE_STEPS } from "./effects.js";
import { drawBeetle, drawFlag, drawTruffle } from "./glyphs.js";
import { centerOf, layoutOf } from "./layout.js";
import { COLORS, NUMBER_COLORS } from "./palette.js";

/** @import { Board } from "./board.js" */
/** @import { Effects } from "./effects.js" */
/** @import { Pen } from "./glyphs.js" */
/** @import { TruffleRun } from "./run.js" */

const GAP = 1;

/** @type {(pen: Pen, board: Board, cells: readonly number[], color: string, box: readonly [x: number, y: number, width: number, height: number]) => void} */
const fillBoxes = (pen, { size }, cells, color, [x, y, width, height]) => {
  const { left, top, cell: side } = layoutOf(size);
  pen.fillStyle = color;
  pen.beginPath();
  for (const cell of cells) {
    const column = cell % size.columns;
    const row = (cell - column) / size.columns;
    pen.rect(left + column * side + x, top + row * side + y, width, height);
  }
  pen.fill();
};

/** @param {Pen} pen @param {Board} board @param {readonly number[]} cells @param {string} color */
const fillTurf = (pen, { size }, cells, color) => {
  const { left, top, cell: side } = layoutOf(size);
  const [x0, x1] = [GAP, side - GAP];
  const tuft = (x1 - x0) / 4;
  const edge = side * 0.34;
  pen.fillStyle = color;
  pen.beginPath();
  for (const cell of cells) {
    const column = cell % size.columns;
    const x = left + column * side;
    const y = top + ((cell - column) / size.columns) * side;
    pen.moveTo(x + x0, y + GAP);
    pen.lineTo(x + x1, y + GAP);
    pen.lineTo(x + x1, y + edge);
    for (let index = 3; index >= 0; index--) {
      pen.lineTo(x + x0 + tuft * (index + 0.5), y + edge + side * (index % 2 === 0 ? 0.13 : 0.1));
      pen.lineTo(x + x0 + tuft * index, y + edge);
    }
  }
  pen.fill();
};

/** @param {Pen} pen @param {Board} board @param {readonly number[]} cells */
const drawGrass = (pen, board, cells) => {
  const { cell: side } = layoutOf(board.size);
  const inner = side - 2 * GAP;
  fillBoxes(pen, board, cells, COLORS.soilShade, [GAP, GAP, inner, inner]);
  fillBoxes(pen, board, cells, COLORS.soil, [GAP, GAP, inner, inner - side * 0.13]);
  fillTurf(pen, board, cells, COLORS.grass);
  fillBoxes(pen, board, cells, COLORS.grassLight, [GAP, GAP, inner, Math.max(2, side * 0.08)]);
};

/** @param {Pen} pen @param {Board} board @param {readonly number[]} cells */
const drawHoles = (pen, board, cells) => {
  const { cell: side } = layoutOf(board.size);
  const inner = side - 2 * GAP;
  fillBoxes(pen, board, cells, COLORS.hole, [GAP, GAP, inner, inner]);
  fillBoxes(pen, board, cells, COLORS.holeShade, [GAP, GAP, inner, side * 0.15]);
};

/** @param {Board} board @param {number} cell */
const isSettled = ({ field, covers }, cell) => field?.neighbours[cell]?.every((next) => covers[next] !== "grass");

/** @param {Pen} pen @param {Board} board @param {readonly number[]} cells */
const drawNumbers = (pen, board, cells) => {
  const { field, size } = board;
  if (!field) return;
  const side = layoutOf(size).cell;
  for (const cell of cells) {
    const number = field.numbers[cell] ?? 0;
    if (number === 0) continue;
    const { x, y } = centerOf(size, cell);
    pen.globalAlpha = isSettled(board, cell) ? 0.55 : 1;
    const color = NUMBER_COLORS[number - 1] ?? COLORS.white;
    drawDigits(pen, String(number), x, y + side * 0.1, { size: side * 0.68, color, align: "center" });
  }
  pen.globalAlpha = 1;
};

/** @param {Pen} pen @param {Board} board @param {Effects} effects */
const drawFlags = (pen, { covers, size }, { drops, wiggles, isStill }) => {
  const scale = layoutOf(size).cell / 62;
  covers.forEach((cover, cell) => {
    if (cover !== "flag") return;
    const { x, y } = centerOf(size, cell);
    const drop = isStill ? 1 : (drops.get(cell) ?? DROP_STEPS) / DROP_STEPS;
    const swing = isStill ? 0 : wiggleOf(wiggles.get(cell));
    drawFlag(pen, x + swing, y - 18 * (1 - drop) ** 2, scale * (1 + 0.25 * Math.sin(drop * Math.PI)));
  });
};

/** @param {number | undefined} age */
const wiggleOf = (age) => (age === undefined ? 0 : 3 * Math.sin(age * 1.3) * (1 - age / WIGGLE_STEPS));

/** @param {Pen} pen @param {Board} board @param {Effects} effects */
const drawRevealed = (pen, board, { reveals }) => {
  const { field, covers, size, stungAt } = board;
  if (!field || stungAt === null) return;
  const side = layoutOf(size).cell;
  const revealed = field.isBeetle.flatMap((isBeetle, cell) => (isBeetle && (reveals.get(cell) ?? 0) < 0 ? [cell] : []));
  const unflagged = revealed.filter((cell) => covers[cell] !== "flag");
  fillBoxes(pen, board, unflagged, "#7d6a35", [GAP, GAP, side - 2 * GAP, side - 2 * GAP]);
  fillBoxes(pen, board, [stungAt], "#93b63f", [GAP, GAP, side - 2 * GAP, side - 2 * GAP]);
  for (const cell of new Set([...unflagged, stungAt])) {
    const { x, y } = centerOf(size, cell);
    drawBeetle(pen, x, y + side * 0.03, side / 52);
  }
  pen.strokeStyle = COLORS.white;
  pen.lineWidth = 3;
  pen.beginPath();
  covers.forEach((cover, cell) => {
    if (cover !== "flag" || field.isBeetle[cell]) return;
    const { x, y } = centerOf(size, cell);
    const arm = side * 0.3;
    pen.moveTo(x - arm, y - arm);
    pen.lineTo(x + arm, y + arm);
    pen.moveTo(x + arm, y - arm);
    pen.lineTo(x - arm, y + arm);
  });
  pen.stroke();
};

/** @param {Pen} pen @param {TruffleRun} run @param {number} pulse 0 to 1 */
const drawCursor = (pen, { board: { size }, cursor, phase }, pulse) => {
  if (phase !== "digging" && phase !== "sniffing") return;
  const side = layoutOf(size).cell;
  const { x, y } = centerOf(size, cursor);
  const half = side / 2 + 1 + pulse * 1.5;
  pen.lineWidth = 5;
  pen.strokeStyle = COLORS.truffle;
  pen.strokeRect(x - half, y - half, 2 * half, 2 * half);
  pen.lineWidth = 2.5;
  pen.strokeStyle = COLORS.white;
  pen.strokeRect(x - half, y - half, 2 * half, 2 * half);
};

/** @param {Pen} pen @param {Board} board @param {Effects} effects */
const drawFoundTruffles = (pen, { size }, { flights, waits }) => {
  const scale = (layoutOf(size).cell / 62) * 0.62;
  for (const { cell, age } of flights) {
    if (age >= 0 || (waits.get(cell) ?? 0) > 0) continue;
    const { x, y } = centerOf(size, cell);
    drawTruffle(pen, x, y + 6, scale);
  }
};

/** @param {Pen} pen @param {TruffleRun} run @param {Effects} effects */
export const drawEarth = (pen, { board }, { waits }) => {
  const { left, top, cell: side } = layoutOf(board.size);
  pen.fillStyle = COLORS.deep;
  pen.fillRect(left - 5, top - 5, board.size.columns * side + 10, board.size.rows * side + 10);
  /** @type {number[]} */
  const open = [];
  /** @type {number[]} */
  const grass = [];
  board.covers.forEach((cover, cell) => {
    const isOpen = cover === "open" && (waits.get(cell) ?? 0) <= 0;
    (isOpen ? open : grass).push(cell);
  });
  drawHoles(pen, board, open);
  drawGrass(pen, board, grass);
  drawNumbers(pen, board, open);
};

/** @param {Pen} pen @param {TruffleRun} run @param {Effects} effects @param {number} pulse of the cursor, 0 to 1 */
export const drawFinds = (pen, run, effects, pulse) => {
  drawFoundTruffles(pen, run.board, effects);
  drawFlags(pen, run.board, effects);
  drawRevealed(pen, run.board, effects);
  drawCursor(pen, run, pulse);
};
