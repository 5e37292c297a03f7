// @ts-check
import { beforeEach, describe, expect, it } from "vitest";
import { RESTART_LOCK_MS, RESUME_MS, createPlayCycle } from "./play-cycle.js";

/** @type {(string | number)[]} */
let reports = [];
let time = 0;
const portal = {
  start: () => void reports.push("start"),
  stop: () => void reports.push("stop"),
  score: (/** @type {number} */ score) => void reports.push(score),
};
/** @param {ReturnType<typeof createPlayCycle>} cycle */
const waitForResume = (cycle) => {
  expect(cycle.phase).toBe("resuming");
  time += RESUME_MS;
  cycle.tick();
  expect(cycle.phase).toBe("playing");
};
const createCycle = () => createPlayCycle({ portal, now: () => time });

beforeEach(() => {
  reports = [];
  time = 0;
});

describe("createPlayCycle", () => {
  it("reports start, score once and stop", () => {
    const cycle = createCycle();
    cycle.confirm();
    cycle.finish(70);
    cycle.finish(71);
    expect(reports).toEqual(["start", 70, "stop"]);
    expect(cycle.phase).toBe("over");
  });

  it("sends no score for a play that does not count", () => {
    const cycle = createCycle();
    cycle.confirm();
    cycle.finish(null);
    expect(reports).toEqual(["start", "stop"]);
  });

  it("does not restart within 400 ms after the end", () => {
    const cycle = createCycle();
    cycle.confirm();
    cycle.finish(1);
    time = RESTART_LOCK_MS - 1;
    expect(cycle.confirm()).toBe(false);
    time = RESTART_LOCK_MS;
    expect(cycle.confirm()).toBe(true);
    expect(cycle.phase).toBe("playing");
    expect(reports).toEqual(["start", 1, "stop", "start"]);
  });

  it("pauses by key and resumes by key or confirm", () => {
    const cycle = createCycle();
    cycle.togglePause();
    expect(cycle.phase).toBe("waiting");
    cycle.confirm();
    cycle.togglePause();
    expect(cycle.phase).toBe("paused");
    cycle.togglePause();
    waitForResume(cycle);
    cycle.togglePause();
    cycle.confirm();
    expect(cycle.tick()).toBe(1);
    waitForResume(cycle);
    expect(reports).toEqual(["start"]);
  });

  it("resumes after an interruption by the page but not after the player's pause", () => {
    const cycle = createCycle();
    cycle.confirm();
    cycle.interrupt();
    expect(cycle.phase).toBe("paused");
    cycle.resume();
    cycle.interrupt();
    expect(cycle.phase).toBe("paused");
    cycle.resume();
    waitForResume(cycle);
    cycle.togglePause();
    cycle.interrupt();
    cycle.resume();
    expect(cycle.phase).toBe("paused");
  });

  it("is not interrupted before the first input or after the end", () => {
    const cycle = createCycle();
    cycle.interrupt();
    expect(cycle.phase).toBe("waiting");
    cycle.confirm();
    cycle.finish(1);
    cycle.interrupt();
    expect(cycle.phase).toBe("over");
  });
});
