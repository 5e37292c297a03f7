// @ts-check
import { createParticles } from "../kit/particles.js";
import { BURSTS, rubbleOf } from "./bursts.js";
import { pointAt } from "./space.js";

/** @import { RockSize } from "./rules.js" */
/** @import { RubblebeltRun, RunEvent } from "./run.js" */
/** @typedef {ReturnType<typeof createEffects>} Effects */
/** @typedef {{ x: number, y: number, age: number, size: number }} Flash */
/** @typedef {{ x: number, y: number, age: number, points: number }} Pop */

const STEP_SECONDS = 1 / 60;
export const FLASH_STEPS = 14;
export const POP_STEPS = 44;
export const WAVE_STEPS = 100;
const TAIL_PX = 16;

/** @type {Record<RockSize, { shake: number, flash: number }>} */
const FORCES = {
  big: { shake: 3.2, flash: 30 },
  middle: { shake: 2, flash: 20 },
  small: { shake: 1.2, flash: 13 },
};

export const createEffects = () => ({
  particles: createParticles(),
  /** @type {Flash[]} the yellow stars of a hit */
  flashes: [],
  /** @type {Pop[]} */
  pops: [],
  shake: 0,
  steps: 0,
  waveSteps: 0,
  flame: 0,
});

/** @param {Effects} effects @param {{ x: number, y: number }} place @param {number} size */
const flash = ({ flashes }, { x, y }, size) => flashes.push({ x, y, size, age: 0 });

/** @param {Effects} effects @param {number} strength */
const shake = (effects, strength) => {
  effects.shake = Math.max(effects.shake, strength);
};

/** @param {Effects} effects @param {RunEvent} event */
const breakRock = (effects, event) => {
  const { x, y, rock } = event;
  if (!rock) return;
  effects.particles.burst(rubbleOf(rock), x, y);
  flash(effects, event, FORCES[rock.size].flash);
  shake(effects, FORCES[rock.size].shake);
};

/** @param {Effects} effects @param {RunEvent} event */
const applyEvent = (effects, event) => {
  const { kind, x, y, points = 0 } = event;
  const { particles, pops } = effects;
  if (kind === "rock") breakRock(effects, event);
  if (kind === "ice") {
    particles.burst(BURSTS.chips, x, y);
    flash(effects, event, 10);
  }
  if (kind === "scout") {
    particles.burst(BURSTS.scout, x, y);
    flash(effects, event, 34);
    shake(effects, 4);
  }
  if (kind === "crash") {
    particles.burst(BURSTS.fire, x, y);
    particles.burst(BURSTS.hull, x, y);
    flash(effects, event, 44);
    shake(effects, 9);
  }
  if (kind === "warp" || kind === "arrive") particles.burst(BURSTS.warp, x, y);
  if (kind === "wave") effects.waveSteps = 0;
  if (points > 0) pops.push({ x, y, points, age: 0 });
};

/** @param {Effects} effects @param {RubblebeltRun["state"]["ship"]} ship */
const burn = (effects, { x, y, angle, isAlive, isThrusting, warpSteps }) => {
  const isBurning = isAlive && isThrusting && warpSteps === 0;
  effects.flame += ((isBurning ? 1 : 0) - effects.flame) * 0.3;
  if (!isBurning) return;
  const tail = pointAt(angle + 180, TAIL_PX);
  const out = ((angle + 90) * Math.PI) / 180;
  effects.particles.burst({ ...BURSTS.flame, angle: [out - 0.35, out + 0.35] }, x + tail.x, y + tail.y);
};

/** One step after the run has ended. @param {Effects} effects */
export const settleEffects = (effects) => {
  effects.steps += 1;
  effects.particles.advance(STEP_SECONDS);
  effects.flashes = effects.flashes.filter((one) => (one.age += 1) < FLASH_STEPS);
  effects.pops = effects.pops.filter((pop) => (pop.age += 1) < POP_STEPS);
  effects.shake *= 0.87;
};

/** @param {Effects} effects @param {RubblebeltRun} run */
export const stepEffects = (effects, { state }) => {
  effects.waveSteps += 1;
  for (const event of state.events) applyEvent(effects, event);
  burn(effects, state.ship);
  settleEffects(effects);
};
