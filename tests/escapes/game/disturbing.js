import { addAttacks, pause } from "./attempt.js";

const WORKER_MS = 1_000;
const MESSAGES = 20_000;
const CALLS = 500;
const REQUESTS = 1_000;
const DIALOGS = 20;
const MARKUP = `"><img src="injected" onerror="document.title='taken'">`;

/** @param {object} message */
const say = (message) => parent.postMessage(message, "*");

const claims = [
  { type: "SCORE", score: 999_999 },
  { type: "SAVE_SET", slot: "stolen", data: 1 },
  { type: "API_CALL", id: "1", method: "POST", path: "/gg/stolen" },
  { type: "LOGIN_REQUEST" },
];

addAttacks("disturbing", {
  forgesMessagesFromAnInnerFrame: async () => {
    const frame = document.createElement("iframe");
    const source = `for (const claim of ${JSON.stringify(claims)}) top.postMessage(claim, "*")`;
    frame.srcdoc = `<script>${source}</${"script"}>`;
    document.body.append(frame);
    await pause(WORKER_MS);
    return "refused";
  },
  claimsWhatNoGameSends: () => {
    for (const score of [-1, 1e300, NaN, "1", null]) say({ type: "SCORE", score });
    say({ type: "SCORE", score: 1, challengeId: "00000000-0000-4000-8000-000000000000" });
    say({ type: "SAVE_SET", slot: "", data: 1 });
    say({ type: "SAVE_SET", slot: "x", data: "y".repeat(3_000_000) });
    say({ type: "API_CALL", id: "1", method: "DELETE", path: "/profile" });
    say({ type: "API_CALL", id: "2", method: "GET", path: "/gg/../profile" });
    say(JSON.parse('{"type":"INIT","__proto__":{"isAdmin":true}}'));
    return "refused";
  },
  writesMarkupIntoThePage: async () => {
    say({ type: "PURCHASE_REQUEST", itemId: MARKUP.slice(0, 64) });
    say({ type: "LOAD_PROGRESS", gameId: MARKUP, progress: 0.5, strategy: MARKUP });
    say({ type: "SAVE_SET", slot: MARKUP.slice(0, 64), data: MARKUP });
    say({ type: "ROOM_SEND", data: MARKUP });
    await pause(WORKER_MS);
    return "refused";
  },
  floodsThePageWithMessages: async () => {
    for (let index = 0; index < MESSAGES; index += 1) say({ type: "FLOOD", index });
    for (let index = 0; index < CALLS; index += 1) {
      say({ type: "API_CALL", id: String(index), method: "GET", path: "/gg/flood" });
      say({ type: "LOGIN_REQUEST" });
      say({ type: "ROOM_JOIN" });
    }
    await pause(WORKER_MS);
    return "refused";
  },
  floodsItsHostWithRequests: async () => {
    const flood = new AbortController();
    const { signal } = flood;
    const requests = Array.from({ length: REQUESTS }, (_, index) => fetch(`flood-${String(index)}`, { signal }));
    await Promise.race([Promise.allSettled(requests), pause(WORKER_MS)]);
    flood.abort();
    return "refused";
  },
  opensDialogsForEver: () => {
    for (let index = 0; index < DIALOGS; index += 1) {
      alert("again");
      if (confirm("again")) return "confirmed";
    }
    return prompt("again") === null ? "refused" : "answered";
  },
  coversThePage: async () => {
    const cover = document.createElement("dialog");
    cover.style.cssText = "position: fixed; inset: -5000px; z-index: 2147483647; background: red";
    document.body.append(cover);
    cover.showModal();
    await pause(WORKER_MS);
    return "refused";
  },
  startsAServiceWorker: async () => (await navigator.serviceWorker.register("attempt.js")).scope,
  startsAServiceWorkerAtItsRoot: async () => (await navigator.serviceWorker.register("/ping", { scope: "/" })).scope,
  startsAForeignWorker: ({ sink }) =>
    new Promise((resolve, reject) => {
      const worker = new Worker(`${sink}/foreign-worker`);
      worker.addEventListener("message", () => resolve("started"));
      worker.addEventListener("error", () => reject(new Error("refused")));
    }),
  setsCookiesForItsParents: async () => {
    const labels = location.hostname.split(".");
    for (let index = 0; index < labels.length; index += 1) {
      const domain = labels.slice(index).join(".");
      document.cookie = `session=forged; path=/; domain=${domain}`;
      document.cookie = `session=forged; path=/embedded/api; domain=.${domain}; SameSite=None; Secure`;
    }
    await pause(WORKER_MS);
    return "refused";
  },
});
