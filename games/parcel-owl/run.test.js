// @ts-check
import { describe, expect, it } from "vitest";
import { createRandom } from "../kit/random.js";
import { LEVELS } from "./levels.js";
import { DELIVERED_STEPS, createRun, starsFor } from "./run.js";
import { SOLUTIONS } from "./solutions.js";
import { solve } from "./solver.js";
import { DIRECTIONS, findRoute, isCorner, isDelivered, moveOwl, readPlan } from "./warehouse.js";

/** @import { Controls } from "./hands.js" */
/** @import { OwlRun } from "./run.js" */
/** @import { Direction } from "./warehouse.js" */

/** @type {Controls} */
const NOTHING = {
  ...{ up: false, right: false, down: false, left: false },
  ...{ undo: false, restart: false, confirm: false, shelf: false, touch: null, newPresses: [] },
};
/** @type {Record<string, Direction>} */
const BY_LETTER = { u: "up", r: "right", d: "down", l: "left" };
const QUICK_SEARCH_LIMIT = 6_000;

/** @param {number} level @returns {Direction[]} */
const solutionOf = (level) => [...(SOLUTIONS[level] ?? "")].map((letter) => BY_LETTER[letter] ?? "up");

/** @param {OwlRun} run @param {readonly Direction[]} moves */
const playMoves = (run, moves) => {
  for (const direction of moves) {
    run.step({ ...NOTHING, [direction]: true });
    run.step(NOTHING);
  }
  return run;
};

/** @param {OwlRun} run */
const playOut = (run) => {
  for (let step = 0; step < 4000 && !run.isOver; step++) {
    if (run.phase === "working" && run.moves === 0) playMoves(run, solutionOf(run.number));
    run.step(NOTHING);
  }
  return run;
};

/** @param {readonly string[]} plan @param {string} letters */
const play = (plan, letters) => {
  const { hall, load } = readPlan(plan);
  return [...letters].reduce(
    (/** @type {ReturnType<typeof moveOwl>} */ at, letter) => at && moveOwl(hall, at, BY_LETTER[letter] ?? "up"),
    { ...load, pushed: -1, carried: [] },
  );
};

/** @param {readonly string[]} plan @param {string} letters */
const parcelsAfter = (plan, letters) => play(plan, letters)?.parcels ?? null;

describe("the forty levels", () => {
  it("are forty, each different", () => {
    expect(LEVELS).toHaveLength(40);
    expect(SOLUTIONS).toHaveLength(40);
    expect(new Set(LEVELS.map(({ plan }) => plan.join("\n"))).size).toBe(40);
  });

  it.each(LEVELS.map((level, number) => ({ ...level, number })))(
    "level $number is solved in its par of $par",
    ({ plan, par, number }) => {
      const { hall, load } = readPlan(plan);
      expect(hall.columns).toBeLessThanOrEqual(12);
      expect(hall.rows).toBeLessThanOrEqual(9);
      expect(hall.bays).toHaveLength(load.parcels.length);
      const moves = solutionOf(number);
      expect(moves).toHaveLength(par);
      /** @type {import("./warehouse.js").Load} */
      let at = load;
      for (const direction of moves) {
        expect(isDelivered(hall, at)).toBe(false);
        const moved = moveOwl(hall, at, direction);
        if (!moved) throw new Error("The solution hits an obstacle.");
        at = moved;
      }
      expect(isDelivered(hall, at)).toBe(true);
    },
  );

  it("have the minimum of moves as par, where the solver finds it quickly", () => {
    const proved = LEVELS.filter(({ plan, par }) => {
      const { hall, load } = readPlan(plan);
      const solution = solve(hall, load, QUICK_SEARCH_LIMIT);
      if (solution) expect(solution).toHaveLength(par);
      return solution !== null;
    });
    expect(proved.length).toBeGreaterThan(8);
  });

  it("have heavy parcels from the 13th and belts from the 25th level on", () => {
    LEVELS.forEach(({ plan }, number) => {
      const signs = plan.join("");
      if (number < 12) expect(signs).not.toContain("H");
      if (number < 24) expect(signs).not.toMatch(/[<>^v]/);
      if (number >= 12 && number < 24) expect(signs).toContain("H");
      if (number >= 24) expect(signs).toMatch(/[<>^v]/);
    });
  });
});

describe("pushing", () => {
  it("moves one parcel, never two, and never pulls", () => {
    expect(parcelsAfter(["#######", "#@$  .#", "#######"], "rr")).toEqual([11]);
    expect(parcelsAfter(["#######", "#@$$ .#", "#######"], "r")).toBeNull();
    expect(parcelsAfter(["#######", "# $@ .#", "#######"], "r")).toEqual([9]);
    expect(parcelsAfter(["#####", "#@$.#", "#####"], "rr")).toBeNull();
  });

  it("needs a free cell behind the owl for a heavy parcel", () => {
    expect(parcelsAfter(["#######", "#@H  .#", "#######"], "r")).toBeNull();
    expect(parcelsAfter(["#######", "# @H .#", "#######"], "r")).toEqual([11]);
    expect(parcelsAfter(["#######", "#$@H .#", "#######"], "r")).toBeNull();
  });

  it("tints a parcel in a corner unless it is a bay", () => {
    const { hall } = readPlan(["#####", "#@ .#", "#   #", "#####"]);
    expect(isCorner(hall, 6)).toBe(true);
    expect(isCorner(hall, 7)).toBe(false);
    expect(isCorner(hall, 8)).toBe(false);
    expect(isCorner(hall, 13)).toBe(true);
  });
});

describe("belts", () => {
  it("move a parcel one cell after each move", () => {
    const plan = ["#########", "#@$>>> .#", "#       #", "#########"];
    expect(parcelsAfter(plan, "r")).toEqual([13]);
    expect(parcelsAfter(plan, "rd")).toEqual([14]);
    expect(parcelsAfter(plan, "rdr")).toEqual([15]);
    expect(parcelsAfter(plan, "rdrr")).toEqual([15]);
  });

  it("do not move a parcel without a free cell", () => {
    expect(parcelsAfter(["########", "#@$>#  #", "#    . #", "########"], "rd")).toEqual([11]);
    expect(parcelsAfter(["#########", "#@$>$ . #", "#     . #", "#########"], "r")).toEqual([12, 13]);
  });
});

describe("a run", () => {
  it("counts the remaining moves after undo and restart", () => {
    const run = createRun({ seed: 0 });
    const start = run.load;
    playMoves(run, ["right", "right"]);
    expect(run.moves).toBe(2);
    run.step({ ...NOTHING, undo: true });
    expect(run.moves).toBe(1);
    run.step({ ...NOTHING, restart: true });
    expect(run.moves).toBe(0);
    expect(run.load).toEqual(start);
  });

  it("steps again while a key is held", () => {
    const run = createRun({ seed: 0, first: 4 });
    for (let step = 0; step < 13; step++) run.step({ ...NOTHING, undo: true });
    expect(run.moves).toBe(0);
  });

  it("walks to a tapped cell", () => {
    const run = createRun({ seed: 0 });
    const { hall, load } = run;
    const reachable = hall.isInside.flatMap((_, cell) => (findRoute(hall, load, cell) ? [cell] : []));
    const goal = reachable.at(-1) ?? 0;
    run.step({ ...NOTHING, touch: { cell: goal } });
    for (let step = 0; step < 200; step++) run.step(NOTHING);
    expect(run.load.owl).toBe(goal);
    expect(run.load.parcels).toEqual(load.parcels);
  });

  it.each([
    [10, 10, 3],
    [12, 10, 2],
    [13, 10, 1],
  ])("gives stars: %i moves for a par of %i are %i", (moves, par, stars) => expect(starsFor(moves, par)).toBe(stars));

  it("pays 100 for each star of all levels", () => {
    const run = playOut(createRun({ seed: 0, stars: [0, 2, 3], first: 3 }));
    expect(run.stars.slice(0, 5)).toEqual([0, 2, 3, 3, 0]);
    expect(run.score).toBe(800);
    expect(run.isOver).toBe(true);
  });

  it("selects a level on the shelf by keys or touch", () => {
    const run = createRun({ seed: 0, first: null });
    expect(run.phase).toBe("choosing");
    playMoves(run, ["right", "down"]);
    expect(run.shelfCursor).toBe(11);
    run.step({ ...NOTHING, confirm: true });
    expect([run.phase, run.number]).toEqual(["working", 11]);
    run.step({ ...NOTHING, shelf: true });
    run.step({ ...NOTHING, touch: { level: 30 } });
    expect([run.phase, run.number]).toEqual(["working", 30]);
  });
});

describe("the challenges", () => {
  it.each([0, 1, 2, 7, 4294967295])("score the moves for three levels of the seed (seed %i)", (seed) => {
    const run = createRun({ seed, mode: "three" });
    const pars = run.levels.map((number) => LEVELS[number]?.par ?? 0);
    expect(pars).toHaveLength(3);
    playOut(run);
    expect(run.score).toBe(pars.reduce((sum, par) => sum + par, 0));
    expect(createRun({ seed, mode: "three" }).levels).toEqual(run.levels);
  });

  it("score the time for one level", () => {
    const run = createRun({ seed: 3, mode: "fastest" });
    for (let step = 0; step < 100; step++) run.step(NOTHING);
    playOut(run);
    expect(run.score).toBe(Math.round(((100 + 2 * run.par - 1) * 1000) / 60));
    expect(run.phaseSteps).toBe(DELIVERED_STEPS);
  });
});

describe("random controls", () => {
  it("keep everything inside and are deterministic", () => {
    for (const mode of ["", "three", "fastest"]) {
      const runs = [1, 2].map(() => {
        const random = createRandom(5);
        const run = createRun({ seed: 6, mode, first: 30 });
        for (let step = 0; step < 4000; step++) {
          const direction = random.pick(DIRECTIONS);
          const touch = random.chance(0.02) ? { cell: random.int(-5, 120) } : null;
          run.step({ ...NOTHING, [direction]: random.chance(0.6), undo: random.chance(0.05), touch });
          const { hall, load } = run;
          const cells = [load.owl, ...load.parcels];
          if (new Set(cells).size < cells.length || cells.some((cell) => !hall.isInside[cell]))
            throw new Error(`Invalid positions: ${cells.join()}.`);
        }
        return run;
      });
      expect(runs[0]?.load).toEqual(runs[1]?.load);
      expect(runs[0]?.score).toBe(runs[1]?.score);
    }
  });
});
