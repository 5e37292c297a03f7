// @ts-check

/** A finger moves the paddle further than itself. */
const FINGER_GAIN = 1.25;
const MIN_DRAG_PX = 10;

/**
 * Mouse: absolute, click launches. Finger: relative, lifting launches.
 * @param {object} options
 * @param {HTMLElement} options.surface
 * @param {(clientX: number, clientY: number) => { x: number, y: number }} options.toStage
 * @param {Pick<import("../kit/input.js").Input, "press" | "release">} options.input
 * @param {() => number} options.paddleX
 * @param {() => boolean} options.isPlaying
 */
export const bindDrag = ({ surface, toStage, input, paddleX, isPlaying }) => {
  /** @type {number | null} */
  let target = null;
  /** @type {{ id: number, from: number, start: number, isDeliberate: boolean } | null} */
  let finger = null;

  /** @param {string} action */
  const tap = (action) => {
    input.press(action, "pointer");
    input.release(action, "pointer");
  };

  surface.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "mouse") {
      if (event.button === 0) tap("launch");
      return;
    }
    event.preventDefault();
    if (finger) return;
    surface.setPointerCapture(event.pointerId);
    finger = { id: event.pointerId, from: event.clientX, start: paddleX(), isDeliberate: isPlaying() };
    if (!isPlaying()) tap("wake");
  });
  surface.addEventListener("pointermove", (event) => {
    if (event.pointerType === "mouse") target = toStage(event.clientX, event.clientY).x;
    if (finger?.id !== event.pointerId) return;
    const { from, start } = finger;
    target = start + (toStage(event.clientX, 0).x - toStage(from, 0).x) * FINGER_GAIN;
    if (Math.abs(event.clientX - from) > MIN_DRAG_PX) finger.isDeliberate = true;
  });
  /** @param {PointerEvent} event */
  const lift = (event) => {
    if (finger?.id !== event.pointerId) return;
    if (finger.isDeliberate && isPlaying() && event.type === "pointerup") tap("launch");
    finger = null;
    target = null;
  };
  surface.addEventListener("pointerup", lift);
  surface.addEventListener("pointercancel", lift);

  return {
    /** @returns {number | null} */
    get target() {
      return target;
    },
    /** The keyboard takes over until the pointer moves. */
    clearTarget: () => {
      target = null;
    },
  };
};
