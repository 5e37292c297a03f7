// @ts-check
import { STEP_SECONDS } from "../kit/loop.js";

/** In px to the right of the plate's centre. @typedef {{ x: number, width: number }} Slice */

export const FIRST_WIDTH_PX = 176;
export const REACH_PX = 190;
export const PERFECT_PX = 4;
export const BUTTER_STREAK = 5;
const BUTTER_PX = 12;

const FIRST_SPEED_PX_PER_S = 150;
const SPEED_PER_LAYER = 5;
const TOP_SPEED_PX_PER_S = 420;

const SWAY_PX_PER_LAYER = 0.2;
const SWAY_SECONDS = 6;

export const POINTS_PER_LAYER = 10;
export const POINTS_PER_STREAK = 10;

/** @param {number} layers @returns {number} px/s */
export const speedAt = (layers) => Math.min(TOP_SPEED_PX_PER_S, FIRST_SPEED_PX_PER_S + SPEED_PER_LAYER * layers);

/** In px. @param {number} layers @param {number} steps @param {number} phase */
export const swayAt = (layers, steps, phase) =>
  SWAY_PX_PER_LAYER * layers * Math.sin(phase + (2 * Math.PI * steps * STEP_SECONDS) / SWAY_SECONDS);

/**
 * @param {Slice} top
 * @param {number} offset of the pancake's middle from the middle of the top, in px
 * @returns {{ isPerfect: boolean, rest: Slice, scrap: Slice | null } | null} null: nothing overlaps
 */
export const cutAt = (top, offset) => {
  if (Math.abs(offset) <= PERFECT_PX) return { isPerfect: true, rest: { ...top }, scrap: null };
  const width = top.width - Math.abs(offset);
  if (width <= 0) return null;
  const side = Math.sign(offset);
  return {
    isPerfect: false,
    rest: { x: top.x + offset / 2, width },
    scrap: { x: top.x + (side * (top.width + Math.abs(offset))) / 2, width: Math.abs(offset) },
  };
};

/** At most the first pancake's width, and within its edges. @param {Slice} slice @returns {Slice} */
export const butter = ({ x, width }) => {
  const wider = Math.min(FIRST_WIDTH_PX, width + BUTTER_PX);
  const room = (FIRST_WIDTH_PX - wider) / 2;
  return { x: Math.min(room, Math.max(-room, x)), width: wider };
};
