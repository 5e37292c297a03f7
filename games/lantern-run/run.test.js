// @ts-check
import { describe, expect, it } from "vitest";
import { createRun } from "./run.js";
import { FULL_LIGHT, START_SPEED_PX_S, TOP_SPEED_PX_S, jumpHeightAt, jumpSeconds, paceAt } from "./rules.js";
import { playCarefully } from "./test-player.js";

const IDLE = { isJumpPressed: false, isJumpHeld: false, isSlidePressed: false, isSlideHeld: false };
const JUMP = { ...IDLE, isJumpPressed: true, isJumpHeld: true };
const SLIDE = { ...IDLE, isSlidePressed: true };

/** @param {import("./run.js").LanternRun} run @param {typeof IDLE} controls @param {number} steps */
const repeat = (run, controls, steps) => {
  for (let step = 0; step < steps && !run.isOver; step++) run.step(controls);
};

/** @param {Partial<import("./course.js").Obstacle>} more */
const createObstacle = (more) => ({
  kind: /** @type {const} */ ("chimney"),
  left: 60,
  right: 84,
  top: 230,
  bottom: 262,
  roofTop: 262,
  look: 0,
  isHit: false,
  ...more,
});

describe("a run with a scripted player", () => {
  it.each([
    { mode: "", seed: 1, seconds: 60 },
    { mode: "distance", seed: 2, seconds: 60 },
    { mode: "fireflies", seed: 3, seconds: 91 },
    { mode: "bell-tower", seed: 4, seconds: 90 },
  ])("reaches the same score twice in mode '$mode'", ({ mode, seed, seconds }) => {
    const first = playCarefully(createRun({ seed, mode }), seconds);
    expect(first.score).toBeGreaterThan(0);
    expect(playCarefully(createRun({ seed, mode }), seconds)).toEqual(first);
  });

  it("can be played without a stumble for 90 seconds with any seed", () => {
    for (const seed of [5, 6, 7, 8]) {
      const { stumbles, metres } = playCarefully(createRun({ seed, mode: "distance" }), 90);
      expect(stumbles).toBe(0);
      expect(metres).toBe(3960);
    }
  });

  it("counts fireflies for exactly 90 seconds", () => {
    const run = createRun({ seed: 3, mode: "fireflies" });
    expect(playCarefully(run, 120).ending).toBe("time");
    expect(run.state.steps).toBe(5400);
    expect(run.score).toBe(run.state.fireflies);
  });

  it("scores the time to the bell tower in milliseconds", () => {
    const run = createRun({ seed: 4, mode: "bell-tower" });
    expect(playCarefully(run, 90)).toMatchObject({ ending: "bell", metres: 3000 });
    expect(run.score).toBe(Math.round((run.state.steps * 1000) / 60));
  });
});

describe("the rules of a run", () => {
  it("ends with a fall and without a score if the fox never jumps", () => {
    const run = createRun({ seed: 1, mode: "bell-tower" });
    repeat(run, IDLE, 600);
    expect(run.state.events.at(-1)?.kind).toBe("fall");
    expect(run.score).toBeNull();
  });

  it("scores one point per ten pixels", () => {
    const run = createRun({ seed: 1, mode: "" });
    repeat(run, IDLE, 60);
    expect(run.score).toBe(Math.floor(run.state.fox.x / 10));
    expect(run.state.speed).toBeCloseTo(START_SPEED_PX_S + 4);
  });

  it("multiplies the points of fireflies by the chain, up to five", () => {
    const run = createRun({ seed: 1, mode: "" });
    const { state } = run;
    state.light = 20;
    run.step(JUMP);
    state.course.fireflies = Array.from({ length: 7 }, (_, index) => ({
      x: state.fox.x + 14 + index * 0.1,
      y: state.fox.y - 22,
      isCollected: false,
    }));
    run.step({ ...IDLE, isJumpHeld: true });
    expect(state.bonus).toBe(25 * (1 + 2 + 3 + 4 + 5 + 5 + 5));
    expect(state.light).toBeGreaterThan(FULL_LIGHT - 1);
    repeat(run, IDLE, 60);
    expect(state.chain).toBe(0);
  });

  it("takes 25 light and halves the speed for 600 ms once per chimney", () => {
    const run = createRun({ seed: 1, mode: "distance" });
    run.state.course.obstacles = [createObstacle({})];
    repeat(run, IDLE, 14);
    expect(run.state.light).toBe(75);
    expect(run.state.speed).toBeLessThan(140);
    repeat(run, IDLE, 36);
    expect(run.state.light).toBe(75);
    expect(run.state.speed).toBeGreaterThan(260);
  });

  it("lets a sliding fox pass under a washing line", () => {
    const line = createObstacle({ kind: "line", top: 192, bottom: 237, right: 108 });
    const sliding = createRun({ seed: 1, mode: "distance" });
    sliding.state.course.obstacles = [{ ...line }];
    repeat(sliding, IDLE, 8);
    sliding.step(SLIDE);
    repeat(sliding, IDLE, 30);
    expect(sliding.state.light).toBe(100);
    const upright = createRun({ seed: 1, mode: "distance" });
    upright.state.course.obstacles = [{ ...line }];
    repeat(upright, IDLE, 30);
    expect(upright.state.light).toBe(75);
  });

  it("drains four light a second, more every 30 seconds, and ends at zero", () => {
    const run = createRun({ seed: 1, mode: "" });
    repeat(run, IDLE, 60);
    expect(run.state.light).toBeCloseTo(96);
    run.state.light = 0.01;
    run.step(IDLE);
    expect(run.state.events.at(-1)?.kind).toBe("dark");
  });

  it("offers no fireflies in distance mode", () => {
    const run = createRun({ seed: 1, mode: "distance" });
    playCarefully(run, 30);
    expect(run.state.course.fireflies).toEqual([]);
    expect(run.state.fireflies).toBe(0);
  });
});

describe("the course", () => {
  it("depends on the seed only, and all gaps can be jumped at its pace", () => {
    const { course } = createRun({ seed: 42, mode: "" }).state;
    const { course: otherCourse } = createRun({ seed: 42, mode: "" }).state;
    let roofs = course.roofs;
    for (let x = 0; x < 60_000; x += 500) {
      course.follow(x);
      roofs = [...new Set([...roofs, ...course.roofs])];
    }
    for (let x = 0; x < 60_000; x += 130) otherCourse.follow(x);
    [course, otherCourse].forEach(({ follow }) => follow(60_000));
    expect(otherCourse.roofs).toEqual(course.roofs);
    expect(otherCourse.obstacles).toEqual(course.obstacles);
    roofs.slice(1).forEach((roof, index) => {
      const before = roofs[index];
      if (!before) return;
      const gap = roof.left - before.right;
      const rise = before.top - roof.top;
      expect(gap).toBeGreaterThanOrEqual(60);
      expect(gap).toBeLessThanOrEqual(171);
      expect(Math.abs(rise)).toBeLessThanOrEqual(60);
      expect(gap).toBeLessThan(paceAt(before.right) * jumpSeconds(rise));
    });
  });

  it("computes the landing of a jump: its height equals the rise", () => {
    for (const rise of [-60, 0, 60]) expect(jumpHeightAt(jumpSeconds(rise))).toBeCloseTo(rise);
    expect(paceAt(1e9)).toBe(TOP_SPEED_PX_S);
  });
});
