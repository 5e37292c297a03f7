// @ts-check
import { buttonAt, cellAt, levelAt } from "./layout.js";

/** @import { Touch } from "./hands.js" */
/** @import { OwlRun } from "./run.js" */

const SWIPE_PX = 24;

/** @param {number} dx @param {number} dy */
const directionOf = (dx, dy) => (Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "right" : "left") : dy > 0 ? "down" : "up");

/**
 * A tap walks to a cell, pushes the adjacent parcel or picks a level; a swipe steps repeatedly.
 * @param {HTMLCanvasElement} canvas
 * @param {{ toStage: (x: number, y: number) => { x: number, y: number }, run: () => OwlRun | null,
 *   isListening: () => boolean, press: (action: string) => void }} world
 */
export const bindPointer = (canvas, { toStage, run, isListening, press }) => {
  /** @type {Touch[]} */
  let touches = [];
  /** @type {{ id: number, x: number, y: number, hasSwiped: boolean } | null} */
  let activePress = null;

  /** @param {PointerEvent} event */
  const tap = (event) => {
    const current = run();
    if (!current) return;
    const point = toStage(event.clientX, event.clientY);
    const target = current.phase === "choosing" ? levelAt(point) : cellAt(current.hall, point);
    if (target !== null) touches.push(current.phase === "choosing" ? { level: target } : { cell: target });
  };

  canvas.addEventListener("pointerdown", (event) => {
    if (!isListening()) return;
    const button = run()?.phase === "working" ? buttonAt(toStage(event.clientX, event.clientY)) : undefined;
    if (button) {
      press(button.action);
      return;
    }
    canvas.setPointerCapture(event.pointerId);
    activePress = { id: event.pointerId, x: event.clientX, y: event.clientY, hasSwiped: false };
  });
  canvas.addEventListener("pointermove", (event) => {
    if (activePress?.id !== event.pointerId || !isListening() || event.pointerType === "mouse") return;
    const [dx, dy] = [event.clientX - activePress.x, event.clientY - activePress.y];
    if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE_PX || run()?.phase !== "working") return;
    touches.push({ swipe: directionOf(dx, dy) });
    activePress = { ...activePress, x: event.clientX, y: event.clientY, hasSwiped: true };
  });
  canvas.addEventListener("pointerup", (event) => {
    if (activePress?.id === event.pointerId && !activePress.hasSwiped && isListening()) tap(event);
    activePress = null;
  });
  canvas.addEventListener("pointercancel", () => {
    activePress = null;
  });

  return {
    /** @returns {Touch | null} */
    take: () => touches.shift() ?? null,
    clear: () => {
      touches = [];
      activePress = null;
    },
  };
};
