// @ts-check
import { createGhost, createPaceCar, readGhost } from "./rival.js";

/** @import { Portal } from "../sdk/portal-sdk.js" */
/** @import { Ghost } from "./rival.js" */
/** @import { RallyRun } from "./run.js" */

const SETTINGS_SLOT = "settings";
const MAX_WAIT_MS = 1500;

/** Defaults if the page is slow. @param {Pick<Portal, "saveGet" | "saveSet">} portal @param {string} challengeId */
export const loadSavedProgress = async (portal, challengeId) => {
  const ghostSlot = challengeId ? `ghost ${challengeId}`.slice(0, 64) : "ghost";
  const progress = {
    acceptsBase: false,
    /** @type {Ghost | null} */
    ghost: null,
    toggleBase: () => {
      progress.acceptsBase = !progress.acceptsBase;
      portal.saveSet(SETTINGS_SLOT, { acceptsBase: progress.acceptsBase });
    },
    /** Keeps a faster previous run. @param {RallyRun} run */
    saveGhost: ({ ms, trace }) => {
      if (progress.ghost && progress.ghost.ms <= ms) return;
      progress.ghost = { ms, trace };
      portal.saveSet(ghostSlot, progress.ghost);
    },
    /** @param {RallyRun} run */
    rivalOf: ({ length }) => (progress.ghost ? createGhost(progress.ghost) : createPaceCar(length)),
  };
  const settings = portal.saveGet(SETTINGS_SLOT).then((data) => {
    progress.acceptsBase =
      typeof data === "object" && data !== null && "acceptsBase" in data && data.acceptsBase === true;
  });
  const ghost = portal.saveGet(ghostSlot).then((data) => {
    progress.ghost ??= readGhost(data);
  });
  const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  await Promise.race([Promise.all([settings, ghost]), timeout]);
  return progress;
};
