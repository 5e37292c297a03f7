// @ts-check
import { adjacentTile, tileTowards } from "./places.js";

/** @import { Controls, State } from "./run.js" */

/** @param {State} state @param {Controls} controls @param {readonly number[]} choices @returns {number | null} */
export const requestTile = (state, controls, choices) => {
  const tile = state.stage === "step" ? requestedStep(state, controls) : requestedHit(state, controls, choices);
  if (tile === null || choices.includes(tile)) return tile;
  state.events.push({ kind: "refuse" });
  return null;
};

/** @param {State} state @param {Controls} controls */
const requestedStep = ({ position: { at, side } }, { tile, dx, dy }) =>
  tile ?? (dx === 0 && dy === 0 ? null : adjacentTile(at[side], { dx, dy }));

/** @param {State} state @param {Controls} controls @param {readonly number[]} hits */
const requestedHit = (state, { tile, dx, dy, confirm }, hits) => {
  if (dx !== 0 || dy !== 0) {
    state.cursor = tileTowards(state.cursor, { dx, dy }, hits);
    state.events.push({ kind: "cursor" });
  }
  return tile ?? (confirm ? state.cursor : null);
};
