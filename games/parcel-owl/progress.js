// @ts-check

/** @import { Portal } from "../sdk/portal-sdk.js" */

import { LEVELS } from "./levels.js";

const SLOT = "stars";
const MAX_WAIT_MS = 1500;

/** Saves were once the stars alone. @param {any} data @returns {number[]} */
const readStars = (data) => {
  const stars = Array.isArray(data) ? data : data?.stars;
  return Array.isArray(stars) ? stars.map((count) => Math.min(3, Math.max(0, Number(count) || 0))) : [];
};

/** The first level without stars, from 1; the last one when all have some. @param {readonly number[]} stars */
const levelReached = (stars) => {
  const unsolved = LEVELS.findIndex((_, number) => !stars[number]);
  return unsolved < 0 ? LEVELS.length : unsolved + 1;
};

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
      portal.saveSet(SLOT, { level: levelReached(stars), stars: Array.from(stars, (count) => count ?? 0) });
    },
  };
};
