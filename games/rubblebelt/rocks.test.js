// @ts-check
import { describe, expect, it } from "vitest";
import { createRandom } from "../kit/random.js";
import { createWave, splitRock } from "./rocks.js";
import { ROCKS, SAFE_DISTANCE_PX, bigRocksOf } from "./rules.js";
import { aimBolt, createScout, flyScout } from "./scout.js";
import { bearingOf, distanceBetween, shortestTurn, offsetTo } from "./space.js";

/** @import { Rock } from "./rocks.js" */

const SEEDS = [0, 1, 5, 21, 4294967295];

/** @returns {Rock} */
const createTestRock = () => {
  const [rock] = createWave(createRandom(4), 1, { x: 320, y: 180 });
  if (!rock) throw new RangeError("A wave without rocks.");
  return rock;
};

describe("a rock", () => {
  it.each(
    /** @type {const} */ ([
      ["big", 40],
      ["middle", 70],
      ["small", 110],
    ]),
  )("of size %s flies %i px/s", (size, speed) => {
    expect(ROCKS[size].speed).toBe(speed);
    /** @type {import("./rules.js").RockSize} */
    const before = size === "small" ? "middle" : "big";
    const parent = { ...createTestRock(), size: before };
    const rocks = size === "big" ? [createTestRock()] : splitRock(createRandom(1), parent);
    for (const rock of rocks) if (rock.size === size) expect(Math.hypot(rock.vx, rock.vy)).toBeCloseTo(speed);
  });

  it("appears 3 + n times in wave n, at most ten times, at least 120 px from the ship", () => {
    expect([1, 2, 5, 7, 8, 20].map(bigRocksOf)).toEqual([4, 5, 8, 10, 10, 10]);
    for (const seed of SEEDS)
      for (const ship of [
        { x: 5, y: 5 },
        { x: 320, y: 180 },
        { x: 630, y: 200 },
      ])
        for (const rock of createWave(createRandom(seed), 9, ship))
          expect(distanceBetween(rock, ship)).toBeGreaterThanOrEqual(SAFE_DISTANCE_PX);
  });

  it("is ice from wave three on", () => {
    const iceOf = (/** @type {number} */ wave) =>
      createWave(createRandom(1), wave, { x: 0, y: 0 }).filter(({ isIce }) => isIce).length;
    expect([1, 2, 3, 4, 5].map(iceOf)).toEqual([0, 0, 1, 1, 2]);
  });
});

describe("a scout", () => {
  it("aims within fifteen degrees", () => {
    const random = createRandom(8);
    const target = { x: 320, y: 180 };
    let bolts = 0;
    for (let flights = 0; flights < 20; flights++) {
      const scout = createScout(random);
      while (flyScout(scout)) {
        const bolt = aimBolt(random, scout, target);
        if (!bolt) continue;
        bolts += 1;
        const error = shortestTurn(bearingOf({ x: bolt.vx, y: bolt.vy }) - bearingOf(offsetTo(scout, target)));
        expect(Math.abs(error)).toBeLessThanOrEqual(15);
      }
    }
    expect(bolts).toBeGreaterThan(60);
  });
});
