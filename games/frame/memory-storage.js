// @ts-check

/**
 * Browsers that block storage in frames of other sites, as in private windows, throw at the mere name of it, and games
 * stop. They get one that lasts as long as the page.
 * @param {Window & typeof globalThis} own
 */
export const replaceBlockedStorage = (own) => {
  for (const name of /** @type {const} */ (["localStorage", "sessionStorage"])) {
    if (isBlocked(own, name)) Object.defineProperty(own, name, { configurable: true, value: createStorage(own) });
  }
};

/** @param {Window} own @param {"localStorage" | "sessionStorage"} name */
const isBlocked = (own, name) => {
  try {
    return own[name] === null;
  } catch {
    return true;
  }
};

/** Entries are properties as well. @param {Window & typeof globalThis} own */
const createStorage = (own) => {
  /** @type {Map<string, string>} */
  const entries = new Map();
  const methods = {
    /** @param {string} key */
    getItem: (key) => entries.get(String(key)) ?? null,
    /** @param {string} key @param {string} value */
    setItem: (key, value) => void entries.set(String(key), String(value)),
    /** @param {string} key */
    removeItem: (key) => void entries.delete(String(key)),
    clear: () => entries.clear(),
    /** @param {number} index */
    key: (index) => [...entries.keys()][index] ?? null,
  };
  const target = Object.create(own.Storage.prototype);
  return new Proxy(target, {
    get: (_, key) => {
      if (key === "length") return entries.size;
      if (typeof key === "symbol") return Reflect.get(own.Storage.prototype, key);
      return Reflect.get(methods, key) ?? entries.get(key);
    },
    set: (_, key, value) => {
      if (typeof key === "string") methods.setItem(key, value);
      return true;
    },
    has: (_, key) => key in methods || entries.has(String(key)),
    deleteProperty: (_, key) => {
      entries.delete(String(key));
      return true;
    },
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      entries.has(String(key))
        ? { configurable: true, enumerable: true, writable: true, value: entries.get(String(key)) }
        : undefined,
  });
};
