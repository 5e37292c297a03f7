// @ts-check

/** @typedef {{ x: number, y: number }} Cell */
/** @typedef {"up" | "down" | "left" | "right"} Direction */
/** @typedef {"scallion" | "egg" | "naruto"} Kind */

export const COLUMNS = 25;
export const ROWS = 15;
/** The corner cells belong to the rim, since the bowl is round. */
const CORNER_CELLS = 3;

const FIRST_CELLS_PER_S = 7;
const GAIN_PER_TOPPING = 0.2;
const MAX_CELLS_PER_S = 13;

export const FULL_CELLS = 180;
export const FULL_POINTS = 2000;
export const NARUTO_SECONDS = 6;
export const STEAM_SECONDS = 60;

/** @type {Readonly<Record<Kind, { cells: number, points: number, chance: number }>>} chance: after each bite */
export const TOPPINGS = {
  scallion: { cells: 1, points: 10, chance: 1 },
  egg: { cells: 2, points: 30, chance: 0.25 },
  naruto: { cells: 3, points: 100, chance: 0.08 },
};

/** @type {Readonly<Record<Direction, Cell>>} */
export const STEPS = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** @param {Cell} a @param {Cell} b */
export const isSame = (a, b) => a.x === b.x && a.y === b.y;

/** @param {Cell} cell @param {Direction} direction @returns {Cell} */
export const neighbour = ({ x, y }, direction) => ({ x: x + STEPS[direction].x, y: y + STEPS[direction].y });

/** @param {Direction} a @param {Direction} b whether one can turn from a to b: neither on nor back */
export const isTurn = (a, b) => (STEPS[a].x === 0) !== (STEPS[b].x === 0);

/** @param {Cell} cell */
export const isInBowl = ({ x, y }) => {
  if (x < 0 || y < 0 || x >= COLUMNS || y >= ROWS) return false;
  const intoX = CORNER_CELLS - 0.5 - Math.min(x, COLUMNS - 1 - x);
  const intoY = CORNER_CELLS - 0.5 - Math.min(y, ROWS - 1 - y);
  return intoX <= 0 || intoY <= 0 || intoX ** 2 + intoY ** 2 <= CORNER_CELLS ** 2;
};

export const BOWL_CELLS = Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
  x: index % COLUMNS,
  y: Math.floor(index / COLUMNS),
})).filter(isInBowl);

/** @param {number} toppings eaten so far @returns {number} cells per second */
export const speedAt = (toppings) => Math.min(MAX_CELLS_PER_S, FIRST_CELLS_PER_S + GAIN_PER_TOPPING * toppings);
