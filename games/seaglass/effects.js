// @ts-check
import { STEP_SECONDS } from "../kit/loop.js";
import { createParticles } from "../kit/particles.js";
import { cellX, cellY } from "./layout.js";
import { COLORS, tintOf } from "./palette.js";
import { GOAL_VALUE, PUSH_STEP, TIDE_MOVES, TIDE_STEPS } from "./run.js";

/** @import { Direction } from "./board.js" */
/** @import { RunEvent, SeaglassRun, SlideEvent } from "./run.js" */
/** @import { Burst } from "../kit/particles.js" */
/**
 * Animated shard; ages in steps.
 * @typedef {{ id: number, value: number, next: number, fromX: number, fromY: number, x: number, y: number, toX: number,
 *   toY: number, age: number, birth: number, pop: number, isAbsorbed: boolean, isWave: boolean }} Piece
 * @typedef {{ x: number, y: number, age: number, text: string, isWave: boolean }} Pop
 */
/** @typedef {ReturnType<typeof createEffects>} Effects */

const SLIDE_STEPS = 7;
const GROW_STEPS = 9;
export const POP_SECONDS = 0.9;
const LOW_WATER_Y = 398;
const TIDE_RISE_PX = 92;
const FLOOD_Y = 20;

/** @type {Burst} */
const SPARKS = {
  count: 7,
  colors: [COLORS.white],
  size: [4, 8],
  speed: [50, 150],
  life: [0.3, 0.6],
  growth: -6,
  spin: 5,
  shape: "star",
};
/** @type {Burst} */
const CHIPS = {
  count: 8,
  colors: [],
  size: [2, 4.5],
  speed: [60, 190],
  life: [0.3, 0.6],
  gravity: 320,
  spin: 9,
  shape: "shard",
};
/** @type {Burst} */
const SPRAY = {
  count: 30,
  colors: [COLORS.foam, COLORS.shallow, COLORS.white],
  size: [2, 5],
  speed: [40, 170],
  life: [0.4, 0.9],
  angle: [-Math.PI * 0.85, -Math.PI * 0.15],
  gravity: 260,
  spread: 170,
  spreadY: 12,
};

/** @type {Readonly<Record<Direction, readonly [number, number]>>} */
const NUDGES = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

export const createEffects = () => {
  const effects = {
    particles: createParticles(),
    /** @type {Map<number, Piece>} */
    pieces: new Map(),
    /** @type {Pop[]} */
    pops: [],
    shake: 0,
    nudge: { x: 0, y: 0 },
    waterY: LOW_WATER_Y,
    pulse: 0,
    /** @param {SeaglassRun} run */
    show: (run) => {
      effects.pieces.clear();
      run.board.forEach((shard, cell) => {
        if (shard) addPiece(effects, shard.id, shard.value, cell, -GROW_STEPS);
      });
    },
    /** @param {SeaglassRun} run @param {boolean} reducedMotion no particles, no shake */
    step: (run, reducedMotion) => {
      for (const event of run.events) applyEvent(effects, run, event);
      settle(effects, run, reducedMotion);
    },
  };
  return effects;
};

/** @type {(effects: Effects, id: number, value: number, cell: number, delay: number) => void} */
const addPiece = ({ pieces }, id, value, cell, delay) => {
  const [x, y] = [cellX(cell), cellY(cell)];
  const places = { fromX: x, fromY: y, x, y, toX: x, toY: y };
  pieces.set(id, {
    id,
    value,
    next: value,
    ...places,
    age: SLIDE_STEPS,
    birth: -delay,
    pop: 0,
    isAbsorbed: false,
    isWave: false,
  });
};

/** @param {Effects} effects @param {Piece} piece */
const arrive = (effects, piece) => {
  Object.assign(piece, { x: piece.toX, y: piece.toY });
  if (piece.isAbsorbed) effects.pieces.delete(piece.id);
  if (piece.next === piece.value) return;
  const { x, y, next, isWave } = piece;
  piece.value = next;
  piece.pop = 1;
  effects.pops.push({ x, y, age: 0, text: `+${isWave ? 2 * next : next}`, isWave });
  const { face, side, glint } = tintOf(next);
  const weight = Math.log2(next);
  effects.particles.burst({ ...CHIPS, count: 4 + weight, colors: [face, side, glint] }, x, y);
  if (next >= 32) effects.particles.burst({ ...SPARKS, count: 2 * weight - 4 }, x, y);
  if (next >= 128) effects.shake = Math.max(effects.shake, weight - 4);
  if (next >= GOAL_VALUE)
    effects.particles.burst({ ...SPARKS, count: 26, colors: [COLORS.coral, COLORS.white], speed: [80, 260] }, x, y);
};

/** @param {Effects} effects @param {SlideEvent} event */
const slide = (effects, { travels, fuses, isWave }) => {
  for (const piece of [...effects.pieces.values()]) if (piece.age < SLIDE_STEPS) arrive(effects, piece);
  for (const { id, to, isAbsorbed } of travels) {
    const piece = effects.pieces.get(id);
    if (!piece) continue;
    Object.assign(piece, { fromX: piece.x, fromY: piece.y, toX: cellX(to), toY: cellY(to), age: 0, isAbsorbed });
  }
  for (const { id, value } of fuses) {
    const piece = effects.pieces.get(id);
    if (piece) Object.assign(piece, { next: value, isWave, age: 0, fromX: piece.x, fromY: piece.y });
  }
};

/** @param {Effects} effects @param {SeaglassRun} run @param {RunEvent} event */
const applyEvent = (effects, run, event) => {
  if (event.kind === "slide") slide(effects, event);
  if (event.kind === "slide" && !event.isWave) effects.pulse = 1;
  if (event.kind === "spawn") addPiece(effects, event.id, event.value, event.at, SLIDE_STEPS - 2);
  if (event.kind === "undo") effects.show(run);
  if (event.kind === "blocked") {
    const [x, y] = NUDGES[event.direction];
    effects.nudge = { x: x * 6, y: y * 6 };
  }
};

/** @param {number} from @param {number} to @param {number} share */
const ease = (from, to, share) => from + (to - from) * (0.5 - 0.5 * Math.cos(Math.PI * share));

/** @param {SeaglassRun} run */
const waterOf = ({ phase, phaseSteps, tide }) => {
  const high = LOW_WATER_Y - TIDE_RISE_PX;
  if (phase !== "tide") return LOW_WATER_Y - (TIDE_RISE_PX * tide) / TIDE_MOVES;
  if (phaseSteps <= PUSH_STEP) return ease(high, FLOOD_Y, phaseSteps / PUSH_STEP);
  return ease(FLOOD_Y, LOW_WATER_Y, (phaseSteps - PUSH_STEP) / (TIDE_STEPS - PUSH_STEP));
};

/** @param {Effects} effects @param {SeaglassRun} run */
const cheer = ({ particles }, { board }) => {
  const cell = board.findIndex((shard) => shard !== null && shard.value >= GOAL_VALUE);
  const sparks = { ...SPARKS, count: 8, spread: 26, colors: [COLORS.white, COLORS.coral, COLORS.foam] };
  particles.burst(sparks, cellX(cell), cellY(cell));
};

/** @param {Effects} effects @param {SeaglassRun} run @param {boolean} reducedMotion */
const settle = (effects, run, reducedMotion) => {
  for (const piece of [...effects.pieces.values()]) {
    piece.birth += 1;
    piece.pop *= 0.84;
    if (piece.age >= SLIDE_STEPS) continue;
    piece.age += 1;
    const share = 1 - (1 - piece.age / SLIDE_STEPS) ** 2;
    piece.x = piece.fromX + (piece.toX - piece.fromX) * share;
    piece.y = piece.fromY + (piece.toY - piece.fromY) * share;
    if (piece.age === SLIDE_STEPS) arrive(effects, piece);
  }
  for (const pop of effects.pops) pop.age += STEP_SECONDS;
  if (effects.pops.length > 0) effects.pops = effects.pops.filter(({ age }) => age < POP_SECONDS);
  const isFlooding = run.phase === "tide" && !reducedMotion;
  const targetY = run.phase === "tide" && reducedMotion ? LOW_WATER_Y : waterOf(run);
  effects.waterY = isFlooding ? targetY : effects.waterY + (targetY - effects.waterY) * 0.1;
  effects.pulse *= 0.88;
  effects.shake *= 0.85;
  effects.nudge = { x: effects.nudge.x * 0.7, y: effects.nudge.y * 0.7 };
  if (run.phase === "won" && run.phaseSteps % 10 === 0) cheer(effects, run);
  if (run.phase === "tide" && run.phaseSteps % 6 === 0)
    effects.particles.burst(SPRAY, 320, Math.max(10, effects.waterY - 40));
  effects.particles.advance(STEP_SECONDS);
  if (reducedMotion) {
    effects.particles.clear();
    effects.shake = 0;
  }
};

/** @param {Piece} piece @param {boolean} reducedMotion */
export const sizeOf = ({ birth, pop }, reducedMotion) => {
  if (reducedMotion) return birth < 0 ? 0 : 1;
  const growth = Math.min(1, Math.max(0, birth / GROW_STEPS));
  return growth * (1 + 0.5 * Math.sin(growth * Math.PI)) + 0.24 * pop;
};
