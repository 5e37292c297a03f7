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

const LONGEST_FRAME_SECONDS = 0.1;
const SHAKE_SECONDS = 0.55;
const SHAKE_PX = 7;
const DUST_ALTITUDE_PX = 40;
const EXHAUST_PX_PER_S = 46;
const FIREWORK_SECONDS = 0.28;

export const createEffects = () => {
  const camera = createCamera();
  const particles = createParticles();
  const { random } = particles;
  /** @type {Phase} */
  let phase = "arriving";
  let lastSeconds = 0;
  let shake = 0;
  let flame = 0;
  let firework = 0;

  /** @param {SoftfallRun} run */
  const celebrate = ({ phase: now, lander }) => {
    if (now === "landed") particles.confetti(lander.x, lander.y);
    if (now === "crashed") {
      particles.blast(lander.x, lander.y);
      shake = SHAKE_SECONDS;
    }
    if (now === "arriving") {
      particles.clear();
      camera.reset();
    }
  };

  /** @param {SoftfallRun} run @param {Lander} lander */
  const blow = ({ level }, { x, y, vx, vy, tilt }) => {
    const [sin, cos] = [Math.sin(tilt * RADIANS), Math.cos(tilt * RADIANS)];
    const speed = EXHAUST_PX_PER_S;
    if (random.chance(0.6)) particles.exhaust(x - sin * 15, y + cos * 15, vx - sin * speed, vy + cos * speed);
    const ground = groundAt(level, x - sin * 20);
    const altitude = ground - y - FOOT_Y;
    const strength = 1 - altitude / DUST_ALTITUDE_PX;
    if (strength > 0 && random.chance(0.4 + 0.5 * strength)) particles.dust(x - sin * 20, ground, strength);
  };

  /** @param {SoftfallRun} run @param {number} seconds */
  const fly = (run, seconds) => {
    particles.advance(seconds);
    if (run.lander.isThrusting) blow(run, run.lander);
    if (Math.abs(run.wind) > 0 && random.chance(Math.abs(run.wind) * 0.02)) particles.streak(run.wind);
    firework -= seconds;
    if (run.phase !== "finished" || firework > 0) return;
    firework = FIREWORK_SECONDS;
    particles.confetti(run.lander.x + random.range(-110, 110), run.lander.y - random.range(20, 80));
  };

  return {
    camera,
    particles,
    get flame() {
      return flame;
    },
    /** In px. */
    get shakeOffset() {
      const strength = SHAKE_PX * (shake / SHAKE_SECONDS) ** 2;
      return { x: Math.sin(shake * 91) * strength, y: Math.cos(shake * 73) * strength };
    },
    /** @param {SoftfallRun} run @param {Picture} picture */
    follow: (run, { seconds: now, reducedMotion, paused }) => {
      const seconds = paused ? 0 : Math.min(LONGEST_FRAME_SECONDS, now - lastSeconds);
      lastSeconds = now;
      if (phase !== run.phase) {
        phase = run.phase;
        celebrate(run);
      }
      flame += ((run.lander.isThrusting ? 1 : 0) - flame) * (1 - Math.exp(-18 * seconds));
      shake = reducedMotion ? 0 : Math.max(0, shake - seconds);
      camera.advance(run, seconds, reducedMotion);
      if (reducedMotion) particles.clear();
      else fly(run, seconds);
    },
  };
};
