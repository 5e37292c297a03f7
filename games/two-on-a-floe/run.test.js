// @ts-check
import { describe, expect, it } from "vitest";
import { createRandom } from "../kit/random.js";
import { legalSteps, createPosition, reachOf, replay } from "./position.js";
import { createRun } from "./run.js";
import { TURN_STEPS } from "./turns.js";
import { NOTHING, createPlayer } from "./scripted-player.js";

/** @import { Controls, FloeRun } from "./run.js" */

const FRIEND = 0;
const EASY = 1;
const MAX_GAME_STEPS = 60 * 60 * 6;

/** @param {FloeRun} run @param {(run: FloeRun) => Controls} player @param {number} [steps] */
const play = (run, player, steps = MAX_GAME_STEPS) => {
  for (let step = 0; step < steps && !run.isOver; step++) run.step(player(run));
  return run;
};

/** @param {FloeRun} run @param {(run: FloeRun) => boolean} isDone @param {Partial<Controls>} [controls] */
const waitFor = (run, isDone, controls = {}) => {
  for (let step = 0; step < 2000 && !isDone(run); step++) run.step({ ...NOTHING, ...controls });
  return run;
};

describe("against Nanuk", () => {
  it.each([1, 2, 4])("a good player beats the first level and gets a score (seed %i)", (seed) => {
    const run = play(createRun({ seed }), createPlayer(3, EASY));
    const { winner, ownTurns, position } = run.state;
    expect(winner).toBe(0);
    expect(run.score).toBe(1000 - 20 * ownTurns + 10 * reachOf(position, 0));
    expect(run.score).toBeGreaterThan(200);
    expect(run.score).toBeLessThan(1450);
  });

  it("a timeout makes a random choice, and a loss has no score", () => {
    const run = createRun({ seed: 2, mode: "nanuk" });
    for (let step = 0; step < TURN_STEPS - 1; step++) run.step(NOTHING);
    expect(run.state.stage).toBe("step");
    run.step(NOTHING);
    expect(run.state.stage).toBe("hit");
    waitFor(run, ({ state }) => state.log.length === 1);
    expect(run.state.log).toHaveLength(1);
    run.state.clockSteps = TURN_STEPS;
    play(run, (one) => {
      one.state.clockSteps = Math.min(one.state.clockSteps, 1);
      return NOTHING;
    });
    expect(run.state.winner).toBe(1);
    expect(run.isOver).toBe(true);
    expect(run.score).toBeNull();
  });

  it("fewest-turns counts the own turns of a win", () => {
    const runs = [2, 4].map((seed) => play(createRun({ seed, mode: "fewest-turns" }), createPlayer(3, EASY)));
    expect(runs.some(({ state }) => state.winner === 0)).toBe(true);
    for (const { state, score } of runs) {
      expect(state.rival).toBe(2);
      expect(score).toBe(state.winner === 0 ? state.ownTurns : null);
      expect(state.ownTurns).toBeLessThan(60);
    }
  });

  it("nanuk means the third level", () => expect(createRun({ seed: 1, mode: "nanuk" }).state.rival).toBe(3));
});

describe("on the same device", () => {
  it("both sides choose, there is no score, and the log replays the complete game", () => {
    const run = play(createRun({ seed: 3 }), createPlayer(1, FRIEND));
    const { log, position, winner } = run.state;
    expect(run.isOver).toBe(true);
    expect(run.score).toBeNull();
    expect(replay(createPosition(3, 1), JSON.parse(JSON.stringify(log)))).toEqual(position);
    expect(legalSteps(position)).toEqual([]);
    expect(position.side).not.toBe(winner);
  });

  it("the green scarf begins every other game", () => {
    const sides = [10, 11].map((seed) => {
      const run = createRun({ seed });
      run.step({ ...NOTHING, choice: FRIEND });
      return run.state.position.side;
    });
    expect(sides).toEqual([0, 1]);
  });
});

describe("a turn by keyboard", () => {
  it("chooses the rival, steps with an arrow, aims and hits", () => {
    const run = createRun({ seed: 6 });
    run.step({ ...NOTHING, dx: -1 });
    expect(run.state.choice).toBe(FRIEND);
    run.step({ ...NOTHING, confirm: true });
    expect(run.state.rival).toBe("friend");
    waitFor(run, ({ choices }) => choices.length > 0);
    const from = run.state.position.at[0];
    run.step({ ...NOTHING, dx: 1 });
    expect(run.state.position.at[0]).not.toBe(from);
    waitFor(run, ({ choices }) => choices.length > 0);
    const { cursor } = run.state;
    run.step({ ...NOTHING, dx: -1 });
    expect(run.state.cursor).not.toBe(cursor);
    const target = run.state.cursor;
    run.step({ ...NOTHING, confirm: true });
    expect(run.state.position.tiles[target]).toBe(1);
    expect(run.state.position.side).toBe(1);
  });

  it("rejects an illegal step", () => {
    const run = waitFor(createRun({ seed: 6, mode: "nanuk" }), ({ choices }) => choices.length > 0);
    run.step({ ...NOTHING, tile: 24 });
    expect(run.state.events).toEqual([{ kind: "refuse" }]);
    run.step({ ...NOTHING, dx: -1 });
    expect(run.state.stage).toBe("step");
  });
});

describe("a run", () => {
  it("is deterministic", () => {
    const [first, second] = [5, 5].map((seed) => play(createRun({ seed }), createPlayer(2, EASY)));
    expect(first?.state.log).toEqual(second?.state.log);
    expect(first?.score).toBe(second?.score);
  });

  it.each([0, 7, 19])("never breaks the rules with random controls (seed %i)", (seed) => {
    const random = createRandom(seed);
    const run = createRun({ seed });
    for (let step = 0; step < 9000 && !run.isOver; step++) {
      const tile = random.chance(0.2) ? random.int(-3, 60) : null;
      const choice = random.chance(0.1) ? random.int(-1, 5) : null;
      run.step({ tile, choice, dx: random.int(-1, 1), dy: random.int(-1, 1), confirm: random.chance(0.1) });
    }
    const { log, position, rival } = run.state;
    const start = createPosition(seed, rival === "friend" && seed % 2 === 1 ? 1 : 0);
    const settled = run.state.stage === "hit" ? null : position;
    if (settled) expect(replay(start, log)).toEqual(settled);
    expect(log.length).toBeGreaterThan(0);
  });
});
