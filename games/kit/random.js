// @ts-check

/** @typedef {ReturnType<typeof createRandom>} Random */

/** mulberry32: deterministic per seed on every machine. @param {number} seed integer from 0 to 2^32 - 1 */
export const createRandom = (seed) => {
  let state = seed >>> 0;

  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };

  return {
    /** 0 to 1, exclusive. */
    next,
    /** @param {number} min @param {number} max */
    range: (min, max) => min + next() * (max - min),
    /** Both ends included. @param {number} min @param {number} max */
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    /** @template T @param {readonly T[]} list not empty @returns {T} */
    pick: (list) => {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new RangeError("The list is empty.");
      return item;
    },
    /** @param {number} probability from 0 to 1 */
    chance: (probability) => next() < probability,
  };
};
