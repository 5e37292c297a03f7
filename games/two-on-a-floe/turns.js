// @ts-check
import { stepsBetween } from "./board.js";
import { afterHit, afterStep, legalHits, legalSteps } from "./position.js";

/** @import { Position } from "./position.js" */
/** @import { Stage, State } from "./run.js" */

export const TURN_STEPS = 30 * 60;
export const STEP_PAUSE_STEPS = 22;
const HIT_PAUSE_STEPS = 32;
const TICKING_STEPS = 5 * 60;

/** @param {State} state @param {Stage} stage */
export const enter = (state, stage) => {
  state.stage = stage;
  state.stageSteps = 0;
};

/** @param {State} state */
export const isNanuk = ({ rival, position }) => rival !== "friend" && position.side === 1;

/** @param {State} state */
export const beginTurn = (state) => {
  state.stepped = null;
  state.thought = null;
  state.plan = null;
  state.clockSteps = TURN_STEPS;
  state.isChoicePending = false;
  if (legalSteps(state.position).length === 0) {
    state.winner = state.position.side === 0 ? 1 : 0;
    enter(state, "over");
    state.events.push({ kind: "over", side: state.winner });
    return;
  }
  enter(state, isNanuk(state) ? "thinking" : "step");
};

/** @param {Position} position @param {readonly number[]} hits */
const promisingHit = ({ tiles, at, side }, hits) => {
  const rival = at[side === 0 ? 1 : 0];
  const effort = (/** @type {number} */ tile) => stepsBetween(tile, rival) * 3 + (tiles[tile] ?? 0);
  return hits.reduce((best, tile) => (effort(tile) < effort(best) ? tile : best), hits[0] ?? -1);
};

/** @param {State} state @param {number} tile */
export const applyStep = (state, tile) => {
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
  if (hits.length === 0) applyHit(state, null);
};

/** @param {State} state @param {number | null} tile */
export const applyHit = (state, tile) => {
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

/** @param {State} state @returns {number[]} */
export const legalChoices = ({ stage, position }) => {
  if (stage === "step") return legalSteps(position);
  return stage === "hit" ? legalHits(position) : [];
};

/** @param {State} state */
export const passTime = (state) => {
  state.clockSteps -= 1;
  const isTicking = state.clockSteps > 0 && state.clockSteps < TICKING_STEPS && state.clockSteps % 60 === 0;
  if (isTicking) state.events.push({ kind: "tick" });
};

/** @param {State} state @param {number} tile */
export const applyChoice = (state, tile) => {
  state.isChoicePending = false;
  state.choiceCount += 1;
  if (state.stage === "step") applyStep(state, tile);
  else applyHit(state, tile);
};
