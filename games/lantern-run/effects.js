// @ts-check
import { STEP_SECONDS } from "../kit/loop.js";

/** @typedef {{ x: number, y: number, speedX: number, speedY: number, gravity: number, age: number, seconds: number, size: number, color: string, spin: number }} Particle */
/** @typedef {{ y: number, age: number, text: string, chain: number }} Pop */
/** @typedef {import("./run.js").RunEvent} RunEvent */

const MAX_PARTICLES = 160;
const POP_SECONDS = 0.9;
const DUST = "#cbb6e8";
const GLOW = ["#ffd76a", "#fff0b0", "#ffb52e"];
const RUBBLE = ["#a83d55", "#7c2a4a", "#ff9155", "#fff4e4"];

/** Not part of the run, so it need not be deterministic. @param {number} low @param {number} high */
const randomBetween = (low, high) => low + Math.random() * (high - low);

/** @type {Record<RunEvent["kind"], { shake: number, squash: number, burst: number, colors: string[], power: number, weight: number }>} */
const RESPONSES = {
  jump: { shake: 0, squash: -0.9, burst: 6, colors: [DUST], power: 60, weight: 120 },
  land: { shake: 0, squash: 1, burst: 9, colors: [DUST], power: 90, weight: 160 },
  slide: { shake: 0, squash: 0.3, burst: 8, colors: [DUST, "#ff9155"], power: 110, weight: 160 },
  firefly: { shake: 0, squash: 0, burst: 9, colors: GLOW, power: 110, weight: -40 },
  stumble: { shake: 7, squash: 0.8, burst: 18, colors: RUBBLE, power: 200, weight: 620 },
  fall: { shake: 9, squash: 0, burst: 0, colors: GLOW, power: 0, weight: 0 },
  dark: { shake: 3, squash: 0, burst: 16, colors: ["#6d4a66", "#3d2a4a"], power: 60, weight: -60 },
  time: { shake: 0, squash: 0, burst: 24, colors: GLOW, power: 200, weight: 60 },
  bell: { shake: 5, squash: 0, burst: 30, colors: GLOW, power: 240, weight: 120 },
};

/** @param {Particle} particle @returns {boolean} whether it is still there */
const advanceParticle = (particle) => {
  particle.age += STEP_SECONDS;
  particle.speedY += particle.gravity * STEP_SECONDS;
  particle.x += particle.speedX * STEP_SECONDS;
  particle.y += particle.speedY * STEP_SECONDS;
  return particle.age < particle.seconds;
};

export const createEffects = () => {
  /** @type {Particle[]} */
  let particles = [];
  /** @type {Pop[]} */
  let pops = [];
  const effects = {
    squash: 0,
    shake: 0,
    bell: 0,
    get particles() {
      return particles;
    },
    get pops() {
      return pops;
    },
    /** @param {RunEvent} event @param {number} speed of the fox in px/s */
    applyEvent: (event, speed) => {
      const { shake, squash, burst, colors, power, weight } = RESPONSES[event.kind];
      effects.shake = Math.max(effects.shake, shake);
      if (squash !== 0) effects.squash = squash;
      if (event.kind === "bell") effects.bell = 1;
      const isGlow = event.kind === "firefly";
      if (isGlow) pops = [{ y: event.y - 72, age: 0, text: `+${event.worth}`, chain: event.chain }];
      for (let index = 0; index < burst; index++) {
        const angle = isGlow || weight > 500 ? randomBetween(0, Math.PI * 2) : randomBetween(Math.PI, Math.PI * 2);
        particles.push({
          x: event.x + randomBetween(-10, 10) + (isGlow ? 20 : 0),
          y: event.y - (isGlow ? 24 : randomBetween(0, weight > 500 ? 34 : 4)),
          speedX: Math.cos(angle) * randomBetween(0.3, 1) * power + speed * (isGlow ? 0.8 : 0.25),
          speedY: Math.sin(angle) * randomBetween(0.2, 1) * power * (isGlow ? 1 : 0.6),
          gravity: weight,
          age: 0,
          seconds: randomBetween(0.3, 0.75),
          size: randomBetween(2, weight > 500 ? 6 : 4.5),
          color: colors[index % colors.length] ?? DUST,
          spin: randomBetween(-8, 8),
        });
      }
      particles = particles.slice(-MAX_PARTICLES);
    },
    step: () => {
      particles = particles.filter(advanceParticle);
      pops = pops.filter((pop) => (pop.age += STEP_SECONDS) < POP_SECONDS);
      effects.squash *= 0.84;
      effects.shake *= 0.86;
      effects.bell *= 0.985;
    },
  };
  return effects;
};

/** @typedef {ReturnType<typeof createEffects>} Effects */
