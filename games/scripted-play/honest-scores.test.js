// @ts-check
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadWords } from "../ribbon-rally/dictionary.js";

const SLUGS = [
  "kilnbreak",
  "lantern-run",
  "long-noodle",
  "parcel-owl",
  "pond-quartet",
  "ribbon-rally",
  "rubblebelt",
  "seaglass",
  "softfall",
  "tall-order",
  "truffle-hunch",
  "two-on-a-floe",
];
const SEED = 1;
const STEPS_PER_SECOND = 60;
const MAX_STEPS = 150 * STEPS_PER_SECOND;

/**
 * @typedef {{ mode: string, type: string, minScore?: number, maxScore: number, maxPerSecond?: number, minSeconds?: number }} Mode
 */

/** @param {string} slug @returns {Mode[]} */
const modesOf = (slug) => JSON.parse(readFileSync(new URL(`../${slug}/game.json`, import.meta.url), "utf8")).modes;

/** @param {string} slug @param {string} mode */
async function play(slug, mode) {
  const { createRun } = await import(`../${slug}/run.js`);
  const { createPlayer } = await import(`../scripted-play/${slug}.js`);
  const run = createRun({ seed: SEED, mode, ...(slug === "ribbon-rally" && { words: await loadWords("en") }) });
  const player = createPlayer();
  let steps = 0;
  while (!run.isOver && steps < MAX_STEPS) {
    run.step(player(run));
    steps += 1;
  }
  return { score: run.isOver ? run.score : null, currentScore: run.score, seconds: steps / STEPS_PER_SECOND };
}

describe.each(SLUGS)("the bounds of %s", (slug) => {
  it.each(modesOf(slug))("accept honest runs of mode '$mode'", async (mode) => {
    const { minScore = 0, maxScore, maxPerSecond = Infinity, minSeconds = 0 } = mode;
    const { score, currentScore, seconds } = await play(slug, mode.mode);
    if (mode.type === "points") expect((currentScore ?? 0) / seconds).toBeLessThan(maxPerSecond / 2);
    if (score === null) return;
    expect(score).toBeGreaterThan(minScore);
    expect(score).toBeLessThanOrEqual(maxScore);
    expect(seconds).toBeGreaterThan(minSeconds);
  });
});
