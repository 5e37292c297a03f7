// @ts-check
const DOMAIN = /;\s*domain\s*=[^;]*/gi;

/**
 * A cookie of the domain that games have in common would reach all of them, such as one of an analytics library.
 * @param {Window & typeof globalThis} own
 */
export const keepCookies = (own) => {
  const { prototype } = own.Document;
  const cookie = Object.getOwnPropertyDescriptor(prototype, "cookie");
  if (!cookie) return;
  Object.defineProperty(prototype, "cookie", {
    ...cookie,
    set(text) {
      cookie.set?.call(this, String(text).replace(DOMAIN, ""));
    },
  });
};
