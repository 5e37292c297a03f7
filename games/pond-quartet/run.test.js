// @ts-check
import { describe, expect, it } from "vitest";
import { createRun } from "./run.js";
import { stepsPerBeat, tempoOf, timingOf } from "./rhythm.js";
import { FROGS, SONG_LENGTH, composeSong } from "./song.js";

/** @typedef {ReturnType<typeof createRun>} Run */
/** @typedef {import("./run.js").Controls} Controls */
/** @typedef {(run: Run) => Controls} Player */

const MAX_STEPS = 60 * 60 * 60 * 3;

/** @param {Run} run */
const expectedFrog = (run) => run.song[run.grades.length] ?? "down";
/** @param {Run} run */
const wrongFrog = (run) => FROGS.find((frog) => frog !== expectedFrog(run)) ?? "down";

/** @param {Run} run */
const offsetOfNextStep = (run) => 1 - (run.beatsToFirstNote + run.grades.length) * run.beatSteps;

/**
 * @param {number} delayMs
 * @returns {Player}
 */
const playerWithDelay = (delayMs) => (run) => {
  if (!run.isListening && !(run.phase === "turn" && delayMs < 0)) return {};
  if (run.isTimed && offsetOfNextStep(run) < (delayMs * 60) / 1000) return {};
  return { [expectedFrog(run)]: true };
};
const perfectPlayer = playerWithDelay(0);
/** @type {Player} */
const wrongPlayer = (run) => (run.isListening ? { [wrongFrog(run)]: true } : {});

/**
 * @param {Run} run
 * @param {Player} player
 * @param {(run: Run) => boolean} isDone
 */
function play(run, player, isDone) {
  for (let step = 0; step < MAX_STEPS && !run.isOver && !isDone(run); step += 1) run.step(player(run));
  return run;
}

/** @param {number} round @param {string} mode */
const runAtRound = (round, mode = "") =>
  play(createRun({ seed: 7, mode }), perfectPlayer, (run) => run.round === round && run.phase === "sing");
/** @param {Run} run */
const never = (run) => run.isOver;

describe("song", () => {
  it("is the same for the same seed and different for another", () => {
    expect(composeSong(42)).toEqual(composeSong(42));
    expect(composeSong(42)).not.toEqual(composeSong(43));
    expect(composeSong(42)).toHaveLength(SONG_LENGTH);
  });

  it("uses all four frogs and never one of them three times in a row", () => {
    const song = composeSong(5);
    expect(new Set(song).size).toBe(4);
    expect(song.some((frog, index) => frog === song[index + 1] && frog === song[index + 2])).toBe(false);
  });
});

describe("rhythm", () => {
  it("starts at 90 bpm, rises by 4 a round and stops at 168", () => {
    expect([1, 2, 8, 20, 21, 99].map((round) => tempoOf(round, ""))).toEqual([90, 94, 118, 166, 168, 168]);
    expect(stepsPerBeat(90)).toBe(40);
  });

  it("keeps 140 bpm when the tempo is fixed", () => {
    expect([1, 8, 50].map((round) => tempoOf(round, "longest-140"))).toEqual([140, 140, 140]);
  });

  it("is clean within 80 ms, late within 160 ms, and a miss beyond, early or late", () => {
    expect([0, 4, -4, 4.8].map(timingOf)).toEqual(["clean", "clean", "clean", "clean"]);
    expect([5, -5, 9.6].map(timingOf)).toEqual(["late", "late", "late"]);
    expect([9.7, -10, 40].map(timingOf)).toEqual(["miss", "miss", "miss"]);
  });
});

describe("rounds", () => {
  it("sing one note more each round, on the beat", () => {
    const run = createRun({ seed: 7, mode: "" });
    /** @type {Record<number, number[]>} */
    const sungAt = {};
    for (let step = 0; run.round < 5; step += 1) {
      run.step(perfectPlayer(run));
      if (run.round < 5 && run.events.some((event) => event.type === "sing")) (sungAt[run.round] ??= []).push(step);
    }
    const [first = 0, second = 0, third = 0] = sungAt[3] ?? [];
    expect(Object.values(sungAt).map((steps) => steps.length)).toEqual([1, 2, 3, 4]);
    expect([second - first, third - first]).toEqual([37, 74]);
  });

  it("count only the order up to round 7", () => {
    const run = play(
      runAtRound(7),
      (now) => (now.phase === "turn" && now.clock > 400 ? perfectPlayer(now) : {}),
      (now) => now.round === 8,
    );
    expect([run.lives, run.score]).toEqual([3, 2800]);
  });

  it("ignore presses while the pond sings", () => {
    const run = createRun({ seed: 7, mode: "" });
    play(
      run,
      (now) => (now.phase === "turn" ? {} : { up: true, down: true, left: true, right: true }),
      (now) => now.phase === "turn",
    );
    expect([run.lives, run.grades.length]).toEqual([3, 0]);
  });

  it("give 100 points a note and 50 more for a clean one from round 8 on", () => {
    expect(runAtRound(9).score).toBe(2800 + 8 * 150);
  });

  it("end the run after the last note of the song, at the highest score", () => {
    const run = play(createRun({ seed: 1, mode: "" }), perfectPlayer, never);
    expect([run.isOver, run.round, run.lives, run.score]).toEqual([true, SONG_LENGTH, 3, 741_100]);
  });
});

describe("lives", () => {
  it("are lost with every wrong note, which replays the phrase; the third ends the run", () => {
    const run = createRun({ seed: 7, mode: "" });
    /** @type {number[]} */
    const remainingLives = [];
    let phrases = 0;
    while (!run.isOver) {
      run.step(wrongPlayer(run));
      for (const event of run.events) {
        if (event.type === "miss") remainingLives.push(event.remainingLives);
        if (event.type === "sing") phrases += 1;
      }
    }
    expect(remainingLives).toEqual([2, 1, 0]);
    expect([phrases, run.score, run.round]).toEqual([3, 0, 1]);
  });

  it("are not lost by waiting in the first rounds, but are once timing counts", () => {
    const patient = play(
      createRun({ seed: 7, mode: "" }),
      () => ({}),
      (run) => run.clock > 3600,
    );
    expect([patient.phase, patient.lives]).toEqual(["turn", 3]);
    const silent = play(
      runAtRound(8),
      () => ({}),
      (run) => run.phase === "sorry",
    );
    expect([silent.lives, silent.mistake?.pressed]).toEqual([2, null]);
  });

  it("are regained with a clean first attempt above eight notes", () => {
    const run = play(runAtRound(8), wrongPlayer, (now) => now.phase === "sorry");
    expect(run.lives).toBe(2);
    play(run, perfectPlayer, (now) => now.round === 9);
    expect(run.lives).toBe(2);
    play(run, perfectPlayer, (now) => now.round === 10);
    expect(run.lives).toBe(3);
    play(run, perfectPlayer, (now) => now.round === 12);
    expect(run.lives).toBe(3);
  });

  it("are not regained for a late note or a repeated phrase", () => {
    const run = play(runAtRound(9), wrongPlayer, (now) => now.phase === "sorry");
    play(run, perfectPlayer, (now) => now.round === 10);
    expect(run.lives).toBe(2);
    play(run, playerWithDelay(120), (now) => now.round === 11);
    expect(run.lives).toBe(2);
  });
});

describe("timing", () => {
  it("accepts a late player without the clean bonus", () => {
    const run = play(runAtRound(8), playerWithDelay(120), (now) => now.round === 9);
    expect([run.lives, run.score]).toEqual([3, 2800 + 800]);
  });

  it("accepts a slightly early player as clean", () => {
    expect(play(runAtRound(8), playerWithDelay(-60), (now) => now.round === 9).score).toBe(2800 + 1200);
  });

  it("turns notes beyond 160 ms into misses, early and late", () => {
    expect(play(runAtRound(8), playerWithDelay(190), (now) => now.phase === "sorry").lives).toBe(2);
    expect(play(runAtRound(8), playerWithDelay(-200), (now) => now.phase === "sorry").mistake?.pressed).toBe(
      expectedFrog(runAtRound(8)),
    );
  });

  it("ignores presses during the count-in", () => {
    const run = runAtRound(8);
    play(
      run,
      (now) => (now.beatsToFirstNote > 0.55 ? { [wrongFrog(now)]: true } : {}),
      (now) => now.isListening,
    );
    expect(run.lives).toBe(3);
  });
});

describe("score modes", () => {
  it("count points equally in the normal and in the score mode", () => {
    expect(runAtRound(12, "score").score).toBe(runAtRound(12).score);
  });

  it("count the longest finished phrase at the fixed tempo", () => {
    const run = play(runAtRound(12, "longest-140"), wrongPlayer, never);
    expect([run.isOver, run.score, run.beatSteps]).toEqual([true, 11, stepsPerBeat(140)]);
  });

  it("give the same score for the same seed and controls", () => {
    /** @returns {Player} */
    const sloppy = () => {
      let turn = 0;
      return (run) => ((turn += 1) % 997 === 0 ? { up: true, left: true } : playerWithDelay((turn % 7) * 20)(run));
    };
    const scores = [1, 1, 2].map((seed) => play(createRun({ seed, mode: "" }), sloppy(), never).score);
    expect(scores[0]).toBe(scores[1]);
    expect(scores[0]).toBeGreaterThan(2000);
  });
});
