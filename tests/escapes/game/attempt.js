/** @typedef {{ portal: string, other: string, sink: string }} Places the portal, a page of another game, a foreign host */
/** @typedef {(places: Places) => unknown} Attack what it got; "refused" or a rejection where it got nothing */

const DEADLINE_MS = 3_000;
const SETTLE_MS = 300;

/** @type {Record<string, Attack>} */
const attacks = {};
/** @type {Record<string, string[]>} */
const names = {};

/** @param {number} ms */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @param {string} kind @param {Record<string, Attack>} more */
export const addAttacks = (kind, more) => {
  names[kind] = Object.keys(more);
  Object.assign(attacks, more);
};

/**
 * What an element gets that is added to the page.
 * @param {string} tag
 * @param {Record<string, string>} attributes
 */
export const added = (tag, attributes) =>
  new Promise((resolve, reject) => {
    const element = document.createElement(tag);
    element.addEventListener("load", () => resolve(element));
    element.addEventListener("error", () => reject(new Error("not loaded")));
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.body.append(element);
  });

/** A frame that its policy blocks still loads: an error page. @param {string} address */
export const framed = async (address) => {
  const violation = new Promise((resolve) =>
    document.addEventListener("securitypolicyviolation", () => resolve("refused"), { once: true }),
  );
  const frame = added("iframe", { src: address }).then(async (element) => {
    await pause(SETTLE_MS);
    return element.contentWindow;
  });
  return Promise.race([violation, frame]);
};

/** @param {string} name @param {Places} places */
const attempt = async (name, places) => {
  try {
    const late = pause(DEADLINE_MS).then(() => "refused");
    return String(await Promise.race([attacks[name]?.(places), late]));
  } catch {
    return "refused";
  }
};

Object.assign(window, { attackNames: () => names, attempt });

// A script that a driver runs counts as the player's click for a while; a message does not.
addEventListener("message", async ({ data, source }) => {
  if (typeof data?.attack !== "string") return;
  while (navigator.userActivation.isActive) await pause(SETTLE_MS);
  const outcome = await attempt(data.attack, data.places);
  source?.postMessage({ attack: data.attack, outcome }, { targetOrigin: "*" });
});
