// @ts-check
import { DIRECTIONS, isDelivered, moveOwl, strideOf } from "./warehouse.js";

/** @import { Direction, Hall, Load } from "./warehouse.js" */

/** Cells from which a parcel can reach a bay in an empty hall. @param {Hall} hall @param {boolean} isHeavy */
const liveCells = (hall, isHeavy) => {
  const live = new Set(hall.bays);
  for (const cell of live)
    for (const direction of DIRECTIONS) {
      const stride = strideOf(hall, direction);
      const from = cell - stride;
      if (hall.isWall[from] !== false || !hall.isInside[from]) continue;
      const isPushed = !hall.isWall[from - stride] && !(isHeavy && hall.isWall[from - 2 * stride]);
      if (isPushed || hall.belts.get(from) === direction) live.add(from);
    }
  return live;
};

/** Permutations of equal parcels share a key. @param {Hall} hall @param {Load} load */
const keyOf = ({ heavy, isWall }, { owl, parcels }) => {
  const lights = heavy.indexOf(true) < 0 ? parcels.length : heavy.indexOf(true);
  const sorted = [...parcels.slice(0, lights).sort(byNumber), ...parcels.slice(lights).sort(byNumber)];
  let key = owl;
  for (const cell of sorted) key = key * isWall.length + cell;
  return key;
};

/** @param {number} a @param {number} b */
const byNumber = (a, b) => a - b;

/** @typedef {{ load: Load, parent: Node | null, direction: Direction | null }} Node */

/** @param {Node} node @returns {Direction[]} */
const movesTo = (node) => {
  /** @type {Direction[]} */
  const moves = [];
  for (let at = /** @type {Node | null} */ (node); at?.direction; at = at.parent) moves.unshift(at.direction);
  return moves;
};

/**
 * Breadth-first search for the fewest moves; null beyond the limit. Used for level design only.
 * @param {Hall} hall @param {Load} start @param {number} [limit] of loads looked at
 * @returns {Direction[] | null}
 */
export const solve = (hall, start, limit = 4_000_000) => {
  const [lightLive, heavyLive] = [liveCells(hall, false), liveCells(hall, true)];
  /** @param {Load} load */
  const isHopeless = ({ parcels }) =>
    parcels.some((cell, number) => !(hall.heavy[number] ? heavyLive : lightLive).has(cell));
  const visited = new Set([keyOf(hall, start)]);
  /** @type {Node[]} */
  let ring = [{ load: start, parent: null, direction: null }];
  while (ring.length > 0) {
    /** @type {Node[]} */
    const next = [];
    for (const node of ring)
      for (const direction of DIRECTIONS) {
        const moved = moveOwl(hall, node.load, direction);
        if (!moved) continue;
        if (moved.parcels !== node.load.parcels && isHopeless(moved)) continue;
        const load = { owl: moved.owl, parcels: moved.parcels };
        const key = keyOf(hall, load);
        if (visited.has(key)) continue;
        visited.add(key);
        const found = { load, parent: node, direction };
        if (isDelivered(hall, load)) return movesTo(found);
        if (visited.size > limit) return null;
        next.push(found);
      }
    ring = next;
  }
  return null;
};
