// @ts-check
import { dealWords } from "./dictionary.js";
import { isSameLetter } from "./letters.js";
import { SAMPLE_STEPS } from "./rival.js";

/** @typedef {{ typed: readonly string[], boost: boolean }} Controls letters since the last step; boost: pressed just now */
/** @typedef {"lights" | "racing" | "finished"} Phase */
/** @typedef {"light" | "go" | "key" | "word" | "clean" | "wrong" | "full" | "boost" | "finish"} RunEvent */
/** @typedef {ReturnType<typeof createRun>} RallyRun */

export const RACE_WORDS = 40;
export const ACCURACY_WORDS = 80;
/** Spare words for cars slowed down by spins. */
const SPARE_WORDS = 80;
export const LIGHTS = 3;
const LIGHT_STEPS = 36;
export const LIGHTS_STEPS = LIGHTS * LIGHT_STEPS;
export const FINISHED_STEPS = 130;
export const SPIN_STEPS = 24;
const WINDOW_STEPS = 300;
const MIN_WINDOW_STEPS = 60;
export const TANK_WORDS = 5;
export const BOOST_STEPS = 180;
const BOOST_FACTOR = 1.25;
const LETTERS_PER_WORD = 5;
const STEPS_PER_MINUTE = 3600;

/** @param {readonly string[]} words */
const lettersOf = (words) => words.reduce((sum, word) => sum + word.length, 0);

/** State before the first light. */
const createRaceState = () => ({
  /** @type {Phase} */
  phase: "lights",
  phaseSteps: 0,
  steps: 0,
  /** In letters. */
  distance: 0,
  /** Letters per second. */
  speed: 0,
  wordIndex: 0,
  letterIndex: 0,
  isWordClean: true,
  right: 0,
  wrong: 0,
  ink: 0,
  boostSteps: 0,
  spinSteps: 0,
  /** @type {number[]} */
  keySteps: [],
  firstKeyStep: 0,
  /** @type {number[]} */
  trace: [],
  /** @type {RunEvent[]} */
  events: [],
  isOver: false,
});

/**
 * Mode "" and "fastest": 40 words, score in ms. "accuracy": 80 words, score is the share of right keys in hundredths of
 * a percent.
 * @param {{ seed: number, mode?: string, words: readonly string[], locale?: string, acceptsBase?: boolean }} start
 */
export const createRun = ({ seed, mode = "", words, locale = "en", acceptsBase = false }) => {
  const isAccuracy = mode === "accuracy";
  const count = isAccuracy ? ACCURACY_WORDS : RACE_WORDS;
  const dealt = dealWords(words, seed, count + (isAccuracy ? 0 : SPARE_WORDS));
  const run = {
    mode,
    isAccuracy,
    words: dealt,
    spelling: { locale, acceptsBase },
    /** In letters. */
    length: lettersOf(dealt.slice(0, count)),
    ...createRaceState(),
    /** @returns {string} */
    get word() {
      return run.words[run.wordIndex] ?? "";
    },
    /** @returns {string} */
    get nextLetter() {
      return run.word[run.letterIndex] ?? "";
    },
    /** @returns {number} */
    get ms() {
      return Math.round((run.steps * 1000) / 60);
    },
    /** In hundredths of a percent. @returns {number} */
    get accuracy() {
      const keys = run.right + run.wrong;
      return keys === 0 ? 10_000 : Math.floor((10_000 * run.right) / keys);
    },
    /** @returns {number} */
    get wordsPerMinute() {
      return run.steps === 0 ? 0 : Math.round((run.right / LETTERS_PER_WORD / run.steps) * STEPS_PER_MINUTE);
    },
    /** @returns {number} */
    get score() {
      return isAccuracy ? run.accuracy : run.ms;
    },
    /** @param {Controls} controls */
    step: (controls) => {
      if (run.isOver) return;
      run.events = [];
      run.phaseSteps += 1;
      if (run.phase === "lights") waitForGreen(run);
      else if (run.phase === "racing") race(run, controls);
      else roll(run);
    },
  };
  return run;
};

/** @param {RallyRun} run @param {Phase} phase */
const enter = (run, phase) => {
  run.phase = phase;
  run.phaseSteps = 0;
};

/** @param {RallyRun} run */
const waitForGreen = (run) => {
  if (run.phaseSteps % LIGHT_STEPS === 0) run.events.push(run.phaseSteps < LIGHTS_STEPS ? "light" : "go");
  if (run.phaseSteps >= LIGHTS_STEPS) enter(run, "racing");
};

/** @param {RallyRun} run */
const finishWord = (run) => {
  run.events.push(run.isWordClean ? "clean" : "word");
  if (run.isWordClean && run.ink < TANK_WORDS) {
    run.ink += 1;
    if (run.ink === TANK_WORDS) run.events.push("full");
  }
  run.wordIndex += 1;
  run.letterIndex = 0;
  run.isWordClean = true;
};

/** @param {RallyRun} run */
const spin = (run) => {
  run.wrong += 1;
  run.spinSteps = SPIN_STEPS;
  run.isWordClean = false;
  if (run.ink < TANK_WORDS) run.ink = 0;
  run.events.push("wrong");
};

/** @param {RallyRun} run @param {string} letter */
const type = (run, letter) => {
  if (run.spinSteps > 0 || run.nextLetter === "") return;
  if (!isSameLetter(run.nextLetter, letter, run.spelling)) {
    spin(run);
    return;
  }
  if (run.right === 0) run.firstKeyStep = run.steps;
  run.right += 1;
  run.keySteps.push(run.steps);
  run.letterIndex += 1;
  run.events.push("key");
  if (run.letterIndex === run.word.length) finishWord(run);
};

/** Average typing speed of the last five seconds. @param {RallyRun} run */
const updateSpeed = (run) => {
  while ((run.keySteps[0] ?? Infinity) <= run.steps - WINDOW_STEPS) run.keySteps.shift();
  const since = run.steps - run.firstKeyStep;
  const window = Math.min(WINDOW_STEPS, Math.max(MIN_WINDOW_STEPS, since));
  const factor = run.boostSteps > 0 ? BOOST_FACTOR : 1;
  run.speed = run.spinSteps > 0 ? 0 : ((run.keySteps.length * 60) / window) * factor;
  run.distance = Math.min(run.length, run.distance + run.speed / 60);
  run.spinSteps = Math.max(0, run.spinSteps - 1);
  run.boostSteps = Math.max(0, run.boostSteps - 1);
};

/** @param {RallyRun} run */
const sample = (run) => {
  run.trace.push(Math.round((1000 * run.distance) / run.length));
};

/** @param {RallyRun} run @param {Controls} controls */
const race = (run, { typed, boost }) => {
  if (run.steps % SAMPLE_STEPS === 0) sample(run);
  run.steps += 1;
  for (const letter of typed) type(run, letter);
  if (boost && run.ink === TANK_WORDS) {
    run.ink = 0;
    run.boostSteps = BOOST_STEPS;
    run.events.push("boost");
  }
  updateSpeed(run);
  const isDone = run.isAccuracy ? run.wordIndex === run.words.length : run.distance >= run.length;
  if (!isDone) return;
  run.distance = run.length;
  sample(run);
  run.events.push("finish");
  enter(run, "finished");
};

/** @param {RallyRun} run */
const roll = (run) => {
  run.speed *= 0.97;
  run.isOver = run.phaseSteps >= FINISHED_STEPS;
};
