// @ts-check
import { describe, expect, it } from "vitest";
import { reachedIn } from "./achievements.js";
import { createRun } from "./run.js";
import { playCarefully } from "./test-player.js";

const IDLE = { isJumpPressed: false, isJumpHeld: false, isSlidePressed: false, isSlideHeld: false };

/** @param {Partial<import("./run.js").State>} reached */
const keysOf = (reached) => reachedIn({ ...createRun({ seed: 1, mode: "" }).state, ...reached });

describe("achievements of a run", () => {
  it("are none at its beginning", () => {
    expect(keysOf({})).toEqual([]);
  });

  it.each([
    [{ fireflies: 1 }, ["first-firefly"]],
    [{ fireflies: 9 }, ["first-firefly"]],
    [{ fireflies: 10 }, ["first-firefly", "ten-fireflies"]],
    [{ chain: 4 }, []],
    [{ chain: 5 }, ["full-chain"]],
  ])("count what was caught: %j", (reached, keys) => {
    expect(keysOf(reached)).toEqual(keys);
  });

  it("come with a fall between the roofs", () => {
    const run = createRun({ seed: 1, mode: "distance" });
    for (let step = 0; step < 6000 && !run.isOver; step++) run.step(IDLE);
    expect(reachedIn(run.state)).toContain("first-fall");
  });

  it("come with a kilometre and with the bell", () => {
    const run = createRun({ seed: 4, mode: "bell-tower" });
    playCarefully(run, 90);
    expect(reachedIn(run.state)).toEqual(expect.arrayContaining(["kilometre", "bell-tower", "first-firefly"]));
    expect(reachedIn(run.state)).not.toContain("first-fall");
  });
});
