// @ts-check
const PLAYED_MS = 60_000;

/**
 * Asks the browser to keep what the game has stored, once somebody has played for a while.
 * @param {Window & typeof globalThis} own
 */
export const keepStorage = (own) => {
  let isAsked = false;
  const ask = async () => {
    const { storage } = own.navigator;
    const { usage = 0 } = await storage.estimate();
    if (usage > 0 && !(await storage.persisted())) await storage.persist();
  };
  const askLater = () => {
    if (isAsked) return;
    isAsked = true;
    // In an opaque frame there is nothing to keep.
    own.setTimeout(() => ask().catch(() => undefined), PLAYED_MS);
  };
  for (const type of ["pointerdown", "keydown"]) own.addEventListener(type, askLater, { once: true });
};
