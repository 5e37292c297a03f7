// @ts-check
import { describe, expect, it } from "vitest";
import { createRandom } from "../kit/random.js";
import { gripAt, isOnLine } from "./chopsticks.js";
import { BOWL_CELLS, isInBowl, isSame, speedAt } from "./rules.js";
import { CLOCK_SECONDS, PHASE_STEPS, createRun } from "./run.js";
import { NO_TURN, createCarefulPlayer } from "./scripted-player.js";
import { NARUTO_STEPS, createToppings } from "./toppings.js";

/** @import { Controls, NoodleRun, RunEvent } from "./run.js" */

const SEEDS = [1, 3, 4294967295];
const MAX_RUN_STEPS = 60 * 130;

/** @param {NoodleRun} run @param {(run: NoodleRun) => Controls} player @param {number} [maxSteps] steps */
const play = (run, player, maxSteps = MAX_RUN_STEPS) => {
  for (let step = 0; step < maxSteps && !run.isOver; step++) run.step(player(run));
  return run;
};

const straightOn = () => NO_TURN;

/** @param {NoodleRun} run @param {(event: RunEvent) => void} listener @param {number} steps */
const listen = (run, listener, steps) => play(run, createCarefulListener(run, listener), steps);

/** @param {NoodleRun} run @param {(event: RunEvent) => void} listener */
const createCarefulListener = (run, listener) => {
  const player = createCarefulPlayer();
  return () => {
    run.events.forEach(listener);
    return player(run);
  };
};

describe("the rules", () => {
  it.each([
    [0, 7],
    [1, 7.2],
    [30, 13],
    [99, 13],
  ])("after %i toppings the noodle swims %f cells a second", (toppings, speed) =>
    expect(speedAt(toppings)).toBeCloseTo(speed),
  );

  it("the bowl has 25 by 15 cells and round corners", () => {
    expect(BOWL_CELLS).toHaveLength(25 * 15 - 4);
    for (const corner of [
      { x: 0, y: 0 },
      { x: 24, y: 0 },
      { x: 0, y: 14 },
      { x: 24, y: 14 },
      { x: -1, y: 7 },
      { x: 25, y: 7 },
      { x: 12, y: 15 },
    ])
      expect(isInBowl(corner)).toBe(false);
    expect(isInBowl({ x: 1, y: 0 })).toBe(true);
  });

  it.each([
    [0, "away"],
    [1199, "away"],
    [1200, "warning"],
    [1259, "warning"],
    [1260, "down"],
    [1439, "down"],
    [1440, "away"],
    [2400, "warning"],
  ])("at step %i the chopsticks are %s", (steps, grip) => expect(gripAt(steps)).toBe(grip));

  it("a naruto expires after six seconds", () => expect(NARUTO_STEPS).toBe(360));

  it("serves a scallion always, an egg after 25 % of the bites, a naruto after 8 %", () => {
    const toppings = createToppings(createRandom(5), createRandom(6));
    const counts = { scallion: 0, egg: 0, naruto: 0 };
    for (let bite = 0; bite < 4000; bite++) {
      toppings.serve(bite, []);
      for (const topping of toppings.list) {
        counts[topping.kind] += 1;
        toppings.remove(topping);
      }
    }
    expect(counts.scallion).toBe(4000);
    expect(counts.egg / 4000).toBeCloseTo(0.25, 1);
    expect(counts.naruto / 4000).toBeCloseTo(0.08, 1);
  });

  it("removes an expired naruto", () => {
    const toppings = createToppings({ ...createRandom(1), chance: () => true }, createRandom(2));
    toppings.serve(100, []);
    toppings.expire(459);
    expect(toppings.list.map(({ kind }) => kind)).toEqual(["scallion", "egg", "naruto"]);
    toppings.expire(460);
    expect(toppings.list.map(({ kind }) => kind)).toEqual(["scallion", "egg"]);
  });
});

describe("a bite", () => {
  it.each(SEEDS)("adds the points and cells of its topping (seed %i)", (seed) => {
    const run = createRun({ seed });
    let [points, cells, narutos] = [0, 4, 0];
    listen(
      run,
      (event) => {
        if (event.kind !== "bite") return;
        points += { scallion: 10, egg: 30, naruto: 100 }[event.topping];
        cells += { scallion: 1, egg: 2, naruto: 3 }[event.topping];
        narutos += event.topping === "naruto" ? 1 : 0;
      },
      60 * 60,
    );
    expect(points).toBeGreaterThan(200);
    expect(run.body.length + run.hunger).toBe(cells);
    expect(run.points).toBe(points);
    expect(run.naruto).toBe(narutos);
  });
});

describe("a turn", () => {
  it("into the neck is ignored, two are queued, a third is dropped", () => {
    const run = createRun({ seed: 2 });
    run.step({ ...NO_TURN, left: true });
    run.step({ ...NO_TURN, right: true });
    expect(run.turns).toEqual([]);
    run.step({ ...NO_TURN, up: true });
    run.step({ ...NO_TURN, left: true });
    run.step({ ...NO_TURN, down: true });
    expect(run.turns).toEqual(["up", "left"]);
    play(run, straightOn, 22);
    expect(run.direction).toBe("left");
    expect(run.turns).toEqual([]);
  });
});

describe("a run ends", () => {
  it("on the rim", () => {
    const run = createRun({ seed: 3 });
    const caught = play(run, straightOn);
    expect(caught.phase).toBe("caught");
    expect(caught.head).toEqual({ x: 24, y: 7 });
    expect(caught.phaseSteps).toBe(PHASE_STEPS.caught);
  });

  it("on its own noodle, but not on the cell its tail leaves", () => {
    const run = createRun({ seed: 3 });
    /** @param {(typeof NO_TURN)[]} turns */
    const swim = (turns) => turns.forEach((turn) => play(run, () => turn, 9));
    swim([
      { ...NO_TURN, up: true },
      { ...NO_TURN, left: true },
      { ...NO_TURN, down: true },
      { ...NO_TURN, right: true },
      { ...NO_TURN, up: true },
    ]);
    expect(run.phase).toBe("swimming");
    run.hunger = 5;
    play(run, createLoop(), 120);
    expect(run.phase).toBe("caught");
  });

  it("under the chopsticks", () => {
    const run = createRun({ seed: 8 });
    run.steps = 1258;
    run.grip = "warning";
    run.line = { axis: "row", index: run.head.y };
    run.step(NO_TURN);
    expect(run.phase).toBe("swimming");
    run.step(NO_TURN);
    expect(run.events).toContainEqual({ kind: "caught", by: "chopsticks" });
  });

  it("with 180 cells, and 2000 points more", () => {
    const run = createRun({ seed: 8 });
    const snake = BOWL_CELLS.filter(({ y }) => y !== 7);
    run.body = [...run.body, ...snake].slice(0, 179);
    run.hunger = 1;
    run.points = 500;
    play(run, straightOn);
    expect(run.phase).toBe("full");
    expect(run.score).toBe(2500);
  });
});

const createLoop = () => {
  const order = /** @type {const} */ (["up", "left", "down", "right"]);
  let [turn, steps] = [0, 0];
  return () => ({ ...NO_TURN, ...(steps++ % 9 === 0 ? { [order[turn++ % 4] ?? "up"]: true } : {}) });
};

describe("a careful player", () => {
  it.each(SEEDS)("scores more than 500 points (seed %i)", (seed) => {
    const run = play(createRun({ seed }), createCarefulPlayer());
    expect(run.score).toBeGreaterThan(500);
    expect(run.score).toBeLessThan(9000);
  });

  it.each(SEEDS)("counts naruto for 120 seconds (seed %i)", (seed) => {
    const run = play(createRun({ seed, mode: "naruto" }), createCarefulPlayer());
    if (run.phase === "timeUp") expect(run.steps).toBe(CLOCK_SECONDS * 60);
    expect(run.score).toBe(run.naruto);
    expect(run.score).toBeLessThan(60);
  });

  it("is deterministic", () => {
    const runs = [9, 9, 10].map((seed) => play(createRun({ seed }), createCarefulPlayer(), 3000));
    expect(runs[0]?.body).toEqual(runs[1]?.body);
    expect(runs[0]?.score).toBe(runs[1]?.score);
    expect(runs[0]?.body).not.toEqual(runs[2]?.body);
  });
});

describe("random controls", () => {
  it.each(Array.from({ length: 16 }, (_, seed) => seed))("never break the rules (%i)", (seed) => {
    const chance = createRandom(seed * 31 + 7);
    const run = createRun({ seed, mode: seed % 2 === 0 ? "" : "naruto" });
    const careful = createCarefulPlayer();
    for (let step = 0; step < 60 * 50 && !run.isOver; step++) {
      const wild = { ...NO_TURN, [chance.pick(["up", "down", "left", "right"])]: chance.chance(0.02) };
      run.step(chance.chance(0.7) ? careful(run) : wild);
      if (run.hasEaten) continue;
      expect(run.body.every(isInBowl)).toBe(true);
      expect(run.body.filter((cell) => isSame(cell, run.head))).toHaveLength(1);
      expect(run.toppings.list.filter(({ kind }) => kind === "scallion")).toHaveLength(1);
      expect(run.turns.length).toBeLessThanOrEqual(2);
      if (run.grip === "down" && run.phase === "swimming") expect(isOnLine(run.line, run.head)).toBe(false);
    }
    expect(Number.isSafeInteger(run.score)).toBe(true);
  });
});
