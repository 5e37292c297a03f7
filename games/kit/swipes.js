// @ts-check

const SWIPE_PX = 22;

/**
 * Press "up", "down", "left" or "right"; touch buttons are excluded.
 * @param {HTMLElement} surface
 * @param {Pick<import("./input.js").Input, "press" | "release">} input
 * @param {{ isRepeating?: boolean }} [options] isRepeating: a finger that stays down may swipe repeatedly
 */
export const bindSwipes = (surface, input, { isRepeating = false } = {}) => {
  /** @type {Map<number, { x: number, y: number }>} where each finger went down or turned last */
  const starts = new Map();
  surface.addEventListener("pointerdown", ({ target, pointerId, clientX, clientY, button }) => {
    const isOnButton = target instanceof Element && target.closest("[data-action]") !== null;
    if (!isOnButton && button === 0) starts.set(pointerId, { x: clientX, y: clientY });
  });
  surface.addEventListener("pointermove", ({ pointerId, clientX, clientY }) => {
    const start = starts.get(pointerId);
    if (!start) return;
    const [dx, dy] = [clientX - start.x, clientY - start.y];
    if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE_PX) return;
    const action = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "right" : "left") : dy > 0 ? "down" : "up";
    input.press(action, "swipe");
    input.release(action, "swipe");
    if (isRepeating) starts.set(pointerId, { x: clientX, y: clientY });
    else starts.delete(pointerId);
  });
  /** @param {PointerEvent} event */
  const lift = ({ pointerId }) => void starts.delete(pointerId);
  surface.addEventListener("pointerup", lift);
  surface.addEventListener("pointercancel", lift);
};
