// @ts-check
import { STEP_SECONDS } from "../kit/loop.js";
import { createParticles } from "../kit/particles.js";
import { COLORS } from "./palette.js";
import { LAYER_PX, VIEW_TOP_PX, layerY } from "./tower.js";

/** @import { RunEvent, TallOrderRun } from "./run.js" */
/** World coordinates: y rises with the layers, independent of the camera. */
/** @typedef {{ x: number, y: number, vx: number, vy: number, turn: number, spin: number, width: number }} Scrap */
/** @typedef {{ x: number, y: number, age: number, text: string, isGold: boolean }} Pop */
/** @typedef {ReturnType<typeof createEffects>} Effects */

const SCRAP_GRAVITY = 760;
export const POP_SECONDS = 0.9;
const CRUMBS = [COLORS.dough, COLORS.brown, COLORS.crust];
const SPARKS = [COLORS.butter, COLORS.white, COLORS.butterLight];

/** @type {import("../kit/particles.js").Burst} */
const CRUMB_BURST = {
  count: 8,
  colors: CRUMBS,
  size: [2, 4.5],
  speed: [30, 130],
  life: [0.35, 0.7],
  angle: [-Math.PI * 0.9, -Math.PI * 0.1],
  gravity: 500,
};
/** @type {import("../kit/particles.js").Burst} */
const SPARK_BURST = {
  count: 12,
  colors: SPARKS,
  size: [4, 9],
  speed: [60, 200],
  life: [0.35, 0.75],
  gravity: 120,
  growth: -6,
  spin: 6,
  shape: "star",
};
/** @type {import("../kit/particles.js").Burst} */
const BUTTER_BURST = {
  ...SPARK_BURST,
  count: 26,
  colors: [COLORS.butter, COLORS.butterDark, COLORS.white, COLORS.glass],
};

export const createEffects = () => {
  const particles = createParticles();
  const effects = {
    particles,
    camera: 0,
    squash: 0,
    shake: 0,
    /** Seconds since the last drop. */
    release: 9,
    releasedFrom: { x: 0, y: 0, side: 1, width: 0 },
    glow: 0,
    /** @type {Scrap[]} */
    scraps: [],
    /** @type {Pop[]} */
    pops: [],
    /** @param {TallOrderRun} run @param {boolean} reducedMotion no particles, no shake */
    step: (run, reducedMotion) => {
      for (const event of run.events) applyEvent(effects, run, event, reducedMotion);
      settle(effects);
      const targetCamera = Math.max(0, run.height * LAYER_PX - VIEW_TOP_PX);
      effects.camera += (targetCamera - effects.camera) * 0.09;
      if (reducedMotion) particles.clear();
    },
  };
  return effects;
};

/** @param {Effects} effects */
const settle = (effects) => {
  effects.squash *= 0.86;
  effects.shake *= 0.86;
  effects.glow = Math.max(0, effects.glow - STEP_SECONDS * 2.2);
  effects.release += STEP_SECONDS;
  effects.particles.advance(STEP_SECONDS);
  for (const scrap of effects.scraps) {
    scrap.vy += SCRAP_GRAVITY * STEP_SECONDS;
    scrap.x += scrap.vx * STEP_SECONDS;
    scrap.y += scrap.vy * STEP_SECONDS;
    scrap.turn += scrap.spin * STEP_SECONDS;
  }
  effects.scraps = effects.scraps.filter(({ y }) => y + effects.camera < 520);
  for (const pop of effects.pops) pop.age += STEP_SECONDS;
  effects.pops = effects.pops.filter(({ age }) => age < POP_SECONDS);
};

/** @type {(effects: Effects, event: Extract<RunEvent, { kind: "land" }>, reducedMotion: boolean) => void} */
const land = (effects, { x, width, layer, streak, isPerfect, isButtered, scrap, gain }, reducedMotion) => {
  const y = layerY(layer);
  effects.squash = 1;
  effects.pops.push({ x: x + width / 2 + 34, y: y - 4, age: 0, text: `+${gain}`, isGold: isPerfect });
  if (isPerfect) effects.glow = 1;
  if (scrap) {
    const side = Math.sign(scrap.x - x);
    effects.scraps.push({ ...scrap, y, vx: side * 70, vy: -60, turn: 0, spin: side * 2.6 });
  }
  if (reducedMotion) return;
  effects.shake = Math.max(effects.shake, isButtered ? 5 : 2);
  const edge = scrap ? (scrap.x < x ? x - width / 2 : x + width / 2) : x;
  effects.particles.burst({ ...CRUMB_BURST, spread: scrap ? 4 : width / 2, spreadY: 2 }, edge, y + 12);
  if (!isPerfect) return;
  const sparks = isButtered ? BUTTER_BURST : { ...SPARK_BURST, count: Math.min(24, 8 + streak * 2) };
  effects.particles.burst({ ...sparks, spread: width / 2, spreadY: 6 }, x, y);
};

/** @type {(effects: Effects, run: TallOrderRun, event: RunEvent, reducedMotion: boolean) => void} */
const applyEvent = (effects, run, event, reducedMotion) => {
  if (event.kind === "drop") {
    effects.release = 0;
    const { x, side } = run.spatula;
    effects.releasedFrom = { x, y: layerY(run.height), side, width: event.width };
  }
  if (event.kind === "land") land(effects, event, reducedMotion);
  if (event.kind === "miss") {
    const { x, width, side } = event;
    effects.scraps.push({ x, y: layerY(run.height + 1), vx: side * 60, vy: 30, turn: 0, spin: side * 2.2, width });
    effects.shake = reducedMotion ? 0 : 8;
  }
  if (event.kind === "time" && !reducedMotion) {
    const { top, sway, height } = run;
    effects.particles.burst({ ...BUTTER_BURST, count: 40, spread: 60 }, top.x + sway, layerY(height));
  }
};
