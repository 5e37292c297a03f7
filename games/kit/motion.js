// @ts-check

const query = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** Whether the player asks for less motion right now; the answer follows the system setting. */
export const prefersReducedMotion = () => query?.matches ?? false;
