// @ts-check
import { createRandom } from "./random.js";

/** @typedef {CanvasRenderingContext2D} Pen */
/** @typedef {readonly [min: number, max: number]} Range */
/** @typedef {"disc" | "square" | "shard" | "star"} Shape */
/**
 * Speeds in px/s, lives in seconds, angles in radians, growth in px/s.
 * @typedef {object} Burst
 * @property {number} count
 * @property {Range} speed
 * @property {Range} [angle] direction of flight; all around without it
 * @property {readonly string[]} colors
 * @property {Range} size
 * @property {Range} life
 * @property {number} [spread] maximum distance of a particle's start from the point, in px
 * @property {number} [spreadY] the same upwards and downwards, if it differs
 * @property {number} [gravity] px/s2
 * @property {number} [growth]
 * @property {number} [spin] fastest turn, in radians per second
 * @property {Shape} [shape]
 */
/**
 * @typedef {{ x: number, y: number, vx: number, vy: number, size: number, growth: number, gravity: number, life: number,
 *   turn: number, spin: number, shape: Shape, color: string }} Particle
 */

/** @typedef {ReturnType<typeof createParticles>} Particles */

const MAX_PARTICLES = 220;
const FADE_SECONDS = 0.3;
const ALL_AROUND = /** @type {const} */ ([0, 2 * Math.PI]);

/** @param {Pen} pen @param {number} size */
const traceShard = (pen, size) => {
  pen.moveTo(-size, -size * 0.5);
  pen.lineTo(size * 0.45, -size * 0.5);
  pen.lineTo(size, -size * 0.1);
  pen.lineTo(size * 0.67, size * 0.5);
  pen.lineTo(-size, size * 0.5);
};

/** @param {Pen} pen @param {number} size */
const traceStar = (pen, size) => {
  for (let corner = 0; corner < 8; corner++) {
    const reach = corner % 2 === 0 ? size : size * 0.32;
    pen.lineTo(Math.cos((corner * Math.PI) / 4) * reach, Math.sin((corner * Math.PI) / 4) * reach);
  }
};

/** @param {Pen} pen @param {Particle} particle */
const drawParticle = (pen, { x, y, size, turn, life, shape, color }) => {
  pen.globalAlpha = Math.min(1, life / FADE_SECONDS);
  pen.fillStyle = color;
  pen.beginPath();
  if (shape === "disc") {
    pen.arc(x, y, size, 0, 2 * Math.PI);
    pen.fill();
    return;
  }
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  if (shape === "square") pen.rect(-size / 2, -size / 2, size, size);
  else if (shape === "star") traceStar(pen, size);
  else traceShard(pen, size);
  pen.fill();
  pen.restore();
};

/** Not part of the run, hence its own random source. @param {number} [maxCount] alive at the same time */
export const createParticles = (maxCount = MAX_PARTICLES) => {
  const random = createRandom(77);
  /** @type {Particle[]} */
  let alive = [];
  /** @param {Range} range */
  const within = ([min, max]) => random.range(min, max);

  return {
    random,
    clear: () => {
      alive = [];
    },
    /** @param {Burst} burst @param {number} x @param {number} y */
    burst: (burst, x, y) => {
      const { count, spread = 0, spreadY = spread, gravity = 0, growth = 0, spin = 0, shape = "disc" } = burst;
      for (let index = 0; index < count && alive.length < maxCount; index++) {
        const direction = within(burst.angle ?? ALL_AROUND);
        const speed = within(burst.speed);
        alive.push({
          x: x + random.range(-spread, spread),
          y: y + random.range(-spreadY, spreadY),
          vx: Math.cos(direction) * speed,
          vy: Math.sin(direction) * speed,
          size: within(burst.size),
          life: within(burst.life),
          color: random.pick(burst.colors),
          turn: direction,
          spin: random.range(-spin, spin),
          ...{ growth, gravity, shape },
        });
      }
    },
    /** @param {number} seconds */
    advance: (seconds) => {
      let aliveCount = 0;
      for (const particle of alive) {
        particle.vy += particle.gravity * seconds;
        particle.x += particle.vx * seconds;
        particle.y += particle.vy * seconds;
        particle.turn += particle.spin * seconds;
        particle.size = Math.max(0, particle.size + particle.growth * seconds);
        particle.life -= seconds;
        if (particle.life > 0) alive[aliveCount++] = particle;
      }
      alive.length = aliveCount;
    },
    /** @param {Pen} pen */
    draw: (pen) => {
      for (const particle of alive) drawParticle(pen, particle);
      pen.globalAlpha = 1;
    },
  };
};
