// @ts-check
import { describe, expect, it } from "vitest";
import { createRandom } from "../kit/random.js";
import { TILES, columnOf, mirrored, rowOf, stepsBetween, tileOf } from "./board.js";
import { decide } from "./nanuk.js";
import { placeOf, adjacentTile, nearestTile, tileTowards } from "./places.js";
import { afterHit, afterStep, afterTurn, createPosition, legalHits, legalSteps, reachOf, replay } from "./position.js";

/** @import { Position, Turn } from "./position.js" */

const SEEDS = [0, 1, 5, 21, 4294967295];

/** @param {number} seed */
const wander = (seed) => {
  const random = createRandom(seed);
  const start = createPosition(seed, 0);
  /** @type {Turn[]} */
  const log = [];
  let position = start;
  for (let steps = legalSteps(position); steps.length > 0; steps = legalSteps(position)) {
    const step = random.pick(steps);
    const hits = legalHits(afterStep(position, step));
    const turn = { step, hit: hits.length > 0 ? random.pick(hits) : null };
    position = afterTurn(position, turn);
    log.push(turn);
  }
  return { start, log, position };
};

describe("the board", () => {
  it.each(SEEDS)("is seven by seven with four mirrored tiles missing near the corners (seed %i)", (seed) => {
    const { tiles, at } = createPosition(seed, 0);
    const missing = tiles.flatMap((hits, tile) => (hits === 0 ? [tile] : []));
    expect(tiles).toHaveLength(49);
    expect(missing).toHaveLength(4);
    for (const tile of missing) {
      expect(missing).toContain(mirrored(tile));
      const corners = [tileOf(0, 0), tileOf(6, 0), tileOf(0, 6), tileOf(6, 6)];
      expect(Math.min(...corners.map((corner) => stepsBetween(corner, tile)))).toBeLessThanOrEqual(2);
    }
    expect(at).toEqual([tileOf(0, 3), tileOf(6, 3)]);
    expect(mirrored(at[0])).toBe(at[1]);
  });

  it("differs from seed to seed", () => {
    const boards = new Set(Array.from({ length: 40 }, (_, seed) => createPosition(seed, 0).tiles.join("")));
    expect(boards.size).toBeGreaterThan(10);
  });
});

describe("a turn", () => {
  const start = createPosition(3, 0);

  it("steps to one of the eight neighbours that is ice and empty", () => {
    const middle = { ...start, at: /** @type {[number, number]} */ ([tileOf(3, 3), tileOf(3, 4)]) };
    expect(legalSteps(middle)).toHaveLength(7);
    for (const tile of legalSteps(middle)) expect(stepsBetween(tile, tileOf(3, 3))).toBe(1);
    const holed = { ...middle, tiles: middle.tiles.map((hits, tile) => (tile === tileOf(2, 2) ? 0 : hits)) };
    expect(legalSteps(holed)).not.toContain(tileOf(2, 2));
  });

  it("hits any free tile within two steps", () => {
    const tiles = start.tiles.map(() => 2);
    const middle = { ...start, tiles, at: /** @type {[number, number]} */ ([tileOf(3, 3), tileOf(5, 3)]) };
    const hits = legalHits(middle);
    expect(hits).toHaveLength(23);
    expect(hits).not.toContain(tileOf(5, 3));
    expect(hits).not.toContain(tileOf(3, 3));
  });

  it("cracks a tile first and sinks it then", () => {
    const tile = tileOf(3, 3);
    const cracked = afterHit(start, tile);
    expect(cracked.tiles[tile]).toBe(1);
    expect(cracked.side).toBe(1);
    expect(afterHit(cracked, tile).tiles[tile]).toBe(0);
  });

  it("sinks a cracked tile that is stepped off", () => {
    const from = start.at[0];
    const cracked = { ...start, tiles: start.tiles.map((hits, tile) => (tile === from ? 1 : hits)) };
    expect(afterStep(cracked, tileOf(1, 3)).tiles[from]).toBe(0);
    expect(afterStep(start, tileOf(1, 3)).tiles[from]).toBe(2);
  });

  it("does not mutate the previous position", () => {
    const before = structuredClone(start);
    afterTurn(start, { step: tileOf(1, 3), hit: tileOf(3, 3) });
    expect(start).toEqual(before);
  });

  it("counts the tiles that can still be reached", () => {
    expect(reachOf(start, 0)).toBe(49 - 4 - 2);
    const walled = start.tiles.map((hits, tile) => (columnOf(tile) === 2 ? 0 : hits));
    const west = walled.filter((hits, tile) => hits > 0 && columnOf(tile) < 2).length;
    expect(reachOf({ ...start, tiles: walled }, 0)).toBe(west - 1);
  });
});

describe("a log", () => {
  it.each(SEEDS)("can be serialised and replayed to the same position (seed %i)", (seed) => {
    const { start, log, position } = wander(seed);
    const sent = JSON.parse(JSON.stringify({ start, log }));
    expect(replay(sent.start, sent.log)).toEqual(position);
  });

  it("is rejected if a turn is against the rules", () => {
    const start = createPosition(3, 0);
    expect(() => replay(start, [{ step: tileOf(3, 3), hit: tileOf(3, 4) }])).toThrow(RangeError);
    expect(() => replay(start, [{ step: tileOf(1, 3), hit: tileOf(5, 3) }])).toThrow(RangeError);
    expect(() => replay(start, [{ step: tileOf(1, 3), hit: null }])).toThrow(RangeError);
  });

  it.each(SEEDS)("keeps the board valid with random turns (seed %i)", (seed) => {
    const { log, position } = wander(seed);
    expect(log.length).toBeLessThanOrEqual(2 * TILES);
    expect(position.tiles.every((hits) => hits >= 0 && hits <= 2)).toBe(true);
    expect(position.tiles[position.at[0]]).toBeGreaterThan(0);
    expect(position.tiles[position.at[1]]).toBeGreaterThan(0);
    expect(legalSteps(position)).toEqual([]);
  });
});

describe("Nanuk", () => {
  /** @param {Position} position @param {1 | 2 | 3} level */
  const turnOf = (position, level) => decide(position, level, createRandom(1));

  it.each(/** @type {const} */ ([1, 2, 3]))("plays by the rules on level %i and is deterministic", (level) => {
    const { start, log } = wander(4);
    const position = replay(start, log.slice(0, 12));
    const turn = turnOf(position, level);
    expect(() => replay(position, [turn])).not.toThrow();
    expect(turnOf(position, level)).toEqual(turn);
  });

  it.each(/** @type {const} */ ([1, 2, 3]))("blocks the rival's last step on level %i", (level) => {
    const tiles = Array.from({ length: TILES }, () => 0);
    for (const tile of [tileOf(0, 0), tileOf(2, 2), tileOf(3, 2), tileOf(2, 3), tileOf(3, 3)]) tiles[tile] = 2;
    tiles[tileOf(1, 0)] = 1;
    const position = {
      tiles,
      at: /** @type {[number, number]} */ ([tileOf(0, 0), tileOf(3, 3)]),
      side: /** @type {const} */ (1),
    };
    expect(legalSteps(afterTurn(position, turnOf(position, level)))).toEqual([]);
  });

  it("is stronger on its second level than on its first", () => {
    let wins = 0;
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const random = createRandom(seed);
      const strong = seed % 2;
      let position = createPosition(seed, 0);
      while (legalSteps(position).length > 0)
        position = afterTurn(position, decide(position, position.side === strong ? 2 : 1, random));
      if (position.side !== strong) wins += 1;
    }
    expect(wins).toBeGreaterThanOrEqual(5);
  });
});

describe("the picture", () => {
  it("finds every tile at its centre", () => {
    const all = Array.from({ length: TILES }, (_, tile) => tile);
    for (const tile of all) expect(nearestTile(placeOf(tile), all)).toBe(tile);
    expect(nearestTile({ x: 5, y: 5 }, all)).toBeNull();
  });

  it("steps where the arrow points", () => {
    const from = tileOf(3, 3);
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
      [1, -1],
      [-1, -1],
      [1, 1],
      [-1, 1],
    ]) {
      const place = placeOf(adjacentTile(from, { dx: dx ?? 0, dy: dy ?? 0 }));
      const start = placeOf(from);
      if (dx) expect(Math.sign(place.x - start.x)).toBe(dx);
      if (dy) expect(Math.sign(place.y - start.y)).toBe(dy);
    }
    expect(adjacentTile(tileOf(0, 0), { dx: -1, dy: -1 })).toBe(-1);
  });

  it("moves the cursor in the arrow's direction over gaps, and stays without a target", () => {
    const far = tileOf(5, 1);
    expect(tileTowards(tileOf(3, 3), { dx: 1, dy: 0 }, [far, tileOf(1, 5)])).toBe(far);
    expect(tileTowards(tileOf(3, 3), { dx: 0, dy: 1 }, [far])).toBe(tileOf(3, 3));
    expect(rowOf(tileTowards(tileOf(3, 3), { dx: 0, dy: -1 }, [tileOf(2, 2), tileOf(1, 1)]))).toBe(2);
  });
});
