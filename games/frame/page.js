// @ts-check
/** @typedef {{ type: string, on?: boolean }} PageMessage */
/** @typedef {(message: PageMessage) => void} PageListener */
/** @typedef {{ isAround: boolean, send(message: object): void, on(type: string, listener: PageListener): void, isLeftToGame(): boolean }} Page */

/**
 * The page around the frame. A game that uses the SDK gets INIT and obeys the page by itself; frames within a game get
 * what the page says from their parents.
 * @param {Window} own
 * @param {string} siteOrigin
 * @returns {Page}
 */
export const connectPage = (own, siteOrigin) => {
  const { parent, top } = own;
  const isAround = parent !== own && parent === top;
  let isLeftToGame = false;
  /** @type {{ type: string, listener: PageListener }[]} */
  const listeners = [];

  /** @param {PageMessage} message */
  const pass = (message) => {
    for (const frame of Array.from({ length: own.length }, (_, index) => own[index])) frame?.postMessage(message, "*");
  };

  /** @param {PageMessage} message */
  const obey = (message) => {
    const heard = listeners.filter(({ type }) => type === message?.type);
    if (heard.length === 0) return;
    pass({ type: message.type, on: message.on === true });
    for (const { listener } of heard) listener(message);
  };

  own.addEventListener("message", ({ source, origin, data }) => {
    if (source !== parent || parent === own || (isAround && origin !== siteOrigin)) return;
    const type = typeof data === "object" && data !== null ? data.type : null;
    if (isLeftToGame) return;
    // What the page has said before must not last.
    if (type === "INIT") for (const undone of ["RESUME", "MUTE"]) obey({ type: undone, on: false });
    else obey(data);
    isLeftToGame = type === "INIT";
  });

  return {
    isAround,
    send: (message) => {
      if (isAround) parent.postMessage(message, siteOrigin);
    },
    on: (type, listener) => listeners.push({ type, listener }),
    isLeftToGame: () => isLeftToGame,
  };
};
