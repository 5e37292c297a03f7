// @ts-check
import { STEP_SECONDS } from "../kit/loop.js";
import { BOWL_CELLS, NARUTO_SECONDS, TOPPINGS, isSame } from "./rules.js";

/** @import { Cell, Kind } from "./rules.js" */
/** @typedef {import("../kit/random.js").Random} Random */
/** @typedef {Cell & { kind: Kind, bornAt: number, goneAt: number }} Topping times in steps of the run */

export const NARUTO_STEPS = NARUTO_SECONDS / STEP_SECONDS;

/** @param {Random} random @param {Kind} kind @param {number} steps @param {readonly Cell[]} taken @returns {Topping | null} */
const place = (random, kind, steps, taken) => {
  const free = BOWL_CELLS.filter((cell) => !taken.some((other) => isSame(cell, other)));
  if (free.length === 0) return null;
  const goneAt = kind === "naruto" ? steps + NARUTO_STEPS : Infinity;
  return { ...random.pick(free), kind, bornAt: steps, goneAt };
};

/**
 * @param {Random} menu
 * @param {Random} places
 */
export const createToppings = (menu, places) => {
  /** @type {Topping[]} */
  let list = [];
  /** @param {Kind} kind @param {number} steps @param {readonly Cell[]} body */
  const add = (kind, steps, body) => {
    if (list.some((topping) => topping.kind === kind)) return;
    const topping = place(places, kind, steps, [...body, ...list]);
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
    take: (cell) => {
      const taken = list.find((topping) => isSame(topping, cell));
      if (taken) list = list.filter((topping) => topping !== taken);
      return taken;
    },
    /** @param {number} steps */
    expire: (steps) => {
      if (list.some(({ goneAt }) => goneAt <= steps)) list = list.filter(({ goneAt }) => goneAt > steps);
    },
  };
};
