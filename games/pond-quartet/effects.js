// @ts-check
import { createRandom } from "../kit/random.js";
import { FULL_LIVES } from "./run.js";
import { SEATS } from "./seats.js";
import { FROGS } from "./song.js";

/** @typedef {import("./song.js").Frog} Frog */
/** @typedef {import("./run.js").PondRun} PondRun */
/** @typedef {import("./run.js").RunEvent} RunEvent */
/** @typedef {{frog: Frog, age: number, isPlayer: boolean}} Ripple */
/** @typedef {{frog: Frog, x: number, y: number, sway: number, age: number}} Melody */
/** @typedef {{x: number, y: number, speedX: number, speedY: number, age: number, color: string}} Drop */

export const RIPPLE_STEPS = 45;
export const MELODY_STEPS = 54;
export const DROP_STEPS = 40;
export const POP_STEPS = 66;
/** When the expected note is repeated. */
export const REMINDER_STEP = 30;
/** Below this a voice is fading out. */
export const AUDIBLE = 0.15;
const VOICE_FADE_STEPS = 20;
const SHAKE_STEPS = 16;
/** Snaps: the rest is invisible. */
const ARRIVED = 0.004;

/** @param {number} value @param {number} target @param {number} share */
const approach = (value, target, share) =>
  Math.abs(target - value) < ARRIVED ? target : value + (target - value) * share;

export class Effects {
  /** Volume, fading from 1 to 0. @type {Record<Frog, number>} */
  voices = { down: 0, left: 0, right: 0, up: 0 };
  /** @type {Ripple[]} */
  ripples = [];
  /** @type {Melody[]} */
  melodies = [];
  /** @type {Drop[]} */
  drops = [];
  /** Steps since each dragonfly left (negative) or arrived (positive). */
  flights = Array.from({ length: FULL_LIVES }, () => POP_STEPS);
  /** @type {{points: number, age: number} | null} */
  pop = null;
  /** 1 while the pond sings. */
  dusk = 0;
  /** 1 while the player sings. */
  attention = 0;
  pulse = 0;
  shake = 0;
  displayedScore = 0;
  #random = createRandom(1);

  /** @param {PondRun} run */
  step(run) {
    this.#age();
    this.dusk = approach(this.dusk, run.phase === "sing" || run.phase === "farewell" ? 1 : 0, 0.12);
    this.attention = approach(this.attention, run.phase === "turn" ? (run.isListening ? 1 : 0.35) : 0, 0.25);
    this.displayedScore = run.score - Math.floor((run.score - this.displayedScore) * 0.86);
    for (const event of run.events) this.#applyEvent(event, run);
    const reminder = run.phase === "sorry" && run.clock === REMINDER_STEP ? run.mistake : null;
    if (reminder) this.#sing(reminder.expected, false);
  }

  #age() {
    for (const frog of FROGS) this.voices[frog] = Math.max(0, this.voices[frog] - 1 / VOICE_FADE_STEPS);
    for (const ripple of this.ripples) ripple.age += 1;
    for (const melody of this.melodies) melody.age += 1;
    for (const drop of this.drops) drop.age += 1;
    this.ripples = this.ripples.filter(({ age }) => age < RIPPLE_STEPS);
    this.melodies = this.melodies.filter(({ age }) => age < MELODY_STEPS);
    this.drops = this.drops.filter(({ age }) => age < DROP_STEPS);
    this.flights = this.flights.map((age) => (age < 0 ? age - 1 : age + 1));
    if (this.pop && (this.pop.age += 1) >= POP_STEPS) this.pop = null;
    this.pulse = Math.max(0, this.pulse - 0.1);
    this.shake = Math.max(0, this.shake - 1 / SHAKE_STEPS);
  }

  /** @param {RunEvent} event @param {PondRun} run */
  #applyEvent(event, run) {
    if (event.type === "sing") {
      this.#sing(event.frog, false);
      if (run.isTimed) this.pulse = 1;
    } else if (event.type === "tick") {
      this.pulse = 1;
    } else if (event.type === "note") {
      this.#sing(event.frog, true);
      this.#splash(event.frog, event.grade === "clean" ? 12 : 5);
    } else if (event.type === "miss") {
      this.flights[event.remainingLives] = -1;
      this.shake = 1;
    } else if (event.type === "round") {
      this.pop = { points: event.points, age: 0 };
      if (event.isLifeRegained) this.flights[run.lives - 1] = 1;
      for (const frog of FROGS) this.#splash(frog, 8);
    }
  }

  /** @param {Frog} frog @param {boolean} isPlayer */
  #sing(frog, isPlayer) {
    const { x, y, scale } = SEATS[frog];
    this.voices[frog] = 1;
    this.ripples.push({ frog, age: 0, isPlayer });
    const offset = frog === "right" ? -92 : 62;
    this.melodies.push({ frog, x: x + offset * scale, y: y - 52 * scale, sway: this.#random.range(0, 6), age: 0 });
  }

  /** @param {Frog} frog @param {number} count */
  #splash(frog, count) {
    const { x, y, scale, belly } = SEATS[frog];
    for (let index = 0; index < count; index += 1) {
      const side = this.#random.range(-1, 1);
      this.drops.push({
        x: x + side * 84 * scale,
        y: y + this.#random.range(48, 72) * scale,
        speedX: side * 1.6,
        speedY: this.#random.range(-3.4, -1.6),
        age: 0,
        color: belly,
      });
    }
  }
}
