// @ts-check
import { createRandom } from "../kit/random.js";
import { meet, playAtTable } from "./at-table.js";
import { think } from "./nanuk.js";
import { requestTile } from "./request-tile.js";
import { createPosition, reachOf } from "./position.js";
import {
  STEP_PAUSE_STEPS,
  TURN_STEPS,
  beginTurn,
  isNanuk,
  legalChoices,
  passTime,
  applyChoice,
  applyHit,
  applyStep,
} from "./turns.js";

/** @import { Level } from "./nanuk.js" */
/** @import { Side, Turn } from "./position.js" */
/** @import { Table } from "./table.js" */
/** @typedef {"friend" | Level} Rival a friend on the same device or in a room, or Nanuk */
/** @typedef {"choosing" | "meeting" | "step" | "hit" | "thinking" | "over"} Stage meeting: waits for a player */
/**
 * @typedef {object} Controls
 * @property {number | null} tile that was tapped
 * @property {number} dx direction that was pressed, as on the screen
 * @property {number} dy
 * @property {boolean} confirm
 * @property {number | null} choice rival that was tapped, by its place in RIVALS
 */
/**
 * @typedef {object} RunEvent
 * @property {"choose" | "chosen" | "step" | "crack" | "sink" | "cursor" | "refuse" | "tick" | "over"} kind
 * @property {number} [tile]
 * @property {number} [from]
 * @property {Side} [side]
 */
/** @typedef {ReturnType<typeof createState>} State */
/** @typedef {ReturnType<typeof createRun>} FloeRun */

/** @type {readonly Rival[]} */
export const RIVALS = ["friend", 1, 2, 3];
/** @type {ReadonlyMap<string, Rival>} */
const RIVAL_OF_MODE = new Map([
  ["nanuk", 3],
  ["fewest-turns", 2],
]);

const OVER_STEPS = 170;
const MIN_THOUGHT_STEPS = 40;
const PORTIONS_PER_STEP = 3;

const WIN_POINTS = 1000;
const POINTS_PER_TURN = 20;
const POINTS_PER_TILE = 10;

/** @param {{ seed: number, mode: string, favourite: number, table: Table | null }} start */
const createState = ({ seed, mode, favourite, table }) => {
  const rival = table ? "friend" : (RIVAL_OF_MODE.get(mode) ?? null);
  return {
    mode,
    seed,
    random: createRandom(seed ^ 0x5eed),
    rival,
    choice: favourite,
    position: createPosition(seed, 0),
    /** @type {Turn[]} all finished turns; with the seed they determine the complete game */
    log: [],
    /** @type {Stage} */
    stage: table ? "meeting" : rival === null ? "choosing" : "step",
    /** The room; null on one device. */
    table,
    /** A choice has been sent but not echoed by the room. */
    isChoicePending: false,
    choiceCount: 0,
    /** Steps until the animation has caught up. */
    pauseSteps: 0,
    clockSteps: TURN_STEPS,
    stageSteps: 0,
    /** @type {number | null} where the side to move has stepped */
    stepped: null,
    cursor: -1,
    /** @type {Generator<undefined, Turn> | null} */
    thought: null,
    /** @type {Turn | null} */
    plan: null,
    ownTurns: 0,
    /** @type {Side | null} */
    winner: null,
    /** @type {RunEvent[]} */
    events: [],
  };
};

/** @param {State} state @param {Rival} rival */
const choose = (state, rival) => {
  state.rival = rival;
  const isSecond = rival === "friend" && state.seed % 2 === 1;
  state.position = createPosition(state.seed, isSecond ? 1 : 0);
  state.events.push({ kind: "chosen" });
  state.pauseSteps = STEP_PAUSE_STEPS;
  beginTurn(state);
};

/** @param {State} state @param {Controls} controls */
const pickRival = (state, { choice, dx, confirm }) => {
  if (dx !== 0) {
    state.choice = (state.choice + dx + RIVALS.length) % RIVALS.length;
    state.events.push({ kind: "choose" });
  }
  const picked = choice ?? (confirm ? state.choice : null);
  const rival = picked === null ? undefined : RIVALS[picked];
  if (picked === null || rival === undefined) return;
  state.choice = picked;
  choose(state, rival);
};

/** A random choice is made on timeout. @param {State} state @param {Controls} controls */
const playTurn = (state, controls) => {
  const choices = legalChoices(state);
  passTime(state);
  const tile = state.clockSteps <= 0 ? state.random.pick(choices) : requestTile(state, controls, choices);
  if (tile !== null) applyChoice(state, tile);
};

/** @param {State} state */
const playNanuk = (state) => {
  const { rival, position, plan } = state;
  if (state.stage === "hit") {
    applyHit(state, plan?.hit ?? null);
    return;
  }
  if (rival === null || rival === "friend") return;
  state.thought ??= think(position, rival, state.random);
  for (let portion = 0; portion < PORTIONS_PER_STEP && !state.plan; portion++) {
    const { done, value } = state.thought.next();
    if (done) state.plan = value;
  }
  if (!state.plan || state.stageSteps < MIN_THOUGHT_STEPS) return;
  applyStep(state, state.plan.step);
};

/** @param {State} state */
const isOver = ({ stage, stageSteps }) => stage === "over" && stageSteps >= OVER_STEPS;

/** @param {State} state @param {Controls} controls */
const step = (state, controls) => {
  if (isOver(state)) return;
  state.events = [];
  state.stageSteps += 1;
  if (state.stage === "over") return;
  if (state.stage === "choosing") pickRival(state, controls);
  else if (state.stage === "meeting") meet(state);
  else if (state.pauseSteps > 0) state.pauseSteps -= 1;
  else if (state.table) playAtTable(state, controls);
  else if (isNanuk(state)) playNanuk(state);
  else playTurn(state, controls);
};

/** @param {State} state */
const worthOf = ({ mode, ownTurns, position }) =>
  mode === "fewest-turns" ? ownTurns : WIN_POINTS - POINTS_PER_TURN * ownTurns + POINTS_PER_TILE * reachOf(position, 0);

/** @param {State} state */
const isWaiting = ({ table, position, isChoicePending }) =>
  table !== null && (isChoicePending || table.side !== position.side);

/**
 * Modes: "" choose the rival; "nanuk" level three; "fewest-turns" level two, score is the number of own turns. Only a
 * win over Nanuk has a score.
 * @param {{ seed: number, mode?: string, favourite?: number, table?: Table | null }} start favourite: the rival that is
 * offered first; table: the room of the game, where there is one
 */
export const createRun = ({ seed, mode = "", favourite = 1, table = null }) => {
  const state = createState({ seed, mode, favourite, table });
  return {
    state,
    get isOver() {
      return isOver(state);
    },
    /** @returns {number | null} */
    get score() {
      return state.winner === 0 && state.rival !== "friend" ? worthOf(state) : null;
    },
    get worth() {
      return worthOf(state);
    },
    /** @returns {number[]} */
    get choices() {
      return state.pauseSteps > 0 || isNanuk(state) || isWaiting(state) ? [] : legalChoices(state);
    },
    /** @param {Controls} controls */
    step: (controls) => step(state, controls),
  };
};
