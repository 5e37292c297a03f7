// @ts-check
import { STEP_SECONDS } from "../kit/loop.js";
import { createParticles } from "../kit/particles.js";
import { COLORS } from "./palette.js";
import { STEPS } from "./rules.js";
import { CELL_PX, SOUP, xAt, yAt } from "./table.js";

/** @import { Kind } from "./rules.js" */
/** @import { NoodleRun, RunEvent } from "./run.js" */
/** @import { Burst } from "../kit/particles.js" */
/** @typedef {{ x: number, y: number, age: number, text: string, topping: Kind }} Pop */
/** @typedef {ReturnType<typeof createEffects>} Effects */

export const POP_SECONDS = 1;
const BULGE_CELLS_PER_S = 17;
/** @type {Readonly<Record<Kind, number>>} */
const BULGE_PX = { scallion: 9.5, egg: 10.5, naruto: 11.5 };
/** @type {Readonly<Record<Kind, readonly string[]>>} */
const CRUMBS = {
  scallion: [COLORS.green, COLORS.leaf],
  egg: [COLORS.yolk, COLORS.egg],
  naruto: [COLORS.pink, COLORS.white, COLORS.noodleLight],
};

/** @type {Burst} */
const SPLASH = { count: 9, colors: [COLORS.fat], size: [1.5, 4], speed: [40, 130], life: [0.3, 0.6], growth: -3 };
/** @type {Burst} */
const SPARKLE = {
  count: 22,
  colors: [COLORS.pink, COLORS.white, COLORS.noodleLight],
  size: [4, 9],
  speed: [50, 210],
  life: [0.4, 0.9],
  growth: -5,
  spin: 6,
  shape: "star",
};

export const createEffects = () => {
  const effects = {
    particles: createParticles(),
    shake: 0,
    munch: 0,
    /** In px. */
    lunge: { x: 0, y: 0 },
    /** @type {{ at: number, size: number }[]} at: cells behind the head */
    bulges: [],
    /** @type {Pop[]} */
    pops: [],
    /** @param {NoodleRun} run @param {boolean} reducedMotion no particles, no shake */
    step: (run, reducedMotion) => {
      for (const event of run.events) applyEvent(effects, run, event);
      settle(effects, run);
      if (!reducedMotion) return;
      effects.particles.clear();
      effects.shake = 0;
    },
  };
  return effects;
};

/** @param {Effects} effects @param {NoodleRun} run */
const settle = (effects, run) => {
  effects.shake *= 0.88;
  effects.munch *= 0.88;
  effects.lunge = { x: effects.lunge.x * 0.9, y: effects.lunge.y * 0.9 };
  effects.particles.advance(STEP_SECONDS);
  for (const bulge of effects.bulges) bulge.at += BULGE_CELLS_PER_S * STEP_SECONDS;
  if (effects.bulges.length > 0) effects.bulges = effects.bulges.filter(({ at }) => at < run.body.length - 1);
  for (const pop of effects.pops) pop.age += STEP_SECONDS;
  if (effects.pops.length > 0) effects.pops = effects.pops.filter(({ age }) => age < POP_SECONDS);
  if (run.phase === "full" && run.phaseSteps % 12 === 0) {
    const { random } = effects.particles;
    const [x, y] = [random.range(SOUP.x + 40, SOUP.x + SOUP.width - 40), random.range(50, 300)];
    effects.particles.burst(SPARKLE, x, y);
  }
};

/** @type {(effects: Effects, event: Extract<RunEvent, { kind: "bite" }>) => void} */
const bite = (effects, { cell, topping, points }) => {
  const [x, y] = [xAt(cell.x), yAt(cell.y)];
  effects.munch = 1;
  effects.bulges.push({ at: 0, size: BULGE_PX[topping] });
  effects.pops.push({ x, y: y - 16, age: 0, text: `+${points}`, topping });
  effects.particles.burst({ ...SPLASH, colors: CRUMBS[topping] }, x, y);
  if (topping === "naruto") {
    effects.particles.burst(SPARKLE, x, y);
    effects.shake = 3;
  }
};

/** @type {(effects: Effects, run: NoodleRun, event: RunEvent) => void} */
const applyEvent = (effects, run, event) => {
  if (event.kind === "bite") bite(effects, event);
  if (event.kind === "slam") {
    effects.shake = 6;
    const { axis, index } = event.line;
    for (let drop = 0; drop < 10; drop++) {
      const x = axis === "row" ? SOUP.x + 30 + drop * 52 : xAt(index);
      const y = axis === "row" ? yAt(index) : SOUP.y + 16 + drop * 31;
      effects.particles.burst({ ...SPLASH, count: 4, spread: 6 }, x, y);
    }
  }
  if (event.kind === "caught") {
    effects.shake = 9;
    const { x, y } = STEPS[run.direction];
    effects.lunge = { x: x * CELL_PX * 0.45, y: y * CELL_PX * 0.45 };
    const [headX, headY] = [xAt(run.head.x) + x * 14, yAt(run.head.y) + y * 14];
    effects.particles.burst(
      { ...SPLASH, count: 26, colors: [COLORS.fat, COLORS.noodle], speed: [60, 240] },
      headX,
      headY,
    );
  }
};
