// @ts-check
import { isSolvable } from "./deduction.js";
import { cellsAround, chooseCells, createField, spreadFrom } from "./field.js";

/** @import { Random } from "../kit/random.js" */
/** @import { Field, Size } from "./field.js" */

export const TRUFFLES = 3;

/** Solvable without a guess. @param {Size} size @param {number} start @param {Random} random @returns {Field} */
export const hideBeetles = (size, start, random) => {
  const free = new Set([start, ...(cellsAround(size.columns, size.rows)[start] ?? [])]);
  const cells = Array.from({ length: size.columns * size.rows }, (_, cell) => cell).filter((cell) => !free.has(cell));
  for (;;) {
    const field = createField(size, chooseCells(cells, size.beetles, random));
    if (isSolvable(field, start)) return field;
  }
};

/** @param {Field} field @param {number} start @param {Random} random */
export const hideTruffles = (field, start, random) => {
  const opened = new Set(spreadFrom(field, start, () => true));
  const safe = field.numbers.map((_, cell) => cell).filter((cell) => !field.isBeetle[cell]);
  const hidden = safe.filter((cell) => !opened.has(cell));
  return chooseCells(hidden.length >= TRUFFLES ? hidden : safe, TRUFFLES, random);
};
