// @ts-check

/**
 * Loads the parts of a game side by side and reports each arrival. The last share of the progress belongs to the shell,
 * which reports 1 when the first picture is on the canvas.
 * @template {readonly Promise<unknown>[] | []} Parts
 * @param {Pick<import("../sdk/portal-sdk.js").Portal, "progress">} portal
 * @param {Parts} parts
 * @param {number} [share] of the whole loading; what comes after the parts reports the rest
 */
export const loadParts = (portal, parts, share = 1) => {
  let arrived = 0;
  for (const part of parts) {
    part.then(
      () => portal.progress((share * ++arrived) / (parts.length + 1)),
      () => undefined,
    );
  }
  return Promise.all(parts);
};
