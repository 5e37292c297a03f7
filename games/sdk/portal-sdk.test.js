// @ts-check
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { connect } from "./portal-sdk.js";

const INIT = { type: "INIT", locale: "de", muted: true, user: null, challenge: null, room: null };
const CHALLENGE = {
  challengeId: "abc",
  name: "Far",
  criteria: "highest_wins",
  type: "points",
  seed: 4_294_967_295,
  mode: "distance",
};

const framedWindow = (search = "?game=lantern-run&strategy=autoloading") => {
  /** @type {Record<string, unknown>[]} */
  const posted = [];
  /** @type {((event: object) => void)[]} */
  const listeners = [];
  const parent = { postMessage: (/** @type {Record<string, unknown>} */ message) => posted.push(message) };
  const win = {
    location: { search },
    parent,
    addEventListener: (/** @type {string} */ _type, /** @type {(event: object) => void} */ listener) =>
      listeners.push(listener),
  };
  /** @param {unknown} data @param {unknown} [source] */
  const receive = (data, source = parent) => listeners.forEach((listener) => listener({ data, source }));
  return { posted, receive, window: /** @type {Window} */ (/** @type {unknown} */ (win)) };
};

const directWindow = (/** @type {string} */ search) => {
  const win = { location: { search }, parent: {}, addEventListener: () => undefined };
  win.parent = win;
  return /** @type {Window} */ (/** @type {unknown} */ (win));
};

afterEach(() => void vi.useRealTimers());

describe("portal SDK in a page", () => {
  it("stays under 4.3 kB as served", () => {
    expect(readFileSync(new URL("./portal-sdk.js", import.meta.url)).byteLength).toBeLessThan(4300);
  });

  it("reports progress with the game and strategy of its URL, clamped to 0..1", () => {
    const { window, posted } = framedWindow();
    const portal = connect({ window });
    portal.progress(0.5);
    portal.progress(7);
    const common = { type: "LOAD_PROGRESS", gameId: "lantern-run", strategy: "autoloading" };
    expect(posted).toEqual([0, 0.5, 1].map((progress) => ({ ...common, progress })));
  });

  it("resolves init with the parent's first valid INIT message only", async () => {
    const { window, receive } = framedWindow();
    const portal = connect({ window });
    receive({ ...INIT, locale: "xx" }, {});
    receive({ ...INIT, muted: "no" });
    receive({ ...INIT, challenge: { ...CHALLENGE, seed: -1 } });
    receive("INIT");
    receive(null);
    receive({ ...INIT, challenge: CHALLENGE });
    receive({ ...INIT, locale: "pl" });
    expect(await portal.init).toEqual({ ...INIT, challenge: CHALLENGE });
  });

  it("posts the events of a play and the challenge's id with the score", async () => {
    const { window, posted, receive } = framedWindow();
    const portal = connect({ window });
    receive({ ...INIT, challenge: CHALLENGE });
    await portal.init;
    portal.ready();
    portal.start();
    portal.score(12);
    portal.stop();
    portal.happyTime();
    portal.requestLogin();
    portal.requestPurchase("full");
    expect(posted.slice(1)).toEqual([
      { type: "GAME_READY" },
      { type: "GAMEPLAY_START" },
      { type: "SCORE", score: 12, challengeId: "abc" },
      { type: "GAMEPLAY_STOP" },
      { type: "HAPPY_TIME" },
      { type: "LOGIN_REQUEST" },
      { type: "PURCHASE_REQUEST", itemId: "full" },
    ]);
  });

  it.each([1.5, -1, Number.NaN, Number.POSITIVE_INFINITY])("rejects the score %s", (score) => {
    const { window } = framedWindow();
    expect(() => connect({ window }).score(score)).toThrow(RangeError);
  });

  it("forwards events, ignores malformed ones, and stops after unsubscribing", () => {
    const { window, receive } = framedWindow();
    const portal = connect({ window });
    /** @type {unknown[]} */
    const received = [];
    portal.on("pause", () => received.push("pause"));
    portal.on("resume", () => received.push("resume"));
    const off = portal.on("mute", (on) => received.push(on));
    portal.on("scoreResult", ({ leaderboardPosition }) => received.push(leaderboardPosition));
    receive({ type: "PAUSE" });
    receive({ type: "RESUME" });
    receive({ type: "MUTE", on: true });
    receive({ type: "MUTE", on: 1 });
    receive({ type: "SCORE_RESULT", score: 1, newBestScore: true, leaderboardPosition: 3 });
    receive({ type: "SCORE_RESULT", score: "1", newBestScore: true, leaderboardPosition: 3 });
    off();
    receive({ type: "MUTE", on: false });
    expect(received).toEqual(["pause", "resume", true, 3]);
  });

  it("saves, loads by slot, and returns null after five seconds", async () => {
    vi.useFakeTimers();
    const { window, posted, receive } = framedWindow();
    const portal = connect({ window });
    portal.saveSet("a", { level: 2 });
    const a = portal.saveGet("a");
    const b = portal.saveGet("b");
    receive({ type: "SAVE_DATA", slot: "a", data: { level: 2 } });
    vi.advanceTimersByTime(5000);
    expect(await a).toEqual({ level: 2 });
    expect(await b).toBeNull();
    expect(posted.slice(1)).toEqual([
      { type: "SAVE_SET", slot: "a", data: { level: 2 } },
      { type: "SAVE_GET", slot: "a" },
      { type: "SAVE_GET", slot: "b" },
    ]);
  });
});

describe("portal SDK opened directly", () => {
  it("plays without a challenge by default", async () => {
    expect(await connect({ window: directWindow("") }).init).toEqual({
      locale: "en",
      muted: false,
      user: null,
      challenge: null,
      room: null,
    });
  });

  it("reads seed, mode and locale from the query", async () => {
    const init = await connect({ window: directWindow("?seed=123&mode=x&locale=de") }).init;
    expect(init.locale).toBe("de");
    expect(init.challenge).toMatchObject({ seed: 123, mode: "x" });
  });

  it("has empty saves", async () => {
    expect(await connect({ window: directWindow("") }).saveGet("a")).toBeNull();
  });
});
