// @ts-check
import { cellAt, isOnSwitch } from "./layout.js";

/** @import { Size } from "./field.js" */
/** @import { Touch } from "./run.js" */

const HOLD_MS = 250;
const SMALL_CELL_CSS_PX = 34;

/**
 * @typedef {{ toStage: (x: number, y: number) => { x: number, y: number }, size: () => Size, cellWidth: () => number,
 *   isListening: () => boolean }} World
 * @typedef {{ id: number, start: number, cell: number | null, isDone: boolean, isFinger: boolean,
 *   point: { x: number, y: number } }} Press
 * @typedef {ReturnType<typeof createTouchQueue>} TouchQueue
 * @typedef {ReturnType<typeof createHold>} Hold
 */

/** @param {World} world */
const createTouchQueue = ({ isListening }) => {
  /** @type {Touch[]} */
  let touches = [];
  return {
    /** @param {number | null} cell @param {Touch["act"]} act */
    add: (cell, act) => {
      if (cell === null || !isListening()) return;
      touches = touches.filter((touch) => touch.act !== "aim");
      touches.push({ cell, act });
    },
    /** @returns {Touch | null} */
    take: () => touches.shift() ?? null,
    clear: () => {
      touches = [];
    },
  };
};

/** Tracks the current press. @param {(cell: number | null) => void} onHold called once, after HOLD_MS on one cell */
const createHold = (onHold) => {
  /** @type {Press | null} */
  let press = null;
  let timer = 0;
  return {
    /** @returns {Press | null} */
    get press() {
      return press;
    },
    /** @param {Press} newPress */
    start: (newPress) => {
      press = newPress;
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (!press || press.cell !== press.start) return;
        press.isDone = true;
        onHold(press.cell);
      }, HOLD_MS);
    },
    stopTimer: () => clearTimeout(timer),
    end: () => {
      press = null;
      clearTimeout(timer);
    },
  };
};

/**
 * @param {HTMLCanvasElement} canvas
 * @param {World} world
 * @param {{ queue: TouchQueue, hold: Hold, view: { readonly isFlagging: boolean, toggle: () => void } }} parts
 */
const createListeners = (canvas, { toStage, size, isListening }, { queue, hold, view }) => {
  /** @param {PointerEvent} event */
  const pointOf = (event) => toStage(event.clientX, event.clientY);

  return {
    /** @param {PointerEvent} event */
    down: (event) => {
      const point = pointOf(event);
      if (isOnSwitch(point)) {
        view.toggle();
        return;
      }
      const cell = cellAt(size(), point);
      if (!isListening() || cell === null) return;
      event.preventDefault();
      if (event.button === 2) {
        queue.add(cell, "flag");
        return;
      }
      canvas.setPointerCapture(event.pointerId);
      queue.add(cell, "aim");
      const isFinger = event.pointerType !== "mouse";
      hold.start({ id: event.pointerId, start: cell, cell, isDone: false, isFinger, point });
    },
    /** @param {PointerEvent} event */
    move: (event) => {
      const point = pointOf(event);
      const cell = cellAt(size(), point);
      const { press } = hold;
      if (press?.id === event.pointerId) {
        press.point = point;
        press.cell = cell;
        if (cell !== press.start) hold.stopTimer();
        if (!press.isDone) queue.add(cell, "aim");
      } else if (event.pointerType === "mouse") queue.add(cell, "aim");
    },
    /** @param {PointerEvent} event */
    up: (event) => {
      hold.stopTimer();
      const { press } = hold;
      if (press?.id !== event.pointerId) return;
      hold.end();
      if (!press.isDone) queue.add(press.cell, view.isFlagging ? "flag" : "dig");
    },
  };
};

/**
 * A tap digs, a hold or right click flags; the switch swaps them. The cell counts at pointerup.
 * @param {HTMLCanvasElement} canvas
 * @param {World} world
 */
export const bindPointer = (canvas, world) => {
  const queue = createTouchQueue(world);
  const hold = createHold((cell) => queue.add(cell, view.isFlagging ? "dig" : "flag"));
  const view = {
    isFlagging: false,
    /** Magnifier position, for fingers on small cells. @returns {{ x: number, y: number } | null} */
    get loupe() {
      const isSmall = (world.cellWidth() * canvas.getBoundingClientRect().width) / 640 < SMALL_CELL_CSS_PX;
      const { press } = hold;
      return press?.isFinger && press.cell !== null && !press.isDone && isSmall ? press.point : null;
    },
    toggle: () => {
      view.isFlagging = !view.isFlagging;
    },
    take: queue.take,
    clear: () => {
      queue.clear();
      hold.end();
    },
  };
  const listeners = createListeners(canvas, world, { queue, hold, view });
  canvas.addEventListener("pointerdown", listeners.down);
  canvas.addEventListener("pointermove", listeners.move);
  canvas.addEventListener("pointerup", listeners.up);
  canvas.addEventListener("pointercancel", view.clear);
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());
  return view;
};
