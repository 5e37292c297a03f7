// @ts-check
import { createRandom } from "../kit/random.js";
import { requestTile } from "./request-tile.js";
import { createPosition } from "./position.js";
import { beginTurn, enter, legalChoices, passTime, applyChoice } from "./turns.js";

/** @import { Controls, State } from "./run.js" */
/** @import { PlayerChoice } from "./table.js" */

/** Timeout after which a random choice replaces a silent player's. */
const GRACE_STEPS = 5 * 60;
/** Messages from before this player joined arrive first. */
const GREETING_STEPS = 45;

/** @param {State} state */
export const meet = (state) => {
  const { table } = state;
  if (!table?.isFull || state.stageSteps < GREETING_STEPS) return;
  table.beginRound();
  state.seed = (table.seed + table.round) >>> 0;
  state.position = createPosition(state.seed, table.round % 2 === 0 ? 1 : 0);
  state.events.push({ kind: "chosen" });
  beginTurn(state);
};

/** A choice counts once the room echoes it. @param {State} state @param {Controls} controls */
export const playAtTable = (state, controls) => {
  const { table } = state;
  if (!table) return;
  if (table.isClosed) {
    enter(state, "over");
    return;
  }
  const choices = legalChoices(state);
  passTime(state);
  sendChoice(state, controls, choices);
  const received = table.next();
  const tile = received && tileOf(state, received, choices);
  if (tile === null) return;
  applyChoice(state, tile);
  if (table.isBehind()) state.pauseSteps = 0;
};

/** @param {State} state @param {Controls} controls @param {number[]} choices */
const sendChoice = (state, controls, choices) => {
  const { table, clockSteps, random, position, choiceCount } = state;
  if (!table || state.isChoicePending) return;
  if (table.side === position.side) {
    const tile = clockSteps <= 0 ? random.pick(choices) : requestTile(state, controls, choices);
    if (tile === null) return;
    table.choose(tile);
    state.isChoicePending = true;
  } else if (clockSteps <= -GRACE_STEPS) {
    table.reportTimeout(choiceCount);
    state.isChoicePending = true;
  }
};

/** Null for a message out of turn. @param {State} state @param {PlayerChoice} received @param {number[]} choices */
const tileOf = ({ seed, position, choiceCount }, received, choices) => {
  if ("tile" in received)
    return received.side === position.side && choices.includes(received.tile) ? received.tile : null;
  const isTimeout = received.side !== position.side && received.lateAfter === choiceCount;
  return isTimeout ? createRandom((seed + choiceCount) >>> 0).pick(choices) : null;
};
