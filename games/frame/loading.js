// @ts-check
/** @import { Page } from "./page.js" */

const TICK_MS = 250;
const QUIET_MS = 500;
/** A sign of life while nothing more is known to have come. */
const BEAT_MS = 5_000;
/** A game that loads for ever is playable all the same. */
const MAX_LOADING_MS = 20_000;
const MOST_BEFORE_READY = 0.95;

/**
 * Tells the page how much has come over the network, until the document is there and nothing is on its way.
 * @param {Window & typeof globalThis} own
 * @param {Page} page
 * @param {number} expectedBytes
 */
export const reportLoading = (own, page, expectedBytes) => {
  if (!page.isAround) return;
  const network = watchNetwork(own);
  const now = () => own.performance.now();
  const sent = { progress: 0, at: now() };
  let documentAt = Infinity;

  /** @param {number} progress */
  const send = (progress) => {
    Object.assign(sent, { progress, at: now() });
    page.send({ type: "FRAME_PROGRESS", progress });
  };
  const tick = () => {
    const isQuiet = network.pending() === 0 && now() - network.changedAt() >= QUIET_MS;
    const isReady = now() >= documentAt && (isQuiet || now() - documentAt >= MAX_LOADING_MS);
    if (isReady || page.isLeftToGame()) own.clearInterval(timer);
    if (page.isLeftToGame()) return;
    const loaded = expectedBytes > 0 ? network.bytes() / expectedBytes : 0;
    const progress = isReady ? 1 : Math.max(sent.progress, Math.min(MOST_BEFORE_READY, loaded));
    if (progress > sent.progress || (now() - sent.at >= BEAT_MS && network.pending() > 0)) send(progress);
  };
  const timer = own.setInterval(tick, TICK_MS);
  own.addEventListener("load", () => (documentAt = now()));
  send(0);
};

/** @param {Window & typeof globalThis} own */
const watchNetwork = (own) => {
  /** @type {Map<string, number>} */
  const fetched = new Map();
  /** @type {Map<XMLHttpRequest, number>} */
  const requested = new Map();
  let finishedBytes = 0;
  let changedAt = own.performance.now();
  const change = () => (changedAt = own.performance.now());

  /** @param {string} address @param {number} difference */
  const count = (address, difference) => {
    const next = (fetched.get(address) ?? 0) + difference;
    if (next > 0) fetched.set(address, next);
    else fetched.delete(address);
    change();
  };

  /** @param {PerformanceResourceTiming} entry */
  const finish = ({ name, encodedBodySize }) => {
    finishedBytes += encodedBodySize;
    count(name, -1);
  };
  const observer = new own.PerformanceObserver((list) => {
    for (const entry of list.getEntries()) finish(/** @type {PerformanceResourceTiming} */ (entry));
  });
  for (const type of ["navigation", "resource"]) observer.observe({ type, buffered: true });

  const nativeFetch = own.fetch.bind(own);
  own.fetch = (input, init) => {
    const address = ownAddress(own, input instanceof own.Request ? input.url : String(input));
    const response = nativeFetch(input, init);
    if (address === null) return response;
    count(address, 1);
    response.catch(() => count(address, -1));
    return response;
  };

  const { prototype } = own.XMLHttpRequest;
  const nativeSend = Reflect.get(prototype, "send");
  prototype.send = function send(body) {
    requested.set(this, 0);
    this.addEventListener("progress", ({ loaded }) => {
      requested.set(this, loaded);
      change();
    });
    this.addEventListener("loadend", () => requested.delete(this) && change());
    Reflect.apply(nativeSend, this, [body]);
  };

  return {
    pending: () => fetched.size + requested.size,
    bytes: () => [...requested.values()].reduce((sum, bytes) => sum + bytes, finishedBytes),
    changedAt: () => changedAt,
  };
};

/** Null for what is not loaded from the game's own host. @param {Window} own @param {string} address */
const ownAddress = (own, address) => {
  if (!URL.canParse(address, own.document.baseURI)) return null;
  const { origin, href, hash } = new URL(address, own.document.baseURI);
  const base = new URL(own.location.href);
  return origin === base.origin ? href.slice(0, href.length - hash.length) : null;
};
