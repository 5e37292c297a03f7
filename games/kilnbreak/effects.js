// @ts-check
import { createParticles } from "../kit/particles.js";
import { BURSTS, shardsOf } from "./bursts.js";

/** @import { Brick } from "./levels.js" */
/** @import { KilnbreakRun, RunEvent } from "./run.js" */
/** @typedef {ReturnType<typeof createEffects>} Effects */
/** @typedef {{ x: number, y: number, points: number, factor: number, age: number }} Pop */

const STEP_SECONDS = 1 / 60;
export const POP_STEPS = 42;
export const JOLT_STEPS = 14;
const SETTLED_STEPS = 1000;
const FIRE = { x: 332, y: 170 };
const FIREWORKS = [120, 240, 400, 520];

export const createEffects = () => ({
  particles: createParticles(),
  /** @type {Map<Brick, number>} steps since the brick was hit */
  jolts: new Map(),
  /** @type {Pop[]} */
  pops: [],
  level: 0,
  steps: 0,
  /** In px. */
  shake: 0,
  /** In px. */
  dip: 0,
  heat: 0,
  flash: 0,
  laidSteps: SETTLED_STEPS,
});

/** @param {Effects} effects @param {RunEvent} event */
const breakBrick = (effects, { x, y, points = 0, factor = 1 }) => {
  effects.shake = Math.max(effects.shake, 0.6 + factor * 0.28);
  effects.pops.push({ x, y, points, factor, age: 0 });
};

/** @param {Effects} effects @param {RunEvent} event */
const applyEvent = (effects, event) => {
  const { kind, x, y, brick } = event;
  const { particles, jolts } = effects;
  if (brick) particles.burst(shardsOf(brick, kind === "break"), x, y);
  if (kind === "crack" && brick) jolts.set(brick, 0);
  if (kind === "break") breakBrick(effects, event);
  if (kind === "gift" || kind === "fizzle" || kind === "open") particles.burst(BURSTS[kind], x, y);
  if (kind === "paddle" || kind === "launch") {
    effects.dip = 4;
    particles.burst(BURSTS.bounce, x, y + 6);
  }
  if (kind === "open") {
    effects.shake = 8;
    effects.flash = 1;
  }
  if (kind === "lost") {
    effects.shake = 6;
    particles.burst(BURSTS.lost, x, 356);
  }
  if (kind !== "cleared") return;
  effects.flash = 0.8;
  for (const fireworkX of FIREWORKS) particles.burst(BURSTS.cleared, fireworkX, 150);
};

/** @param {Effects} effects @param {KilnbreakRun["state"]} state */
const trail = ({ particles, steps }, { phase, balls }) => {
  if (phase !== "flying") return;
  for (const { x, y, isEmber } of balls) {
    if (isEmber) particles.burst(BURSTS.flames, x, y);
    else if (steps % 3 === 0) particles.burst(BURSTS.trail, x, y);
  }
};

/** One step after the run has ended. @param {Effects} effects */
export const settleEffects = (effects) => {
  effects.steps += 1;
  effects.particles.advance(STEP_SECONDS);
  effects.pops = effects.pops.filter((pop) => (pop.age += 1) < POP_STEPS);
  for (const [brick, age] of effects.jolts) {
    if (age >= JOLT_STEPS) effects.jolts.delete(brick);
    else effects.jolts.set(brick, age + 1);
  }
  effects.shake *= 0.86;
  effects.dip *= 0.8;
  effects.flash *= 0.9;
};

/** @param {Effects} effects @param {KilnbreakRun} run */
export const stepEffects = (effects, { state }) => {
  if (effects.level !== 0 && effects.level !== state.number) effects.laidSteps = 0;
  effects.level = state.number;
  effects.laidSteps += 1;
  for (const event of state.events) applyEvent(effects, event);
  effects.heat += ((state.isOpen ? 1 : 0) - effects.heat) * 0.06;
  trail(effects, state);
  const { particles } = effects;
  if (particles.random.chance(0.05 + effects.heat * 0.25)) particles.burst(BURSTS.embers, FIRE.x, FIRE.y);
  settleEffects(effects);
};
