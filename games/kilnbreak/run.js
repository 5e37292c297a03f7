// @ts-check
import { clamp } from "../kit/numbers.js";
import { flyBall, isLost } from "./ball.js";
import { dropGifts } from "./gifts.js";
import { createLevel } from "./levels.js";
import { createPaddle, movePaddle } from "./paddle.js";
import {
  BALLS,
  BALL_RADIUS_PX,
  BRICKS,
  EMBER_STEPS,
  FIELD,
  MAX_FACTOR,
  PADDLE_TOP_Y,
  SLOW_FACTOR,
  aim,
  bounceAngle,
  launchAngle,
  speedAfter,
} from "./rules.js";
import { brickCenter, countBricks, removeBrick } from "./wall.js";

/** @import { Ball } from "./ball.js" */
/** @import { FallingGift } from "./gifts.js" */
/** @import { Brick, Gift } from "./levels.js" */
/** @import { Controls } from "./paddle.js" */
/** @typedef {"ready" | "flying" | "lost" | "cleared"} Phase ready: a ball rests on the paddle */
/**
 * @typedef {object} RunEvent
 * @property {"launch" | "side" | "paddle" | "crack" | "break" | "open" | "gift" | "lost" | "fizzle" | "cleared"} kind
 * @property {number} x
 * @property {number} y
 * @property {number} [points]
 * @property {number} [factor]
 * @property {Brick} [brick]
 * @property {Gift} [gift]
 */
/** @typedef {ReturnType<typeof createState>} State */
/** @typedef {ReturnType<typeof createRun>} KilnbreakRun */

const LEVEL_OF_MODE = new Map([
  ["one-level", 2],
  ["level-3", 3],
]);
export const PHASE_STEPS = { lost: 50, cleared: 100 };

/** Aim assist at the end of a level, against endless rallies. */
const AIM_ASSIST_BRICKS = 3;
const AIM_ASSIST_AFTER_STEPS = 480;
const AIM_ASSIST_DEG = 12;

/** @param {{ seed: number, mode: string }} start */
const createState = ({ seed, mode }) => {
  const number = LEVEL_OF_MODE.get(mode) ?? 1;
  return {
    mode,
    seed,
    number,
    wall: createLevel(seed, number),
    paddle: createPaddle(),
    /** @type {Ball[]} */
    balls: [],
    /** @type {FallingGift[]} */
    gifts: [],
    /** @type {Phase} */
    phase: "ready",
    phaseSteps: 0,
    lives: BALLS,
    points: 0,
    factor: 1,
    broken: 0,
    wideSteps: 0,
    slowSteps: 0,
    emberSteps: 0,
    isOpen: false,
    quietSteps: 0,
    clockSteps: 0,
    /** @type {RunEvent[]} */
    events: [],
  };
};

/** @param {State} state @param {Phase} phase */
const enter = (state, phase) => {
  state.phase = phase;
  state.phaseSteps = 0;
};

/** @param {State} state */
const isSingle = ({ mode }) => LEVEL_OF_MODE.has(mode);

/** @param {State} state @returns {number} px/s */
const speedOf = ({ broken, slowSteps }) => speedAfter(broken) * (slowSteps > 0 ? SLOW_FACTOR : 1);

/** @param {State} state @param {Brick} brick */
const openKiln = (state, brick) => {
  const { x, y } = brickCenter(brick);
  state.isOpen = true;
  state.emberSteps = EMBER_STEPS;
  const ember = { x, y, dx: 0, dy: 1, isEmber: true };
  aim(ember, state.paddle.x > x ? 35 : -35);
  ember.dy = -ember.dy;
  state.balls.push(ember);
  state.events.push({ kind: "open", x, y });
};

/** @param {State} state @param {Brick} brick @param {boolean} isCut */
const hitBrick = (state, brick, isCut) => {
  brick.hits = isCut ? 0 : brick.hits - 1;
  const { x, y } = brickCenter(brick);
  if (brick.hits > 0) {
    state.events.push({ kind: "crack", x, y, brick });
    return;
  }
  removeBrick(state.wall, brick);
  const points = BRICKS[brick.kind].points * state.factor;
  state.points += points;
  state.events.push({ kind: "break", x, y, points, factor: state.factor, brick });
  state.factor = Math.min(MAX_FACTOR, state.factor + 1);
  state.broken += 1;
  state.quietSteps = 0;
  if (brick.gift) state.gifts.push({ kind: brick.gift, x, y });
  if (brick.kind === "vent") openKiln(state, brick);
};

/** Degrees towards the nearest brick. @param {State} state @param {number} degrees @param {Ball} ball */
const aimAssist = ({ wall, quietSteps }, degrees, { x, y }) => {
  if (quietSteps < AIM_ASSIST_AFTER_STEPS || countBricks(wall) > AIM_ASSIST_BRICKS) return 0;
  const turns = wall.flatMap((brick) => {
    if (!brick) return [];
    const center = brickCenter(brick);
    return [(Math.atan2(center.x - x, y - center.y) * 180) / Math.PI - degrees];
  });
  const smallest = turns.reduce((best, turn) => (Math.abs(turn) < Math.abs(best) ? turn : best), 180);
  return clamp(smallest, -AIM_ASSIST_DEG, AIM_ASSIST_DEG);
};

/** @param {State} state @param {Ball} ball */
const hitPaddle = (state, ball) => {
  const degrees = bounceAngle(ball.x - state.paddle.x, state.paddle.width);
  aim(ball, degrees + aimAssist(state, degrees, ball));
  state.factor = 1;
  state.events.push({ kind: "paddle", x: ball.x, y: ball.y });
};

/** @param {State} state */
const coolDown = (state) => {
  state.wideSteps = Math.max(0, state.wideSteps - 1);
  state.slowSteps = Math.max(0, state.slowSteps - 1);
  if (state.emberSteps === 0) return;
  state.emberSteps -= 1;
  if (state.emberSteps > 0) return;
  for (const { x, y } of state.balls.filter(({ isEmber }) => isEmber)) state.events.push({ kind: "fizzle", x, y });
  state.balls = state.balls.filter(({ isEmber }) => !isEmber);
};

/** @param {State} state */
const clearField = (state) => {
  state.balls = [];
  state.gifts = [];
  state.wideSteps = 0;
  state.slowSteps = 0;
  state.emberSteps = 0;
  state.factor = 1;
  state.quietSteps = 0;
};

/** @param {State} state */
const judge = (state) => {
  if (countBricks(state.wall) === 0) {
    clearField(state);
    enter(state, "cleared");
    state.events.push({ kind: "cleared", x: state.paddle.x, y: PADDLE_TOP_Y });
    return;
  }
  const last = state.balls.at(-1);
  state.balls = state.balls.filter((ball) => !isLost(ball));
  if (state.balls.some(({ isEmber }) => !isEmber)) return;
  state.lives -= 1;
  clearField(state);
  enter(state, "lost");
  state.events.push({ kind: "lost", x: last?.x ?? state.paddle.x, y: FIELD.bottom });
};

/** @param {State} state */
const fly = (state) => {
  state.quietSteps += 1;
  const distance = speedOf(state) / 60;
  const contacts = {
    onBrick: (/** @type {Ball} */ ball, /** @type {Brick} */ brick) => hitBrick(state, brick, ball.isEmber),
    onPaddle: (/** @type {Ball} */ ball) => hitPaddle(state, ball),
    onSide: (/** @type {Ball} */ { x, y }) => state.events.push({ kind: "side", x, y }),
  };
  for (const ball of [...state.balls]) flyBall(ball, distance, state.wall, state.paddle, contacts);
  coolDown(state);
  dropGifts(state);
  judge(state);
};

/** @param {State} state */
const launch = (state) => {
  const { paddle } = state;
  const ball = { x: paddle.x, y: PADDLE_TOP_Y - BALL_RADIUS_PX, dx: 0, dy: -1, isEmber: false };
  aim(ball, launchAngle(paddle));
  state.balls = [ball];
  enter(state, "flying");
  state.events.push({ kind: "launch", x: ball.x, y: ball.y });
};

/** @param {State} state */
const nextLevel = (state) => {
  state.number += 1;
  state.wall = createLevel(state.seed, state.number);
  state.isOpen = false;
  enter(state, "ready");
};

/** @param {State} state */
const isOver = (state) => {
  if (state.phase === "lost") return state.lives === 0 && state.phaseSteps >= PHASE_STEPS.lost;
  return state.phase === "cleared" && isSingle(state) && state.phaseSteps >= PHASE_STEPS.cleared;
};

/** @param {State} state @param {Controls} controls */
const step = (state, controls) => {
  if (isOver(state)) return;
  state.events = [];
  state.phaseSteps += 1;
  const { phase, phaseSteps } = state;
  if (state.clockSteps > 0 && phase !== "cleared") state.clockSteps += 1;
  movePaddle(state.paddle, controls, state.wideSteps > 0);
  if (phase === "flying") fly(state);
  else if (phase === "ready" && controls.isLaunchPressed) {
    launch(state);
    state.clockSteps = Math.max(1, state.clockSteps);
  } else if (phase === "lost" && phaseSteps >= PHASE_STEPS.lost && state.lives > 0) enter(state, "ready");
  else if (phase === "cleared" && phaseSteps >= PHASE_STEPS.cleared && !isSingle(state)) nextLevel(state);
};

/** @param {State} state @returns {number | null} */
const scoreOf = ({ mode, phase, points, clockSteps }) => {
  if (mode !== "level-3") return points;
  return phase === "cleared" ? Math.round((clockSteps * 1000) / 60) : null;
};

/** Modes: "" all levels; "one-level" points; "level-3" ms or null. @param {{ seed: number, mode?: string }} start */
export const createRun = ({ seed, mode = "" }) => {
  const state = createState({ seed, mode });
  return {
    state,
    get isOver() {
      return isOver(state);
    },
    get score() {
      return scoreOf(state);
    },
    get speed() {
      return speedOf(state);
    },
    /** @param {Controls} controls */
    step: (controls) => step(state, controls),
  };
};
