// @ts-check
import { NEIGHBOURS, TILES, WITHIN_TWO, stepsBetween } from "./board.js";

/** @typedef {import("../kit/random.js").Random} Random */
/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./position.js").Turn} Turn */
/** @typedef {1 | 2 | 3} Level */
/** @typedef {{ tiles: Int8Array, at: [number, number], side: 0 | 1 }} Sketch a mutable position; changes are undone */
/** @typedef {{ step: number, hit: number, priority: number }} Idea hit -1: nothing to hit */

/** Search depth and maximum evaluation error by level. */
const LEVELS = { 1: { depth: 1, error: 7 }, 2: { depth: 3, error: 1 }, 3: { depth: 4, error: 0.2 } };
const WIN = 10_000;
const IDEAS_AT_FIRST = 40;
const IDEAS_LATER = 14;
const UNREACHED = 99;

const distance = Int8Array.from({ length: TILES * TILES }, (_, pair) =>
  stepsBetween(Math.floor(pair / TILES), pair % TILES),
);
const queue = new Int8Array(TILES);
const mine = new Int8Array(TILES);
const theirs = new Int8Array(TILES);

/** @param {Sketch} sketch @param {0 | 1} side @param {Int8Array} steps filled in */
const measure = ({ tiles, at }, side, steps) => {
  steps.fill(UNREACHED);
  const other = at[side === 0 ? 1 : 0];
  let [head, tail] = [0, 1];
  queue[0] = at[side];
  steps[at[side]] = 0;
  while (head < tail) {
    const tile = queue[head++] ?? 0;
    const next = (steps[tile] ?? 0) + 1;
    for (const neighbour of NEIGHBOURS[tile] ?? []) {
      if (tiles[neighbour] === 0 || neighbour === other || steps[neighbour] !== UNREACHED) continue;
      steps[neighbour] = next;
      queue[tail++] = neighbour;
    }
  }
};

/** Reachable tiles, weighted by distance, plus those the rival cannot reach first. @param {Sketch} sketch */
const evaluate = (sketch) => {
  const { side, tiles } = sketch;
  measure(sketch, side, mine);
  measure(sketch, side === 0 ? 1 : 0, theirs);
  let value = 0;
  for (let tile = 0; tile < TILES; tile++) {
    const [ownSteps, rivalSteps] = [mine[tile] ?? UNREACHED, theirs[tile] ?? UNREACHED];
    const solid = tiles[tile] === 2 ? 1.2 : 1;
    if (ownSteps <= rivalSteps && ownSteps !== UNREACHED) value += solid;
    if (rivalSteps < ownSteps) value -= solid;
    if (ownSteps === 1) value += 2.5 * solid;
    if (rivalSteps === 1) value -= 2.5 * solid;
  }
  return value;
};

/** @param {Sketch} sketch @param {number} tile */
const isFree = ({ tiles, at }, tile) => tiles[tile] !== 0 && tile !== at[0] && tile !== at[1];

/** @param {Sketch} sketch */
const canStep = (sketch) => (NEIGHBOURS[sketch.at[sketch.side]] ?? []).some((tile) => isFree(sketch, tile));

/** @param {Sketch} sketch @param {number} tile */
const freeAround = (sketch, tile) => {
  let count = 0;
  for (const neighbour of NEIGHBOURS[tile] ?? []) if (isFree(sketch, neighbour)) count += 1;
  return count;
};

/** Candidate turns, best first. @param {Sketch} sketch @param {number} maxCount @returns {Idea[]} */
const findIdeas = (sketch, maxCount) => {
  const { tiles, at, side } = sketch;
  const from = at[side];
  const rival = at[side === 0 ? 1 : 0];
  const sinks = tiles[from] === 1;
  /** @type {Idea[]} */
  const ideas = [];
  for (const step of NEIGHBOURS[from] ?? []) {
    if (!isFree(sketch, step)) continue;
    const room = freeAround(sketch, step);
    let hasHit = false;
    for (const hit of WITHIN_TWO[step] ?? []) {
      if (tiles[hit] === 0 || hit === rival || (hit === from && sinks)) continue;
      hasHit = true;
      const rivalBonus = distance[hit * TILES + rival] === 1 ? (tiles[hit] === 1 ? 9 : 4) : 0;
      const ownPenalty = distance[hit * TILES + step] === 1 ? (tiles[hit] === 1 ? 4 : 2) : 0;
      ideas.push({ step, hit, priority: rivalBonus - ownPenalty + room });
    }
    if (!hasHit) ideas.push({ step, hit: -1, priority: room });
  }
  return ideas.sort((a, b) => b.priority - a.priority).slice(0, maxCount);
};

/** Returns an undo function. @param {Sketch} sketch @param {Idea} idea @returns {() => void} undo */
const tryOut = (sketch, { step, hit }) => {
  const { tiles, at, side } = sketch;
  const from = at[side];
  const before = tiles[from] ?? 0;
  if (before === 1) tiles[from] = 0;
  at[side] = step;
  if (hit >= 0) tiles[hit] = (tiles[hit] ?? 0) - 1;
  sketch.side = side === 0 ? 1 : 0;
  return () => {
    sketch.side = side;
    if (hit >= 0) tiles[hit] = (tiles[hit] ?? 0) + 1;
    at[side] = from;
    tiles[from] = before;
  };
};

/** @type {(sketch: Sketch, depth: number, low: number, high: number) => number} */
const search = (sketch, depth, low, high) => {
  if (!canStep(sketch)) return -WIN - depth;
  if (depth === 0) return evaluate(sketch);
  let best = -Infinity;
  for (const idea of findIdeas(sketch, IDEAS_LATER)) {
    const undo = tryOut(sketch, idea);
    const value = -search(sketch, depth - 1, -high, -Math.max(low, best));
    undo();
    best = Math.max(best, value);
    if (best >= high) break;
  }
  return best;
};

/** Stops above `enough`. @type {(sketch: Sketch, depth: number, enough: number) => Generator<undefined, number>} */
function* searchReply(sketch, depth, cutoff) {
  if (depth === 0 || !canStep(sketch)) return search(sketch, depth, -Infinity, Infinity);
  let best = -Infinity;
  for (const idea of findIdeas(sketch, IDEAS_LATER)) {
    const undo = tryOut(sketch, idea);
    const value = -search(sketch, depth - 1, -cutoff, -best);
    undo();
    best = Math.max(best, value);
    if (best >= cutoff) break;
    yield;
  }
  return best;
}

/**
 * Generator, so that thinking is spread over frames. Deterministic per position, level and random source.
 * @param {Position} position with at least one legal step
 * @param {Level} level
 * @param {Random} random
 * @returns {Generator<undefined, Turn>}
 */
export function* think({ tiles, at, side }, level, random) {
  const { depth, error } = LEVELS[level];
  /** @type {Sketch} */
  const sketch = { tiles: Int8Array.from(tiles), at: [...at], side };
  let best = { value: -Infinity, step: -1, hit: -1 };
  for (const idea of findIdeas(sketch, IDEAS_AT_FIRST)) {
    const wobble = random.range(-error, error);
    const undo = tryOut(sketch, idea);
    const value = wobble - (yield* searchReply(sketch, depth - 1, wobble - best.value));
    undo();
    if (value > best.value) best = { value, step: idea.step, hit: idea.hit };
    yield;
  }
  return { step: best.step, hit: best.hit < 0 ? null : best.hit };
}

/** @param {Position} position @param {Level} level @param {Random} random @returns {Turn} */
export const decide = (position, level, random) => {
  const thought = think(position, level, random);
  for (;;) {
    const { done, value } = thought.next();
    if (done) return value;
  }
};
