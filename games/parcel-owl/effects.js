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

const NEARING = 0.38;
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
  const particles = createParticles();
  /** @type {Hall | null} */
  let hall = null;
  const effects = {
    particles,
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
      if (hall !== run.hall) place(run);
      for (const event of run.events) answer(event, run);
      glide(run);
      if (run.phase === "delivered" && run.phaseSteps % 18 === 2 && run.phaseSteps < 60) celebrate(run);
      particles.advance(STEP_SECONDS);
      if (effects.isStill) particles.clear();
    },
  };

  /** @param {OwlRun} run */
  const place = (run) => {
    hall = run.hall;
    effects.owl = { ...middleOf(run.hall, run.load.owl), squash: 0 };
    effects.parcels = run.load.parcels.map((cell) => ({ ...middleOf(run.hall, cell), squash: 0 }));
    particles.clear();
  };

  /** @param {RunEvent} event @param {OwlRun} run */
  const answer = (event, { hall: at, load }) => {
    const { x, y } = middleOf(at, load.owl);
    if (event === "step" || event === "push" || event === "heave") effects.hop = 1;
    if (event === "push" || event === "heave") {
      effects.pushing = 14;
      effects.lean = event === "heave" ? 1.7 : 1;
      particles.burst({ ...DUST, count: event === "heave" ? 12 : 6 }, x, y + 12);
    }
    if (event === "bump") effects.lean = 0.8;
    if (event === "bay")
      for (const [number, cell] of load.parcels.entries())
        if (at.bays.includes(cell) && isFar(number, cell)) {
          const spot = middleOf(at, cell);
          particles.burst(SPARKS, spot.x, spot.y - 8);
          const parcel = effects.parcels[number];
          if (parcel) parcel.squash = 1;
        }
  };

  /** @param {number} number @param {number} cell */
  const isFar = (number, cell) => {
    const [shown, wanted] = [effects.parcels[number], hall ? middleOf(hall, cell) : null];
    return Boolean(shown && wanted && Math.hypot(shown.x - wanted.x, shown.y - wanted.y) > 4);
  };

  /** @param {Spot} spot @param {{ x: number, y: number }} wanted */
  const near = (spot, wanted) => {
    const share = effects.isStill ? 1 : NEARING;
    spot.x += (wanted.x - spot.x) * share;
    spot.y += (wanted.y - spot.y) * share;
    spot.squash = effects.isStill ? 0 : spot.squash * 0.85;
  };

  /** @param {OwlRun} run */
  const glide = ({ hall: at, load }) => {
    near(effects.owl, middleOf(at, load.owl));
    load.parcels.forEach((cell, number) => {
      const spot = effects.parcels[number];
      if (spot) near(spot, middleOf(at, cell));
    });
    effects.lean *= 0.82;
    effects.hop *= 0.78;
    effects.pushing = Math.max(0, effects.pushing - 1);
  };

  /** @param {OwlRun} run */
  const celebrate = ({ hall: at, load }) => {
    for (const cell of load.parcels) {
      const { x, y } = middleOf(at, cell);
      particles.burst({ ...CONFETTI, count: 14 }, x, y - 10);
    }
  };

  return effects;
};
