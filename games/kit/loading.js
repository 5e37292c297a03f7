// @ts-check

/**
 * The shell reports 1 once the first frame is drawn.
 * @template {readonly Promise<unknown>[] | []} Parts
 * @param {Pick<import("../sdk/portal-sdk.js").Portal, "progress">} portal
 * @param {Parts} parts
 * @param {number} [share] of the complete loading; later code reports the rest
 */
export const loadParts = (portal, parts, share = 1) => {
  let loaded = 0;
  for (const part of parts) {
    part.then(
      () => portal.progress((share * ++loaded) / (parts.length + 1)),
      () => undefined,
    );
  }
  return Promise.all(parts);
};
