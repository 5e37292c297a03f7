// @ts-check
/** @import { Init, Portal, ConnectOptions } from "./portal-sdk.js" */
/** @typedef {Record<string, unknown>} Dict */

/** @param {unknown} v @returns {v is Dict} */
const isDict = (v) => typeof v === "object" && v !== null;

/** @param {Dict} init */
const isInit = ({ locale, muted, user, challenge, room }) =>
  typeof locale === "string" &&
  typeof muted === "boolean" &&
  typeof user === "object" &&
  typeof room === "object" &&
  (challenge === null || (isDict(challenge) && isChallenge(challenge)));

/** @param {Dict} challenge */
const isChallenge = ({ challengeId, mode, seed }) =>
  typeof challengeId === "string" && typeof mode === "string" && (seed === null || seed === Number(seed) >>> 0);

/** @param {Dict} result */
const isResult = ({ score, newBestScore, leaderboardPosition: rank }) =>
  typeof score === "number" && typeof newBestScore === "boolean" && (rank === null || typeof rank === "number");

/** @param {URLSearchParams} query @returns {Init} */
const localInit = (query) => {
  const mode = query.get("mode") ?? "";
  const seed = query.has("seed") ? Number(query.get("seed")) >>> 0 : null;
  const rules = /** @type {const} */ ({ criteria: "highest_wins", type: "points", seed, mode });
  const challenge = mode || seed !== null ? { challengeId: "local", name: "", ...rules } : null;
  return { locale: query.get("locale") ?? "en", muted: false, user: null, challenge, room: null };
};

/** @param {URLSearchParams} query @param {number} done */
const progressOf = (query, done) => ({
  gameId: query.get("game") ?? "",
  progress: Math.min(1, Math.max(0, done)),
  strategy: query.get("strategy") ?? "on-demand",
});

/** @param {ConnectOptions} [options] @returns {Portal} */
export const connect = ({ window: own = window } = {}) => {
  const query = new URLSearchParams(own.location.search);
  const alone = own.parent === own;
  /** @type {Set<{ name: string, handler: Function }>} */
  const ears = new Set();
  let challengeId = "";
  /** @param {string} type @param {object} [more] */
  const post = (type, more) => alone || own.parent.postMessage({ type, ...more }, "*");
  /** @type {(name: string, handler: Function) => () => void} */
  const on = (name, handler) => {
    const ear = { name, handler };
    ears.add(ear);
    return () => ears.delete(ear);
  };
  /** @param {string} name @param {unknown} [value] */
  const emit = (name, value) => [...ears].forEach((l) => l.name === name && l.handler(value));

  own.addEventListener("message", ({ source, data: m }) => {
    if (alone || source !== own.parent || !isDict(m)) return;
    const { type } = m;
    if (type === "INIT" && isInit(m)) emit("init", m);
    if (type === "PAUSE" || type === "RESUME") emit(type.toLowerCase());
    if (type === "PLAY" && typeof m["gamePlayId"] === "string") emit("play", m["gamePlayId"]);
    if (type === "MUTE" && typeof m["on"] === "boolean") emit("mute", m["on"]);
    if (type === "SCORE_RESULT" && isResult(m)) emit("scoreResult", m);
    if (type === "SAVE_DATA") emit("save " + m["slot"], m["data"] ?? null);
  });

  /** @type {Portal} */
  const portal = {
    init: new Promise((resolve) => (alone ? resolve(localInit(query)) : on("init", resolve))),
    progress: (done) => post("LOAD_PROGRESS", progressOf(query, done)),
    ready: () => post("GAME_READY"),
    start: () => post("GAMEPLAY_START"),
    stop: () => post("GAMEPLAY_STOP"),
    happyTime: () => post("HAPPY_TIME"),
    requestLogin: () => post("LOGIN_REQUEST"),
    requestPurchase: (itemId) => post("PURCHASE_REQUEST", { itemId }),
    score: (score) => {
      if (!Number.isSafeInteger(score) || score < 0) throw new RangeError("Bad score");
      post("SCORE", { score, ...(challengeId && { challengeId }) });
    },
    achievement: (key) => post("ACHIEVEMENT", { key }),
    saveGet: (slot) =>
      new Promise((resolve) => {
        const off = on("save " + slot, resolve);
        setTimeout(() => (off(), resolve(null)), alone ? 0 : 5000);
        post("SAVE_GET", { slot });
      }),
    saveSet: (slot, data) => post("SAVE_SET", { slot, data }),
    on,
  };
  portal.init.then(({ challenge }) => (challengeId = challenge?.challengeId ?? ""));
  portal.progress(0);
  return portal;
};
