// @ts-check
import { describe, expect, it } from "vitest";
import { createRandom } from "../kit/random.js";
import { clockOf, createBoard, dig, flag } from "./board.js";
import { BEETLE, OPEN, UNKNOWN, deduce, isSolvable } from "./deduction.js";
import { cellsAround, createField, spreadFrom } from "./field.js";
import { hideBeetles, hideTruffles } from "./meadow.js";
import { PHASE_STEPS, SIZES, createRun, middleOf, pointsOf } from "./run.js";

/** @import { Controls, TruffleRun } from "./run.js" */
/** @import { Board, RunEvent } from "./board.js" */

const NOTHING = { left: false, right: false, up: false, down: false, dig: false, flag: false, touch: null };
const SEEDS = [0, 1, 2, 3, 5, 8, 4294967295];
const THINKING_STEPS = 20;

/** @param {TruffleRun} run */
const skipToDigging = (run) => {
  for (let step = 0; step < 400 && run.phase !== "digging" && !run.isOver; step++) run.step(NOTHING);
  return run;
};

/** @param {Board} board */
const cellStatesOf = ({ covers }) =>
  Uint8Array.from(covers, (cover) => (cover === "open" ? OPEN : cover === "flag" ? BEETLE : UNKNOWN));

/** @param {TruffleRun} run @returns {Controls["touch"]} never a guess */
const carefulTouch = ({ board }) => {
  if (!board.field) return { cell: middleOf(board.size), act: "dig" };
  const { safe, bad } = deduce(board.field, cellStatesOf(board));
  if (bad[0] !== undefined) return { cell: bad[0], act: "flag" };
  return safe[0] === undefined ? null : { cell: safe[0], act: "dig" };
};

/** @param {TruffleRun} run */
const playCarefully = (run) => {
  for (let step = 0; step < 60 * 600 && !run.isOver; step++) {
    const isThinking = run.phase !== "digging" || step % THINKING_STEPS > 0;
    run.step({ ...NOTHING, touch: isThinking ? null : carefulTouch(run) });
  }
  return run;
};

/** @param {TruffleRun} run @param {number} cell @param {"dig" | "flag"} act */
const touch = (run, cell, act) => run.step({ ...NOTHING, touch: { cell, act } });

/** @param {TruffleRun} run */
const beetleIn = ({ board }) => board.field?.isBeetle.indexOf(true) ?? 0;

describe("a board", () => {
  const sizes = /** @type {const} */ ([
    [9, 9, 10, SIZES.small],
    [12, 12, 24, SIZES.middle],
    [18, 10, 36, SIZES.large],
  ]);

  it.each(sizes)("of %i x %i hides %i beetles, away from the first dig, and needs no guess", (...[, , count, size]) => {
    const cells = size.columns * size.rows;
    for (const seed of SEEDS) {
      const start = createRandom(seed).int(0, cells - 1);
      const field = hideBeetles(size, start, createRandom(seed));
      expect(field.isBeetle.filter(Boolean)).toHaveLength(count);
      for (const cell of [start, ...(cellsAround(size.columns, size.rows)[start] ?? [])])
        expect(field.isBeetle[cell]).toBe(false);
      expect(isSolvable(field, start)).toBe(true);
      field.numbers.forEach((number, cell) => {
        expect(number).toBe(field.neighbours[cell]?.filter((next) => field.isBeetle[next]).length);
      });
    }
  });

  it("hides three truffles under safe cells that the first dig leaves covered", () => {
    for (const seed of SEEDS) {
      const field = hideBeetles(SIZES.middle, 30, createRandom(seed));
      const truffles = hideTruffles(field, 30, createRandom(seed));
      expect(new Set(truffles).size).toBe(3);
      const opened = spreadFrom(field, 30, () => true);
      for (const cell of truffles) expect(field.isBeetle[cell] || opened.includes(cell)).toBe(false);
    }
  });

  it("is rejected if it needs a guess", () => {
    const field = createField({ columns: 4, rows: 2, beetles: 2 }, [2, 7]);
    expect(isSolvable(field, 0)).toBe(false);
  });
});

describe("digging", () => {
  it("opens the rest around a number with enough flags", () => {
    const run = skipToDigging(createRun({ seed: 3, mode: "five" }));
    const { board } = run;
    const { field, covers } = board;
    const number = field?.numbers.findIndex((count, cell) => count > 0 && covers[cell] === "open") ?? 0;
    const around = field?.neighbours[number] ?? [];
    const hidden = around.filter((cell) => field?.isBeetle[cell]);
    touch(run, number, "dig");
    expect(run.events).toContainEqual({ type: "refused", cell: number });
    for (const cell of hidden) touch(run, cell, "flag");
    touch(run, number, "dig");
    expect(around.filter((cell) => covers[cell] === "grass")).toEqual([]);
    expect(run.phase).not.toBe("stung");
  });

  it("never opens a flag", () => {
    const run = skipToDigging(createRun({ seed: 3, mode: "five" }));
    const beetle = beetleIn(run);
    touch(run, beetle, "flag");
    touch(run, beetle, "dig");
    expect(run.board.covers[beetle]).toBe("flag");
    touch(run, beetle, "flag");
    expect(run.board.covers[beetle]).toBe("grass");
  });

  it("subtracts five seconds for a truffle", () => {
    const board = createBoard(SIZES.middle, 4);
    /** @type {RunEvent[]} */
    const events = [];
    dig(board, 0, events);
    board.steps = 60 * 20;
    dig(board, board.truffles[0] ?? 0, events);
    const found = events.filter(({ type }) => type === "truffle").length;
    expect(found).toBeGreaterThan(0);
    expect(clockOf(board)).toBe(20_000 - 5000 * found);
  });

  it("starts the clock with the first dig, on any cell", () => {
    for (const first of [0, 8, 40, 80]) {
      const run = createRun({ seed: 11 });
      for (let step = 0; step < 300; step++) run.step(NOTHING);
      expect(clockOf(run.board)).toBe(0);
      touch(run, first, "dig");
      expect(run.board.covers[first]).toBe("open");
      expect(run.board.field?.numbers[first]).toBe(0);
    }
  });
});

describe("the row of five", () => {
  it.each(SEEDS)("is cleared by reasoning alone (seed %i)", (seed) => {
    for (const mode of ["", "five"]) {
      const run = playCarefully(createRun({ seed, mode }));
      expect(run.results).toHaveLength(5);
      expect(run.results).not.toContain(null);
      expect(run.score).toBe(run.boards.reduce((sum, board) => sum + pointsOf(board), 0));
      expect(run.score).toBeGreaterThan(2000);
      expect(run.boards.every(({ trufflesFound }) => trufflesFound === 3)).toBe(true);
    }
  });

  it("continues after a beetle without points for that board", () => {
    const run = skipToDigging(createRun({ seed: 2, mode: "five" }));
    touch(run, beetleIn(run), "dig");
    expect(run.phase).toBe("stung");
    for (let step = 0; step < PHASE_STEPS.stung; step++) run.step(NOTHING);
    expect(run.index).toBe(1);
    playCarefully(run);
    expect(run.results[0]).toBeNull();
    expect(run.score).toBe(run.boards.slice(1).reduce((sum, board) => sum + pointsOf(board), 0));
  });

  it("gives 1000 points a board, one less per 100 ms, and never less than 100", () => {
    const board = createBoard(SIZES.small, 1);
    expect(pointsOf(board)).toBe(1000);
    board.steps = 60 * 40;
    expect(pointsOf(board)).toBe(600);
    board.steps = 60 * 4000;
    expect(pointsOf(board)).toBe(100);
  });
});

describe("the race", () => {
  it("scores the time minus the truffles", () => {
    const run = playCarefully(createRun({ seed: 7, mode: "fastest-12" }));
    expect(run.boards).toHaveLength(1);
    expect(run.board.size).toEqual({ columns: 12, rows: 12, beetles: 24 });
    expect(run.score).toBe(Math.round((run.board.steps * 1000) / 60) - 15_000);
  });

  it("has no score after a beetle", () => {
    const run = skipToDigging(createRun({ seed: 7, mode: "fastest-12" }));
    touch(run, beetleIn(run), "dig");
    expect(run.score).toBeNull();
    for (let step = 0; step < PHASE_STEPS.stung; step++) run.step(NOTHING);
    expect(run.isOver).toBe(true);
  });

  it("has the same board for the same seed", () => {
    const boards = [1, 2].map(() => skipToDigging(createRun({ seed: 9, mode: "fastest-12" })).board);
    expect(boards[0]?.field).toEqual(boards[1]?.field);
    expect(boards[0]?.truffles).toEqual(boards[1]?.truffles);
  });
});

describe("walking", () => {
  it("moves one cell at once, repeats after a delay, and stays on the board", () => {
    const run = createRun({ seed: 1 });
    const start = run.cursor;
    for (let step = 0; step < 15; step++) run.step({ ...NOTHING, right: true });
    expect(run.cursor).toBe(start + 1);
    for (let step = 0; step < 120; step++) run.step({ ...NOTHING, right: true, up: true });
    expect(run.cursor).toBe(8);
  });
});

describe("random controls", () => {
  it.each(SEEDS.slice(0, 3))("are deterministic and keep the counts valid (seed %i)", (seed) => {
    const play = (/** @type {string} */ mode) => {
      const run = createRun({ seed, mode });
      const random = createRandom(seed + 1);
      for (let step = 0; step < 2500 && !run.isOver; step++) {
        const act = random.pick(/** @type {const} */ (["aim", "flag", "flag", "dig"]));
        const cell = random.int(-3, 200);
        const isTouched = random.chance(0.2);
        run.step({
          ...NOTHING,
          left: random.chance(0.3),
          down: random.chance(0.3),
          flag: random.chance(0.05),
          touch: isTouched ? { cell, act } : null,
        });
        if (step % 25 > 0) continue;
        const { covers, size, remainingSafe } = run.board;
        expect(covers).toHaveLength(size.columns * size.rows);
        const opened = covers.filter((cover) => cover === "open").length;
        expect(opened + remainingSafe).toBe(covers.length - size.beetles);
        expect(run.cursor in covers).toBe(true);
      }
      return run;
    };
    for (const mode of ["", "five", "fastest-12"]) {
      const [first, second] = [play(mode), play(mode)];
      expect(first.score).toBe(second.score);
      expect(first.boards.map(({ covers }) => covers)).toEqual(second.boards.map(({ covers }) => covers));
    }
  });

  it("toggle a flag on grass only", () => {
    const board = createBoard(SIZES.small, 3);
    /** @type {RunEvent[]} */
    const events = [];
    flag(board, 4, events);
    expect(board.covers[4]).toBe("flag");
    flag(board, 4, events);
    expect(board.covers[4]).toBe("grass");
    expect(events.map(({ type }) => type)).toEqual(["flag", "unflag"]);
  });
});
