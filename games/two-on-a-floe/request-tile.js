// @ts-check
import { tileBeside, tileTowards } from "./places.js";

/** @import { Controls, State } from "./run.js" */

/** @param {State} state @param {Controls} controls @param {readonly number[]} choices @returns {number | null} */
export const requestTile = (state, controls, choices) => {
  const wanted = state.stage === "step" ? wantedStep(state, controls) : wantedHit(state, controls, choices);
  if (wanted === null || choices.includes(wanted)) return wanted;
  state.events.push({ kind: "refuse" });
  return null;
};

/** @param {State} state @param {Controls} controls */
const wantedStep = ({ position: { at, side } }, { tile, dx, dy }) =>
  tile ?? (dx === 0 && dy === 0 ? null : tileBeside(at[side], { dx, dy }));

/** @param {State} state @param {Controls} controls @param {readonly number[]} hits */
const wantedHit = (state, { tile, dx, dy, confirm }, hits) => {
  if (dx !== 0 || dy !== 0) {
    state.cursor = tileTowards(state.cursor, { dx, dy }, hits);
    state.events.push({ kind: "cursor" });
  }
  return tile ?? (confirm ? state.cursor : null);
};
