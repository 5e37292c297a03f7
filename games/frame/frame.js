// @ts-check
import { keepCookies } from "./cookies.js";
import { reportErrors } from "./errors.js";
import { takeKeys } from "./keyboard.js";
import { reportLoading } from "./loading.js";
import { replaceBlockedStorage } from "./memory-storage.js";
import { connectPage } from "./page.js";
import { freezeFrames } from "./pausing.js";
import { controlSound } from "./sound.js";
import { keepStorage } from "./storage.js";

/**
 * The first script of each page of a build, so that a game needs nothing of the portal's. A browser without one of these
 * abilities runs the game without it.
 * @param {Window & typeof globalThis} own
 * @param {string} siteOrigin
 * @param {number} expectedBytes
 */
export const startFrame = (own, siteOrigin, expectedBytes) => {
  const page = connectPage(own, siteOrigin);
  page.send({ type: "FRAME_START" });
  const parts = [
    () => reportErrors(own, page),
    () => controlSound(own, page),
    () => freezeFrames(own, page),
    () => takeKeys(own),
    () => replaceBlockedStorage(own),
    () => keepCookies(own),
    () => keepStorage(own),
    () => reportLoading(own, page, expectedBytes),
  ];
  for (const start of parts) {
    try {
      start();
    } catch (error) {
      own.console.warn(error);
    }
  }
};
