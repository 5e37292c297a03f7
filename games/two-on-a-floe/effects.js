// @ts-check
import { createParticles } from "../kit/particles.js";
import { COLORS, SCARVES } from "./palette.js";
import { placeOf } from "./places.js";

/** @import { Burst } from "../kit/particles.js" */
/** @import { Side } from "./position.js" */
/** @import { FloeRun, RunEvent } from "./run.js" */
/** @typedef {ReturnType<typeof createEffects>} Effects */
/** @typedef {{ side: Side, from: number, to: number, age: number }} Hop */

const STEP_SECONDS = 1 / 60;
export const HOP_STEPS = 18;
export const SWING_STEPS = 24;
export const SINK_STEPS = 50;
const JOLT_STEPS = 12;
const CONFETTI_EVERY_STEPS = 12;
const UP = /** @type {const} */ ([-Math.PI * 0.95, -Math.PI * 0.05]);

/** @satisfies {Record<string, Burst>} */
const BURSTS = {
  snow: { count: 7, speed: [20, 60], angle: UP, colors: [COLORS.white, COLORS.ice], size: [1, 2.4], life: [0.2, 0.5] },
  chips: {
    count: 12,
    speed: [40, 150],
    angle: UP,
    colors: [COLORS.white, COLORS.crackedIce, COLORS.crack],
    size: [2, 4.5],
    life: [0.4, 0.8],
    gravity: 320,
    spin: 9,
    shape: "shard",
  },
  splash: {
    count: 22,
    speed: [40, 170],
    angle: UP,
    colors: [COLORS.wave, COLORS.white, COLORS.iceRight],
    size: [1.5, 3.6],
    life: [0.4, 0.9],
    gravity: 300,
    spread: 12,
  },
  confetti: {
    count: 14,
    speed: [50, 150],
    angle: UP,
    colors: [COLORS.gold, COLORS.white, SCARVES[0][0], SCARVES[1][0], COLORS.beak],
    size: [2.4, 4],
    life: [0.8, 1.5],
    gravity: 130,
    spin: 9,
    shape: "square",
  },
};

export const createEffects = () => ({
  particles: createParticles(),
  /** @type {Hop | null} */
  hop: null,
  /** @type {{ side: Side, tile: number, age: number } | null} the side that has just hit, and where */
  swing: null,
  /** @type {{ tile: number, age: number }[]} */
  sinking: [],
  /** @type {Map<number, number>} steps since a tile was hit */
  jolts: new Map(),
  shake: 0,
  steps: 0,
  endSteps: 0,
});

/** @param {Effects} effects @param {RunEvent} event */
const applyEvent = (effects, { kind, tile, from, side }) => {
  const { particles } = effects;
  if (kind === "step" && tile !== undefined && from !== undefined && side !== undefined)
    effects.hop = { side, from, to: tile, age: 0 };
  if ((kind !== "crack" && kind !== "sink") || tile === undefined) return;
  const { x, y } = placeOf(tile);
  if (side !== undefined) effects.swing = { side, tile, age: 0 };
  particles.burst(kind === "crack" ? BURSTS.chips : BURSTS.splash, x, y);
  effects.shake = kind === "crack" ? 1.6 : 2.6;
  if (kind === "crack") effects.jolts.set(tile, 0);
  else effects.sinking.push({ tile, age: 0 });
};

/** @param {Effects} effects */
const land = (effects) => {
  const { hop, particles } = effects;
  if (!hop || ++hop.age < HOP_STEPS) return;
  const { x, y } = placeOf(hop.to);
  particles.burst(BURSTS.snow, x, y);
  effects.jolts.set(hop.to, 4);
  effects.hop = null;
};

/** One step after the run has ended. @param {Effects} effects */
export const settleEffects = (effects) => {
  effects.steps += 1;
  effects.particles.advance(STEP_SECONDS);
  land(effects);
  if (effects.swing && ++effects.swing.age >= SWING_STEPS) effects.swing = null;
  effects.sinking = effects.sinking.filter((one) => (one.age += 1) < SINK_STEPS);
  for (const [tile, age] of effects.jolts) {
    if (age >= JOLT_STEPS) effects.jolts.delete(tile);
    else effects.jolts.set(tile, age + 1);
  }
  effects.shake *= 0.86;
};

/** @param {Effects} effects @param {FloeRun} run */
export const stepEffects = (effects, { state }) => {
  for (const event of state.events) applyEvent(effects, event);
  settleEffects(effects);
  if (state.stage !== "over" || state.winner === null) return;
  effects.endSteps += 1;
  if (effects.endSteps % CONFETTI_EVERY_STEPS !== 0) return;
  const { x, y } = placeOf(state.position.at[state.winner]);
  const { random } = effects.particles;
  effects.particles.burst(BURSTS.confetti, x + random.range(-70, 70), y - random.range(40, 90));
};
