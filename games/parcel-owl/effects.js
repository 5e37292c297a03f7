// @ts-check
import { STEP_SECONDS } from "../kit/loop.js";
import { createParticles } from "../kit/particles.js";
import { layoutOf } from "./layout.js";
import { COLORS } from "./palette.js";

/** @import { Burst } from "../kit/particles.js" */
/** @import { Hall } from "./warehouse.js" */
/** @import { OwlRun, RunEvent } from "./run.js" */
/** @typedef {ReturnType<typeof createEffects>} Effects */
/** @typedef {{ x: number, y: number, squash: number }} Spot where something is drawn */

const APPROACH_SHARE = 0.38;
const BLINK_EVERY_STEPS = 210;
const BLINK_STEPS = 7;

/** @type {Burst} */
const DUST = {
  count: 6,
  speed: [10, 46],
  colors: ["#2f8a72", "#5fb39b", COLORS.floorLight],
  size: [1.5, 3.5],
  life: [0.25, 0.5],
  spread: 5,
  growth: 2,
};
/** @type {Burst} */
const SPARKS = {
  count: 14,
  speed: [50, 150],
  colors: [COLORS.bay, COLORS.mint, COLORS.white],
  size: [1.5, 3.5],
  life: [0.35, 0.7],
  gravity: 160,
  shape: "square",
  spin: 8,
};
/** @type {Burst} */
const CONFETTI = {
  count: 26,
  speed: [80, 320],
  angle: [-Math.PI * 0.95, -Math.PI * 0.05],
  colors: [COLORS.bay, COLORS.cap, COLORS.mint, COLORS.belly, COLORS.box],
  size: [3, 6],
  life: [0.8, 1.5],
  gravity: 360,
  spin: 9,
  shape: "square",
};

/** @param {Hall} hall @param {number} cell */
const middleOf = (hall, cell) => {
  const { left, top, cell: side } = layoutOf(hall);
  return {
    x: left + ((cell % hall.columns) + 0.5) * side,
    y: top + (Math.floor(cell / hall.columns) + 0.5) * side,
  };
};

export const createEffects = () => {
  const effects = {
    particles: createParticles(),
    /** The hall that owl and parcels were placed in. @type {Hall | null} */
    hall: null,
    /** @type {Spot} */
    owl: { x: 0, y: 0, squash: 0 },
    /** @type {Spot[]} */
    parcels: [],
    lean: 0,
    hop: 0,
    pushing: 0,
    steps: 0,
    isStill: false,
    get isBlinking() {
      return effects.steps % BLINK_EVERY_STEPS < BLINK_STEPS;
    },
    /** @param {OwlRun} run */
    step: (run) => {
      effects.steps += 1;
      if (effects.hall !== run.hall) placeAll(effects, run);
      for (const event of run.events) applyEvent(effects, event, run);
      moveAll(effects, run);
      if (run.phase === "delivered" && run.phaseSteps % 18 === 2 && run.phaseSteps < 60) celebrate(effects, run);
      effects.particles.advance(STEP_SECONDS);
      if (effects.isStill) effects.particles.clear();
    },
  };
  return effects;
};

/** @param {Effects} effects @param {OwlRun} run */
const placeAll = (effects, { hall, load }) => {
  effects.hall = hall;
  effects.owl = { ...middleOf(hall, load.owl), squash: 0 };
  effects.parcels = load.parcels.map((cell) => ({ ...middleOf(hall, cell), squash: 0 }));
  effects.particles.clear();
};

/** @param {Effects} effects @param {RunEvent} event @param {OwlRun} run */
const applyEvent = (effects, event, run) => {
  const { x, y } = middleOf(run.hall, run.load.owl);
  if (event === "step" || event === "push" || event === "heave") effects.hop = 1;
  if (event === "push" || event === "heave") {
    effects.pushing = 14;
    effects.lean = event === "heave" ? 1.7 : 1;
    effects.particles.burst({ ...DUST, count: event === "heave" ? 12 : 6 }, x, y + 12);
  }
  if (event === "bump") effects.lean = 0.8;
  if (event === "bay") sparkBays(effects, run);
};

/** For parcels that have just arrived. @param {Effects} effects @param {OwlRun} run */
const sparkBays = (effects, { hall, load }) => {
  for (const [number, cell] of load.parcels.entries()) {
    if (!hall.bays.includes(cell) || !isFar(effects, number, cell)) continue;
    const spot = middleOf(hall, cell);
    effects.particles.burst(SPARKS, spot.x, spot.y - 8);
    const parcel = effects.parcels[number];
    if (parcel) parcel.squash = 1;
  }
};

/** @param {Effects} effects @param {number} number @param {number} cell */
const isFar = ({ parcels, hall }, number, cell) => {
  const [spot, target] = [parcels[number], hall ? middleOf(hall, cell) : null];
  return Boolean(spot && target && Math.hypot(spot.x - target.x, spot.y - target.y) > 4);
};

/** @param {Effects} effects @param {Spot} spot @param {{ x: number, y: number }} target */
const moveTowards = ({ isStill }, spot, target) => {
  const share = isStill ? 1 : APPROACH_SHARE;
  spot.x += (target.x - spot.x) * share;
  spot.y += (target.y - spot.y) * share;
  spot.squash = isStill ? 0 : spot.squash * 0.85;
};

/** @param {Effects} effects @param {OwlRun} run */
const moveAll = (effects, { hall, load }) => {
  moveTowards(effects, effects.owl, middleOf(hall, load.owl));
  load.parcels.forEach((cell, number) => {
    const spot = effects.parcels[number];
    if (spot) moveTowards(effects, spot, middleOf(hall, cell));
  });
  effects.lean *= 0.82;
  effects.hop *= 0.78;
  effects.pushing = Math.max(0, effects.pushing - 1);
};

/** @param {Effects} effects @param {OwlRun} run */
const celebrate = ({ particles }, { hall, load }) => {
  for (const cell of load.parcels) {
    const { x, y } = middleOf(hall, cell);
    particles.burst({ ...CONFETTI, count: 14 }, x, y - 10);
  }
};
