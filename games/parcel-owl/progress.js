// @ts-check

/** @import { Portal } from "../sdk/portal-sdk.js" */

const SLOT = "stars";
const MAX_WAIT_MS = 1500;

/** @param {unknown} data @returns {number[]} */
const readStars = (data) =>
  Array.isArray(data) ? data.map((count) => Math.min(3, Math.max(0, Number(count) || 0))) : [];

/** Does not block on a slow page; merges later. @param {Pick<Portal, "saveGet" | "saveSet">} portal */
export const loadProgress = async (portal) => {
  /** @type {number[]} */
  const stars = [];
  /** @param {readonly number[]} others */
  const merge = (others) =>
    others.forEach((count, level) => {
      stars[level] = Math.max(stars[level] ?? 0, count);
    });
  const loading = portal.saveGet(SLOT).then((data) => merge(readStars(data)));
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
  return {
    stars,
    /** @param {readonly number[]} others */
    save: (others) => {
      merge(others);
      portal.saveSet(
        SLOT,
        Array.from(stars, (count) => count ?? 0),
      );
    },
  };
};
