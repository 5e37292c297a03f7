// @ts-check
import { STEP_SECONDS } from "../kit/loop.js";
import { createParticles } from "../kit/particles.js";
import { COLORS } from "./palette.js";
import { SPIN_STEPS } from "./run.js";
import { CAR_X, heightAt, LETTER_PX } from "./track.js";

/** @import { Burst } from "../kit/particles.js" */
/** @import { RallyRun, RunEvent } from "./run.js" */
/** @typedef {ReturnType<typeof createEffects>} Effects */

const LEAP_STEPS = 14;

/** @type {Burst} */
const DUST = {
  count: 1,
  speed: [20, 70],
  angle: [Math.PI * 0.9, Math.PI * 1.25],
  colors: [COLORS.white, COLORS.paper, COLORS.sunPale],
  size: [2, 5],
  life: [0.3, 0.6],
  growth: 8,
};
/** @type {Burst} */
const SMOKE = {
  count: 16,
  speed: [20, 130],
  colors: [COLORS.white, COLORS.metal, COLORS.paper],
  size: [4, 8],
  life: [0.4, 0.8],
  growth: 14,
};
/** @type {Burst} */
const INK = {
  count: 3,
  speed: [80, 220],
  angle: [Math.PI * 0.85, Math.PI * 1.2],
  colors: [COLORS.blue, COLORS.blueDark, COLORS.ink],
  size: [2, 5],
  life: [0.3, 0.6],
  gravity: 260,
};
/** @type {Burst} */
const SPARKS = {
  count: 10,
  speed: [60, 200],
  angle: [-Math.PI, 0],
  colors: [COLORS.gold, COLORS.white, COLORS.green],
  size: [2, 4],
  life: [0.3, 0.6],
  gravity: 300,
  shape: "square",
  spin: 8,
};
/** @type {Burst} */
const CONFETTI = {
  count: 30,
  speed: [100, 380],
  angle: [-Math.PI * 0.95, -Math.PI * 0.05],
  colors: [COLORS.red, COLORS.blue, COLORS.green, COLORS.white, COLORS.ink],
  size: [4, 7],
  life: [0.9, 1.7],
  gravity: 330,
  spin: 9,
  shape: "square",
};

export const createEffects = () => {
  const effects = {
    particles: createParticles(),
    /** Press depth by key, 1 to 0. @type {Map<number, number>} */
    presses: new Map(),
    slip: 0,
    shake: 0,
    hop: 0,
    wheel: 0,
    /** In px from the start. */
    cameraX: -CAR_X,
    /** In letters. */
    rolled: 0,
    displayedSpeed: 0,
    steps: 0,
    lamps: 0,
    lampSteps: 0,
    isStill: false,
    /** @param {RallyRun} run */
    step: (run) => {
      effects.steps += 1;
      for (const event of run.events) applyEvent(effects, event, run);
      advance(effects, run);
      emitTrail(effects, run);
      effects.particles.advance(STEP_SECONDS);
      if (effects.isStill) effects.particles.clear();
    },
  };
  return effects;
};

/** @param {RallyRun} run */
const carPosition = ({ distance }) => ({ x: CAR_X, y: heightAt(distance * LETTER_PX) - 6 });

/** @param {Effects} effects @param {RunEvent} event @param {RallyRun} run */
const applyEvent = (effects, event, run) => {
  const { particles } = effects;
  const { x, y } = carPosition(run);
  if (event === "light" || event === "go") {
    effects.lamps += 1;
    effects.lampSteps = 0;
  }
  if (event === "key") effects.presses.set(run.letterIndex - 1, 1);
  if (event === "word" || event === "clean") {
    effects.presses.clear();
    effects.hop = LEAP_STEPS;
  }
  if (event === "clean") particles.burst(SPARKS, x, y - 40);
  if (event === "wrong") {
    effects.slip = SPIN_STEPS;
    effects.shake = 16;
    particles.burst(SMOKE, x, y);
  }
  if (event === "boost") particles.burst({ ...INK, count: 26 }, x - 40, y - 10);
  if (event === "finish") particles.burst(CONFETTI, x, y - 20);
};

/** @param {Effects} effects @param {RallyRun} run */
const advance = (effects, run) => {
  effects.cameraX = run.distance * LETTER_PX - CAR_X;
  effects.wheel += run.speed * 0.03;
  if (run.phase === "finished") effects.rolled += run.speed / 60;
  if (run.steps % 15 === 0) effects.displayedSpeed = run.wordsPerMinute;
  for (const [index, press] of effects.presses) {
    if (press < 0.05) effects.presses.delete(index);
    else effects.presses.set(index, press * 0.8);
  }
  effects.slip = Math.max(0, effects.slip - 1);
  effects.shake = Math.max(0, effects.shake - 1);
  effects.hop = Math.max(0, effects.hop - 1);
  effects.lampSteps += 1;
};

/** Behind the car; confetti at the finish. @param {Effects} effects @param {RallyRun} run */
const emitTrail = ({ particles, steps }, run) => {
  const { x, y } = carPosition(run);
  if (run.boostSteps > 0) particles.burst(INK, x - 46, y - 14);
  else if (run.speed > 2 && steps % 3 === 0) particles.burst(DUST, x - 34, y);
  if (run.phase === "finished" && run.phaseSteps % 25 === 1 && run.phaseSteps < 90)
    particles.burst(CONFETTI, x + ((run.phaseSteps * 37) % 200), y - 20);
};
