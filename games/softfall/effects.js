// @ts-check
import { createCamera } from "./camera.js";
import { FOOT_Y } from "./lander.js";
import { groundAt } from "./moon.js";
import { RADIANS } from "../kit/numbers.js";
import { createParticles } from "./particles.js";

/** @import { Lander } from "./lander.js" */
/** @import { Phase, SoftfallRun } from "./run.js" */
/** @import { Picture } from "../kit/shell.js" */
/** @typedef {ReturnType<typeof createEffects>} Effects */

const MAX_FRAME_SECONDS = 0.1;
const SHAKE_SECONDS = 0.55;
const SHAKE_PX = 7;
const DUST_ALTITUDE_PX = 40;
const EXHAUST_PX_PER_S = 46;
const FIREWORK_SECONDS = 0.28;

const createState = () => ({
  camera: createCamera(),
  particles: createParticles(),
  /** @type {Phase} */
  phase: "arriving",
  lastSeconds: 0,
  shake: 0,
  flame: 0,
  firework: 0,
});
/** @typedef {ReturnType<typeof createState>} State */

/** @param {State} state @param {SoftfallRun} run */
const enterPhase = (state, { phase, lander }) => {
  state.phase = phase;
  if (phase === "landed") state.particles.confetti(lander.x, lander.y);
  if (phase === "crashed") {
    state.particles.blast(lander.x, lander.y);
    state.shake = SHAKE_SECONDS;
  }
  if (phase === "arriving") {
    state.particles.clear();
    state.camera.reset();
  }
};

/** Exhaust, and dust near the ground. @param {State} state @param {SoftfallRun} run @param {Lander} lander */
const emitThrust = ({ particles }, { level }, { x, y, vx, vy, tilt }) => {
  const { random } = particles;
  const [sin, cos] = [Math.sin(tilt * RADIANS), Math.cos(tilt * RADIANS)];
  const speed = EXHAUST_PX_PER_S;
  if (random.chance(0.6)) particles.exhaust(x - sin * 15, y + cos * 15, vx - sin * speed, vy + cos * speed);
  const ground = groundAt(level, x - sin * 20);
  const altitude = ground - y - FOOT_Y;
  const strength = 1 - altitude / DUST_ALTITUDE_PX;
  if (strength > 0 && random.chance(0.4 + 0.5 * strength)) particles.dust(x - sin * 20, ground, strength);
};

/** @param {State} state @param {SoftfallRun} run @param {number} seconds */
const advanceParticles = (state, run, seconds) => {
  const { particles } = state;
  const { random } = particles;
  particles.advance(seconds);
  if (run.lander.isThrusting) emitThrust(state, run, run.lander);
  if (Math.abs(run.wind) > 0 && random.chance(Math.abs(run.wind) * 0.02)) particles.streak(run.wind);
  state.firework -= seconds;
  if (run.phase !== "finished" || state.firework > 0) return;
  state.firework = FIREWORK_SECONDS;
  particles.confetti(run.lander.x + random.range(-110, 110), run.lander.y - random.range(20, 80));
};

export const createEffects = () => {
  const state = createState();
  return {
    camera: state.camera,
    particles: state.particles,
    get flame() {
      return state.flame;
    },
    /** In px. */
    get shakeOffset() {
      const strength = SHAKE_PX * (state.shake / SHAKE_SECONDS) ** 2;
      return { x: Math.sin(state.shake * 91) * strength, y: Math.cos(state.shake * 73) * strength };
    },
    /** @param {SoftfallRun} run @param {Picture} picture */
    follow: (run, { seconds: now, reducedMotion, paused }) => {
      const seconds = paused ? 0 : Math.min(MAX_FRAME_SECONDS, now - state.lastSeconds);
      state.lastSeconds = now;
      if (state.phase !== run.phase) enterPhase(state, run);
      state.flame += ((run.lander.isThrusting ? 1 : 0) - state.flame) * (1 - Math.exp(-18 * seconds));
      state.shake = reducedMotion ? 0 : Math.max(0, state.shake - seconds);
      state.camera.advance(run, seconds, reducedMotion);
      if (reducedMotion) state.particles.clear();
      else advanceParticles(state, run, seconds);
    },
  };
};
