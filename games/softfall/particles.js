// @ts-check
import { createRandom } from "../kit/random.js";
import { fillDisc } from "../kit/glyphs.js";
import { COLORS } from "./palette.js";

/** @import { Pen } from "../kit/glyphs.js" */
/** @import { Random } from "../kit/random.js" */

/**
 * Speeds in px/s, ages in seconds, spin in rad/s; weight: factor of gravity.
 * @typedef {{ x: number, y: number, vx: number, vy: number, size: number, growth: number, life: number, age: number,
 *   weight: number, spin: number, shape: "disc" | "square" | "streak", color: string }} Particle
 * @typedef {readonly [min: number, max: number]} Range
 * @typedef {Partial<Pick<Particle, "weight" | "growth" | "shape">> & { count: number, speed: number, angle: Range,
 *   colors: readonly string[], size: Range, life: Range, spin: number }} Burst
 */

const GRAVITY = 60;
const MAX_PARTICLES = 260;
const FADE_SECONDS = 0.35;

/** @type {Burst} */
const CONFETTI = {
  count: 24,
  speed: 62,
  angle: [-Math.PI * 0.95, -Math.PI * 0.05],
  colors: [COLORS.coral, COLORS.gold, COLORS.mint, COLORS.white, COLORS.sea],
  size: [1.6, 2.8],
  life: [0.8, 1.5],
  spin: 9,
  weight: 0.9,
  shape: "square",
};
/** @type {Burst} */
const FIREBALL = {
  count: 34,
  speed: 58,
  angle: [0, 2 * Math.PI],
  colors: [COLORS.flame, COLORS.flameCore, COLORS.white, COLORS.coral, COLORS.gold],
  size: [3, 7],
  life: [0.4, 0.9],
  spin: 0,
  growth: -4,
};
/** @type {Burst} */
const DEBRIS = {
  count: 30,
  speed: 110,
  angle: [-Math.PI, 0],
  colors: [COLORS.gold, COLORS.goldDark, COLORS.dome, COLORS.leg, COLORS.lemon, COLORS.nozzle],
  size: [1.6, 4],
  life: [0.9, 1.7],
  spin: 14,
  weight: 1.3,
  shape: "square",
};

/** @param {Pen} pen @param {Particle} particle */
const drawParticle = (pen, { x, y, vx, size, age, life, spin, shape, color }) => {
  pen.globalAlpha = Math.min(1, life / FADE_SECONDS) * (shape === "streak" ? 0.4 : 0.92);
  pen.fillStyle = color;
  if (shape === "streak") {
    pen.fillRect(x, y, Math.sign(vx) * size * 9, size);
    return;
  }
  pen.save();
  pen.translate(x, y);
  pen.rotate(spin * age);
  if (shape === "square") pen.fillRect(-size / 2, -size / 2, size, size * 0.7);
  else fillDisc(pen, color, 0, 0, size, size * 0.75);
  pen.restore();
};

/** @param {Particle} particle @param {number} seconds */
const advanceParticle = (particle, seconds) => {
  particle.vy += GRAVITY * particle.weight * seconds;
  particle.x += particle.vx * seconds;
  particle.y += particle.vy * seconds;
  particle.size = Math.max(0, particle.size + particle.growth * seconds);
  particle.age += seconds;
  particle.life -= seconds;
};

const createPool = () => {
  /** @type {Particle[]} */
  let alive = [];

  return {
    /** @param {Partial<Particle> & Pick<Particle, "x" | "y" | "color">} particle */
    add: (particle) => {
      const rest = /** @type {const} */ ({ vx: 0, vy: 0, size: 2, growth: 0, life: 0.6, age: 0, weight: 0, spin: 0 });
      if (alive.length < MAX_PARTICLES) alive.push({ shape: "disc", ...rest, ...particle });
    },
    clear: () => {
      alive = [];
    },
    /** @param {number} seconds */
    advance: (seconds) => {
      for (const particle of alive) advanceParticle(particle, seconds);
      alive = alive.filter(({ life }) => life > 0);
    },
    /** @param {Pen} pen */
    draw: (pen) => {
      alive.forEach((particle) => drawParticle(pen, particle));
      pen.globalAlpha = 1;
    },
  };
};
/** @typedef {ReturnType<typeof createPool>["add"]} Add */

/** @param {Random} random @param {Add} add */
const createBurst = (random, add) => {
  /** @param {Range} range */
  const within = ([min, max]) => random.range(min, max);
  /** @param {Burst} burst @param {number} x @param {number} y */
  return ({ count, speed, angle, colors, size, life, spin, ...rest }, x, y) => {
    for (let index = 0; index < count; index++) {
      const direction = within(angle);
      const initialSpeed = speed * random.range(0.3, 1);
      const variation = {
        size: within(size),
        life: within(life),
        spin: random.range(-spin, spin),
        color: random.pick(colors),
      };
      add({
        x,
        y,
        vx: Math.cos(direction) * initialSpeed,
        vy: Math.sin(direction) * initialSpeed,
        ...rest,
        ...variation,
      });
    }
  };
};

/** @param {Random} random @param {Add} add */
const createEmitters = (random, add) => {
  const burst = createBurst(random, add);

  return {
    /** @param {number} x @param {number} y @param {number} strength 0 to 1 */
    dust: (x, y, strength) => {
      const side = random.pick([-1, 1]);
      const vx = side * random.range(16, 44) * (0.5 + strength);
      const variation = { size: random.range(1, 2.4), growth: 3, life: 0.75, color: COLORS.dome };
      add({ x: x + side * random.range(0, 7), y, vx, vy: random.range(-9, -1), ...variation });
    },
    /** @param {number} x @param {number} y @param {number} vx @param {number} vy of the exhaust */
    exhaust: (x, y, vx, vy) => {
      const color = random.pick([COLORS.flame, COLORS.flameCore]);
      const wobble = random.range(-8, 8);
      add({ x, y, vx: vx + wobble, vy, size: random.range(0.7, 1.3), growth: -1.6, life: 0.4, color });
    },
    /** @param {number} x @param {number} y */
    confetti: (x, y) => burst(CONFETTI, x, y),
    /** @param {number} x @param {number} y */
    blast: (x, y) => {
      burst(FIREBALL, x, y);
      burst(DEBRIS, x, y);
    },
    /** @param {number} wind */
    streak: (wind) => {
      const vx = wind * random.range(10, 16);
      const x = wind > 0 ? random.range(-60, 560) : random.range(80, 700);
      const variation = { size: random.range(0.6, 1.1), life: random.range(1, 2), color: COLORS.ground };
      add({ x, y: random.range(30, 290), vx, shape: "streak", ...variation });
    },
  };
};

/** Not part of the run, hence its own random source. */
export const createParticles = () => {
  const random = createRandom(77);
  const { add, ...pool } = createPool();
  return { ...pool, ...createEmitters(random, add), random };
};
