// @ts-check
import { createGhost, createPaceCar, readGhost } from "./rival.js";

/** @import { Portal } from "../sdk/portal-sdk.js" */
/** @import { Ghost } from "./rival.js" */
/** @import { RallyRun } from "./run.js" */

const SETTINGS_SLOT = "settings";
const LONGEST_WAIT_MS = 1500;

/** Defaults if the page is slow. @param {Pick<Portal, "saveGet" | "saveSet">} portal @param {string} challengeId */
export const loadSavedProgress = async (portal, challengeId) => {
  const ghostSlot = challengeId ? `ghost ${challengeId}`.slice(0, 64) : "ghost";
  const memory = {
    acceptsBase: false,
    /** @type {Ghost | null} */
    ghost: null,
    toggleBase: () => {
      memory.acceptsBase = !memory.acceptsBase;
      portal.saveSet(SETTINGS_SLOT, { acceptsBase: memory.acceptsBase });
    },
    /** Keeps a faster previous run. @param {RallyRun} run */
    keep: ({ ms, trace }) => {
      if (memory.ghost && memory.ghost.ms <= ms) return;
      memory.ghost = { ms, trace };
      portal.saveSet(ghostSlot, memory.ghost);
    },
    /** @param {RallyRun} run */
    rivalOf: ({ length }) => (memory.ghost ? createGhost(memory.ghost) : createPaceCar(length)),
  };
  const settings = portal.saveGet(SETTINGS_SLOT).then((data) => {
    memory.acceptsBase =
      typeof data === "object" && data !== null && "acceptsBase" in data && data.acceptsBase === true;
  });
  const ghost = portal.saveGet(ghostSlot).then((data) => {
    memory.ghost ??= readGhost(data);
  });
  const wait = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([Promise.all([settings, ghost]), wait]);
  return memory;
};
