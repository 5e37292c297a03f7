// @ts-check
import { createKeyRepeat } from "../kit/key-repeat.js";
import { DIRECTIONS } from "./warehouse.js";

/** @import { Direction } from "./warehouse.js" */
/**
 * Directions and undo are held; restart, confirm and shelf just pressed; `newPresses`: held ones just pressed.
 * @typedef {Direction | "undo"} Held
 * @typedef {Record<Held | "restart" | "confirm" | "shelf", boolean> & { newPresses: readonly Held[], touch: Touch | null }} Controls
 * @typedef {{ swipe: Direction } | { cell: number } | { level: number }} Touch
 * @typedef {{ direction: Direction | null, undo: boolean, restart: boolean, confirm: boolean, shelf: boolean,
 *   cell: number | null, level: number | null }} Intent what is to be done in this step
 */

const REPEAT_AFTER_STEPS = 13;
const REPEAT_EVERY_STEPS = 7;

/** Reduces keys and touches to one intent per step. */
export const createHands = () => {
  const repeat = () => createKeyRepeat(REPEAT_AFTER_STEPS, REPEAT_EVERY_STEPS);
  const repeaters = { up: repeat(), right: repeat(), down: repeat(), left: repeat(), undo: repeat() };

  /** @param {Controls} controls @returns {Intent} */
  return (controls) => {
    const { touch, restart, confirm, shelf, newPresses } = controls;
    // Every key counts steps, whichever acts.
    const keys = DIRECTIONS.filter((direction) =>
      repeaters[direction](controls[direction], newPresses.includes(direction)),
    );
    const swipe = touch && "swipe" in touch ? touch.swipe : null;
    return {
      direction: keys[0] ?? swipe,
      undo: repeaters.undo(controls.undo, newPresses.includes("undo")),
      restart,
      confirm,
      shelf,
      cell: touch && "cell" in touch ? touch.cell : null,
      level: touch && "level" in touch ? touch.level : null,
    };
  };
};
