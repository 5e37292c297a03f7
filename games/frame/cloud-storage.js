// @ts-check
import { restoreSnapshot } from "./storage-restore.js";
import { snapshotWith, takeSnapshot } from "./storage-snapshot.js";
/** @import { DatabaseCopy, Snapshot, Taken } from "./storage-snapshot.js" */

const TICK_MS = 1_000;
/** Between two snapshots of a game that goes on writing. */
const INTERVAL_MS = 8_000;
const ANSWER_MS = 8_000;
const LOCK_MS = 2_000;
/** Shared by all pages that play; a page that replaces what is stored waits for it. */
const LOCK = "portal storage";

/** @typedef {Window & typeof globalThis} Own */
/** @typedef {"open" | "restored" | "play"} Stage */

/**
 * Tells the page what the game has stored at its origin, after changes and before it is left.
 * @param {Own} own
 * @param {string} siteOrigin
 */
export const saveStorage = (own, siteOrigin) => {
  const page = connectStoragePage(own, siteOrigin);
  if (!page) return;
  const changes = watchDatabases(own);
  /** @type {DatabaseCopy[]} */
  let databases = [];
  let lastLocal = localText(own);
  let lastSent = "";
  let sentAt = -INTERVAL_MS;
  let isTaking = false;

  const hasChanged = () => changes.isWaiting() || localText(own) !== lastLocal;
  /** @param {Taken} taken */
  const send = (taken) => {
    const text = JSON.stringify(taken);
    if (text === lastSent) return;
    lastSent = text;
    const { snapshot, problem } = taken;
    if (problem) own.console.warn(`What the game stores is not saved to the account: ${taken.reason}.`);
    page.send("play", snapshot, problem);
  };
  const take = async () => {
    if (isTaking || !hasChanged()) return;
    isTaking = true;
    sentAt = own.performance.now();
    changes.forget();
    lastLocal = localText(own);
    const taken = await takeSnapshot(own).finally(() => (isTaking = false));
    databases = taken.snapshot?.databases ?? databases;
    send(taken);
  };
  const takeNow = () => void take().catch((error) => own.console.warn(error));

  own.setInterval(() => own.performance.now() - sentAt >= INTERVAL_MS && takeNow(), TICK_MS);
  page.onPause(takeNow);
  own.document.addEventListener("visibilitychange", () => own.document.hidden && takeNow());
  // Nothing that takes time is finished then.
  own.addEventListener("pagehide", () => {
    if (lastSent !== "" && localText(own) !== lastLocal) send(snapshotWith(own, databases));
  });
  own.navigator.locks?.request(LOCK, { mode: "shared" }, () => new Promise(() => undefined)).catch(() => undefined);
};

/**
 * In a page before the game's: lets the portal's page replace what is stored, then opens the game.
 * @param {Own} own
 * @param {string} siteOrigin
 */
export const openStorage = async (own, siteOrigin) => {
  const page = connectStoragePage(own, siteOrigin);
  const next = new URL(new URLSearchParams(own.location.search).get("next") ?? "/", own.location.origin);
  if (!page || next.origin !== own.location.origin) return;
  /** @param {boolean} isInUse */
  const exchange = async (isInUse) => {
    const { snapshot, problem } = await takeSnapshot(own);
    const answer = page.nextAnswer();
    page.send("open", snapshot, problem ?? (isInUse ? "in-use" : null));
    const change = await answer;
    if (change?.replaces !== true) return;
    await restoreSnapshot(own, change.data ?? null);
    const restored = await takeSnapshot(own);
    page.send("restored", restored.snapshot, restored.problem);
  };
  await withLock(own, exchange).catch((error) => own.console.warn(error));
  own.location.replace(next.href);
};

/** Tells whether another tab plays. @param {Own} own @param {(isInUse: boolean) => Promise<void>} run */
const withLock = async (own, run) => {
  if (!own.navigator.locks) return run(false);
  let isFree = false;
  const runAlone = () => {
    isFree = true;
    return run(false);
  };
  await own.navigator.locks.request(LOCK, { signal: AbortSignal.timeout(LOCK_MS) }, runAlone).catch((error) => {
    if (isFree) throw error;
    return run(true);
  });
};

/** @typedef {{ replaces: boolean, data?: Snapshot | null }} Answer */

/** Null but in the frame of the portal's page. @param {Own} own @param {string} siteOrigin */
const connectStoragePage = (own, siteOrigin) => {
  const { parent, top } = own;
  if (parent === own || parent !== top) return null;
  /** @type {(type: string, listener: (data: Answer) => void) => void} */
  const on = (type, listener) =>
    own.addEventListener("message", ({ source, origin, data }) => {
      if (source === parent && origin === siteOrigin && data?.type === type) listener(data);
    });
  return {
    /** @param {Stage} stage @param {Snapshot | null} data @param {string | null} problem */
    send: (stage, data, problem) =>
      parent.postMessage({ type: "STORAGE_SNAPSHOT", stage, data, ...(problem && { problem }) }, siteOrigin),
    /** @param {() => void} listener */
    onPause: (listener) => on("PAUSE", listener),
    /** Null where none comes. @returns {Promise<Answer | null>} */
    nextAnswer: () =>
      new Promise((resolve) => {
        on("STORAGE_RESTORE", resolve);
        own.setTimeout(() => resolve(null), ANSWER_MS);
      }),
  };
};

/** @param {Own} own */
const localText = ({ localStorage }) => JSON.stringify(Object.entries(localStorage).sort());

/** Whether something has been written, or may have been where nothing can be watched. @param {Own} own */
const watchDatabases = (own) => {
  let isWaiting = false;
  let hasWorkers = false;
  /** @param {object} prototype @param {string[]} names */
  const watch = (prototype, names) => {
    for (const name of names) {
      const native = /** @type {(...given: unknown[]) => unknown} */ (Reflect.get(prototype, name));
      /** @this {unknown} @param {unknown[]} given */
      const watched = function watched(...given) {
        isWaiting = true;
        return Reflect.apply(native, this, given);
      };
      Reflect.set(prototype, name, watched);
    }
  };
  watch(own.IDBObjectStore.prototype, ["put", "add", "delete", "clear"]);
  watch(own.IDBCursor.prototype, ["update", "delete"]);
  watch(own.IDBFactory.prototype, ["deleteDatabase"]);
  for (const name of /** @type {const} */ (["Worker", "SharedWorker"])) {
    /** @type {ProxyHandler<Function>} */
    const handler = {
      construct: (native, given, target) => {
        hasWorkers = true;
        return Reflect.construct(native, given, target);
      },
    };
    if (own[name]) Reflect.set(own, name, new Proxy(own[name], handler));
  }
  const isElsewhere = () => hasWorkers || own.length > 0;
  return { isWaiting: () => isWaiting || isElsewhere(), forget: () => (isWaiting = false) };
};
