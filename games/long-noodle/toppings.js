// @ts-check
import { STEP_SECONDS } from "../kit/loop.js";
import { BOWL_CELLS, NARUTO_SECONDS, TOPPINGS, isSame } from "./rules.js";

/** @import { Cell, Kind } from "./rules.js" */
/** @typedef {import("../kit/random.js").Random} Random */
/** @typedef {Cell & { kind: Kind, spawnedAt: number, expiresAt: number }} Topping times in steps of the run */

export const NARUTO_STEPS = NARUTO_SECONDS / STEP_SECONDS;

/** @param {Random} random @param {Kind} kind @param {number} steps @param {readonly Cell[]} occupied @returns {Topping | null} */
const placeTopping = (random, kind, steps, occupied) => {
  const free = BOWL_CELLS.filter((cell) => !occupied.some((other) => isSame(cell, other)));
  if (free.length === 0) return null;
  const expiresAt = kind === "naruto" ? steps + NARUTO_STEPS : Infinity;
  return { ...random.pick(free), kind, spawnedAt: steps, expiresAt };
};

/**
 * @param {Random} menu
 * @param {Random} positions
 */
export const createToppings = (menu, positions) => {
  /** @type {Topping[]} */
  let list = [];
  /** @param {Kind} kind @param {number} steps @param {readonly Cell[]} body */
  const add = (kind, steps, body) => {
    if (list.some((topping) => topping.kind === kind)) return;
    const topping = placeTopping(positions, kind, steps, [...body, ...list]);
    if (topping) list.push(topping);
  };
  return {
    get list() {
      return /** @type {readonly Topping[]} */ (list);
    },
    /** @param {number} steps @param {readonly Cell[]} body */
    serve: (steps, body) => {
      add("scallion", steps, body);
      const [isEgg, isNaruto] = [menu.chance(TOPPINGS.egg.chance), menu.chance(TOPPINGS.naruto.chance)];
      if (isEgg) add("egg", steps, body);
      if (isNaruto) add("naruto", steps, body);
    },
    /** @param {Cell} cell @returns {Topping | undefined} */
    remove: (cell) => {
      const removed = list.find((topping) => isSame(topping, cell));
      if (removed) list = list.filter((topping) => topping !== removed);
      return removed;
    },
    /** @param {number} steps */
    expire: (steps) => {
      if (list.some(({ expiresAt }) => expiresAt <= steps)) list = list.filter(({ expiresAt }) => expiresAt > steps);
    },
  };
};
