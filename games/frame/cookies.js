// @ts-check
const DOMAIN = /;\s*domain\s*=[^;]*/gi;

/**
 * A cookie of the domain that games have in common would reach all of them, such as one of an analytics library.
 * @param {Window & typeof globalThis} own
 */
export const keepCookies = (own) => {
  const { prototype } = own.Document;
  const { get, set } = Object.getOwnPropertyDescriptor(prototype, "cookie") ?? {};
  if (!get || !set) return;
  Object.defineProperty(prototype, "cookie", {
    configurable: true,
    enumerable: true,
    get,
    set(text) {
      set.call(this, String(text).replace(DOMAIN, ""));
    },
  });
};
