// @ts-check
import { COUNT_IN_BEATS, FIRST_TIMED_ROUND, FIXED_TEMPO_MODE, stepsPerBeat, tempoOf, timingOf } from "./rhythm.js";
import { FROGS, SONG_LENGTH, composeSong } from "./song.js";

/** @typedef {import("./song.js").Frog} Frog */
/** @typedef {"right" | "clean" | "late"} Grade */
/** @typedef {"lead" | "sing" | "turn" | "cheer" | "sorry" | "farewell"} Phase */
/** @typedef {Partial<Record<Frog, boolean>>} Controls frogs pressed in this very step */
/**
 * @typedef {{type: "sing", frog: Frog}
 *   | {type: "turn"}
 *   | {type: "tick", isCountIn: boolean}
 *   | {type: "note", frog: Frog, grade: Grade}
 *   | {type: "miss", pressed: Frog | null, expected: Frog, remainingLives: number}
 *   | {type: "round", notes: number, points: number, isLifeRegained: boolean}
 *   | {type: "over"}} RunEvent
 */

export const FULL_LIVES = 3;
const POINTS_PER_NOTE = 100;
const POINTS_PER_CLEAN_NOTE = 50;
const LIFE_ABOVE_NOTES = 8;
const LEAD_STEPS = 48;
const CHEER_STEPS = 66;
const SORRY_STEPS = 84;
const FAREWELL_STEPS = 90;

export class PondRun {
  /** @type {Phase} */
  phase = "lead";
  clock = 0;
  round = 1;
  lives = FULL_LIVES;
  score = 0;
  isOver = false;
  sung = 0;
  /** @type {Grade[]} */
  grades = [];
  /** @type {{pressed: Frog | null, expected: Frog} | null} */
  mistake = null;
  /** @type {RunEvent[]} */
  events = [];
  /** The pond and the player share one beat grid. */
  #phraseClock = 0;
  #isFirstAttempt = true;

  /** @param {{seed: number, mode: string}} init */
  constructor({ seed, mode }) {
    this.mode = mode;
    this.song = composeSong(seed);
  }

  get isTimed() {
    return this.round >= FIRST_TIMED_ROUND;
  }

  get beatSteps() {
    return stepsPerBeat(tempoOf(this.round, this.mode));
  }

  /** Negative once it has passed. */
  get beatsToFirstNote() {
    return this.round + COUNT_IN_BEATS - this.#phraseClock / this.beatSteps;
  }

  /** Presses before are ignored. */
  get isListening() {
    return this.phase === "turn" && (!this.isTimed || this.beatsToFirstNote <= 0.5);
  }

  /** @param {Controls} controls */
  step(controls) {
    this.events = [];
    this.clock += 1;
    this.#phraseClock += 1;
    if (this.phase === "sing") this.#stepSing();
    else if (this.phase === "turn") this.#stepTurn(controls);
    else this.#stepPause();
  }

  #stepPause() {
    if (this.phase === "lead" && this.clock >= LEAD_STEPS) this.#startPhrase();
    else if (this.phase === "sorry" && this.clock >= SORRY_STEPS) this.#startPhrase();
    else if (this.phase === "farewell" && this.clock >= FAREWELL_STEPS) this.isOver = true;
    else if (this.phase === "cheer" && this.clock >= CHEER_STEPS) this.#startNextRound();
  }

  #startNextRound() {
    if (this.round === SONG_LENGTH) {
      this.#end();
      return;
    }
    this.round += 1;
    this.#isFirstAttempt = true;
    this.#startPhrase();
  }

  #startPhrase() {
    this.#enter("sing");
    this.#phraseClock = 0;
    this.sung = 0;
    this.grades = [];
    this.mistake = null;
    this.#singDueNotes();
  }

  #stepSing() {
    this.#singDueNotes();
    const restBeats = this.isTimed ? 1 : 0.5;
    if (this.#phraseClock >= (this.round - 1 + restBeats) * this.beatSteps) {
      this.#enter("turn");
      this.events.push({ type: "turn" });
      this.#tick();
    }
  }

  #singDueNotes() {
    if (this.sung < this.round && this.#phraseClock >= this.sung * this.beatSteps) {
      this.events.push({ type: "sing", frog: this.#noteAt(this.sung) });
      this.sung += 1;
    }
  }

  /** @param {Controls} controls */
  #stepTurn(controls) {
    this.#tick();
    for (const frog of FROGS) {
      if (controls[frog] === true && this.isListening) this.#checkNote(frog);
    }
    if (this.phase === "turn" && this.isTimed && this.#offsetSteps() > 0 && timingOf(this.#offsetSteps()) === "miss") {
      this.#miss(null);
    }
  }

  #tick() {
    const beat = Math.floor(this.#phraseClock / this.beatSteps);
    if (!this.isTimed || beat === Math.floor((this.#phraseClock - 1) / this.beatSteps)) return;
    this.events.push({ type: "tick", isCountIn: beat < this.round + COUNT_IN_BEATS });
  }

  #offsetSteps() {
    return this.#phraseClock - (this.round + COUNT_IN_BEATS + this.grades.length) * this.beatSteps;
  }

  /** @param {Frog} frog */
  #checkNote(frog) {
    const timing = this.isTimed ? timingOf(this.#offsetSteps()) : null;
    if (timing === "miss" || frog !== this.#noteAt(this.grades.length)) {
      this.#miss(frog);
      return;
    }
    const grade = timing ?? "right";
    this.grades.push(grade);
    this.events.push({ type: "note", frog, grade });
    if (this.grades.length === this.round) this.#finishRound();
  }

  #finishRound() {
    const cleanNotes = this.grades.filter((grade) => grade === "clean").length;
    const points = POINTS_PER_NOTE * this.round + POINTS_PER_CLEAN_NOTE * cleanNotes;
    this.score = this.mode === FIXED_TEMPO_MODE ? this.round : this.score + points;
    const isClean = this.#isFirstAttempt && cleanNotes === this.round;
    const isLifeRegained = isClean && this.round > LIFE_ABOVE_NOTES && this.lives < FULL_LIVES;
    if (isLifeRegained) this.lives += 1;
    this.events.push({ type: "round", notes: this.round, points, isLifeRegained });
    this.#enter("cheer");
  }

  /** @param {Frog | null} pressed the frog that was pressed, or null for an omitted note */
  #miss(pressed) {
    const expected = this.#noteAt(this.grades.length);
    this.lives -= 1;
    this.#isFirstAttempt = false;
    this.mistake = { pressed, expected };
    this.events.push({ type: "miss", pressed, expected, remainingLives: this.lives });
    if (this.lives > 0) this.#enter("sorry");
    else this.#end();
  }

  #end() {
    this.#enter("farewell");
    this.events.push({ type: "over" });
  }

  /** @param {Phase} phase */
  #enter(phase) {
    this.phase = phase;
    this.clock = 0;
  }

  /** @param {number} index @returns {Frog} */
  #noteAt(index) {
    return this.song[index] ?? "down";
  }
}

/** Deterministic per seed, mode and controls. @param {{seed: number, mode: string}} init */
export function createRun(init) {
  return new PondRun(init);
}
