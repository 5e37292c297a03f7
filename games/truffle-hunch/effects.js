// @ts-check
import { STEP_SECONDS } from "../kit/loop.js";
import { createParticles } from "../kit/particles.js";
import { CLODS, LEAVES, STENCH } from "./bursts.js";
import { centerOf } from "./layout.js";

/** @import { RunEvent } from "./board.js" */
/** @import { Mood } from "./draw-pig.js" */
/** @import { TruffleRun } from "./run.js" */
/** @typedef {ReturnType<typeof createEffects>} Effects */
/** @typedef {{ cell: number, slot: number, age: number }} Flight a truffle on its way to the score */

const WAVE_STEPS_PER_CELL = 1.7;
const MAX_WAVE_STEPS = 34;
const REVEAL_STEPS_PER_CELL = 3;
const SHAKE_STEPS = 24;
export const FLIGHT_STEPS = 46;
export const DROP_STEPS = 14;
export const WIGGLE_STEPS = 14;

/** @param {number} columns @param {number} a @param {number} b */
const distance = (columns, a, b) =>
  Math.hypot((a % columns) - (b % columns), Math.floor(a / columns) - Math.floor(b / columns));

export const createEffects = () => {
  const effects = {
    particles: createParticles(),
    /** @type {Map<number, number>} */
    waits: new Map(),
    /** Steps until a beetle is shown after a sting. @type {Map<number, number>} */
    reveals: new Map(),
    /** @type {Map<number, number>} */
    drops: new Map(),
    /** Steps since a cell refused a dig. @type {Map<number, number>} */
    wiggles: new Map(),
    /** @type {Flight[]} */
    flights: [],
    /** @type {Mood} */
    mood: "calm",
    moodSteps: 0,
    sniff: 0,
    hop: 0,
    shake: 0,
    steps: 0,
    version: 0,
    isStill: false,
    /** @param {TruffleRun} run */
    step: (run) => {
      effects.steps += 1;
      if (run.events.length + effects.waits.size > 0) effects.version += 1;
      for (const event of run.events) applyEvent(effects, event, run);
      advanceCells(effects, run);
      if (run.phase === "cleared" && run.phaseSteps % 22 === 1 && run.phaseSteps < 100) celebrate(effects, run);
      advancePig(effects);
      if (effects.isStill) effects.particles.clear();
      effects.particles.advance(STEP_SECONDS);
    },
  };
  return effects;
};

/** @param {Effects} effects @param {Extract<RunEvent, { type: "open" }>} event @param {TruffleRun} run */
const openCells = (effects, { cells, from }, { board: { size } }) => {
  effects.sniff = 1;
  for (const cell of cells) {
    const wait = Math.min(MAX_WAVE_STEPS, WAVE_STEPS_PER_CELL * distance(size.columns, cell, from));
    effects.waits.set(cell, effects.isStill ? 0 : Math.round(wait));
  }
};

/** @param {Effects} effects @param {number} cell @param {TruffleRun} run */
const sting = (effects, cell, { board: { size, field } }) => {
  setMood(effects, "sick", 140);
  effects.shake = SHAKE_STEPS;
  const { x, y } = centerOf(size, cell);
  effects.particles.burst({ ...STENCH, count: 26 }, x, y);
  field?.isBeetle.forEach((isBeetle, other) => {
    const wait = effects.isStill ? 0 : REVEAL_STEPS_PER_CELL * distance(size.columns, cell, other);
    if (isBeetle) effects.reveals.set(other, Math.round(wait));
  });
};

/** @param {Effects} effects @param {Mood} mood @param {number} steps */
const setMood = (effects, mood, steps) => {
  effects.mood = mood;
  effects.moodSteps = steps;
};

/** @param {Effects} effects @param {RunEvent} event @param {TruffleRun} run */
const applyEvent = (effects, event, run) => {
  if (event.type === "open") openCells(effects, event, run);
  else if (event.type === "stung") sting(effects, event.cell, run);
  else if (event.type === "flag") effects.drops.set(event.cell, 0);
  else if (event.type === "refused") effects.wiggles.set(event.cell, 0);
  else if (event.type === "truffle") {
    const wait = effects.waits.get(event.cell) ?? 0;
    effects.flights.push({ cell: event.cell, slot: run.board.trufflesFound - 1, age: -wait - 10 });
    setMood(effects, "happy", 100);
  } else if (event.type === "cleared") setMood(effects, "happy", 200);
  else if (event.type === "next") reset(effects);
};

/** @param {Effects} effects */
const reset = (effects) => {
  for (const map of [effects.waits, effects.reveals, effects.drops, effects.wiggles]) map.clear();
  effects.flights = [];
  setMood(effects, "calm", 0);
};

/** @param {Map<number, number>} ages @param {number} limit */
const grow = (ages, limit) => {
  for (const [cell, steps] of ages) {
    if (steps >= limit) ages.delete(cell);
    else ages.set(cell, steps + 1);
  }
};

/** @param {Effects} effects @param {TruffleRun} run */
const advanceCells = ({ particles, waits, reveals, drops, wiggles, flights }, { board: { size } }) => {
  for (const [cell, wait] of waits) {
    waits.set(cell, wait - 1);
    if (wait > 0) continue;
    waits.delete(cell);
    const { x, y } = centerOf(size, cell);
    particles.burst(CLODS, x, y);
  }
  for (const [cell, wait] of reveals) {
    if (wait < 0) continue;
    reveals.set(cell, wait - 1);
    const { x, y } = centerOf(size, cell);
    if (wait === 0) particles.burst(STENCH, x, y);
  }
  grow(drops, DROP_STEPS);
  grow(wiggles, WIGGLE_STEPS);
  for (const flight of flights) flight.age += 1;
};

/** @param {Effects} effects */
const advancePig = (effects) => {
  effects.sniff = Math.max(0, effects.sniff - 0.06);
  effects.shake = Math.max(0, effects.shake - 1);
  effects.moodSteps -= 1;
  if (effects.moodSteps <= 0) effects.mood = "calm";
  effects.hop = effects.mood === "happy" ? Math.abs(Math.sin(effects.moodSteps * 0.16)) * 7 : 0;
};

/** @param {Effects} effects @param {TruffleRun} run */
const celebrate = ({ particles }, { board: { size }, phaseSteps }) => {
  const { x, y } = centerOf(size, (phaseSteps * 7919) % (size.columns * size.rows));
  particles.burst(LEAVES, x, y);
};
