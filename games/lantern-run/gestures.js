// @ts-check

const SWIPE_PX = 24;

/**
 * A tap or hold jumps, a swipe down slides; buttons are excluded.
 * @param {HTMLElement} surface
 * @param {Pick<import("../kit/input.js").Input, "press" | "release">} input
 */
export const bindGestures = (surface, input) => {
  /** @type {Map<number, number>} where each finger went down */
  const starts = new Map();
  surface.addEventListener("pointerdown", (event) => {
    const isOnButton = event.target instanceof Element && event.target.closest("[data-action]") !== null;
    if (isOnButton || (event.pointerType === "mouse" && event.button !== 0)) return;
    event.preventDefault();
    surface.setPointerCapture(event.pointerId);
    starts.set(event.pointerId, event.clientY);
    input.press("jump", `pointer ${event.pointerId}`);
  });
  surface.addEventListener("pointermove", (event) => {
    const startY = starts.get(event.pointerId);
    if (startY === undefined || event.clientY - startY < SWIPE_PX) return;
    starts.delete(event.pointerId);
    input.release("jump", `pointer ${event.pointerId}`);
    input.press("slide", `pointer ${event.pointerId}`);
  });
  /** @param {PointerEvent} event */
  const lift = (event) => {
    starts.delete(event.pointerId);
    input.release("jump", `pointer ${event.pointerId}`);
    input.release("slide", `pointer ${event.pointerId}`);
  };
  surface.addEventListener("pointerup", lift);
  surface.addEventListener("pointercancel", lift);
};
