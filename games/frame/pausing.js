// @ts-check
/** @import { Page } from "./page.js" */

/** Browsers count theirs from one. */
const FIRST_KEPT_HANDLE = 2 ** 31;

/**
 * While the game is paused, no frame of an animation comes.
 * @param {Window} own
 * @param {Page} page
 */
export const freezeFrames = (own, page) => {
  const request = own.requestAnimationFrame.bind(own);
  const cancel = own.cancelAnimationFrame.bind(own);
  /** @type {Map<number, FrameRequestCallback>} */
  const kept = new Map();
  /** @type {Map<number, number>} */
  const resumed = new Map();
  let isPaused = false;
  let keptCount = 0;

  own.requestAnimationFrame = (callback) => {
    if (!isPaused) return request(callback);
    keptCount += 1;
    const handle = FIRST_KEPT_HANDLE + keptCount;
    kept.set(handle, callback);
    return handle;
  };
  own.cancelAnimationFrame = (handle) => {
    kept.delete(handle);
    const native = handle < FIRST_KEPT_HANDLE ? handle : resumed.get(handle);
    if (native !== undefined) cancel(native);
  };

  page.on("PAUSE", () => (isPaused = true));
  page.on("RESUME", () => {
    isPaused = false;
    resumed.clear();
    for (const [handle, callback] of kept) resumed.set(handle, request(callback));
    kept.clear();
  });
};
