// @ts-check
import { describe, expect, it } from "vitest";
import { createRandom } from "../kit/random.js";
import { DIRECTIONS, canMove, freeCells, slideBoard } from "./board.js";
import { GOAL_VALUE, PUSH_STEP, TIDE_MOVES, TIDE_STEPS, createRun } from "./run.js";
import { NOTHING, carefulPlayer } from "./scripted-player.js";

/** @import { Board, Direction } from "./board.js" */
/** @import { Controls, SeaglassRun } from "./run.js" */

const SEEDS = [1, 2, 3, 5, 4294967295];
const MAX_RUN_STEPS = 20000;

/** @param {readonly number[]} values of sixteen cells, 0: none @returns {Board} */
const boardOf = (values) => values.map((value, id) => (value === 0 ? null : { id, value }));

/** @param {Board} board */
const valuesOf = (board) => board.map((shard) => shard?.value ?? 0);

/** @param {SeaglassRun} run @param {(run: SeaglassRun) => Controls} player */
const play = (run, player) => {
  for (let step = 0; step < MAX_RUN_STEPS && !run.isOver; step++) run.step(player(run));
  return run;
};

/** @param {SeaglassRun} run @param {Direction | "undo"} control */
const press = (run, control) => run.step({ ...NOTHING, [control]: true });

/** @param {SeaglassRun} run @param {number} steps */
const wait = (run, steps) => {
  for (let step = 0; step < steps; step++) run.step(NOTHING);
};

const ROW = [2, 2, 4, 0];
const REST = Array.from({ length: 12 }, () => 0);
const CHECKED = [2, 4, 2, 4, 4, 2, 4, 2, 2, 4, 2, 4, 4, 2, 4, 2];

describe("a slide", () => {
  it.each(
    /** @type {const} */ ([
      ["left", [2, 2, 4, 0], [4, 4, 0, 0]],
      ["right", [2, 2, 4, 0], [0, 0, 4, 4]],
      ["left", [2, 2, 2, 2], [4, 4, 0, 0]],
      ["left", [4, 2, 2, 0], [4, 4, 0, 0]],
      ["right", [2, 2, 2, 0], [0, 0, 2, 4]],
      ["left", [8, 0, 0, 8], [16, 0, 0, 0]],
      ["left", [2, 4, 8, 16], [2, 4, 8, 16]],
    ]),
  )("%s turns %j into %j: one fuse per shard", (direction, row, result) => {
    const { board } = slideBoard(boardOf([...row, ...REST]), direction);
    expect(valuesOf(board).slice(0, 4)).toEqual(result);
  });

  it("works along columns", () => {
    const board = boardOf([2, 0, 0, 4, 2, 0, 8, 4, 0, 0, 0, 4, 4, 0, 0, 4]);
    expect(valuesOf(slideBoard(board, "up").board)).toEqual([4, 0, 8, 8, 4, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(valuesOf(slideBoard(board, "down").board)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 8, 4, 0, 8, 8]);
  });

  it("reports moved and fused shards", () => {
    const { travels, fuses } = slideBoard(boardOf([...ROW, ...REST]), "left");
    expect(travels).toEqual([
      { id: 1, from: 1, to: 0, isAbsorbed: true },
      { id: 2, from: 2, to: 1, isAbsorbed: false },
    ]);
    expect(fuses).toEqual([{ id: 0, at: 0, value: 4 }]);
  });

  it("is impossible on a full board without equal neighbours", () => {
    expect(canMove(boardOf(CHECKED))).toBe(false);
    expect(canMove(boardOf([4, ...CHECKED.slice(1)]))).toBe(true);
    expect(canMove(boardOf([0, ...CHECKED.slice(1)]))).toBe(true);
    for (const direction of DIRECTIONS) expect(slideBoard(boardOf(CHECKED), direction).travels).toEqual([]);
  });
});

describe("a move", () => {
  it("scores the fused values and adds one new shard", () => {
    const run = createRun({ seed: 7 });
    run.board = boardOf([...ROW, ...REST]);
    press(run, "left");
    expect(run.score).toBe(4);
    expect(run.moves).toBe(1);
    expect(freeCells(run.board)).toHaveLength(13);
  });

  it("that moves nothing does not count", () => {
    const run = createRun({ seed: 7 });
    run.board = boardOf([2, 4, 8, 16, ...REST]);
    press(run, "up");
    press(run, "left");
    expect(run.moves).toBe(0);
    expect(freeCells(run.board)).toHaveLength(12);
    expect(run.events).toEqual([{ kind: "blocked", direction: "left" }]);
  });

  it("adds a 2 nine times in ten, otherwise a 4", () => {
    const values = Array.from({ length: 800 }, (_, seed) => {
      const run = createRun({ seed: seed * 7919 });
      run.board = boardOf([0, 2, ...REST, 0, 0]);
      press(run, "left");
      const spawned = run.events.find((event) => event.kind === "spawn");
      return spawned?.kind === "spawn" ? spawned.value : 0;
    });
    const fours = values.filter((value) => value === 4).length;
    expect(values.filter((value) => value === 2)).toHaveLength(800 - fours);
    expect(fours / 800).toBeCloseTo(0.1, 1);
  });
});

describe("the tide", () => {
  it("comes with every twelfth move and pushes up once; what it fuses counts double", () => {
    const run = createRun({ seed: 3 });
    run.moves = TIDE_MOVES - 1;
    run.board = boardOf([0, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0, 0, 16, 0, 0]);
    press(run, "right");
    expect(run.phase).toBe("tide");
    const before = run.points;
    const pushed = slideBoard(run.board, "up");
    wait(run, PUSH_STEP - 1);
    expect(run.points).toBe(before);
    wait(run, 1);
    expect(run.board).toEqual(pushed.board);
    expect(run.points - before).toBe(2 * pushed.fuses.reduce((sum, { value }) => sum + value, 0));
    expect(run.points - before).toBeGreaterThanOrEqual(32);
    wait(run, TIDE_STEPS - PUSH_STEP);
    expect(run.phase).toBe("playing");
    expect(run.tide).toBe(0);
  });

  it("queues a move that is requested meanwhile", () => {
    const run = createRun({ seed: 3 });
    run.moves = TIDE_MOVES - 1;
    run.board = boardOf([2, 0, 0, 0, ...REST]);
    press(run, "right");
    press(run, "down");
    wait(run, TIDE_STEPS);
    expect(run.moves).toBe(TIDE_MOVES + 1);
  });
});

describe("the undo", () => {
  it("reverts one move, once, and does not reroll", () => {
    const run = createRun({ seed: 11 });
    press(run, "undo");
    expect(run.hasUndo).toBe(true);
    run.board = boardOf([...ROW, ...REST]);
    press(run, "left");
    const { board } = run;
    press(run, "undo");
    expect(valuesOf(run.board)).toEqual([...ROW, ...REST]);
    expect([run.points, run.moves]).toEqual([0, 0]);
    press(run, "left");
    expect(valuesOf(run.board)).toEqual(valuesOf(board));
    press(run, "undo");
    expect(run.moves).toBe(1);
  });

  it("unblocks a stuck board", () => {
    const run = createRun({ seed: 11 });
    run.board = boardOf([0, 8, 16, 32, 64, 2, 4, 8, 16, 32, 64, 128, 4, 256, 8, 1024]);
    press(run, "left");
    expect(run.phase).toBe("stuck");
    wait(run, 200);
    expect(run.isOver).toBe(false);
    press(run, "undo");
    expect(run.phase).toBe("playing");
  });
});

describe("a careful player", () => {
  it.each(SEEDS)("scores more than 3000 points (seed %i)", (seed) => {
    const run = play(createRun({ seed }), carefulPlayer);
    expect(run.phase).toBe("stuck");
    expect(run.score).toBeGreaterThan(3000);
    expect(run.score).toBeLessThan(4_000_000);
  });

  it("reaches the 512 in mode moves with the number of moves as score", () => {
    const runs = SEEDS.map((seed) => play(createRun({ seed, mode: "moves" }), carefulPlayer));
    const won = runs.filter(({ phase }) => phase === "won");
    expect(won.length).toBeGreaterThan(1);
    for (const run of won) {
      expect(run.score).toBe(run.moves);
      expect(run.score).toBeLessThan(400);
      expect(run.board.some((shard) => shard?.value === GOAL_VALUE)).toBe(true);
    }
    for (const run of runs) if (run.phase === "stuck") expect(run.score).toBeNull();
  });

  it("is deterministic", () => {
    const runs = [4, 4, 6].map((seed) => play(createRun({ seed }), carefulPlayer));
    expect(runs[0]?.board).toEqual(runs[1]?.board);
    expect(runs[0]?.score).toBe(runs[1]?.score);
    expect(runs[0]?.board).not.toEqual(runs[2]?.board);
  });
});

describe("random controls", () => {
  it.each(Array.from({ length: 20 }, (_, seed) => seed))("never break the rules (%i)", (seed) => {
    const chance = createRandom(seed * 13 + 5);
    const run = createRun({ seed, mode: seed % 2 === 0 ? "" : "moves" });
    for (let step = 0; step < 6000 && !run.isOver; step++) {
      const pressed = chance.pick(DIRECTIONS);
      run.step({ ...NOTHING, [pressed]: chance.chance(0.4), undo: chance.chance(0.002) });
      const values = valuesOf(run.board).filter((value) => value > 0);
      expect(values.every((value) => value >= 2 && Number.isInteger(Math.log2(value)))).toBe(true);
      expect(values.length).toBeGreaterThan(0);
      const ids = run.board.flatMap((shard) => (shard ? [shard.id] : []));
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect(run.isOver).toBe(true);
    expect(run.score === null || Number.isSafeInteger(run.score)).toBe(true);
  });
});
