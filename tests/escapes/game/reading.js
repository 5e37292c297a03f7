import { added, addAttacks, framed } from "./attempt.js";

/** @param {unknown} loot */
const unlessEmpty = (loot) => (String(loot) === "" ? "refused" : loot);

addAttacks("reading", {
  readsCookies: () => unlessEmpty(document.cookie),
  readsThePagesStorage: () => parent.localStorage.length,
  readsThePagesDocument: () => parent.document.title,
  readsThePagesAddress: () => parent.location.href,
  readsTheTopsDocument: () => top?.document.body.innerHTML,
  reachesItsFrameElement: () => window.frameElement?.outerHTML ?? "refused",
  readsTheWindowsName: () => unlessEmpty(window.name),
  readsTheReferrersPath: () => {
    const { pathname, search } = new URL(document.referrer);
    return unlessEmpty((pathname + search).slice(1));
  },
  findsWhatOthersStored: async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const cached = "caches" in window ? await caches.keys() : [];
    return unlessEmpty([...Object.keys(localStorage), ...Object.keys(sessionStorage), ...databases, ...cached]);
  },
  readsAnotherGamesStorage: async ({ other }) => {
    const found = await framed(other);
    return found === "refused" ? found : found.localStorage.length;
  },
  fetchesAnotherGamesFiles: async ({ other }) => (await fetch(other)).status,
  readsOtherFramesOfThePage: () => {
    const frames = Array.from({ length: parent.length }, (_, index) => parent[index]).filter((one) => one !== window);
    return frames.length === 0 ? "refused" : frames.map((one) => one?.document.title);
  },
  widensItsDomain: () => {
    document.domain = location.hostname.split(".").slice(1).join(".");
    return parent.document.title;
  },
  callsThePortal: async ({ portal }) =>
    (await fetch(`${portal}/embedded/api/profile`, { credentials: "include" })).status,
  callsThePortalBlindly: async ({ portal }) =>
    (await fetch(`${portal}/embedded/api/session/status`, { mode: "no-cors", credentials: "include" })).type,
  callsThePortalByRequest: ({ portal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.withCredentials = true;
      request.addEventListener("load", () => resolve(request.status));
      request.addEventListener("error", () => reject(new Error("refused")));
      request.open("GET", `${portal}/embedded/api/profile`);
      request.send();
    }),
  loadsThePortalAsScript: async ({ portal }) =>
    (await added("script", { src: `${portal}/embedded/api/session/status` })).tagName,
  framesThePortal: async ({ portal }) => {
    const found = await framed(`${portal}/`);
    return found === "refused" ? found : found.document.title;
  },
  asksForThePortalsCookies: async () => {
    await document.requestStorageAccess();
    return unlessEmpty(document.cookie);
  },
  listensToThePortalsTabs: () =>
    new Promise((resolve) => {
      const channel = new BroadcastChannel("session");
      channel.addEventListener("message", ({ data }) => resolve(data));
      channel.postMessage({ type: "SESSION_CHANGED" });
    }),
  sharesMemoryWithThePage: () => (window.crossOriginIsolated ? "isolated" : "refused"),
});
