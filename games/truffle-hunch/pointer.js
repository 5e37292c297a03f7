// @ts-check
import { cellAt, isOnSwitch } from "./layout.js";

/** @import { Size } from "./field.js" */
/** @import { Touch } from "./run.js" */

const HOLD_MS = 250;
const SMALL_CELL_CSS_PX = 34;

/**
 * A tap digs, a hold or right click flags; the switch swaps them. The cell counts at pointerup.
 * @param {HTMLCanvasElement} canvas
 * @param {{ toStage: (x: number, y: number) => { x: number, y: number }, size: () => Size, cellWidth: () => number,
 *   isListening: () => boolean }} world
 */
export const bindPointer = (canvas, { toStage, size, cellWidth, isListening }) => {
  /** @type {Touch[]} */
  let touches = [];
  /** @type {{ id: number, start: number, cell: number | null, isDone: boolean, isFinger: boolean, point: { x: number, y: number } } | null} */
  let held = null;
  let timer = 0;
  const view = {
    isFlagging: false,
    /** Magnifier position, for fingers on small cells. @returns {{ x: number, y: number } | null} */
    get loupe() {
      const isSmall = (cellWidth() * canvas.getBoundingClientRect().width) / 640 < SMALL_CELL_CSS_PX;
      return held?.isFinger && held.cell !== null && !held.isDone && isSmall ? held.point : null;
    },
    toggle: () => {
      view.isFlagging = !view.isFlagging;
    },
    /** @returns {Touch | null} */
    take: () => touches.shift() ?? null,
    clear: () => {
      touches = [];
      held = null;
      clearTimeout(timer);
    },
  };

  /** @param {number | null} cell @param {Touch["act"]} act */
  const ask = (cell, act) => {
    if (cell === null || !isListening()) return;
    touches = touches.filter((touch) => touch.act !== "aim");
    touches.push({ cell, act });
  };
  /** @param {PointerEvent} event */
  const pointOf = (event) => toStage(event.clientX, event.clientY);

  /** @param {PointerEvent} event */
  const press = (event) => {
    const point = pointOf(event);
    if (isOnSwitch(point)) {
      view.toggle();
      return;
    }
    const cell = cellAt(size(), point);
    if (!isListening() || cell === null) return;
    event.preventDefault();
    if (event.button === 2) {
      ask(cell, "flag");
      return;
    }
    canvas.setPointerCapture(event.pointerId);
    ask(cell, "aim");
    held = { id: event.pointerId, start: cell, cell, isDone: false, isFinger: event.pointerType !== "mouse", point };
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (!held || held.cell !== held.start) return;
      held.isDone = true;
      ask(held.cell, view.isFlagging ? "dig" : "flag");
    }, HOLD_MS);
  };

  canvas.addEventListener("pointerdown", press);
  canvas.addEventListener("pointermove", (event) => {
    const point = pointOf(event);
    const cell = cellAt(size(), point);
    if (held && held.id === event.pointerId) {
      held.point = point;
      held.cell = cell;
      if (cell !== held.start) clearTimeout(timer);
      if (!held.isDone) ask(cell, "aim");
    } else if (event.pointerType === "mouse") ask(cell, "aim");
  });
  canvas.addEventListener("pointerup", (event) => {
    clearTimeout(timer);
    if (held?.id !== event.pointerId) return;
    const { cell, isDone } = held;
    held = null;
    if (!isDone) ask(cell, view.isFlagging ? "flag" : "dig");
  });
  canvas.addEventListener("pointercancel", view.clear);
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());
  return view;
};
