// @ts-check

/** @import { Random } from "../kit/random.js" */
/** @typedef {{ columns: number, rows: number, beetles: number }} Size */
/**
 * Cells are indexed row by row from the top left.
 * @typedef {Size & { neighbours: readonly (readonly number[])[], isBeetle: boolean[], numbers: number[] }} Field
 */

/** @type {Map<string, number[][]>} */
const neighbourCache = new Map();

/** @param {number} columns @param {number} rows @param {number} reach cells in each direction @returns {number[][]} */
export const cellsAround = (columns, rows, reach = 1) => {
  const key = `${columns} ${rows} ${reach}`;
  const cached = neighbourCache.get(key);
  if (cached) return cached;
  const around = Array.from({ length: columns * rows }, (_, cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    /** @type {number[]} */
    const found = [];
    for (let y = Math.max(0, row - reach); y <= Math.min(rows - 1, row + reach); y++)
      for (let x = Math.max(0, column - reach); x <= Math.min(columns - 1, column + reach); x++)
        if (x !== column || y !== row) found.push(y * columns + x);
    return found;
  });
  neighbourCache.set(key, around);
  return around;
};

/** @param {number[]} cells @param {number} count @param {Random} random */
export const chooseCells = (cells, count, random) => {
  for (let index = 0; index < count; index++) {
    const other = random.int(index, cells.length - 1);
    [cells[index], cells[other]] = [cells[other] ?? 0, cells[index] ?? 0];
  }
  return cells.slice(0, count);
};

/** @param {Size} size @param {readonly number[]} beetleCells @returns {Field} */
export const createField = (size, beetleCells) => {
  const neighbours = cellsAround(size.columns, size.rows);
  const isBeetle = neighbours.map(() => false);
  const numbers = neighbours.map(() => 0);
  for (const cell of beetleCells) {
    isBeetle[cell] = true;
    for (const next of neighbours[cell] ?? []) numbers[next] = (numbers[next] ?? 0) + 1;
  }
  return { ...size, neighbours, isBeetle, numbers };
};

/** @param {Field} field @param {number} start @param {(cell: number) => boolean} isCovered */
export const spreadFrom = ({ neighbours, numbers }, start, isCovered) => {
  const found = [start];
  const isFound = new Set(found);
  for (const cell of found) {
    if (numbers[cell] !== 0) continue;
    for (const next of neighbours[cell] ?? []) {
      if (isFound.has(next) || !isCovered(next)) continue;
      isFound.add(next);
      found.push(next);
    }
  }
  return found;
};
