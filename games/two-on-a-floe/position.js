// @ts-check
import { createRandom } from "../kit/random.js";
import { NEIGHBOURS, TILES, WITHIN_TWO, mirrored, tileOf } from "./board.js";

/** @typedef {0 | 1} Side 0 has the red scarf, 1 the green one */
/** @typedef {{ step: number, hit: number | null }} Turn tiles; hit null: there was nothing to hit */
/**
 * Complete state of the rules; plain data.
 * @typedef {object} Position
 * @property {number[]} tiles hits each tile still takes: 2 whole, 1 cracked, 0 water
 * @property {[number, number]} at the tile of each side
 * @property {Side} side whose turn it is
 */

export const WHOLE = 2;
export const CRACKED = 1;
export const WATER = 0;

/** One tile at each upper corner is missing, and its mirror image. */
const NEAR_LEFT_CORNER = [tileOf(0, 0), tileOf(1, 0), tileOf(0, 1), tileOf(1, 1), tileOf(2, 0)];
const NEAR_RIGHT_CORNER = [tileOf(6, 0), tileOf(5, 0), tileOf(6, 1), tileOf(5, 1), tileOf(4, 0)];

/** @param {number} seed @param {Side} side who begins @returns {Position} */
export const createPosition = (seed, side) => {
  const random = createRandom(seed);
  const tiles = Array.from({ length: TILES }, () => WHOLE);
  for (const corner of [NEAR_LEFT_CORNER, NEAR_RIGHT_CORNER]) {
    const tile = random.pick(corner);
    tiles[tile] = WATER;
    tiles[mirrored(tile)] = WATER;
  }
  return { tiles, at: [tileOf(0, 3), tileOf(6, 3)], side };
};

/** @param {Position} position @param {number} tile */
const isFree = ({ tiles, at }, tile) => tiles[tile] !== WATER && tile !== at[0] && tile !== at[1];

/** @param {Position} position @returns {number[]} */
export const legalSteps = (position) =>
  (NEIGHBOURS[position.at[position.side]] ?? []).filter((tile) => isFree(position, tile));

/** @param {Position} position @returns {number[]} */
export const legalHits = (position) =>
  (WITHIN_TWO[position.at[position.side]] ?? []).filter((tile) => isFree(position, tile));

/** @param {Position} position @param {number} to @returns {Position} */
export const afterStep = ({ tiles, at, side }, to) => {
  const from = at[side];
  return {
    tiles: tiles.map((hits, tile) => (tile === from && hits === CRACKED ? WATER : hits)),
    at: side === 0 ? [to, at[1]] : [at[0], to],
    side,
  };
};

/** The first hit cracks a tile, the second sinks it; then the turn ends. */
/** @param {Position} position @param {number | null} hit @returns {Position} */
export const afterHit = ({ tiles, at, side }, hit) => ({
  tiles: tiles.map((hits, tile) => (tile === hit ? hits - 1 : hits)),
  at,
  side: side === 0 ? 1 : 0,
});

/** @param {Position} position @param {Turn} turn @returns {Position} */
export const afterTurn = (position, { step, hit }) => afterHit(afterStep(position, step), hit);

/**
 * Replays a log of turns.
 * @param {Position} start
 * @param {readonly Turn[]} log
 * @returns {Position}
 * @throws {RangeError} when a turn is against the rules
 */
export const replay = (start, log) =>
  log.reduce((position, { step, hit }) => {
    const stepped = afterStep(position, step);
    const hits = legalHits(stepped);
    const isFair = legalSteps(position).includes(step) && (hit === null ? hits.length === 0 : hits.includes(hit));
    if (!isFair) throw new RangeError("A turn against the rules.");
    return afterHit(stepped, hit);
  }, start);

/** @param {Position} position @param {Side} side */
export const reachOf = ({ tiles, at }, side) => {
  const reached = new Set([at[side]]);
  for (const tile of reached)
    for (const next of NEIGHBOURS[tile] ?? [])
      if (tiles[next] !== WATER && next !== at[side === 0 ? 1 : 0]) reached.add(next);
  return reached.size - 1;
};
