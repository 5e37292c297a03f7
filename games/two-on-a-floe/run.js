// @ts-check
import { createRandom } from "../kit/random.js";
import { stepsBetween } from "./board.js";
import { think } from "./nanuk.js";
import { tileBeside, tileTowards } from "./places.js";
import { afterHit, afterStep, createPosition, legalHits, legalSteps, reachOf } from "./position.js";

/** @import { Level } from "./nanuk.js" */
/** @import { Position, Side, Turn } from "./position.js" */
/** @typedef {"friend" | Level} Rival a friend on the same device, or Nanuk */
/** @typedef {"choosing" | "step" | "hit" | "thinking" | "over"} Stage */
/**
 * @typedef {object} Controls
 * @property {number | null} tile that was tapped
 * @property {number} dx direction that was pressed, as seen in the picture
 * @property {number} dy
 * @property {boolean} confirm
 * @property {number | null} choice rival that was tapped, by its place in RIVALS
 */
/**
 * What happened in the latest step.
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

export const TURN_STEPS = 30 * 60;
const STEP_PAUSE_STEPS = 22;
const HIT_PAUSE_STEPS = 32;
const OVER_STEPS = 170;
const LEAST_THOUGHT_STEPS = 40;
const PORTIONS_PER_STEP = 3;
const TICKING_STEPS = 5 * 60;

const WIN_POINTS = 1000;
const POINTS_PER_TURN = 20;
const POINTS_PER_TILE = 10;

/** @param {{ seed: number, mode: string, favourite: number }} start */
const createState = ({ seed, mode, favourite }) => {
  const rival = RIVAL_OF_MODE.get(mode) ?? null;
  return {
    mode,
    seed,
    random: createRandom(seed ^ 0x5eed),
    rival,
    choice: favourite,
    position: createPosition(seed, 0),
    /** @type {Turn[]} all finished turns; with the seed they tell the whole game */
    log: [],
    /** @type {Stage} */
    stage: rival === null ? "choosing" : "step",
    /** Steps until the picture has caught up with the rules. */
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

/** @param {State} state @param {Stage} stage */
const enter = (state, stage) => {
  state.stage = stage;
  state.stageSteps = 0;
};

/** Whether Nanuk moves. @param {State} state */
const isNanuk = ({ rival, position }) => rival !== "friend" && position.side === 1;

/** @param {State} state */
const beginTurn = (state) => {
  state.stepped = null;
  state.thought = null;
  state.plan = null;
  state.clockSteps = TURN_STEPS;
  if (legalSteps(state.position).length === 0) {
    state.winner = state.position.side === 0 ? 1 : 0;
    enter(state, "over");
    state.events.push({ kind: "over", side: state.winner });
    return;
  }
  enter(state, isNanuk(state) ? "thinking" : "step");
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

/** Where the axe waits: near the rival, and rather on cracked ice. @param {Position} position @param {readonly number[]} hits */
const promisingHit = ({ tiles, at, side }, hits) => {
  const rival = at[side === 0 ? 1 : 0];
  const effort = (/** @type {number} */ tile) => stepsBetween(tile, rival) * 3 + (tiles[tile] ?? 0);
  return hits.reduce((best, tile) => (effort(tile) < effort(best) ? tile : best), hits[0] ?? -1);
};

/** @param {State} state @param {number} tile */
const takeStep = (state, tile) => {
  const { position } = state;
  const from = position.at[position.side];
  state.events.push({ kind: "step", tile, from, side: position.side });
  if (position.tiles[from] === 1) state.events.push({ kind: "sink", tile: from });
  state.position = afterStep(position, tile);
  state.stepped = tile;
  state.pauseSteps = STEP_PAUSE_STEPS;
  const hits = legalHits(state.position);
  state.cursor = promisingHit(state.position, hits);
  enter(state, "hit");
  if (hits.length === 0) takeHit(state, null);
};

/** @param {State} state @param {number | null} tile */
const takeHit = (state, tile) => {
  const { position, stepped } = state;
  if (stepped === null) return;
  if (tile !== null)
    state.events.push({ kind: position.tiles[tile] === 1 ? "sink" : "crack", tile, side: position.side });
  if (position.side === 0) state.ownTurns += 1;
  state.log.push({ step: stepped, hit: tile });
  state.position = afterHit(position, tile);
  state.pauseSteps = HIT_PAUSE_STEPS;
  beginTurn(state);
};

/** @param {State} state @param {Controls} controls @param {readonly number[]} steps */
const askForStep = (state, { tile, dx, dy }, steps) => {
  const { at, side } = state.position;
  const wanted = tile ?? (dx === 0 && dy === 0 ? null : tileBeside(at[side], { dx, dy }));
  if (wanted === null) return;
  if (steps.includes(wanted)) takeStep(state, wanted);
  else state.events.push({ kind: "refuse" });
};

/** @param {State} state @param {Controls} controls @param {readonly number[]} hits */
const askForHit = (state, { tile, dx, dy, confirm }, hits) => {
  if (dx !== 0 || dy !== 0) {
    state.cursor = tileTowards(state.cursor, { dx, dy }, hits);
    state.events.push({ kind: "cursor" });
  }
  const wanted = tile ?? (confirm ? state.cursor : null);
  if (wanted === null) return;
  if (hits.includes(wanted)) takeHit(state, wanted);
  else state.events.push({ kind: "refuse" });
};

/** A player's turn; when the time is up chance plays for them. @param {State} state @param {Controls} controls */
const playTurn = (state, controls) => {
  const { random, position, stage } = state;
  const choices = stage === "step" ? legalSteps(position) : legalHits(position);
  state.clockSteps -= 1;
  if (state.clockSteps > 0 && state.clockSteps < TICKING_STEPS && state.clockSteps % 60 === 0)
    state.events.push({ kind: "tick" });
  if (state.clockSteps <= 0) {
    if (stage === "step") takeStep(state, random.pick(choices));
    else takeHit(state, random.pick(choices));
  } else if (stage === "step") askForStep(state, controls, choices);
  else askForHit(state, controls, choices);
};

/** @param {State} state */
const playNanuk = (state) => {
  const { rival, position, plan } = state;
  if (state.stage === "hit") {
    takeHit(state, plan?.hit ?? null);
    return;
  }
  if (rival === null || rival === "friend") return;
  state.thought ??= think(position, rival, state.random);
  for (let portion = 0; portion < PORTIONS_PER_STEP && !state.plan; portion++) {
    const { done, value } = state.thought.next();
    if (done) state.plan = value;
  }
  if (!state.plan || state.stageSteps < LEAST_THOUGHT_STEPS) return;
  takeStep(state, state.plan.step);
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
  else if (state.pauseSteps > 0) state.pauseSteps -= 1;
  else if (isNanuk(state)) playNanuk(state);
  else playTurn(state, controls);
};

/** What a win is worth now. @param {State} state */
const worthOf = ({ mode, ownTurns, position }) =>
  mode === "fewest-turns" ? ownTurns : WIN_POINTS - POINTS_PER_TURN * ownTurns + POINTS_PER_TILE * reachOf(position, 0);

/**
 * A game of Two on a Floe. Modes: "" the rival is chosen first, "nanuk" against Nanuk's third level, "fewest-turns"
 * against the second level for as few own turns as possible. Only a win over Nanuk has a score. The same seed and the
 * same controls per step give the same game.
 * @param {{ seed: number, mode?: string, favourite?: number }} start favourite: the rival that is offered first
 */
export const createRun = ({ seed, mode = "", favourite = 1 }) => {
  const state = createState({ seed, mode, favourite });
  return {
    state,
    get isOver() {
      return isOver(state);
    },
    /** @returns {number | null} */
    get score() {
      return state.winner === 0 && state.rival !== "friend" ? worthOf(state) : null;
    },
    /** What the score would be if the game were won now. */
    get worth() {
      return worthOf(state);
    },
    /** Tiles the player may choose right now. @returns {number[]} */
    get choices() {
      if (state.pauseSteps > 0 || isNanuk(state)) return [];
      if (state.stage === "step") return legalSteps(state.position);
      return state.stage === "hit" ? legalHits(state.position) : [];
    },
    /** @param {Controls} controls */
    step: (controls) => step(state, controls),
  };
};
