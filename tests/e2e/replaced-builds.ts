/** Environment variable with names of builds by the slugs of the demo games that play them, as JSON. */
export const REPLACED_BUILDS = "REPLACED_BUILDS";

/** A game that an engine has exported; a hostile one. */
export const BUILD_NAMES = ["plain", "hostile"] as const;
export type BuildName = (typeof BUILD_NAMES)[number];
