/** @typedef {{ portal: string, other: string, sink: string }} Places the portal, a page of another game, a foreign host */
/** @typedef {(places: Places) => unknown} Attack what it got; "refused" or a rejection where it got nothing */

const DEADLINE_MS = 4_000;
const SETTLE_MS = 300;

/** @type {Record<string, Attack>} */
const attacks = {};

/** @param {number} ms */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @param {Record<string, Attack>} more */
export const addAttacks = (more) => Object.assign(attacks, more);

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

Object.assign(window, {
  attackNames: () => Object.keys(attacks),
  /** @param {string} name @param {Places} places */
  attempt: async (name, places) => {
    try {
      const late = pause(DEADLINE_MS).then(() => "refused");
      return String(await Promise.race([attacks[name]?.(places), late]));
    } catch {
      return "refused";
    }
  },
});
