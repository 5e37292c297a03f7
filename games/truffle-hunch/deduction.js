// @ts-check
import { cellsAround, spreadFrom } from "./field.js";

/** @import { Field } from "./field.js" */
export const UNKNOWN = 0;
export const OPEN = 1;
export const BEETLE = 2;

/** @typedef {{ cells: number[], beetles: number }} Hint so many beetles are among these unknown cells */

/** @param {Field} field @param {Uint8Array} cellStates @returns {(Hint | undefined)[]} by cell */
const readHints = ({ neighbours, numbers }, cellStates) =>
  neighbours.map((around, cell) => {
    if (cellStates[cell] !== OPEN || numbers[cell] === 0) return undefined;
    const cells = around.filter((next) => cellStates[next] === UNKNOWN);
    if (cells.length === 0) return undefined;
    return { cells, beetles: (numbers[cell] ?? 0) - around.filter((next) => cellStates[next] === BEETLE).length };
  });

/** @param {Hint} hint @param {Set<number>} safe @param {Set<number>} bad */
const readSingle = ({ cells, beetles }, safe, bad) => {
  if (beetles === 0) cells.forEach((cell) => safe.add(cell));
  else if (beetles === cells.length) cells.forEach((cell) => bad.add(cell));
};

/** Subset rule: the surplus of the first number lies in the cells only it covers. */
/** @param {Hint} first @param {Hint} second @param {Set<number>} safe @param {Set<number>} bad */
const readPair = (first, second, safe, bad) => {
  const more = first.beetles - second.beetles;
  if (more < 0) return;
  const onlyFirst = first.cells.filter((cell) => !second.cells.includes(cell));
  if (onlyFirst.length !== more || onlyFirst.length === first.cells.length) return;
  onlyFirst.forEach((cell) => bad.add(cell));
  second.cells.filter((cell) => !first.cells.includes(cell)).forEach((cell) => safe.add(cell));
};

/**
 * Single numbers first, then pairs.
 * @param {Field} field only open numbers are read
 * @param {Uint8Array} cellStates UNKNOWN, OPEN or BEETLE by cell
 */
export const deduce = (field, cellStates) => {
  const hints = readHints(field, cellStates);
  /** @type {Set<number>} */
  const safe = new Set();
  /** @type {Set<number>} */
  const bad = new Set();
  for (const hint of hints) if (hint) readSingle(hint, safe, bad);
  if (safe.size + bad.size > 0) return { safe: [...safe], bad: [...bad] };
  const nearby = cellsAround(field.columns, field.rows, 2);
  hints.forEach((hint, cell) => {
    if (!hint) return;
    for (const next of nearby[cell] ?? []) {
      const other = hints[next];
      if (other) readPair(hint, other, safe, bad);
    }
  });
  return { safe: [...safe], bad: [...bad] };
};

/** True if no guess is needed. @param {Field} field @param {number} start */
export const isSolvable = (field, start) => {
  const cellStates = new Uint8Array(field.numbers.length);
  let covered = cellStates.length - field.beetles;
  /** @param {number} cell */
  const dig = (cell) => {
    if (cellStates[cell] !== UNKNOWN) return;
    for (const next of spreadFrom(field, cell, (other) => cellStates[other] === UNKNOWN)) {
      cellStates[next] = OPEN;
      covered -= 1;
    }
  };
  dig(start);
  while (covered > 0) {
    const { safe, bad } = deduce(field, cellStates);
    if (safe.length + bad.length === 0) return false;
    for (const cell of bad) cellStates[cell] = BEETLE;
    safe.forEach(dig);
  }
  return true;
};
