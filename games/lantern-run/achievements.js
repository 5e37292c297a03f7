// @ts-check
import { MAX_CHAIN, PX_PER_METRE } from "./rules.js";

const FIREFLIES = 10;
const METRES = 1000;

/** Keys of the achievements that a run has reached by its latest step. @param {import("./run.js").State} state */
export const reachedIn = ({ fireflies, chain, fox, events }) =>
  Object.entries({
    "first-firefly": fireflies > 0,
    "ten-fireflies": fireflies >= FIREFLIES,
    "full-chain": chain >= MAX_CHAIN,
    kilometre: fox.x >= METRES * PX_PER_METRE,
    "bell-tower": events.some(({ kind }) => kind === "bell"),
    "first-fall": events.some(({ kind }) => kind === "fall"),
  }).flatMap(([key, isReached]) => (isReached ? [key] : []));
