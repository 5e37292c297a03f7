// @ts-check
import { SIDE_TILES, TILES, columnOf, rowOf, tileOf } from "./board.js";

/** Isometric: the board is viewed from a corner. */
export const HALF_WIDTH_PX = 33;
export const HALF_HEIGHT_PX = 16.5;
const TOP = { x: 320, y: 116 };
const REACH_PX = 40;

/** @param {number} tile */
export const placeOf = (tile) => ({
  x: TOP.x + (columnOf(tile) - rowOf(tile)) * HALF_WIDTH_PX,
  y: TOP.y + (columnOf(tile) + rowOf(tile)) * HALF_HEIGHT_PX,
});

/** @param {{ x: number, y: number }} point @param {readonly number[]} tiles */
export const nearestTile = ({ x, y }, tiles) => {
  let nearest = REACH_PX;
  let found = -1;
  for (const tile of tiles) {
    const place = placeOf(tile);
    const distance = Math.hypot(x - place.x, (y - place.y) * 2);
    if (distance >= nearest) continue;
    nearest = distance;
    found = tile;
  }
  return found < 0 ? null : found;
};

export const PAINTING_ORDER = Array.from({ length: TILES }, (_, tile) => tile).sort(
  (a, b) => placeOf(a).y - placeOf(b).y || a - b,
);

/** Screen direction to board direction. @param {{ dx: number, dy: number }} arrow */
const onBoard = ({ dx, dy }) => ({ columns: Math.sign(dx + dy), rows: Math.sign(dy - dx) });

/** @param {number} tile @param {{ dx: number, dy: number }} arrow */
export const adjacentTile = (tile, arrow) => {
  const { columns, rows } = onBoard(arrow);
  return tileOf(columnOf(tile) + columns, rowOf(tile) + rows);
};

/** @param {number} from @param {{ dx: number, dy: number }} arrow @param {readonly number[]} tiles */
export const tileTowards = (from, arrow, tiles) => {
  const { columns, rows } = onBoard(arrow);
  let minEffort = SIDE_TILES * 4;
  let found = from;
  for (const tile of tiles) {
    const [across, down] = [columnOf(tile) - columnOf(from), rowOf(tile) - rowOf(from)];
    const ahead = (across * columns + down * rows) / Math.hypot(columns, rows);
    const sideways = Math.abs(across * rows - down * columns) / Math.hypot(columns, rows);
    const effort = ahead + 2 * sideways;
    if (ahead < 0.5 || effort >= minEffort) continue;
    minEffort = effort;
    found = tile;
  }
  return found;
};
