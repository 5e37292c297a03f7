// @ts-check
import { FROGS } from "./song.js";

/** @typedef {import("./song.js").Frog} Frog */
/**
 * Positions on the 640 by 360 stage.
 * @typedef {object} Seat
 * @property {number} x
 * @property {number} y
 * @property {number} scale
 * @property {string} main
 * @property {string} dark
 * @property {string} belly
 */

/** @type {Record<Frog, Seat>} */
export const SEATS = {
  up: { x: 320, y: 92, scale: 0.65, main: "#b58cff", dark: "#8459d6", belly: "#e6d8ff" },
  left: { x: 126, y: 192, scale: 0.9, main: "#ffcf3f", dark: "#d99a1a", belly: "#fff0b0" },
  right: { x: 514, y: 192, scale: 0.9, main: "#8fe04a", dark: "#5cb02a", belly: "#e4ffc2" },
  down: { x: 320, y: 282, scale: 0.9, main: "#ff6b5e", dark: "#d43f3c", belly: "#ffd0bd" },
};

const TOUCH_MARGIN = 10;

/**
 * Touch targets exceed 88 logical pixels.
 * @param {{x: number, y: number}} point
 * @returns {Frog | null}
 */
export function frogAt({ x, y }) {
  for (const frog of FROGS) {
    const seat = SEATS[frog];
    const isWithinX = Math.abs(x - seat.x) <= 96 * seat.scale + TOUCH_MARGIN;
    const fromTop = y - (seat.y - 66 * seat.scale - TOUCH_MARGIN);
    if (isWithinX && fromTop >= 0 && fromTop <= 148 * seat.scale + 2 * TOUCH_MARGIN) return frog;
  }
  return null;
}
